import { seasonalityIndex, type SeasonalityIndex } from '@pendapa/statistics';
import { MONTHS_OF_YEAR, cumulativeShares, type YearOfMonths } from './year-grid.ts';

export interface Season {
  /** Seasonal index by month of the fiscal year; 1 is an average month. */
  readonly indices: readonly SeasonalityIndex[];
  /** Number of complete years used. */
  readonly yearCount: number;
}

/** Seasonal index of each month of the fiscal year, from complete years with revenue. Null without any. */
export function seasonOf(years: readonly YearOfMonths[]): Season | null {
  const complete = years.filter((year) => year.isComplete && cumulativeShares(year).length > 0);
  const indices = seasonalityIndex(
    complete.flatMap(({ months }) => months.map(({ amount }) => Number(amount))),
    MONTHS_OF_YEAR,
  );
  return indices.length > 0 ? { indices, yearCount: complete.length } : null;
}

const indexAt = ({ indices }: Season, month: number): number => indices[month]?.index ?? 0;

/** Month with the largest index, as position in the fiscal year; 0 is its first month. */
export const strongestMonthIndex = (season: Season): number =>
  season.indices.reduce((best, { index }, month) => (index > indexAt(season, best) ? month : best), 0);

/** Month with the smallest index, as position in the fiscal year; 0 is its first month. */
export const weakestMonthIndex = (season: Season): number =>
  season.indices.reduce((least, { index }, month) => (index < indexAt(season, least) ? month : least), 0);

/** Average of the cumulative shares of complete years, by month, 0 to 1. Each year counts equally. Empty without any. */
export function averageCumulativeShares(years: readonly YearOfMonths[]): readonly number[] {
  const curves = years
    .filter(({ isComplete }) => isComplete)
    .map(cumulativeShares)
    .filter(({ length }) => length > 0);
  const [first] = curves;
  return first ? first.map((_, month) => curves.reduce((sum, curve) => sum + (curve[month] ?? 0), 0) / curves.length) : [];
}

const HALF = 0.5;

/**
 * Finds the month at whose end, on average, half of a year's revenue is reached. `monthIndex` is its position in the fiscal
 * year, from 0; `share` is the share at its end. Null without a complete year.
 */
export function findHalfOfYear(years: readonly YearOfMonths[]): { readonly monthIndex: number; readonly share: number } | null {
  const shares = averageCumulativeShares(years);
  const monthIndex = shares.findIndex((share) => share >= HALF);
  return monthIndex < 0 ? null : { monthIndex, share: shares[monthIndex] ?? HALF };
}
