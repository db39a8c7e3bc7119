import type { useXAxis, useYAxis } from '@mui/x-charts/hooks';

type LinearAxis = ReturnType<typeof useXAxis<'linear'>> | ReturnType<typeof useYAxis<'linear'>>;

export interface Tick {
  readonly value: number;
  readonly words: string;
}

/** Pixels of a digit, and between words and what stands beside them. */
const DIGIT = 6.8;
const APART = 8;

/** Pixels that the longest of some words takes, with the air beside it. */
export const roomFor = (words: readonly string[]): number => Math.max(...words.map(({ length }) => length)) * DIGIT + APART;

/** Of ticks beside each other every so many that their words stand apart. */
export function apart(ticks: readonly Tick[], at: (value: number) => number): readonly Tick[] {
  const [first, second] = ticks;
  if (!first || !second) return ticks;
  const every = Math.ceil(roomFor(ticks.map(({ words }) => words)) / Math.abs(at(second.value) - at(first.value)));
  return ticks.filter((_, index) => index % every === 0);
}

const areDistinct = (ticks: readonly Tick[]): boolean => new Set(ticks.map(({ words }) => words)).size === ticks.length;

/** Every n-th tick, with the smallest n by which no two read the same: words that are rounded may be equal. */
export function distinctTicks(ticks: readonly Tick[]): readonly Tick[] {
  const everyNth = (n: number): readonly Tick[] => ticks.filter((_, index) => index % n === 0);
  const n = ticks.findIndex((_, index) => areDistinct(everyNth(index + 1))) + 1;
  return everyNth(Math.max(n, 1));
}

/** Round values of a scale, or those that it was given, in its own words: the library's hook would bring calendars along. */
export function ticksOf({ scale, tickNumber, tickInterval, valueFormatter }: LinearAxis): readonly Tick[] {
  const values: readonly number[] = Array.isArray(tickInterval) ? tickInterval : scale.ticks(tickNumber);
  return distinctTicks(values.map((value) => ({ value, words: valueFormatter?.(value, { location: 'tooltip', scale }) ?? '' })));
}
