import type { CalendarDate } from '@pendapa/contracts';
import { lastDayOf, unfinishedMonth } from './moments.ts';
import type { AnswerTo } from './answer-to.ts';
import { missing, NO_ROWS, type Figure } from './figure.ts';
import { toPlotValue } from './numbers.ts';
import { monthsIn, rowsOf } from './rows.ts';

export interface Course {
  readonly code: string | null;
  readonly values: readonly Figure[];
}

export interface Courses {
  readonly months: readonly CalendarDate[];
  /** Largest total first; a month without a row is a gap. */
  readonly courses: readonly Course[];
  /** Index of the latest complete month, to which the figures beside the lines belong; 0 if none is complete. */
  readonly at: number;
  /** Index of the month that is not over; null if all are. */
  readonly open: number | null;
}

/** Groups an answer by member and month into one series per member. */
export function coursesOf<M extends string, D extends string>(
  answer: AnswerTo<M, D | 'month'>,
  by: NoInfer<D>,
  measure: NoInfer<M>,
): Courses {
  const rows = rowsOf(answer);
  const months = monthsIn(rows);
  const members = new Map<string | null, Map<string | null, Figure>>();
  for (const { codes, current } of rows) {
    const own = members.get(codes[by]) ?? new Map<string | null, Figure>();
    members.set(codes[by], own.set(codes.month, current[measure]));
  }
  const sum = (values: readonly Figure[]): number => values.reduce<number>((total, value) => total + (toPlotValue(value) ?? 0), 0);
  const courses = [...members].map(([code, own]) => ({ code, values: months.map((month) => own.get(month) ?? missing(NO_ROWS)) }));
  const open = unfinishedMonth(months, lastDayOf(answer));
  return {
    months,
    courses: courses.sort((a, b) => sum(b.values) - sum(a.values)),
    at: Math.max(open === null ? months.length - 1 : open - 1, 0),
    open,
  };
}
