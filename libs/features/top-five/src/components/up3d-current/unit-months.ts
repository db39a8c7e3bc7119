import { lastDayOf, membersIn, moneySum, monthsIn, planStatus, rowsOf, share, type AnswerTo } from '@pendapa/analysis';
import { monthEnd, type CalendarDate } from '@pendapa/contracts';
import type { MonthMeasure } from './questions.ts';

export interface UnitMonths {
  /** Who brought most stands first. */
  readonly units: readonly (string | null)[];
  /** The finished month in which most units missed their plan; null where none did. */
  readonly weakestMonth: { readonly month: CalendarDate; readonly below: number; readonly of: number } | null;
}

/** The units of an answer by month, and when they were weakest. */
export function unitMonths(answer: AnswerTo<MonthMeasure, 'unit' | 'month'>): UnitMonths {
  const rows = rowsOf(answer);
  const months = monthsIn(rows);
  const brought = membersIn(rows, 'unit').map((unit) => {
    const own = rows.filter(({ codes }) => codes.unit === unit);
    return { unit, sum: BigInt(moneySum(own.map(({ current }) => current.realised))) };
  });
  const missed = months
    .filter((month) => monthEnd(month) <= lastDayOf(answer))
    .map((month) => {
      const ratios = rows.flatMap(({ codes, current }) => (codes.month === month ? (share(current.realised, current.plan) ?? []) : []));
      return { month, below: ratios.filter((ratio) => planStatus(ratio) !== 'good').length, of: ratios.length };
    });
  const weakest = missed.reduce<UnitMonths['weakestMonth']>((worst, month) => (month.below > (worst?.below ?? 0) ? month : worst), null);
  const falling = brought.sort((a, b) => (a.sum < b.sum ? 1 : a.sum > b.sum ? -1 : 0));
  return { units: falling.map(({ unit }) => unit), weakestMonth: weakest };
}
