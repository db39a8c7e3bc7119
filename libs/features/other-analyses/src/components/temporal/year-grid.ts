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

/** Arranges monthly rows by fiscal year, earliest first. Months outside of the period are null; months inside without a row are 0. */
export function yearsOfMonths(rows: readonly MonthAmount[], { from, to }: Period, firstMonth: number): readonly YearOfMonths[] {
  const amounts = new Map(rows.map(({ month, amount }) => [month, amount]));
  const first = fiscalYearOf(from, firstMonth);
  return Array.from({ length: fiscalYearOf(to, firstMonth) - first + 1 }, (_, index) => {
    const year = fiscalYearPeriod(first + index, firstMonth);
    const months = Array.from({ length: MONTHS_OF_YEAR }, (_month, at): GridMonth => {
      const month = addMonths(year.from, at);
      // A row whose amount is unknown stays unknown; a month without a row had no payments.
      const amount = amounts.get(month);
      return { month, amount: month < monthStart(from) || month > to ? null : amount === undefined ? '0' : amount };
    });
    return { from: year.from, months, isComplete: from <= year.from && year.to <= to && months.every(({ amount }) => amount !== null) };
  });
}

/** Complete months in order. */
export const endedMonthsOf = (years: readonly YearOfMonths[], last: CalendarDate): readonly GridMonth[] =>
  years.flatMap(({ months }) => months).filter(({ month, amount }) => amount !== null && monthEnd(month) <= last);

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
