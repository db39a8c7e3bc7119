import {
  addDays,
  addMonths,
  monthEnd,
  monthStart,
  sameDaysLastYear,
  type CalendarDate,
  type Comparison,
  type Period,
} from '@pendapa/contracts';
import { monthsBetween } from './months.ts';

/** Days of a query, and of its comparison; null without one. */
export interface Periods {
  readonly period: Period;
  readonly comparison: Period | null;
}

export const areWholeMonths = ({ from, to }: Period): boolean => from === monthStart(from) && to === monthEnd(to);

const daysFrom = (from: CalendarDate, to: CalendarDate): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Last compared day: as far from the first compared day as the data date from the first requested one. */
function lastCompared({ period }: Periods, comparison: Period, compare: Comparison, asOf: CalendarDate): CalendarDate {
  const countedDays = { from: period.from, to: asOf };
  if (compare === 'last-year') return sameDaysLastYear(countedDays).to;
  if (compare === 'lebaran' || !areWholeMonths(period)) return addDays(comparison.from, daysFrom(period.from, asOf));
  const moved = addMonths(asOf, -monthsBetween(comparison.from, period.from));
  return areWholeMonths(countedDays) ? monthEnd(moved) : moved;
}

/**
 * Returns the counted days of a query. A period that ends after the data is cut at the data date, its comparison after as many
 * days. Example: with data to 14 November, October to December is compared with 1 July to 14 August. A period that begins after the
 * data counts nothing and is not compared.
 */
export function daysWithData(periods: Periods, compare: Comparison, asOf: CalendarDate): Periods {
  const { period, comparison } = periods;
  if (period.to <= asOf) return periods;
  if (period.from > asOf) return { period, comparison: null };
  const countedDays = { from: period.from, to: asOf };
  if (comparison === null) return { period: countedDays, comparison };
  return { period: countedDays, comparison: { from: comparison.from, to: lastCompared(periods, comparison, compare, asOf) } };
}
