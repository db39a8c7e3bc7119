import type { CalendarDate } from '@pendapa/contracts';
import type { Place } from './levels.ts';
import { daysBetween } from './time-shift.ts';

/** A stock with the day that is requested and the day of its snapshot, which may be earlier. */
export interface Stored extends Place {
  readonly on: CalendarDate;
}

const MOST_APART = 45;

/** True if two snapshots are as far apart as the requested days. Example: 31 October 2026 and 31 October 2025 compare 14 November of both years; 31 December 2024 does not. */
export const areAlikeApart = (now: Stored, before: Stored): boolean =>
  Math.abs(daysBetween(before.on, now.on) - daysBetween(before.at, now.at)) <= MOST_APART;

/** Finds the stock of the period that belongs to one of the comparison. */
const besideOf = (stocks: readonly Stored[], { shown }: Stored): Stored | undefined =>
  stocks.find(({ series, at }) => series === 0 && at === shown);

/** Removes stocks of the comparison whose distance differs from that of the periods. */
export const comparableOf = <T extends Stored>(stocks: readonly T[]): T[] =>
  stocks.filter((stock) => {
    const now = stock.series === 0 ? undefined : besideOf(stocks, stock);
    return now === undefined || areAlikeApart(now, stock);
  });
