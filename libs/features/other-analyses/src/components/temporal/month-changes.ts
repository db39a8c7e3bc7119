import { addMonths, type CalendarDate } from '@pendapa/contracts';
import { growth } from '@pendapa/query';
import { endedMonthsOf, type YearOfMonths } from './year-grid.ts';

/** A month that is over, and the same month a year before; amounts in minor units as text. */
export interface MonthChange {
  readonly month: CalendarDate;
  readonly now: string;
  readonly before: string;
  readonly change: string;
  /** Null if there was no revenue a year before. */
  readonly growth: number | null;
}

/** Completed months whose amounts are known in both years, the latest first. */
export function monthChanges(years: readonly YearOfMonths[], last: CalendarDate): readonly MonthChange[] {
  const ended = endedMonthsOf(years, last);
  const amounts = new Map(ended.map(({ month, amount }) => [month, amount]));
  return ended
    .flatMap(({ month, amount: now }) => {
      const before = amounts.get(addMonths(month, -12)) ?? null;
      if (now === null || before === null) return [];
      return { month, now, before, change: String(BigInt(now) - BigInt(before)), growth: growth(now, before) };
    })
    .reverse();
}

/** Mean of each month over complete years, rounded to minor units; null without one. */
export function meanMonths(years: readonly YearOfMonths[]): readonly (string | null)[] {
  const complete = years.filter(({ isComplete }) => isComplete);
  const count = BigInt(Math.max(complete.length, 1));
  return (years[0]?.months ?? []).map((_, at) => {
    const amounts = complete.map(({ months }) => months[at]?.amount ?? null);
    if (amounts.length === 0 || amounts.includes(null)) return null;
    return String(amounts.reduce((sum, amount) => sum + BigInt(amount ?? 0), 0n) / count);
  });
}
