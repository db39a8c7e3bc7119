import { fiscalYearOf, fiscalYearPeriod, monthEnd, monthsOf, type CalendarDate, type Period, type WorkCalendar } from '@pendapa/contracts';
import { monthsBetween } from './months.ts';
import { workingDays } from './working-days.ts';

/** Months of a fiscal year's plan, of which `part` / `whole` working days count. */
export interface PlanSlice {
  readonly fiscalYear: number;
  /** First day of the fiscal year. */
  readonly start: CalendarDate;
  /** Position in the fiscal year, 1 to 12. */
  readonly firstMonth: number;
  readonly lastMonth: number;
  readonly part: number;
  readonly whole: number;
}

const NO_CALENDAR: WorkCalendar = new Map();

/** Working days of a month inside a period, and in all; weekdays if the calendar has no working day of the month. */
function partOf(covered: Period, month: Period, calendar: WorkCalendar): readonly [number, number] {
  const whole = workingDays(month, calendar);
  return whole === 0 ? partOf(covered, month, NO_CALENDAR) : [workingDays(covered, calendar), whole];
}

/**
 * Slices of a period's plan: whole months count wholly, partial ones by their working
 * days. Example: of a plan of 2,200 for November 2026 (21 working days) 1 to 13 November (10 of them) get 2,200 x 10 / 21.
 */
export function planSlices(period: Period, fiscalYearStart: number, calendar: WorkCalendar): PlanSlice[] {
  if (period.from > period.to) return [];
  const slices: PlanSlice[] = [];
  for (const first of monthsOf(period)) {
    const last = monthEnd(first);
    const fiscalYear = fiscalYearOf(first, fiscalYearStart);
    const { from: start } = fiscalYearPeriod(fiscalYear, fiscalYearStart);
    const month = monthsBetween(start, first) + 1;
    const cut = first < period.from || last > period.to;
    const covered = { from: first < period.from ? period.from : first, to: last > period.to ? period.to : last };
    const [part, whole] = cut ? partOf(covered, { from: first, to: last }, calendar) : [1, 1];
    const before = slices.at(-1);
    if (before && !cut && before.whole === 1 && before.fiscalYear === fiscalYear)
      slices[slices.length - 1] = { ...before, lastMonth: month };
    else slices.push({ fiscalYear, start, firstMonth: month, lastMonth: month, part, whole });
  }
  return slices;
}

/** Splits a slice into single months. */
export const monthByMonth = (slice: PlanSlice): PlanSlice[] =>
  Array.from({ length: slice.lastMonth - slice.firstMonth + 1 }, (_, index) => {
    const month = slice.firstMonth + index;
    return { ...slice, firstMonth: month, lastMonth: month };
  });
