import { at, mean, range, sum } from '../numbers/arrays.ts';

const YEARS = 3;
const MIN_GROWTH = 0.85;
const MAX_GROWTH = 1.2;

/** Mean growth factor of the last two cycles, limited to 0.85..1.2. Null below three cycles, or with a cycle that is not positive. */
function recentGrowth(values: readonly number[], frequency: number): number | null {
  if (values.length < YEARS * frequency) return null;
  const totals = range(YEARS).map((k) => sum(values.slice(values.length - (k + 1) * frequency, values.length - k * frequency)));
  if (totals.some((total) => !(total > 0))) return null;
  return Math.min(Math.max(mean([at(totals, 0) / at(totals, 1), at(totals, 1) / at(totals, 2)]), MIN_GROWTH), MAX_GROWTH);
}

const SHARE = 0.25;

/** Moves a forecast path a quarter of the way towards the last cycle times its recent growth. */
export function towardsGrowth(path: readonly number[], values: readonly number[], frequency: number): readonly number[] {
  const growth = recentGrowth(values, frequency);
  if (growth === null) return path;
  const start = values.length - frequency;
  return path.map((value, h) => value + SHARE * (growth * at(values, start + (h % frequency)) - value));
}
