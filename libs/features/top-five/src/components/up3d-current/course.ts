import { codesOf, columnOf, type AnswerTo, type Series } from '@pendapa/analysis';
import { monthStart, type CalendarDate, type Value } from '@pendapa/contracts';

/** Running sums, exact; a month of which nothing is known ends the line. */
export function runningSums(values: readonly Value[]): readonly Value[] {
  let sum: bigint | null = 0n;
  return values.map((value) => {
    sum = sum === null || value === null ? null : sum + BigInt(value);
    return sum === null ? null : String(sum);
  });
}

export interface Course {
  readonly months: readonly (CalendarDate | null)[];
  readonly actual: readonly Value[];
  readonly plan: readonly Value[];
  readonly lastYear: readonly Value[];
}

/** Actual and plan up to the data date, last year as a whole. */
export function course(answer: AnswerTo<'realised' | 'plan', 'month'>): Course {
  const months = codesOf(answer, 'month');
  const line = (measure: 'realised' | 'plan', series: Series = 'current') => runningSums(columnOf(answer, measure, series));
  // Months that have not been are unknown, not zero.
  const reached = (values: readonly Value[]) =>
    values.map((value, index) => ((months[index] ?? '') > monthStart(answer.asOf) ? null : value));
  return { months, actual: reached(line('realised')), plan: reached(line('plan')), lastYear: line('realised', 'comparison') };
}
