import { codesOf, columnOf, type AnswerTo, type Series } from '@pendapa/analysis';
import { monthStart, type CalendarDate, type Value } from '@pendapa/contracts';
import type { Monthly } from './overview-questions.ts';

/** Running sums, exact; a month of which nothing is known ends the line. */
export function cumulative(values: readonly Value[]): readonly Value[] {
  let sum: bigint | null = 0n;
  return values.map((value) => {
    sum = sum === null || value === null ? null : sum + BigInt(value);
    return sum === null ? null : String(sum);
  });
}

/** Months after the data date have no actual figure yet: nothing came in because they have not been, not because it is zero. */
export function upTo(values: readonly Value[], months: readonly (CalendarDate | null)[], asOf: CalendarDate): readonly Value[] {
  return values.map((value, index) => ((months[index] ?? '') > monthStart(asOf) ? null : value));
}

export interface YearLines {
  readonly months: readonly (CalendarDate | null)[];
  readonly actual: readonly Value[];
  readonly plan: readonly Value[];
  readonly lastYear: readonly Value[];
}

/** Cumulative actual and plan up to the data date, and the whole of last year. */
export function yearLines(answer: AnswerTo<Monthly, 'month'>): YearLines {
  const months = codesOf(answer, 'month');
  const line = (measure: Monthly, series: Series = 'current') => cumulative(columnOf(answer, measure, series));
  return {
    months,
    actual: upTo(line('realised'), months, answer.asOf),
    plan: upTo(line('plan'), months, answer.asOf),
    lastYear: line('realised', 'comparison'),
  };
}
