import { addDays, monthEnd, monthStart, type CalendarDate, type Period, type Texts } from '@pendapa/contracts';
import { ofSplitSql } from './payer-counts.ts';
import { PAYER_SPLIT_NAMES, PAYER_SPLITS, type PayerMonthsTable, type PayerSplit } from './payer-splits.ts';
import { NO_PAYMENTS, NOTHING_READY, spanWithData, upToData, wholeMonths, type IsReady } from '../data-spans.ts';

/** Distinct payers of the year to date and of the same days a year before, by the codes of a split. */
export type PayersToDateTable = `${PayerSplit}_payers_to_date`;
export const payersToDateTable = (of: PayerSplit): PayersToDateTable => `${of}_payers_to_date`;

/** Days with stored counts of distinct payers. */
export interface CountedSegment extends Period {
  readonly table: PayerMonthsTable | PayersToDateTable | 'payer_days';
  readonly split: PayerSplit;
  /** First day of the row to which the days belong. A payer who paid since then was already counted. Null if each month or row is counted alone. */
  readonly since: CalendarDate | null;
}

/** Days for distinct payers, from single payments or from stored counts. */
export type PayerSegment = CountedSegment | (Period & { readonly table: 'payments' });

/**
 * Returns SQL conditions for the rows of stored counts: across months a payer counts if it had not paid since the row's first day.
 * @param daySql writes a day in the dialect of the engine
 */
export function firstPaymentsSql({ table, split, since }: CountedSegment, daySql: (day: CalendarDate) => string): string {
  const rows = table === 'payer_days' ? [ofSplitSql(split)] : [];
  const firsts = since === null ? [] : [`(month_before IS NULL OR month_before < ${daySql(since)})`];
  return [...rows, ...firsts].map((condition) => ` AND ${condition}`).join('');
}

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
export function payerCoverOf(period: Period, extent: Period | null, needs: PayerNeeds, isReady: IsReady = NOTHING_READY): PayerCover {
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
  if (rows === 'period' && isReady(payersToDateTable(split), days)) {
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
