import { addMonths, monthStart, type CalendarDate, type Value } from '@pendapa/contracts';
import { lastDayOf } from '../time/moments.ts';
import type { AnswerTo } from './answer-to.ts';
import { difference } from './numbers.ts';
import { codesOf, columnOf, totalOf } from './rows.ts';

/** Running sums, exact; a month of which nothing is known ends the line. */
export function runningSums(values: readonly Value[]): readonly Value[] {
  let sum: bigint | null = 0n;
  return values.map((value) => {
    sum = sum === null || value === null ? null : sum + BigInt(value);
    return sum === null ? null : String(sum);
  });
}

export type MonthlyCourse = 'realised' | 'realisedOfPlan' | 'plan';
export type CourseToDate = 'realisedToDate' | 'planToDate' | 'planVariance';

export interface YearCourse {
  readonly months: readonly (CalendarDate | null)[];
  readonly actual: readonly Value[];
  readonly plan: readonly Value[];
  /** What came in of what has a plan, less that plan. */
  readonly gap: readonly Value[];
  readonly lastYear: readonly Value[];
  /** The day that actual and plan end with. */
  readonly lastDay: CalendarDate;
}

/** The same months a year later. */
const aYearLater = (months: readonly (CalendarDate | null)[]): readonly CalendarDate[] =>
  months.flatMap((month) => (month === null ? [] : addMonths(month, 12)));

/**
 * The months of a year as running sums: actual and plan end with the last day of `toDate` and with its figures, whatever part of a month
 * that is; last year is whole. Months after that day are unknown, not zero.
 */
export function yearCourse<M extends string>(
  answer: AnswerTo<MonthlyCourse, 'month'>,
  lastYear: AnswerTo<'realised', 'month'> | null,
  toDate: AnswerTo<M | CourseToDate> | null,
): YearCourse {
  const own = codesOf(answer, 'month');
  const before = lastYear ? aYearLater(codesOf(lastYear, 'month')) : [];
  const months = [...new Set([...own, ...before])].sort();
  const lastDay = lastDayOf(toDate ?? answer);
  const line = (measure: MonthlyCourse): readonly Value[] => {
    const values = columnOf(answer, measure);
    return runningSums(months.map((month) => values[own.indexOf(month)] ?? null));
  };
  const upTo = (values: readonly Value[], last: CourseToDate): readonly Value[] =>
    values.map((value, index) => {
      const month = months[index] ?? '';
      if (month > monthStart(lastDay)) return null;
      return toDate !== null && month === monthStart(lastDay) ? totalOf(toDate, last) : value;
    });
  const earlier = lastYear ? columnOf(lastYear, 'realised') : [];
  const [planned, came] = [line('plan'), line('realisedOfPlan')];
  const gap = came.map((value, index) => difference(value, planned[index] ?? null));
  return {
    ...{ months, lastDay, actual: upTo(line('realised'), 'realisedToDate'), plan: upTo(planned, 'planToDate') },
    ...{ gap: upTo(gap, 'planVariance'), lastYear: runningSums(months.map((month) => earlier[before.indexOf(month ?? '')] ?? null)) },
  };
}
