import type { LackingField } from '@pendapa/contracts';
import type { Payer } from '../derived/payer-splits.ts';
import { ON_PLAN, ON_TARGET, ON_YEAR_PLAN, type Covered } from './covered-columns.ts';
import type { Figure } from './figure.ts';
import { DEBTOR } from './sources/arrears-source.ts';
import { DUTY } from './sources/obligation-objects-source.ts';
import { HOLDER } from './sources/holders-source.ts';
import { PAYER_COLUMNS } from './sources/payers-source.ts';
import { only, sumOfColumn, sumsOfColumns, type Sum } from './sums.ts';
import { UNKNOWN_CLASS, UNNAMED_OBJECTS } from './unknown-columns.ts';

/** Component: a figure made of sums; null if unknown. Measures are made of components. */
export interface Component extends Figure {
  /** Columns of the source that it reads; the first is the main one. */
  readonly columns: readonly string[];
  /** Sums by name; equal names are equal sums. */
  readonly sums: Readonly<Record<string, Sum>>;
  /** Field that every row needs for it. */
  readonly field?: LackingField;
  /** Sum of the rows that it leaves out. */
  readonly rest?: string;
}

const summed = (column: string): Component => ({ columns: [column], sums: sumsOfColumns([column]), of: [column] });

/** Sum over the rows that have a field; unknown if none has. */
const ofField = (column: string, field: LackingField): Component => ({ ...summed(column), field });

/** Count of rows with a value in a field. It is a known 0 if some row of `told` has the field. */
const saying = (column: string, told: string, field: LackingField): Component => ({
  columns: [column, told],
  sums: sumsOfColumns([column, told]),
  of: [column],
  none: { toldBy: told },
  field,
});

/** Sum over events of a complete register: 0 without rows. */
const happened = (column: string): Component => ({ ...summed(column), happened: true });

/** Sum that is unknown if any row lacks the field; columns of `unknown` count such rows. */
const known = (column: string, ...unknown: readonly string[]): Component => {
  const counts = unknown.length > 0 ? unknown : [`unknown_${column}`];
  return {
    columns: [column, ...counts],
    sums: sumsOfColumns([column, ...counts]),
    of: [column],
    unknown: counts,
  };
};

/** Sum over taxes and units with a target. Revenue with and without target is read, too, so that an answer can name what is left out. */
const planned = (column: string, { of, without }: Covered): Component => {
  const columns = [...new Set([column, of, without])];
  return { columns, sums: sumsOfColumns(columns), of: [column] };
};
const covered = (names: Covered): Component => ({ ...planned(names.of, names), rest: names.without });

/** Distinct count: stored counts if there are any, otherwise counted from single rows. */
const different = ({ single, counted }: { readonly single: string; readonly counted: string }): Sum => ({
  sql: (series, given) => {
    const numbers = given.has(counted) ? `coalesce(sum(${only(series, counted)}), 0)` : '0';
    return given.has(single) ? `${numbers} + count(DISTINCT ${only(series, single)})` : numbers;
  },
  adds: false,
  alone: [single, counted],
});

/** Distinct payers. No payer means that the extract has no payer column, not that none paid. */
const payers = (payer: Payer, unknown: string): Component => {
  const { single, counted } = PAYER_COLUMNS[payer];
  return {
    columns: [single, counted, unknown],
    sums: { ...sumsOfColumns([unknown]), [single]: different(PAYER_COLUMNS[payer]) },
    of: [single],
    unknown: [unknown],
    none: 'unknown',
  };
};

/** Paying objects: a known 0 if every payment of the tax names its object. */
const payingObjects: Component = {
  columns: [PAYER_COLUMNS.object.single, PAYER_COLUMNS.object.counted, 'unknown_objects', UNNAMED_OBJECTS],
  sums: { ...sumsOfColumns(['unknown_objects', UNNAMED_OBJECTS]), [PAYER_COLUMNS.object.single]: different(PAYER_COLUMNS.object) },
  of: [PAYER_COLUMNS.object.single],
  unknown: ['unknown_objects'],
  silent: true,
  none: { unless: UNNAMED_OBJECTS },
};

/** Objects in arrears: unknown for recaps, which do not contain objects. */
const debtors: Component = {
  columns: [DEBTOR.single, DEBTOR.counted, 'unknown_debtors'],
  sums: { ...sumsOfColumns(['unknown_debtors']), [DEBTOR.single]: different(DEBTOR) },
  of: [DEBTOR.single],
  unknown: ['unknown_debtors'],
  silent: true,
  none: 'unknown',
};

/** Population. A region's population may be known without that of its parts, so it is queried separately. */
const residents: Component = {
  ...known('population'),
  sums: Object.fromEntries(['population', 'unknown_population'].map((column) => [column, { ...sumOfColumn(column), adds: false }])),
};

/** Count by tax or over all taxes, so that a total is never the sum of its parts. */
const counted = (column: string): Component => ({ ...summed(column), sums: { [column]: { ...sumOfColumn(column), adds: false } } });

/** Paying holders: 0 if nobody paid. */
const heldPayers: Component = {
  ...summed(HOLDER.payers),
  sums: { [HOLDER.payers]: { sql: (series) => `coalesce(sum(${only(series, HOLDER.payers)}), 0)`, adds: false } },
};

/** Holders in arrears: 0 if the snapshot has none, unknown without a snapshot. */
const heldDebtors: Component = {
  columns: [HOLDER.debtor, HOLDER.debtors, HOLDER.unknown],
  sums: {
    ...sumsOfColumns([HOLDER.unknown]),
    [HOLDER.debtor]: different({ single: HOLDER.debtor, counted: HOLDER.debtors }),
  },
  of: [HOLDER.debtor],
  unknown: [HOLDER.unknown],
};

type ByDuty = (typeof DUTY)[keyof typeof DUTY];

/** Number of objects of the first state less those of the others; unknown if recaps or `unknown` rows hide their state. */
function byDuty(counts: readonly [ByDuty, ...ByDuty[]], ...unknown: readonly string[]): Component {
  const hidden = ['unknown_objects', ...unknown];
  return {
    columns: [...counts.flatMap(({ single, counted }) => [single, counted]), ...hidden],
    sums: { ...sumsOfColumns(hidden), ...Object.fromEntries(counts.map((each) => [each.single, different(each)])) },
    of: [counts[0].single, ...counts.slice(1).map(({ single }) => single)],
    unknown: hidden,
  };
}

export const COMPONENTS = {
  amount: summed('amount'),
  principal: known('principal'),
  penalty: known('penalty'),
  discount: known('discount'),
  transactions: known('transactions'),
  objects: payers('object', 'unknown_objects'),
  onObjects: summed('amount_on_object'),
  taxpayers: payers('taxpayer', 'unknown_taxpayers'),
  onTaxpayers: summed('amount_on_taxpayer'),
  transactionsOnTaxpayers: summed('transactions_on_taxpayer'),
  digitalAmount: known('digital_amount', UNKNOWN_CLASS),
  digitalTransactions: known('digital_transactions', 'unknown_transactions', UNKNOWN_CLASS),
  chosenAmount: known('chosen_amount', UNKNOWN_CLASS),
  chosenTransactions: known('chosen_transactions', 'unknown_transactions', UNKNOWN_CLASS),
  settlementDays: ofField('settlement_days', 'paidOn'),
  settledPayments: ofField('settled_payments', 'paidOn'),
  arrearsAmount: known('arrears_amount'),
  reversals: known('reversals', 'unknown_reversals'),
  reversedAmount: known('reversed_amount', 'unknown_reversals'),

  amountOfYear: summed('amount_of_year'),
  target: summed('target'),
  targetApbd: summed('target_apbd'),
  targetApbdp: summed('target_apbdp'),
  plan: planned('plan', ON_PLAN),
  planWhole: summed('plan_whole'),
  planOfYear: planned('plan_of_year', ON_YEAR_PLAN),
  amountOfTarget: covered(ON_TARGET),
  amountOfYearPlan: covered(ON_YEAR_PLAN),
  amountOfPlan: covered(ON_PLAN),
  cost: summed('cost'),
  costOfBoth: summed('cost_of_both'),
  amountOfBoth: summed('amount_of_both'),
  residents,

  registered: summed('registered'),
  suspended: summed('suspended'),
  opened: summed('opened'),
  closed: summed('closed'),
  objectsOpened: happened('opened'),
  objectsClosed: happened('closed'),
  payingObjects,
  baseValue: known('base_value'),
  validNik: saying('valid_nik', 'checked_nik', 'nik'),
  checkedNik: ofField('checked_nik', 'nik'),
  yearlyPayers: summed('taxpayers'),
  largestAmount: counted('largest_amount'),
  weights: counted('weights'),
  weightsWhole: counted('weights_whole'),
  updated: ofField('updated', 'updatedOn'),
  updateAgeDays: ofField('update_age_days', 'updatedOn'),
  holders: counted(HOLDER.holders),
  heldObjects: counted(HOLDER.objects),
  heldPayers,
  heldAmount: summed(HOLDER.amount),
  heldArrears: known(HOLDER.arrears, HOLDER.unknown, 'unknown_penalty'),
  heldDebtors,
  profiledObjects: summed('objects'),
  profiledDebtors: known('in_arrears'),
  outdated: saying('outdated', 'updated', 'updatedOn'),
  exempt: known('exempt'),

  issued: summed('issued'),
  gross: summed('gross'),
  exemption: known('exemption'),
  reduction: known('reduction'),
  cancelled: known('cancelled'),
  netDue: known('net_due'),
  fallenDue: known('fallen_due', 'unknown_net_due', 'unknown_due_on'),
  overdue: known('overdue', 'unknown_paid', 'unknown_due_on'),
  paid: known('paid'),
  settled: known('settled', 'unknown_paid'),
  payments: summed('payments'),
  payDays: summed('pay_days'),
  collectedPrincipal: summed('paid'),

  expected: summed('expected'),
  filed: summed('filed'),
  filedOnTime: summed('filed_on_time'),
  filedByYearEnd: summed('filed_by_year_end'),
  filedOnline: known('filed_online'),
  obligations: summed('obligations'),
  paidOnTime: known('paid_on_time', 'unknown_paid'),
  paidInFull: known('paid_in_full', 'unknown_paid'),
  paidByYearEnd: known('paid_by_year_end', 'unknown_paid'),
  due: known('due'),
  amountOnTime: known('amount_on_time', 'unknown_paid'),
  amountPaid: known('amount_paid', 'unknown_paid'),

  objectsDue: byDuty([DUTY.due]),
  objectsOwing: byDuty([DUTY.owing], 'unknown_paid'),
  objectsCompliant: byDuty([DUTY.due, DUTY.owing], 'unknown_paid'),
  owedByObjects: known('owed', 'unknown_paid'),
  objectsFiling: byDuty([DUTY.filing]),
  objectsUnfiled: byDuty([DUTY.unfiled]),

  lateInterest: known('late_interest', 'unknown_interest', 'unknown_paid'),
  objectYears: summed('object_years'),
  compliantYears: known('compliant_years', 'unknown_paid'),

  arrearsPrincipal: summed('principal'),
  total: known('total', 'unknown_penalty'),
  overYear: known('over_year', 'unknown_penalty'),
  lapsed: known('lapsed', 'unknown_lapsed', 'unknown_penalty'),
  disputed: known('disputed', 'unknown_disputed', 'unknown_penalty'),
  uncollectible: known('uncollectible', 'unknown_uncollectible', 'unknown_penalty'),
  collectible: known('collectible', 'unknown_collectible', 'unknown_penalty'),
  expiring: known('expiring', 'unknown_lapsed', 'unknown_penalty'),
  allowance: known('allowance', 'unknown_allowance', 'unknown_penalty'),
  collectibleAllowance: known('collectible_allowance', 'unknown_allowance', 'unknown_collectible', 'unknown_penalty'),
  arrearsDocuments: summed('documents'),
  collections: summed('collections'),
  debtors,
  onDebtors: known('on_object'),

  opening: summed('opening'),
  openingOfYear: summed('opening_of_year'),
  added: summed('added'),
  collected: summed('collected'),
  writtenOff: summed('written_off'),
  adjusted: summed('adjusted'),
  closing: summed('closing'),

  untouched: known('untouched', 'unknown_untouched', 'unknown_penalty'),
  lateDocuments: known('late_documents', 'unknown_late'),
  lateAmount: known('late_amount', 'unknown_late', 'unknown_penalty'),

  debtorsOpening: known('debtors_opening', 'unknown_debtors'),
  debtorsAdded: known('debtors_added', 'unknown_debtors'),
  debtorsReturned: known('debtors_returned', 'unknown_debtors'),
  debtorsCleared: known('debtors_cleared', 'unknown_debtors'),
  debtorsStayed: known('debtors_stayed', 'unknown_debtors'),
  debtorsClosing: known('debtors_closing', 'unknown_debtors'),
  owedThen: known('owed_then', 'unknown_penalty'),
  owedNow: known('owed_now', 'unknown_penalty'),

  actions: summed('actions'),
  pursued: known('amount', 'unknown_amount'),
  settledActions: saying('settled', 'with_result', 'result'),
  actionsWithResult: ofField('with_result', 'result'),
} as const satisfies Record<string, Component>;

export type ComponentKey = keyof typeof COMPONENTS;
