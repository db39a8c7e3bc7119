import type { CalendarDate } from '@pendapa/contracts';
import type { SeriesLevel } from './levels.ts';
import { daysBetween } from './time-shift.ts';

/** A stock with the day that is requested and the day of its snapshot, which may be earlier. */
export interface StockAtSnapshot extends SeriesLevel {
  readonly on: CalendarDate;
}

const MAX_DISTANCE_DIFFERENCE_DAYS = 45;

/** True if two snapshots are as far apart as the requested days. Example: 31 October 2026 and 31 October 2025 compare 14 November of both years; 31 December 2024 does not. */
export const haveSimilarDistance = (now: StockAtSnapshot, before: StockAtSnapshot): boolean =>
  Math.abs(daysBetween(before.on, now.on) - daysBetween(before.at, now.at)) <= MAX_DISTANCE_DIFFERENCE_DAYS;

/** Finds the stock of the period that belongs to one of the comparison. */
const findCurrentStock = (stocks: readonly StockAtSnapshot[], { shown }: StockAtSnapshot): StockAtSnapshot | undefined =>
  stocks.find(({ series, at }) => series === 0 && at === shown);

/** Removes stocks of the comparison whose distance differs from that of the periods. */
export const comparableOf = <T extends StockAtSnapshot>(stocks: readonly T[]): T[] =>
  stocks.filter((stock) => {
    const now = stock.series === 0 ? undefined : findCurrentStock(stocks, stock);
    return now === undefined || haveSimilarDistance(now, stock);
  });
