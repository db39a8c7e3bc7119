import { seasonalityIndex, type SeasonalityIndex } from '@pendapa/statistics';
import { MONTHS_OF_YEAR, sharesSoFar, type YearOfMonths } from './year-grid.ts';

export interface Season {
  /** Index by month of the fiscal year; 1 is an average month. */
  readonly index: readonly SeasonalityIndex[];
  /** Number of complete years used. */
  readonly years: number;
}

/** Seasonal index of each month of the fiscal year, from complete years with revenue. Null without any. */
export function seasonOf(years: readonly YearOfMonths[]): Season | null {
  const whole = years.filter((year) => year.whole && sharesSoFar(year).length > 0);
  const index = seasonalityIndex(
    whole.flatMap(({ months }) => months.map(({ amount }) => Number(amount))),
    MONTHS_OF_YEAR,
  );
  return index.length > 0 ? { index, years: whole.length } : null;
}

export const strongest = ({ index }: Season): number =>
  index.reduce((best, one, at) => (one.index > (index[best]?.index ?? 0) ? at : best), 0);
export const weakest = ({ index }: Season): number =>
  index.reduce((least, one, at) => (one.index < (index[least]?.index ?? 0) ? at : least), 0);

/** Cumulative share of an average year by month, from complete years; empty without any. */
export function usualShares(years: readonly YearOfMonths[]): readonly number[] {
  const curves = years
    .filter(({ whole }) => whole)
    .map(sharesSoFar)
    .filter(({ length }) => length > 0);
  const [first] = curves;
  return first ? first.map((_, at) => curves.reduce((sum, curve) => sum + (curve[at] ?? 0), 0) / curves.length) : [];
}

const HALF = 0.5;

/** Finds the month by whose end half of an average year has come in, and the share. Null without a complete year. */
export function halfOfYear(years: readonly YearOfMonths[]): { readonly place: number; readonly share: number } | null {
  const shares = usualShares(years);
  const place = shares.findIndex((share) => share >= HALF);
  return place < 0 ? null : { place, share: shares[place] ?? HALF };
}
