import { addDays, addMonths, monthEnd, monthStart, type CalendarDate, type Period, type Texts } from '@pendapa/contracts';
import {
  AGGREGATE_NAMES,
  AGGREGATES,
  isOfMonths,
  MONTH_AGGREGATES,
  type AggregateName,
  type MonthAggregate,
} from '../derived/aggregates.ts';
import { PAYER_SPLIT_NAMES, PAYER_SPLITS, type PayerMonthsTable, type PayerSplit } from '../derived/payer-splits.ts';
import { TOP_SPLIT_NAMES, TOP_SPLITS, type TopSplit } from '../derived/top-payers.ts';

/** Rollup of last year's days that are compared with the partial month, by all codes, without days. */
export const PARTIAL_MONTH_TABLE = 'cut_month_sums';

/** Rollup of the year to date and the same days a year before, by the codes of an aggregate, without months. */
export type ToDateTable = `${MonthAggregate}_to_date`;
export const toDateTable = (of: MonthAggregate): ToDateTable => `${of}_to_date`;

export type SourceTable = AggregateName | typeof PARTIAL_MONTH_TABLE | ToDateTable | 'payments';

/** Days that are read from one table; the segments of a cover contain each day of the period once. */
export interface Segment extends Period {
  readonly table: SourceTable;
}

export interface Cover {
  readonly segments: readonly Segment[];
  /** Reason for the choice of tables, shown by `explain`. */
  readonly reason: Texts;
}

export interface Needs {
  /** Columns of dimensions and filters of the query. */
  readonly columns: ReadonlySet<string>;
  /** Time grain of the rows. */
  readonly times: 'none' | 'months' | 'days';
}

/** Pinned tables that are ready. */
export interface ReadyRollups {
  /** Days of the partial month; null if the table is not ready. */
  readonly partialMonth: () => Period | null;
  /** Spans of the to-date rollup of an aggregate. */
  readonly toDate: (of: MonthAggregate | PayerSplit) => readonly Period[];
}
export const NO_READY_ROLLUPS: ReadyRollups = { partialMonth: () => null, toDate: () => [] };

const NO_PAYMENTS: Texts = { id: 'tidak ada pembayaran dalam periode ini', en: 'no payments in the period' };

const hasColumns = (name: AggregateName, { columns }: Needs): boolean =>
  [...columns].every((column) => (AGGREGATES[name].keys as readonly string[]).includes(column));

// Aggregates are sorted by size, so the first with the columns is the cheapest.
const smallestByDay = (needs: Needs): AggregateName | null =>
  AGGREGATE_NAMES.find((name) => !isOfMonths(name) && hasColumns(name, needs)) ?? null;
const smallestByMonth = (needs: Needs): MonthAggregate | null => MONTH_AGGREGATES.find((name) => hasColumns(name, needs)) ?? null;

/**
 * Part of the period in which there can be data.
 * If the data begin or end inside a month, the rest of that month is empty.
 * So the whole month is read, and a year to date needs no single days.
 */
function spanWithData(period: Period, extent: Period): Period | null {
  const from = period.from <= extent.from ? monthStart(extent.from) : period.from;
  const to = period.to >= extent.to ? monthEnd(extent.to) : period.to;
  return from <= to ? { from, to } : null;
}

function wholeMonths({ from, to }: Period): Period | null {
  const first = from === monthStart(from) ? from : monthStart(addMonths(monthStart(from), 1));
  const last: CalendarDate = to === monthEnd(to) ? to : addDays(monthStart(to), -1);
  return first <= last ? { from: first, to: last } : null;
}

/** Days of a period up to the last day with data. */
const upToData = ({ from, to }: Period, extent: Period): Period => ({ from, to: to < extent.to ? to : extent.to });
const isOneOf = (spans: readonly Period[], { from, to }: Period): boolean => spans.some((span) => span.from === from && span.to === to);

/** Chooses the smallest tables that together cover every day of the period. */
export function paymentCoverOf(period: Period, extent: Period | null, needs: Needs, ready: ReadyRollups = NO_READY_ROLLUPS): Cover {
  const span = extent && spanWithData(period, extent);
  if (!span) return { segments: [], reason: NO_PAYMENTS };
  const daily = smallestByDay(needs) ?? 'payments';
  if (needs.times === 'days')
    return { segments: [{ table: daily, ...span }], reason: { id: `menurut hari: ${daily}`, en: `by day: ${daily}` } };
  const months = wholeMonths(span);
  const monthly = smallestByMonth(needs);
  const days = upToData(period, extent);
  if (monthly && needs.times === 'none' && isOneOf(ready.toDate(monthly), days)) {
    const table = toDateTable(monthly);
    return { segments: [{ table, ...days }], reason: { id: `tahun berjalan: ${table}`, en: `the year to date: ${table}` } };
  }
  if (!months || !monthly)
    return { segments: [{ table: daily, ...span }], reason: { id: `tidak ada bulan yang utuh: ${daily}`, en: `no whole month: ${daily}` } };
  const partialMonth = ready.partialMonth();
  const toEdgeSegment = (rest: Period): Segment => ({
    table: daily === 'payments' && partialMonth && isOneOf([partialMonth], rest) ? PARTIAL_MONTH_TABLE : daily,
    ...rest,
  });
  const edges = [
    ...(span.from < months.from ? [toEdgeSegment({ from: span.from, to: addDays(months.from, -1) })] : []),
    ...(span.to > months.to ? [toEdgeSegment({ from: addDays(months.to, 1), to: span.to })] : []),
  ];
  const read = [...new Set(edges.map(({ table }) => table))].join(', ');
  const whole = { id: `bulan utuh: ${monthly}`, en: `whole months: ${monthly}` };
  const reason =
    edges.length === 0 ? whole : { id: `${whole.id}; hari di tepinya: ${read}`, en: `${whole.en}; days at the edges: ${read}` };
  return { segments: [{ table: monthly, ...months }, ...edges].sort((a, b) => (a.from < b.from ? -1 : 1)), reason };
}

/** Distinct payers of the year to date and of the same days a year before, by the codes of a split. */
export type PayersToDateTable = `${PayerSplit}_payers_to_date`;
export const payersToDateTable = (of: PayerSplit): PayersToDateTable => `${of}_payers_to_date`;

/** Days with stored counts of distinct payers. */
export interface CountedSegment extends Period {
  readonly table: PayerMonthsTable | PayersToDateTable | 'payer_days';
  readonly split: PayerSplit;
  /** First day of the row to which the days belong; a payer who paid since then was already counted. Null if each month or row is counted alone. */
  readonly since: CalendarDate | null;
}

/** Days for distinct payers, from single payments or from stored counts. */
export type PayerSegment = CountedSegment | (Period & { readonly table: 'payments' });

export interface PayerCover {
  readonly segments: readonly PayerSegment[];
  readonly reason: Texts;
}

export interface PayerNeeds {
  /** Columns of dimensions and filters of the query. */
  readonly columns: ReadonlySet<string>;
  /** Columns with one code per row: dimensions, and filters with one code. */
  readonly singleCodes: ReadonlySet<string>;
  /** Span of a row: the period, a calendar month, a calendar year, or something else. */
  readonly rows: 'period' | 'month' | 'year' | 'other';
  /** Number of payers over all combinations of each split; missing if nobody was counted. */
  readonly ever: Readonly<Partial<Record<PayerSplit, number>>>;
}

const hasCodesOfSplit = (split: PayerSplit, columns: ReadonlySet<string>): boolean => PAYER_SPLITS[split].every((key) => columns.has(key));

/** True if no payer is in two combinations of the finer split within one of the coarser; then finer counts may be added. */
const addsUpTo = (fine: PayerSplit, coarse: PayerSplit, { ever }: PayerNeeds): boolean =>
  fine === coarse || (ever[fine] === ever[coarse] && hasCodesOfSplit(coarse, new Set<string>(PAYER_SPLITS[fine])));

/** Smallest split with the columns whose counts may be added up to the rows of the query. */
function splitFor(needs: PayerNeeds): PayerSplit | null {
  const having = PAYER_SPLIT_NAMES.filter(
    (split) => needs.ever[split] !== undefined && [...needs.columns].every((column) => PAYER_SPLITS[split].some((key) => key === column)),
  );
  const rows = PAYER_SPLIT_NAMES.filter((split) => hasCodesOfSplit(split, needs.singleCodes));
  return having.find((fine) => rows.some((coarse) => addsUpTo(fine, coarse, needs))) ?? null;
}

/** Segments of a span that begins with a month: whole months, and the days of a partial last one. */
function countedIn(span: Period, split: PayerSplit, since: CalendarDate | null): CountedSegment[] {
  const months = wholeMonths(span);
  const rest = months ? { from: addDays(months.to, 1), to: span.to } : span;
  return [
    ...(months ? [{ table: `${split}_payer_months`, split, since, ...months } as const] : []),
    ...(rest.from <= rest.to ? [{ table: 'payer_days', split, since, ...rest } as const] : []),
  ];
}

/** Splits a period by calendar year. */
function yearsOf({ from, to }: Period): Period[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => {
    const year = String(first + index);
    return { from: index === 0 ? from : `${year}-01-01`, to: to < `${year}-12-31` ? to : `${year}-12-31` };
  });
}

/**
 * Chooses where distinct payers are counted.
 * Stored counts serve rows that begin with a month, if no payer is in two of the added combinations.
 * All other queries read single payments.
 */
export function payerCoverOf(period: Period, extent: Period | null, needs: PayerNeeds, ready: ReadyRollups = NO_READY_ROLLUPS): PayerCover {
  const { rows } = needs;
  const span = extent && spanWithData(period, extent);
  if (!span) return { segments: [], reason: NO_PAYMENTS };
  const payments = (reason: Texts): PayerCover => ({ segments: [{ table: 'payments', ...span }], reason });
  if (rows === 'other')
    return payments({ id: 'baris yang bukan bulan dan bukan tahun kalender', en: 'rows that are neither months nor calendar years' });
  const split = splitFor(needs);
  if (!split)
    return payments({
      id: 'kode yang pembayarnya tidak dihitung lebih dulu, atau ada yang memiliki beberapa kode dalam satu baris',
      en: 'codes by which payers are not counted, or of which somebody has several in one row',
    });
  const days = upToData(period, extent);
  if (rows === 'period' && isOneOf(ready.toDate(split), days)) {
    const table = payersToDateTable(split);
    return {
      segments: [{ table, split, since: null, ...days }],
      reason: { id: `sudah dihitung, tahun berjalan: ${split}`, en: `counted beforehand, the year to date: ${split}` },
    };
  }
  if (span.from === monthStart(span.from)) {
    const spans = rows === 'year' ? yearsOf(span) : [span];
    const segments = spans.flatMap((one) => countedIn(one, split, rows === 'month' ? null : one.from));
    return { segments, reason: { id: `sudah dihitung: ${split}`, en: `counted beforehand: ${split}` } };
  }
  if (rows !== 'month' || span.to <= monthEnd(span.from)) return payments({ id: 'mulai di tengah bulan', en: 'begins inside a month' });
  const first = { from: span.from, to: monthEnd(span.from) };
  const rest = { from: addDays(first.to, 1), to: span.to };
  return {
    segments: [{ table: 'payments', ...first }, ...countedIn(rest, split, null)],
    reason: {
      id: `sudah dihitung: ${split}; bulan pertama yang terpotong: payments`,
      en: `counted beforehand: ${split}; the cut first month: payments`,
    },
  };
}

/** Source of the largest payers: the stored list of a calendar year, or single payments. */
export type TopCover = { readonly reason: Texts } & (
  { readonly table: 'top_payers'; readonly split: TopSplit; readonly yearStart: CalendarDate } | { readonly table: 'payments' }
);

/** First day of the calendar year whose days with data the period contains; null without such a year. */
function wholeYear(period: Period, extent: Period): CalendarDate | null {
  const [from, to] = [period.from > extent.from ? period.from : extent.from, period.to < extent.to ? period.to : extent.to];
  const year = from.slice(0, 4);
  const begins = from === `${year}-01-01` || from === extent.from;
  const ends = to === `${year}-12-31` || (to === extent.to && to.startsWith(year));
  return from <= to && begins && ends ? `${year}-01-01` : null;
}

/**
 * Stored lists exist for each calendar year to date: of all payers, and of those of one tax or one unit. They do not
 * cover several codes or months together, so anything else reads single payments.
 */
export function topCoverOf(period: Period, extent: Period | null, where: Readonly<Partial<Record<string, readonly string[]>>>): TopCover {
  const yearStart = extent && wholeYear(period, extent);
  if (yearStart === null) {
    const reason = {
      id: 'pembayar terbesar dari rentang yang bukan tahun kalender: payments',
      en: 'the largest payers of a span that is no calendar year: payments',
    };
    return { table: 'payments', reason };
  }
  const one: Readonly<Partial<Record<string, string>>> = { tax: 'tax_code', unit: 'unit_code' };
  const columns = Object.entries(where).map(([key, codes]) => (codes?.length === 1 ? one[key] : undefined));
  const split = TOP_SPLIT_NAMES.find((name) => {
    const keys: readonly string[] = TOP_SPLITS[name];
    return keys.length === columns.length && columns.every((column) => column !== undefined && keys.includes(column));
  });
  if (split !== undefined) {
    const reason = { id: `sudah didaftar: top_payers, ${split}`, en: `listed beforehand: top_payers, ${split}` };
    return { table: 'top_payers', split, yearStart, reason };
  }
  const reason = {
    id: 'pembayar terbesar menurut kode yang tidak punya daftar: payments',
    en: 'the largest payers by codes of which no list was made: payments',
  };
  return { table: 'payments', reason };
}
