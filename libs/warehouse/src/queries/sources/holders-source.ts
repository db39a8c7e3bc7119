import type { CalendarDate, DimensionKey, Period, Texts } from '@pendapa/contracts';
import { isCounted, isOfYear } from '../counted-days.ts';
import { filtersSql } from '../filters.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { selectedSql, type Source, type SourceRequest } from './source.ts';
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
export const HOLDER_COLUMNS = {
  holders: 'holders',
  objects: 'held_objects',
  payers: 'holding_payers',
  amount: 'held_amount',
  debtor: 'held_debtor',
  debtors: 'held_debtors',
  arrears: 'held_arrears',
  unknown: 'unknown_held_debts',
} as const;

const needsAny = ({ columns }: SourceRequest, ...names: readonly string[]): boolean => names.some((name) => columns.includes(name));

/** True for holders by number of objects or by exemption, which need a materialized view. */
export const isBanded = (by: readonly DimensionKey[]): boolean => by.includes('objectsHeld') || by.includes('exemptionBand');

/** Period of the register and the assessments: the data date. */
export const dataDate = ({ asOf }: Pick<Context, 'asOf'>): Period => ({ from: asOf, to: asOf });

/** Joins rows with attributes of taxpayers. */
function describedSql(rows: string, figures: Readonly<Record<string, string>>, request: SourceRequest, series: Series): string {
  const { query, context, binder } = request;
  const selected = selectedSql(request, {
    series,
    time: () => 'CAST(NULL AS DATE)',
    // Without assessments exemptions are unknown.
    code: (column) => (column === 'exemption_band' && !context.extracts.has('assessments') ? null : taxpayerCodeSql(column, context)),
    figure: (column) => figures[column],
  });
  return `SELECT ${selected} FROM (${rows}) r WHERE true${filtersSql(query.where, context, binder)}`;
}

/** Rows by tax, or rows over all taxes. */
const byTaxOrAll = (relation: string, byTax: boolean): string =>
  byTax ? `SELECT * FROM ${relation} WHERE NOT all_taxes` : `SELECT * REPLACE ('' AS tax_code) FROM ${relation} WHERE all_taxes`;

/** Holders and their arrears. By tax a holder counts in each, over all taxes once. Arrears are 0 if a snapshot has none. */
function holderRows(request: SourceRequest, snapshot: string | undefined): string[] {
  const { context, query, countedBy } = request;
  if (!needsAny(request, HOLDER_COLUMNS.holders, HOLDER_COLUMNS.objects, HOLDER_COLUMNS.arrears, HOLDER_COLUMNS.unknown)) return [];
  const byTax = countedBy.includes('taxType');
  const figures = {
    [HOLDER_COLUMNS.holders]: 'holders',
    [HOLDER_COLUMNS.objects]: 'objects',
    [HOLDER_COLUMNS.arrears]: '0',
    [HOLDER_COLUMNS.unknown]: snapshot === undefined ? '1' : '0',
    unknown_penalty: '0',
    entries: 'holders',
  };
  if (isBanded(request.by))
    return context
      .relations('holder_bands', dataDate(context), BANDS)
      .map((relation) => describedSql(`SELECT * FROM ${relation}`, figures, request, 0));
  return context
    .relations('holdings', query.period, HOLDINGS)
    .map((relation) => describedSql(byTaxOrAll(relation, byTax), figures, request, 0));
}

/** Payments on days over which taxpayers are counted. By tax a payer counts in each, over all taxes once. */
function payerRows(request: SourceRequest, series: Series, days: Period): string[] {
  const { context, binder, countedBy } = request;
  if (!needsAny(request, HOLDER_COLUMNS.payers, HOLDER_COLUMNS.amount) || !isCounted(days, context)) return [];
  const figures = { [HOLDER_COLUMNS.payers]: 'payers', [HOLDER_COLUMNS.amount]: 'amount', entries: 'entries' };
  const table = isOfYear(days, context) ? 'holder_payments' : 'holder_payments_of_days';
  return context.relations(table, days, PAID).map((relation) => {
    const ofYear = `year_start = ${binder.day(`${days.from.slice(0, 4)}-01-01`)}`;
    const rows = `${byTaxOrAll(relation, countedBy.includes('taxType'))} AND ${ofYear}`;
    return describedSql(rows, figures, request, series);
  });
}

function arrearsRows(request: SourceRequest, snapshot: string | undefined): string[] {
  const { context, binder } = request;
  if (snapshot === undefined || !needsAny(request, HOLDER_COLUMNS.debtor, HOLDER_COLUMNS.arrears)) return [];
  const figures = {
    [HOLDER_COLUMNS.debtor]: 'object_key',
    [HOLDER_COLUMNS.debtors]: 'objects',
    [HOLDER_COLUMNS.arrears]: 'owed',
    unknown_penalty: 'without_penalty',
    entries: 'entries',
  };
  return context
    .relations('holder_arrears', { from: snapshot, to: snapshot }, OWED)
    .map((relation) => describedSql(`SELECT * FROM ${relation} WHERE snapshot_on = ${binder.day(snapshot)}`, figures, request, 0));
}

/** Last snapshot on or before the end of the period and the data date; undefined without one. */
export const lastSnapshotOf = ({ period }: ResolvedQuery, { directory, asOf }: Context): CalendarDate | undefined =>
  directory.snapshots.filter((day) => day <= period.to && day <= asOf).at(-1);

/**
 * Source of taxpayers as holders, payers of a fiscal year, and debtors of its last snapshot.
 * Objects and debts have one state only, so only payments have a comparison.
 */
export const holdersSource: Source = (request) => {
  const { query, context } = request;
  const snapshot = lastSnapshotOf(query, context);
  // Payments and arrears do not exist by these dimensions.
  if (isBanded(request.by)) return holderRows(request, snapshot);
  return [
    ...holderRows(request, snapshot),
    ...arrearsRows(request, snapshot),
    ...periodsOf(query).flatMap(([series, days]) => payerRows(request, series, days)),
  ];
};
