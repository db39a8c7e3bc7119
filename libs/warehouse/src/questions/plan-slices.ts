import { addDays, dateParts, fiscalYearOf, fiscalYearPeriod, monthEnd, type CalendarDate, type Period } from '@pendapa/contracts';
import { monthsBetween, monthsOf } from './time-shift.ts';

/** Months of a fiscal year's plan, and the part of each that counts: `part` of `whole` weekdays. */
export interface PlanSlice {
  readonly fiscalYear: number;
  /** First day of the fiscal year. */
  readonly start: CalendarDate;
  /** Counted from the first month of the fiscal year, 1 to 12. */
  readonly firstMonth: number;
  readonly lastMonth: number;
  readonly part: number;
  readonly whole: number;
}

const isWeekday = (day: CalendarDate): boolean => {
  const { year, month, day: date } = dateParts(day);
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** Mondays to Fridays of the period; holidays count, as the plan was made without them. */
export function weekdaysIn({ from, to }: Period): number {
  let count = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWeekday(day)) count += 1;
  return count;
}

/**
 * The plan of a period month by month: a month that the period holds whole counts whole, one that it cuts counts by its
 * weekdays. Example: of a plan of 2,200 for November 2026 (21 weekdays) 1 to 13 November (10 weekdays) get 2,200 x 10 / 21.
 */
export function planSlices(period: Period, fiscalYearStart: number): PlanSlice[] {
  if (period.from > period.to) return [];
  const slices: PlanSlice[] = [];
  for (const first of monthsOf(period)) {
    const last = monthEnd(first);
    const fiscalYear = fiscalYearOf(first, fiscalYearStart);
    const { from: start } = fiscalYearPeriod(fiscalYear, fiscalYearStart);
    const month = monthsBetween(start, first) + 1;
    const cut = first < period.from || last > period.to;
    const covered = { from: first < period.from ? period.from : first, to: last > period.to ? period.to : last };
    const [part, whole] = cut ? [weekdaysIn(covered), weekdaysIn({ from: first, to: last })] : [1, 1];
    const before = slices.at(-1);
    if (before && !cut && before.whole === 1 && before.fiscalYear === fiscalYear)
      slices[slices.length - 1] = { ...before, lastMonth: month };
    else slices.push({ fiscalYear, start, firstMonth: month, lastMonth: month, part, whole });
  }
  return slices;
}
