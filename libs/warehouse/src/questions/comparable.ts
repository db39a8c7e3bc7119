import type { CalendarDate } from '@pendapa/contracts';
import type { Place } from './levels.ts';
import { daysBetween } from './time-shift.ts';

/** A stock is not known on every day: where a level is looked at, and the day of the stock that is told there. */
export interface Stored extends Place {
  readonly on: CalendarDate;
}

const MOST_APART = 45;

/** Stocks of 31 October 2026 and 31 October 2025 compare 14 November with 14 November; those of 31 October 2026 and 31 December 2024 do not. */
export const areAlikeApart = (now: Stored, before: Stored): boolean =>
  Math.abs(daysBetween(before.on, now.on) - daysBetween(before.at, now.at)) <= MOST_APART;

/** The asked stock beside which one of the comparison stands. */
const besideOf = (stocks: readonly Stored[], { shown }: Stored): Stored | undefined =>
  stocks.find(({ series, at }) => series === 0 && at === shown);

/** Without those of the comparison that are not as far from the asked ones as the periods are from each other. */
export const comparableOf = <T extends Stored>(stocks: readonly T[]): T[] =>
  stocks.filter((stock) => {
    const now = stock.series === 0 ? undefined : besideOf(stocks, stock);
    return now === undefined || areAlikeApart(now, stock);
  });
