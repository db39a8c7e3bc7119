import type { CalendarDate, PerformanceBand } from '@pendapa/contracts';
import { toPlotValue, type Figure } from '@pendapa/query';

/** Highest band of an indicator that a figure reaches under the rules of a day; null if none. */
export function reachedBand(
  bands: readonly PerformanceBand[],
  indicator: string,
  figure: Figure,
  on: CalendarDate,
): PerformanceBand | null {
  const value = toPlotValue(figure);
  if (value === null) return null;
  const valid = bands.filter(
    (band) => band.indicator === indicator && band.validFrom <= on && (band.validTo === null || on <= band.validTo),
  );
  const reached = valid.filter(({ atLeast }) => atLeast === null || value >= atLeast);
  reached.sort((a, b) => (b.atLeast ?? -Infinity) - (a.atLeast ?? -Infinity));
  return reached[0] ?? null;
}
