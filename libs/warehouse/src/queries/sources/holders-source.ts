import type { CalendarDate, DimensionKey, Period, Texts } from '@pendapa/contracts';
import { isCounted, isOfYear } from '../counted-days.ts';
import { filtersSql } from '../filters.ts';
import type { Context, Resolved } from '../resolve.ts';
import { selectedSql, type Source, type Wanted } from './source.ts';
import { taxpayerCodeSql } from '../taxpayer-codes.ts';
import { periodsOf, type Series } from '../time-shift.ts';

const BANDS: Texts = {
  id: 'pemilik menurut banyaknya objek dan pembebasan: holder_bands',
  en: 'holders by number of objects and exemption: holder_bands',
};
const HOLDINGS: Texts = { id: 'yang dimiliki wajib pajak: holdings', en: 'what taxpayers hold: holdings' };
const PAID: Texts = {
  id: 'pembayaran menurut siapa wajib pajaknya: holder_payments',
  en: 'payments by what taxpayers are: holder_payments',
};
const OWED: Texts = { id: 'piutang menurut siapa wajib pajaknya: holder_arrears', en: 'arrears by what taxpayers are: holder_arrears' };

/** Columns of holders; objects in arrears are stored counts, or keys if they occur in several rows. */
export const HOLDER = {
  holders: 'holders',
  objects: 'held_objects',
  payers: 'holding_payers',
  amount: 'held_amount',
  debtor: 'held_debtor',
  debtors: 'held_debtors',
  arrears: 'held_arrears',
  unknown: 'unknown_held_debts',
} as const;

const asks = ({ columns }: Wanted, ...names: readonly string[]): boolean => names.some((name) => columns.includes(name));

/** True for holders by number of objects or by exemption, which need a materialized view. */
export const isBanded = (by: readonly DimensionKey[]): boolean => by.includes('objectsHeld') || by.includes('exemptionBand');

/** Period of the register and the assessments: the data date. */
export const dataDate = ({ asOf }: Pick<Context, 'asOf'>): Period => ({ from: asOf, to: asOf });

/** Joins rows with attributes of taxpayers. */
function described(rows: string, figures: Readonly<Record<string, string>>, wanted: Wanted, series: Series): string {
  const { question, context, binder } = wanted;
  const selected = selectedSql(wanted, {
    series,
    time: () => 'CAST(NULL AS DATE)',
    // Without assessments exemptions are unknown.
    code: (column) => (column === 'exemption_band' && !context.extracts.has('assessments') ? null : taxpayerCodeSql(column, context)),
    figure: (column) => figures[column],
  });
  return `SELECT ${selected} FROM (${rows}) r WHERE true${filtersSql(question.where, context, binder)}`;
}

/** Rows by tax, or rows over all taxes. */
const byTaxOrAll = (relation: string, byTax: boolean): string =>
  byTax ? `SELECT * FROM ${relation} WHERE NOT all_taxes` : `SELECT * REPLACE ('' AS tax_code) FROM ${relation} WHERE all_taxes`;

/** Holders and their arrears. By tax a holder counts in each, over all taxes once. Arrears are 0 if a snapshot has none. */
function held(wanted: Wanted, snapshot: string | undefined): string[] {
  const { context, question, countedBy } = wanted;
  if (!asks(wanted, HOLDER.holders, HOLDER.objects, HOLDER.arrears, HOLDER.unknown)) return [];
  const byTax = countedBy.includes('taxType');
  const figures = {
    [HOLDER.holders]: 'holders',
    [HOLDER.objects]: 'objects',
    [HOLDER.arrears]: '0',
    [HOLDER.unknown]: snapshot === undefined ? '1' : '0',
    unknown_penalty: '0',
    entries: 'holders',
  };
  if (isBanded(wanted.by))
    return context
      .relations('holder_bands', dataDate(context), BANDS)
      .map((relation) => described(`SELECT * FROM ${relation}`, figures, wanted, 0));
  return context
    .relations('holdings', question.period, HOLDINGS)
    .map((relation) => described(byTaxOrAll(relation, byTax), figures, wanted, 0));
}

/** Payments on days over which taxpayers are counted. By tax a payer counts in each, over all taxes once. */
function paid(wanted: Wanted, series: Series, days: Period): string[] {
  const { context, binder, countedBy } = wanted;
  if (!asks(wanted, HOLDER.payers, HOLDER.amount) || !isCounted(days, context)) return [];
  const figures = { [HOLDER.payers]: 'payers', [HOLDER.amount]: 'amount', entries: 'entries' };
  const table = isOfYear(days, context) ? 'holder_payments' : 'holder_payments_of_days';
  return context.relations(table, days, PAID).map((relation) => {
    const ofYear = `year_start = ${binder.day(`${days.from.slice(0, 4)}-01-01`)}`;
    const rows = `${byTaxOrAll(relation, countedBy.includes('taxType'))} AND ${ofYear}`;
    return described(rows, figures, wanted, series);
  });
}

function owed(wanted: Wanted, snapshot: string | undefined): string[] {
  const { context, binder } = wanted;
  if (snapshot === undefined || !asks(wanted, HOLDER.debtor, HOLDER.arrears)) return [];
  const figures = {
    [HOLDER.debtor]: 'object_key',
    [HOLDER.debtors]: 'objects',
    [HOLDER.arrears]: 'owed',
    unknown_penalty: 'without_penalty',
    entries: 'entries',
  };
  return context
    .relations('holder_arrears', { from: snapshot, to: snapshot }, OWED)
    .map((relation) => described(`SELECT * FROM ${relation} WHERE snapshot_on = ${binder.day(snapshot)}`, figures, wanted, 0));
}

/** Last snapshot on or before the end of the period and the data date; undefined without one. */
export const owedOn = ({ period }: Resolved, { directory, asOf }: Context): CalendarDate | undefined =>
  directory.snapshots.filter((day) => day <= period.to && day <= asOf).at(-1);

/**
 * Source of taxpayers as holders, payers of a fiscal year, and debtors of its last snapshot.
 * Objects and debts have one state only, so only payments have a comparison.
 */
export const holdersSource: Source = (wanted) => {
  const { question, context } = wanted;
  const snapshot = owedOn(question, context);
  // Payments and arrears do not exist by these dimensions.
  if (isBanded(wanted.by)) return held(wanted, snapshot);
  return [
    ...held(wanted, snapshot),
    ...owed(wanted, snapshot),
    ...periodsOf(question).flatMap(([series, days]) => paid(wanted, series, days)),
  ];
};
