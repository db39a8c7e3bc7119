import { addMonths, monthEnd, monthStart, type CalendarDate } from '@pendapa/contracts';
import { growth } from '@pendapa/query';
import { endedMonthsOf, MONTHS_OF_YEAR, sumOf, type YearOfMonths } from './year-grid.ts';

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
      const before = amounts.get(addMonths(month, -MONTHS_OF_YEAR)) ?? null;
      if (now === null || before === null) return [];
      return { month, now, before, change: String(BigInt(now) - BigInt(before)), growth: growth(now, before) };
    })
    .reverse();
}

const LAST_MONTHS = 3;

/** The last months that are over, and the same months a year before; amounts in minor units as text. */
export interface LastMonthsChange {
  /** First day of the first of these months. */
  readonly first: CalendarDate;
  /** First day of the last of these months. */
  readonly latest: CalendarDate;
  readonly now: string | null;
  readonly before: string | null;
  /** Null if there was no revenue a year before. */
  readonly change: number | null;
}

/** Change of the last three calendar months that are over from a year before; null if one of these six months is not known. */
export function lastMonthsOf(years: readonly YearOfMonths[], last: CalendarDate): LastMonthsChange | null {
  const ended = new Map(endedMonthsOf(years, last).map((month) => [month.month, month]));
  const latest = monthEnd(last) === last ? monthStart(last) : addMonths(monthStart(last), -1);
  const first = addMonths(latest, 1 - LAST_MONTHS);
  const months = Array.from({ length: LAST_MONTHS }, (_, at) => addMonths(first, at));
  const knownOf = (shift: number) => months.flatMap((month) => ended.get(addMonths(month, shift)) ?? []);
  const [now, before] = [knownOf(0), knownOf(-MONTHS_OF_YEAR)];
  if (now.length < LAST_MONTHS || before.length < LAST_MONTHS) return null;
  return { first, latest, now: sumOf(now), before: sumOf(before), change: growth(sumOf(now), sumOf(before)) };
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
