import { addMonths, monthsOf, monthStart, type CalendarDate } from '@pendapa/contracts';
import { lastDayOf } from './moments.ts';
import type { AnswerTo } from './answer-to.ts';
import { isKnown, known, missing, NO_ROWS, type Figure } from './figure.ts';
import { difference, sum } from './numbers.ts';
import { codesOf, columnOf, totalOf } from './rows.ts';

/** Exact cumulative sums; an unknown month ends the line. */
export function runningSums(values: readonly Figure[]): readonly Figure[] {
  let total = known('0');
  return values.map((value) => {
    if (isKnown(total)) total = isKnown(value) ? sum([total, value]) : value;
    return total;
  });
}

export type MonthlyCourse = 'realised' | 'realisedOfPlan' | 'plan';
export type CourseToDate = 'realisedToDate' | 'planToDate' | 'planVariance';

export interface YearCourse {
  readonly months: readonly (CalendarDate | null)[];
  readonly actual: readonly Figure[];
  readonly plan: readonly Figure[];
  /** Revenue that has a plan, less the plan. */
  readonly gap: readonly Figure[];
  readonly lastYear: readonly Figure[];
  /** Last day of actual and plan. */
  readonly lastDay: CalendarDate;
}

/** The same months a year later. */
const aYearLater = (months: readonly (CalendarDate | null)[]): readonly CalendarDate[] =>
  months.flatMap((month) => (month === null ? [] : addMonths(month, 12)));

/**
 * Cumulative sums of a year by month. Actual and plan end with the last day and figures of `toDate`, even within a month;
 * last year is complete. Months after that day are unknown, not 0.
 */
export function yearCourse<M extends string>(
  answer: AnswerTo<MonthlyCourse, 'month'>,
  lastYear: AnswerTo<'realised', 'month'> | null,
  toDate: AnswerTo<M | CourseToDate> | null,
): YearCourse {
  const own = codesOf(answer, 'month');
  const before = lastYear ? aYearLater(codesOf(lastYear, 'month')) : [];
  const firstBefore = before.toSorted()[0];
  // The data cover the whole year before, so its months after the first payment have 0 without a row.
  const coveredBefore =
    lastYear && firstBefore !== undefined ? monthsOf({ from: firstBefore, to: addMonths(monthStart(lastDayOf(lastYear)), 12) }) : [];
  const months = [...new Set([...own, ...before, ...coveredBefore])].sort();
  const lastDay = lastDayOf(toDate ?? answer);
  const cumulativeLine = (measure: MonthlyCourse): readonly Figure[] => {
    const values = columnOf(answer, measure);
    return runningSums(months.map((month) => values[own.indexOf(month)] ?? missing(NO_ROWS)));
  };
  const none = missing(NO_ROWS);
  const upTo = (values: readonly Figure[], last: CourseToDate): readonly Figure[] =>
    values.map((value, index) => {
      const month = months[index] ?? '';
      if (month > monthStart(lastDay)) return none;
      return toDate !== null && month === monthStart(lastDay) ? totalOf(toDate, last) : value;
    });
  const earlier = lastYear ? columnOf(lastYear, 'realised') : [];
  const ofLastYear = (month: string): Figure => earlier[before.indexOf(month)] ?? (coveredBefore.includes(month) ? known('0') : none);
  const [planned, came] = [cumulativeLine('plan'), cumulativeLine('realisedOfPlan')];
  const gap = came.map((value, index) => difference(value, planned[index] ?? none));
  return {
    months,
    lastDay,
    actual: upTo(cumulativeLine('realised'), 'realisedToDate'),
    plan: upTo(planned, 'planToDate'),
    gap: upTo(gap, 'planVariance'),
    lastYear: runningSums(months.map((month) => ofLastYear(month ?? ''))),
  };
}
