import {
  addMonths,
  dateParts,
  fiscalYearOf,
  fiscalYearPeriod,
  monthEnd,
  monthStart,
  type CalendarDate,
  type Period,
} from '@pendapa/contracts';

export const MONTHS_OF_YEAR = 12;

export interface MonthAmount {
  /** First day. */
  readonly month: CalendarDate | null;
  /** Minor units as text. */
  readonly amount: string | null;
}

export interface GridMonth {
  /** First day. */
  readonly month: CalendarDate;
  /** Minor units as text; '0' without payments, null if unknown or outside of the data. */
  readonly amount: string | null;
}

/** Fiscal year with its twelve months. */
export interface YearOfMonths {
  /** First day. */
  readonly from: CalendarDate;
  readonly months: readonly GridMonth[];
  /** True if the data cover the whole year, and every amount is known. */
  readonly isComplete: boolean;
}

/**
 * Arranges monthly rows by fiscal year, earliest first. Months outside of the period and `missing` ones, whose extract was not
 * imported, are null; other months without a row are 0.
 */
export function yearsOfMonths(
  rows: readonly MonthAmount[],
  { from, to }: Period,
  firstMonth: number,
  missing: readonly CalendarDate[] = [],
): readonly YearOfMonths[] {
  const amounts = new Map(rows.map(({ month, amount }) => [month, amount]));
  const first = fiscalYearOf(from, firstMonth);
  return Array.from({ length: fiscalYearOf(to, firstMonth) - first + 1 }, (_, index) => {
    const year = fiscalYearPeriod(first + index, firstMonth);
    const months = Array.from({ length: MONTHS_OF_YEAR }, (_month, at): GridMonth => {
      const month = addMonths(year.from, at);
      // A row whose amount is unknown stays unknown; a month without a row had no payments.
      const amount = amounts.get(month);
      const isCovered = month >= monthStart(from) && month <= to && !missing.includes(month);
      return { month, amount: !isCovered ? null : amount === undefined ? '0' : amount };
    });
    return { from: year.from, months, isComplete: from <= year.from && year.to <= to && months.every(({ amount }) => amount !== null) };
  });
}

const overBy = (years: readonly YearOfMonths[], last: CalendarDate): readonly GridMonth[] =>
  years.flatMap(({ months }) => months).filter(({ month }) => monthEnd(month) <= last);

/** Complete months with a known amount, in order; an unknown month leaves a gap. */
export const endedMonthsOf = (years: readonly YearOfMonths[], last: CalendarDate): readonly GridMonth[] =>
  overBy(years, last).filter(({ amount }) => amount !== null);

/** Complete months after the last unknown one, in order and without a gap: a series needs each month in its place. */
export function unbrokenMonthsOf(years: readonly YearOfMonths[], last: CalendarDate): readonly GridMonth[] {
  const over = overBy(years, last);
  return over.slice(over.findLastIndex(({ amount }) => amount === null) + 1);
}

/** Sum in minor units as text; null without months. */
export const sumOf = (months: readonly GridMonth[]): string | null =>
  months.length === 0 ? null : String(months.reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n));

/** Cumulative share of the year by month; empty if the year has no revenue. */
export function cumulativeShares({ months }: YearOfMonths): readonly number[] {
  const whole = Number(sumOf(months) ?? 0);
  if (whole <= 0) return [];
  let sum = 0;
  return months.map(({ amount }) => (sum += Number(amount)) / whole);
}

/** Position of a month in the fiscal year that begins with `first`; 0 is the first. */
export const monthIndexInYear = (first: CalendarDate, month: CalendarDate): number =>
  (dateParts(month).month - dateParts(first).month + MONTHS_OF_YEAR) % MONTHS_OF_YEAR;
