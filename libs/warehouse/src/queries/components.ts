import type { LackingField } from '@pendapa/contracts';
import type { Payer } from '../derived/payer-splits.ts';
import { ON_PLAN, ON_TARGET, ON_YEAR_PLAN, type Covered } from './covered-columns.ts';
import type { Figure } from './figure.ts';
import { DEBTOR_COLUMNS } from './sources/arrears-source.ts';
import { OBLIGATION_STATE_COLUMNS } from './sources/obligation-objects-source.ts';
import { HOLDER_COLUMNS } from './sources/holders-source.ts';
import { PAYER_COLUMNS } from './sources/payers-source.ts';
import { ofSeries, sumOfColumn, sumsOfColumns, type Sum } from './sums.ts';
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

const sumComponent = (column: string): Component => ({ columns: [column], sums: sumsOfColumns([column]), of: [column] });

/** Sum over the rows that have a field; unknown if none has. */
const sumOfField = (column: string, field: LackingField): Component => ({ ...sumComponent(column), field });

/** Count of rows with a value in a field. It is a known 0 if `rowsWithField` counts any row. */
const countOfField = (column: string, rowsWithField: string, field: LackingField): Component => ({
  columns: [column, rowsWithField],
  sums: sumsOfColumns([column, rowsWithField]),
  of: [column],
  zeroMeaning: { knownIfPositive: rowsWithField },
  field,
});

/** Sum over events of a complete register: 0 without rows. */
const eventSum = (column: string): Component => ({ ...sumComponent(column), isZeroWithoutRows: true });

/** Sum that is unknown if any row lacks the field; columns of `unknown` count such rows. */
const sumIfKnown = (column: string, ...unknown: readonly string[]): Component => {
  const counts = unknown.length > 0 ? unknown : [`unknown_${column}`];
  return {
    columns: [column, ...counts],
    sums: sumsOfColumns([column, ...counts]),
    of: [column],
    unknown: counts,
  };
};

/** Sum over taxes and units with a target. Revenue with and without target is read, too, so that an answer can name what is left out. */
const planComponent = (column: string, { of, without }: Covered): Component => {
  const columns = [...new Set([column, of, without])];
  return { columns, sums: sumsOfColumns(columns), of: [column] };
};
const coveredRevenue = (names: Covered): Component => ({ ...planComponent(names.of, names), rest: names.without });

/** Distinct count: stored counts if there are any, otherwise counted from single rows. */
const distinctCount = ({ keyColumn, countColumn }: { readonly keyColumn: string; readonly countColumn: string }): Sum => ({
  sql: (series, presentColumns) => {
    const numbers = presentColumns.has(countColumn) ? `coalesce(sum(${ofSeries(series, countColumn)}), 0)` : '0';
    return presentColumns.has(keyColumn) ? `${numbers} + count(DISTINCT ${ofSeries(series, keyColumn)})` : numbers;
  },
  isAdditive: false,
  separateColumns: [keyColumn, countColumn],
});

/** Distinct payers. No payer means that the extract has no payer column, not that none paid. */
const distinctPayers = (payer: Payer, unknown: string): Component => {
  const { keyColumn, countColumn } = PAYER_COLUMNS[payer];
  return {
    columns: [keyColumn, countColumn, unknown],
    sums: { ...sumsOfColumns([unknown]), [keyColumn]: distinctCount(PAYER_COLUMNS[payer]) },
    of: [keyColumn],
    unknown: [unknown],
    zeroMeaning: 'unknown',
  };
};

/** Paying objects: a known 0 if every payment of the tax names its object. */
const payingObjects: Component = {
  columns: [PAYER_COLUMNS.object.keyColumn, PAYER_COLUMNS.object.countColumn, 'unknown_objects', UNNAMED_OBJECTS],
  sums: { ...sumsOfColumns(['unknown_objects', UNNAMED_OBJECTS]), [PAYER_COLUMNS.object.keyColumn]: distinctCount(PAYER_COLUMNS.object) },
  of: [PAYER_COLUMNS.object.keyColumn],
  unknown: ['unknown_objects'],
  treatsMissingAsZero: true,
  zeroMeaning: { knownIfZero: UNNAMED_OBJECTS },
};

/** Objects in arrears: unknown for recaps, which do not contain objects. */
const debtors: Component = {
  columns: [DEBTOR_COLUMNS.keyColumn, DEBTOR_COLUMNS.countColumn, 'unknown_debtors'],
  sums: { ...sumsOfColumns(['unknown_debtors']), [DEBTOR_COLUMNS.keyColumn]: distinctCount(DEBTOR_COLUMNS) },
  of: [DEBTOR_COLUMNS.keyColumn],
  unknown: ['unknown_debtors'],
  treatsMissingAsZero: true,
  zeroMeaning: 'unknown',
};

/** Population. A region's population may be known without that of its parts, so it is queried separately. */
const residents: Component = {
  ...sumIfKnown('population'),
  sums: Object.fromEntries(['population', 'unknown_population'].map((column) => [column, { ...sumOfColumn(column), isAdditive: false }])),
};

/** Count by tax or over all taxes, so that a total is never the sum of its parts. */
const nonAdditiveSum = (column: string): Component => ({
  ...sumComponent(column),
  sums: { [column]: { ...sumOfColumn(column), isAdditive: false } },
});

/** Paying holders: 0 if nobody paid. */
const payingHolders: Component = {
  ...sumComponent(HOLDER_COLUMNS.payers),
  sums: { [HOLDER_COLUMNS.payers]: { sql: (series) => `coalesce(sum(${ofSeries(series, HOLDER_COLUMNS.payers)}), 0)`, isAdditive: false } },
};

/** Objects of holders in arrears: 0 if the snapshot has none, unknown without a snapshot. */
const holderObjectsInArrears: Component = {
  columns: [HOLDER_COLUMNS.debtor, HOLDER_COLUMNS.debtors, HOLDER_COLUMNS.unknown],
  sums: {
    ...sumsOfColumns([HOLDER_COLUMNS.unknown]),
    [HOLDER_COLUMNS.debtor]: distinctCount({ keyColumn: HOLDER_COLUMNS.debtor, countColumn: HOLDER_COLUMNS.debtors }),
  },
  of: [HOLDER_COLUMNS.debtor],
  unknown: [HOLDER_COLUMNS.unknown],
};

type ObjectStateColumns = (typeof OBLIGATION_STATE_COLUMNS)[keyof typeof OBLIGATION_STATE_COLUMNS];

/** Number of objects of the first state less those of the others; unknown if recaps or `unknown` rows hide their state. */
function objectsByState(counts: readonly [ObjectStateColumns, ...ObjectStateColumns[]], ...unknown: readonly string[]): Component {
  const hidden = ['unknown_objects', ...unknown];
  return {
    columns: [...counts.flatMap(({ keyColumn, countColumn }) => [keyColumn, countColumn]), ...hidden],
    sums: { ...sumsOfColumns(hidden), ...Object.fromEntries(counts.map((each) => [each.keyColumn, distinctCount(each)])) },
    of: [counts[0].keyColumn, ...counts.slice(1).map(({ keyColumn }) => keyColumn)],
    unknown: hidden,
  };
}

export const COMPONENTS = {
  amount: sumComponent('amount'),
  principal: sumIfKnown('principal'),
  penalty: sumIfKnown('penalty'),
  discount: sumIfKnown('discount'),
  transactions: sumIfKnown('transactions'),
  objects: distinctPayers('object', 'unknown_objects'),
  onObjects: sumComponent('amount_on_object'),
  taxpayers: distinctPayers('taxpayer', 'unknown_taxpayers'),
  onTaxpayers: sumComponent('amount_on_taxpayer'),
  transactionsOnTaxpayers: sumComponent('transactions_on_taxpayer'),
  digitalAmount: sumIfKnown('digital_amount', UNKNOWN_CLASS),
  digitalTransactions: sumIfKnown('digital_transactions', 'unknown_transactions', UNKNOWN_CLASS),
  chosenAmount: sumIfKnown('chosen_amount', UNKNOWN_CLASS),
  chosenTransactions: sumIfKnown('chosen_transactions', 'unknown_transactions', UNKNOWN_CLASS),
  settlementDays: sumOfField('settlement_days', 'paidOn'),
  settledPayments: sumOfField('settled_payments', 'paidOn'),
  arrearsAmount: sumIfKnown('arrears_amount'),
  reversals: sumIfKnown('reversals', 'unknown_reversals'),
  reversedAmount: sumIfKnown('reversed_amount', 'unknown_reversals'),

  amountOfYear: sumComponent('amount_of_year'),
  target: sumComponent('target'),
  targetApbd: sumComponent('target_apbd'),
  targetApbdp: sumComponent('target_apbdp'),
  plan: planComponent('plan', ON_PLAN),
  planWhole: sumComponent('plan_whole'),
  planOfYear: planComponent('plan_of_year', ON_YEAR_PLAN),
  amountOfTarget: coveredRevenue(ON_TARGET),
  amountOfYearPlan: coveredRevenue(ON_YEAR_PLAN),
  amountOfPlan: coveredRevenue(ON_PLAN),
  cost: sumComponent('cost'),
  costOfBoth: sumComponent('cost_of_both'),
  amountOfBoth: sumComponent('amount_of_both'),
  residents,

  registered: sumComponent('registered'),
  suspended: sumComponent('suspended'),
  opened: sumComponent('opened'),
  closed: sumComponent('closed'),
  objectsOpened: eventSum('opened'),
  objectsClosed: eventSum('closed'),
  payingObjects,
  baseValue: sumIfKnown('base_value'),
  validNik: countOfField('valid_nik', 'checked_nik', 'nik'),
  checkedNik: sumOfField('checked_nik', 'nik'),
  yearlyPayers: sumComponent('taxpayers'),
  largestAmount: nonAdditiveSum('largest_amount'),
  weights: nonAdditiveSum('weights'),
  weightsWhole: nonAdditiveSum('weights_whole'),
  updated: sumOfField('updated', 'updatedOn'),
  updateAgeDays: sumOfField('update_age_days', 'updatedOn'),
  holders: nonAdditiveSum(HOLDER_COLUMNS.holders),
  holderObjects: nonAdditiveSum(HOLDER_COLUMNS.objects),
  payingHolders,
  holderAmount: sumComponent(HOLDER_COLUMNS.amount),
  holderArrears: sumIfKnown(HOLDER_COLUMNS.arrears, HOLDER_COLUMNS.unknown, 'unknown_penalty'),
  holderObjectsInArrears,
  profiledObjects: sumComponent('objects'),
  profiledDebtors: sumIfKnown('in_arrears'),
  outdated: countOfField('outdated', 'updated', 'updatedOn'),
  exempt: sumIfKnown('exempt'),

  issued: sumComponent('issued'),
  gross: sumComponent('gross'),
  exemption: sumIfKnown('exemption'),
  reduction: sumIfKnown('reduction'),
  cancelled: sumIfKnown('cancelled'),
  netDue: sumIfKnown('net_due'),
  fallenDue: sumIfKnown('fallen_due', 'unknown_net_due', 'unknown_due_on'),
  overdue: sumIfKnown('overdue', 'unknown_paid', 'unknown_due_on'),
  paid: sumIfKnown('paid'),
  settled: sumIfKnown('settled', 'unknown_paid'),
  payments: sumComponent('payments'),
  payDays: sumComponent('pay_days'),
  collectedPrincipal: sumComponent('paid'),

  expected: sumComponent('expected'),
  filed: sumComponent('filed'),
  filedOnTime: sumComponent('filed_on_time'),
  filedByYearEnd: sumComponent('filed_by_year_end'),
  filedOnline: sumIfKnown('filed_online'),
  obligations: sumComponent('obligations'),
  paidOnTime: sumIfKnown('paid_on_time', 'unknown_paid'),
  paidInFull: sumIfKnown('paid_in_full', 'unknown_paid'),
  paidByYearEnd: sumIfKnown('paid_by_year_end', 'unknown_paid'),
  due: sumIfKnown('due'),
  amountOnTime: sumIfKnown('amount_on_time', 'unknown_paid'),
  amountPaid: sumIfKnown('amount_paid', 'unknown_paid'),

  objectsDue: objectsByState([OBLIGATION_STATE_COLUMNS.due]),
  objectsOwing: objectsByState([OBLIGATION_STATE_COLUMNS.owing], 'unknown_paid'),
  objectsCompliant: objectsByState([OBLIGATION_STATE_COLUMNS.due, OBLIGATION_STATE_COLUMNS.owing], 'unknown_paid'),
  owedByObjects: sumIfKnown('owed', 'unknown_paid'),
  objectsFiling: objectsByState([OBLIGATION_STATE_COLUMNS.filing]),
  objectsUnfiled: objectsByState([OBLIGATION_STATE_COLUMNS.unfiled]),

  lateInterest: sumIfKnown('late_interest', 'unknown_interest', 'unknown_paid'),
  objectYears: sumComponent('object_years'),
  compliantYears: sumIfKnown('compliant_years', 'unknown_paid'),

  arrearsPrincipal: sumComponent('principal'),
  total: sumIfKnown('total', 'unknown_penalty'),
  overYear: sumIfKnown('over_year', 'unknown_penalty'),
  lapsed: sumIfKnown('lapsed', 'unknown_lapsed', 'unknown_penalty'),
  disputed: sumIfKnown('disputed', 'unknown_disputed', 'unknown_penalty'),
  uncollectible: sumIfKnown('uncollectible', 'unknown_uncollectible', 'unknown_penalty'),
  collectible: sumIfKnown('collectible', 'unknown_collectible', 'unknown_penalty'),
  expiring: sumIfKnown('expiring', 'unknown_lapsed', 'unknown_penalty'),
  allowance: sumIfKnown('allowance', 'unknown_allowance', 'unknown_penalty'),
  collectibleAllowance: sumIfKnown('collectible_allowance', 'unknown_allowance', 'unknown_collectible', 'unknown_penalty'),
  arrearsDocuments: sumComponent('documents'),
  collections: sumComponent('collections'),
  debtors,
  onDebtors: sumIfKnown('on_object'),

  opening: sumComponent('opening'),
  openingOfYear: sumComponent('opening_of_year'),
  added: sumComponent('added'),
  collected: sumComponent('collected'),
  writtenOff: sumComponent('written_off'),
  adjusted: sumComponent('adjusted'),
  closing: sumComponent('closing'),

  untouched: sumIfKnown('untouched', 'unknown_untouched', 'unknown_penalty'),
  lateDocuments: sumIfKnown('late_documents', 'unknown_late'),
  lateAmount: sumIfKnown('late_amount', 'unknown_late', 'unknown_penalty'),

  debtorsOpening: sumIfKnown('debtors_opening', 'unknown_debtors'),
  debtorsAdded: sumIfKnown('debtors_added', 'unknown_debtors'),
  debtorsReturned: sumIfKnown('debtors_returned', 'unknown_debtors'),
  debtorsCleared: sumIfKnown('debtors_cleared', 'unknown_debtors'),
  debtorsStayed: sumIfKnown('debtors_stayed', 'unknown_debtors'),
  debtorsClosing: sumIfKnown('debtors_closing', 'unknown_debtors'),
  owedThen: sumIfKnown('owed_then', 'unknown_penalty'),
  owedNow: sumIfKnown('owed_now', 'unknown_penalty'),

  actions: sumComponent('actions'),
  pursued: sumIfKnown('amount', 'unknown_amount'),
  settledActions: countOfField('settled', 'with_result', 'result'),
  actionsWithResult: sumOfField('with_result', 'result'),
} as const satisfies Record<string, Component>;

export type ComponentKey = keyof typeof COMPONENTS;
