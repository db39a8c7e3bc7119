import type { CalendarDate, PerformanceBand, Value } from '@pendapa/contracts';

/** The highest band of an indicator that a value reaches by the rules of a day; null where none is told. */
export function reachedBand(bands: readonly PerformanceBand[], indicator: string, value: Value, on: CalendarDate): PerformanceBand | null {
  if (value === null) return null;
  const valid = bands.filter(
    (band) => band.indicator === indicator && band.validFrom <= on && (band.validTo === null || on <= band.validTo),
  );
  const reached = valid.filter(({ atLeast }) => atLeast === null || Number(value) >= atLeast);
  reached.sort((a, b) => (b.atLeast ?? -Infinity) - (a.atLeast ?? -Infinity));
  return reached[0] ?? null;
}
