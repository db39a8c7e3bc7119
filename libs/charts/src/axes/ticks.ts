import type { useXAxis, useYAxis } from '@mui/x-charts/hooks';

type LinearAxis = ReturnType<typeof useXAxis<'linear'>> | ReturnType<typeof useYAxis<'linear'>>;

export interface Tick {
  readonly value: number;
  readonly words: string;
}

/** Pixels of a digit, and of the gap beside labels. */
const DIGIT = 6.8;
const LABEL_GAP = 8;

/** Pixels of the longest label, with its gap. */
export const roomFor = (words: readonly string[]): number => Math.max(...words.map(({ length }) => length)) * DIGIT + LABEL_GAP;

/** Keeps every n-th tick, so that labels do not overlap. */
export function withoutOverlappingLabels(ticks: readonly Tick[], at: (value: number) => number): readonly Tick[] {
  const [first, second] = ticks;
  if (!first || !second) return ticks;
  const every = Math.ceil(roomFor(ticks.map(({ words }) => words)) / Math.abs(at(second.value) - at(first.value)));
  return ticks.filter((_, index) => index % every === 0);
}

const areDistinct = (ticks: readonly Tick[]): boolean => new Set(ticks.map(({ words }) => words)).size === ticks.length;

/** Keeps every n-th tick with the smallest n that leaves no equal labels, because rounded labels may be equal. */
export function distinctTicks(ticks: readonly Tick[]): readonly Tick[] {
  const everyNth = (n: number): readonly Tick[] => ticks.filter((_, index) => index % n === 0);
  const n = ticks.findIndex((_, index) => areDistinct(everyNth(index + 1))) + 1;
  return everyNth(Math.max(n, 1));
}

/** Ticks of a scale: given ones or round values. The library's hook would add its calendar code. */
export function ticksOf({ scale, tickNumber, tickInterval, valueFormatter }: LinearAxis): readonly Tick[] {
  const values: readonly number[] = Array.isArray(tickInterval) ? tickInterval : scale.ticks(tickNumber);
  return distinctTicks(values.map((value) => ({ value, words: valueFormatter?.(value, { location: 'tooltip', scale }) ?? '' })));
}
