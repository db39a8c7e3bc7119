import type { CalendarDate } from '@pendapa/contracts';
import { lastDayOf, unfinishedMonth } from '../time/moments.ts';
import type { AnswerTo } from './answer-to.ts';
import { missing, NO_ROWS, type Figure } from './figure.ts';
import { drawn } from './numbers.ts';
import { monthsIn, rowsOf } from './rows.ts';

export interface Course {
  readonly code: string | null;
  readonly values: readonly Figure[];
}

export interface Courses {
  readonly months: readonly CalendarDate[];
  /** The members with the most over all months first; a month without a row of a member is a gap. */
  readonly courses: readonly Course[];
  /** Index of the latest month that has ended; of the only one where none has: what stands beside the lines is of a whole month. */
  readonly at: number;
  /** Index of the month that has not ended. */
  readonly open: number | null;
}

/** An answer by member and month as the course of each member. */
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
  const sum = (values: readonly Figure[]): number => values.reduce<number>((total, value) => total + (drawn(value) ?? 0), 0);
  const courses = [...members].map(([code, own]) => ({ code, values: months.map((month) => own.get(month) ?? missing(NO_ROWS)) }));
  const open = unfinishedMonth(months, lastDayOf(answer));
  return {
    months,
    courses: courses.sort((a, b) => sum(b.values) - sum(a.values)),
    at: Math.max(open === null ? months.length - 1 : open - 1, 0),
    open,
  };
}
