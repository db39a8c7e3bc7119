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

/** Sums by all codes of the days of last year that are compared with those of the month under way; without their days. */
export const PARTIAL_MONTH_TABLE = 'cut_month_sums';

/** Sums by the codes of an aggregate of the year to the data date, and of the same days a year before; without their months. */
export type ToDateTable = `${MonthAggregate}_to_date`;
export const toDateTable = (of: MonthAggregate): ToDateTable => `${of}_to_date`;

export type SourceTable = AggregateName | typeof PARTIAL_MONTH_TABLE | ToDateTable | 'payments';

/** Whole days of one table; the segments of a cover touch each day of the period once. */
export interface Segment extends Period {
  readonly table: SourceTable;
}

export interface Cover {
  readonly segments: readonly Segment[];
  /** Why these tables, for the person who asks why an answer is slow. */
  readonly reason: Texts;
}

export interface Needs {
  /** Codes by which the question splits or filters. */
  readonly columns: ReadonlySet<string>;
  /** What tells the rows apart in time. */
  readonly times: 'none' | 'months' | 'days';
}

/** What is held in memory beside the tables of a generation, as far as it is ready. */
export interface Summed {
  /** The days of `CUT_MONTH`; null where it is not there. */
  readonly partialMonth: () => Period | null;
  /** The spans that the sums to date of an aggregate tell of. */
  readonly toDate: (of: MonthAggregate | PayerSplit) => readonly Period[];
}
export const NOTHING_SUMMED: Summed = { partialMonth: () => null, toDate: () => [] };

const NO_PAYMENTS: Texts = { id: 'tidak ada pembayaran dalam periode ini', en: 'no payments in the period' };

const holds = (name: AggregateName, { columns }: Needs): boolean =>
  [...columns].every((column) => (AGGREGATES[name].keys as readonly string[]).includes(column));

// Aggregates are listed from the smallest to the largest: the first that has the columns is the cheapest.
const smallestByDay = (needs: Needs): AggregateName | null =>
  AGGREGATE_NAMES.find((name) => !isOfMonths(name) && holds(name, needs)) ?? null;
const smallestByMonth = (needs: Needs): MonthAggregate | null => MONTH_AGGREGATES.find((name) => holds(name, needs)) ?? null;

/**
 * The part of the period in which there can be data. Where the data begin or end inside a month, the rest of that month is
 * empty, so the whole month may be read: a year to date needs no look at single days.
 */
function withData(period: Period, extent: Period): Period | null {
  const from = period.from <= extent.from ? monthStart(extent.from) : period.from;
  const to = period.to >= extent.to ? monthEnd(extent.to) : period.to;
  return from <= to ? { from, to } : null;
}

function wholeMonths({ from, to }: Period): Period | null {
  const first = from === monthStart(from) ? from : monthStart(addMonths(monthStart(from), 1));
  const last: CalendarDate = to === monthEnd(to) ? to : addDays(monthStart(to), -1);
  return first <= last ? { from: first, to: last } : null;
}

/** The days of a period up to the last one with data; those behind it are empty. */
const upToData = ({ from, to }: Period, extent: Period): Period => ({ from, to: to < extent.to ? to : extent.to });
const isOneOf = (spans: readonly Period[], { from, to }: Period): boolean => spans.some((span) => span.from === from && span.to === to);

/** Chooses the smallest tables that together answer for every day of the period. */
export function coverOf(period: Period, extent: Period | null, needs: Needs, summed: Summed = NOTHING_SUMMED): Cover {
  const span = extent && withData(period, extent);
  if (!span) return { segments: [], reason: NO_PAYMENTS };
  const daily = smallestByDay(needs) ?? 'payments';
  if (needs.times === 'days')
    return { segments: [{ table: daily, ...span }], reason: { id: `menurut hari: ${daily}`, en: `by day: ${daily}` } };
  const months = wholeMonths(span);
  const monthly = smallestByMonth(needs);
  const days = upToData(period, extent);
  if (monthly && needs.times === 'none' && isOneOf(summed.toDate(monthly), days)) {
    const table = toDateTable(monthly);
    return { segments: [{ table, ...days }], reason: { id: `tahun berjalan: ${table}`, en: `the year to date: ${table}` } };
  }
  if (!months || !monthly)
    return { segments: [{ table: daily, ...span }], reason: { id: `tidak ada bulan yang utuh: ${daily}`, en: `no whole month: ${daily}` } };
  const cut = summed.partialMonth();
  const edge = (rest: Period): Segment => ({
    table: daily === 'payments' && cut && isOneOf([cut], rest) ? PARTIAL_MONTH_TABLE : daily,
    ...rest,
  });
  const edges = [
    ...(span.from < months.from ? [edge({ from: span.from, to: addDays(months.from, -1) })] : []),
    ...(span.to > months.to ? [edge({ from: addDays(months.to, 1), to: span.to })] : []),
  ];
  const read = [...new Set(edges.map(({ table }) => table))].join(', ');
  const whole = { id: `bulan utuh: ${monthly}`, en: `whole months: ${monthly}` };
  const reason =
    edges.length === 0 ? whole : { id: `${whole.id}; hari di tepinya: ${read}`, en: `${whole.en}; days at the edges: ${read}` };
  return { segments: [{ table: monthly, ...months }, ...edges].sort((a, b) => (a.from < b.from ? -1 : 1)), reason };
}

/** How many different payers of a split there were in the year to the data date, and on the same days a year before. */
export type PayersToDateTable = `${PayerSplit}_payers_to_date`;
export const payersToDateTable = (of: PayerSplit): PayersToDateTable => `${of}_payers_to_date`;

/** Days within which different payers were counted beforehand. */
export interface CountedSegment extends Period {
  readonly table: PayerMonthsTable | PayersToDateTable | 'payer_days';
  readonly split: PayerSplit;
  /** First day of the row to which the days belong: who paid on it or after it before these days counts already. Null: each month, or each row, stands alone. */
  readonly since: CalendarDate | null;
}

/** Days within which different payers are counted: in the payments, or as numbers that were counted beforehand. */
export type PayerSegment = CountedSegment | (Period & { readonly table: 'payments' });

export interface PayerCover {
  readonly segments: readonly PayerSegment[];
  readonly reason: Texts;
}

export interface PayerNeeds {
  /** Codes by which the question splits or filters. */
  readonly columns: ReadonlySet<string>;
  /** Those of them that are one code in each row: by the split itself, or by a filter with one code. */
  readonly single: ReadonlySet<string>;
  /** What one row spans: the whole period, each calendar month, each calendar year, or something else. */
  readonly rows: 'period' | 'month' | 'year' | 'other';
  /** How many payers there have ever been in all combinations of a split together; none where nobody was counted. */
  readonly ever: Readonly<Partial<Record<PayerSplit, number>>>;
}

const within = (split: PayerSplit, columns: ReadonlySet<string>): boolean => PAYER_SPLITS[split].every((key) => columns.has(key));

/** Whether nobody is in two combinations of the finer split that are one of the coarser: then the finer numbers may be added up. */
const addsUpTo = (fine: PayerSplit, coarse: PayerSplit, { ever }: PayerNeeds): boolean =>
  fine === coarse || (ever[fine] === ever[coarse] && within(coarse, new Set<string>(PAYER_SPLITS[fine])));

/** The smallest split that has the codes, and whose numbers may be added up to the rows of the question. */
function splitFor(needs: PayerNeeds): PayerSplit | null {
  const having = PAYER_SPLIT_NAMES.filter(
    (split) => needs.ever[split] !== undefined && [...needs.columns].every((column) => PAYER_SPLITS[split].some((key) => key === column)),
  );
  const rows = PAYER_SPLIT_NAMES.filter((split) => within(split, needs.single));
  return having.find((fine) => rows.some((coarse) => addsUpTo(fine, coarse, needs))) ?? null;
}

/** Whole months and the days of a cut last one, of a span that begins with a month. */
function countedIn(span: Period, split: PayerSplit, since: CalendarDate | null): CountedSegment[] {
  const months = wholeMonths(span);
  const rest = months ? { from: addDays(months.to, 1), to: span.to } : span;
  return [
    ...(months ? [{ table: `${split}_payer_months`, split, since, ...months } as const] : []),
    ...(rest.from <= rest.to ? [{ table: 'payer_days', split, since, ...rest } as const] : []),
  ];
}

/** The parts of a period that lie in one calendar year each. */
function yearsOf({ from, to }: Period): Period[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => {
    const year = String(first + index);
    return { from: index === 0 ? from : `${year}-01-01`, to: to < `${year}-12-31` ? to : `${year}-12-31` };
  });
}

/**
 * Where different payers are counted. Numbers that were counted beforehand serve rows that begin with a month, by tax type, unit
 * and place, as long as nobody is in two of the combinations that a row adds up; everything else goes through the payments.
 */
export function payerCoverOf(period: Period, extent: Period | null, needs: PayerNeeds, summed: Summed = NOTHING_SUMMED): PayerCover {
  const { rows } = needs;
  const span = extent && withData(period, extent);
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
  if (rows === 'period' && isOneOf(summed.toDate(split), days)) {
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

/** Where the largest payers are read: in the list of a calendar year, or in the payments. */
export type TopCover = { readonly reason: Texts } & (
  { readonly table: 'top_payers'; readonly split: TopSplit; readonly yearStart: CalendarDate } | { readonly table: 'payments' }
);

/** The first day of the calendar year of which the period holds all days with data; null where there is no such year. */
function wholeYear(period: Period, extent: Period): CalendarDate | null {
  const [from, to] = [period.from > extent.from ? period.from : extent.from, period.to < extent.to ? period.to : extent.to];
  const year = from.slice(0, 4);
  const begins = from === `${year}-01-01` || from === extent.from;
  const ends = to === `${year}-12-31` || (to === extent.to && to.startsWith(year));
  return from <= to && begins && ends ? `${year}-01-01` : null;
}

/**
 * The lists are made for each calendar year as far as it has come, of all payers and of those of one tax or one unit. How many
 * payers several codes or months have together is told by no list of theirs, so that anything else goes through the payments.
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
