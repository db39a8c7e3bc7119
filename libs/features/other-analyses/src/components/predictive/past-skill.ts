import type { PastYear } from '../../outlook/past-forecasts.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Quality of past forecasts. Errors are parts of the actual amount. The comparison is the error of a forecast that repeats the
 * year before.
 */
export function skillOf(past: readonly PastYear[]) {
  const compared = past.filter(({ actual }) => actual > 0);
  return {
    all: compared.length,
    covered: compared.filter(({ low, high, actual }) => low <= actual && actual <= high).length,
    error: mean(compared.map(({ median, actual }) => Math.abs(median / actual - 1))),
    naive: mean(compared.map(({ lastYear, actual }) => Math.abs(lastYear / actual - 1))),
  };
}

/** Chances that are called "about 7 in 10". */
const [LIKELY_FROM, LIKELY_TO] = [0.6, 0.8];
/** With fewer cases a share says nothing. */
const MIN_CASES = 10;

/** How often a chance of about 7 in 10 came true, and over how many years. Null with too few cases. */
export function likelyOf(past: readonly PastYear[]) {
  const cases = past.flatMap(({ origin, chances }) =>
    chances
      .filter(({ chance }) => chance >= LIKELY_FROM && chance < LIKELY_TO)
      .map(({ isReached }) => ({ isReached, year: Math.floor(origin / 12) })),
  );
  if (cases.length < MIN_CASES) return null;
  return {
    all: cases.length,
    reached: cases.filter(({ isReached }) => isReached).length,
    years: new Set(cases.map(({ year }) => year)).size,
  };
}
