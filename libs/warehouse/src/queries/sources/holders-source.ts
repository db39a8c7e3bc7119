import type { CalendarDate, DimensionKey } from '@pendapa/contracts';
import { isCounted, isOfYear } from '../counted-days.ts';
import { taxpayerCodeSql } from '../taxpayer-codes.ts';
import type { Source, SourceRequest } from './source.ts';
import { dataDate, eachPeriod, lastSnapshotOf, oneState, type SnapshotSpan } from './spans.ts';
import { tableSource, union } from './table-source.ts';

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

/** True for holders by number of objects or by exemption, which need a materialized view. */
export const isBanded = (by: readonly DimensionKey[]): boolean => by.includes('objectsHeld') || by.includes('exemptionBand');

/** Code of a taxpayer. Without assessments exemptions are unknown. */
const code = (column: string, { context }: SourceRequest): string | null =>
  column === 'exemption_band' && !context.extracts.has('assessments') ? null : taxpayerCodeSql(column, context);

/** Rows by tax, or rows over all taxes. */
const byTaxOrAll = (relation: string, { countedBy }: SourceRequest): string =>
  countedBy.includes('taxType')
    ? `SELECT * FROM ${relation} WHERE NOT all_taxes`
    : `SELECT * REPLACE ('' AS tax_code) FROM ${relation} WHERE all_taxes`;

/** Holders. Arrears are 0 if a snapshot has none. */
const holderFigures = (_: unknown, { query, context }: SourceRequest) => ({
  [HOLDER_COLUMNS.holders]: 'holders',
  [HOLDER_COLUMNS.objects]: 'objects',
  [HOLDER_COLUMNS.arrears]: '0',
  [HOLDER_COLUMNS.unknown]: lastSnapshotOf(query, context) === undefined ? '1' : '0',
  unknown_penalty: '0',
  entries: 'holders',
});

const holderBands = tableSource({
  table: 'holder_bands',
  reason: {
    id: 'pemilik menurut jumlah objek dan pembebasan: holder_bands',
    en: 'holders by number of objects and exemption: holder_bands',
  },
  spans: ({ context }) => [{ series: 0, days: dataDate(context) }],
  code,
  figures: holderFigures,
});

/** By tax a holder counts in each, over all taxes once. */
const holdings = tableSource({
  table: 'holdings',
  reason: { id: 'objek yang dimiliki wajib pajak: holdings', en: 'what taxpayers hold: holdings' },
  spans: oneState,
  rows: (relation, _, request) => byTaxOrAll(relation, request),
  code,
  figures: holderFigures,
});

/** Payments on days over which taxpayers are counted. By tax a payer counts in each, over all taxes once. */
const payments = tableSource({
  table: ({ days }, { context }) => (isOfYear(days, context) ? 'holder_payments' : 'holder_payments_of_days'),
  reason: { id: 'pembayaran menurut siapa wajib pajaknya: holder_payments', en: 'payments by what taxpayers are: holder_payments' },
  spans: (request) => eachPeriod(request).filter(({ days }) => isCounted(days, request.context)),
  rows: (relation, { days }, request) =>
    `${byTaxOrAll(relation, request)} AND year_start = ${request.binder.day(`${days.from.slice(0, 4)}-01-01`)}`,
  code,
  figures: { [HOLDER_COLUMNS.payers]: 'payers', [HOLDER_COLUMNS.amount]: 'amount', entries: 'entries' },
});

function lastSnapshot({ query, context }: SourceRequest): SnapshotSpan[] {
  const on: CalendarDate | undefined = lastSnapshotOf(query, context);
  return on === undefined ? [] : [{ series: 0, days: { from: on, to: on }, on }];
}

const arrears = tableSource({
  table: 'holder_arrears',
  reason: { id: 'piutang menurut siapa wajib pajaknya: holder_arrears', en: 'arrears by what taxpayers are: holder_arrears' },
  spans: lastSnapshot,
  where: ({ on }, { binder }) => `snapshot_on = ${binder.day(on)}`,
  code,
  figures: {
    [HOLDER_COLUMNS.debtor]: 'object_key',
    [HOLDER_COLUMNS.debtors]: 'objects',
    [HOLDER_COLUMNS.arrears]: 'owed',
    unknown_penalty: 'without_penalty',
    entries: 'entries',
  },
});

const holdersAndTheirMoney = union(holdings, arrears, payments);

/**
 * Taxpayers as holders, payers of a fiscal year, and debtors of its last snapshot.
 * Objects and debts have one state only, so only payments have a comparison; bands have neither payments nor debts.
 */
export const holdersSource: Source = (request) => (isBanded(request.by) ? holderBands : holdersAndTheirMoney)(request);
