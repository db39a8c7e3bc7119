import { monthStart, type CalendarDate, type Value } from '@pendapa/contracts';
import { lastDayOf } from '../time/moments.ts';
import type { AnswerTo } from './answer-to.ts';
import { codesOf, columnOf, totalOf, type Series } from './rows.ts';

/** Running sums, exact; a month of which nothing is known ends the line. */
export function runningSums(values: readonly Value[]): readonly Value[] {
  let sum: bigint | null = 0n;
  return values.map((value) => {
    sum = sum === null || value === null ? null : sum + BigInt(value);
    return sum === null ? null : String(sum);
  });
}

export interface YearCourse {
  readonly months: readonly (CalendarDate | null)[];
  readonly actual: readonly Value[];
  readonly plan: readonly Value[];
  readonly lastYear: readonly Value[];
  /** The day that actual and plan end with. */
  readonly lastDay: CalendarDate;
}

/**
 * The months of a year as running sums: actual and plan end with the last day of `toDate` and with its figures, whatever part of a month
 * that is; last year is whole. Months after that day are unknown, not zero.
 */
export function yearCourse<M extends string>(
  answer: AnswerTo<'realised' | 'plan', 'month'>,
  toDate: AnswerTo<M | 'realisedToDate' | 'planToDate'> | null,
): YearCourse {
  const months = codesOf(answer, 'month');
  const lastDay = lastDayOf(toDate ?? answer);
  const line = (measure: 'realised' | 'plan', series: Series = 'current') => runningSums(columnOf(answer, measure, series));
  const upTo = (measure: 'realised' | 'plan'): readonly Value[] =>
    line(measure).map((value, index) => {
      const month = months[index] ?? '';
      if (month > monthStart(lastDay)) return null;
      return toDate !== null && month === monthStart(lastDay) ? totalOf(toDate, `${measure}ToDate`) : value;
    });
  return { months, actual: upTo('realised'), plan: upTo('plan'), lastYear: line('realised', 'comparison'), lastDay };
}
