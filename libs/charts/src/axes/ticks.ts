import type { useXAxis, useYAxis } from '@mui/x-charts/hooks';

type LinearAxis = ReturnType<typeof useXAxis<'linear'>> | ReturnType<typeof useYAxis<'linear'>>;

export interface Tick {
  readonly value: number;
  readonly words: string;
}

/** Round values of a scale, or those that it was given, in its own words: the library's hook would bring calendars along. */
export function ticksOf({ scale, tickNumber, tickInterval, valueFormatter }: LinearAxis): readonly Tick[] {
  const values: readonly number[] = Array.isArray(tickInterval) ? tickInterval : scale.ticks(tickNumber);
  return values.map((value) => ({ value, words: valueFormatter?.(value, { location: 'tooltip', scale }) ?? '' }));
}
