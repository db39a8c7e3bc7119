import { at, mean, peek, range } from '../numbers/arrays.ts';
import { robustSpread } from '../numbers/quantiles.ts';

export interface ChangePoint {
  /** First position of the new level. */
  readonly position: number;
  readonly before: number;
  readonly after: number;
}

export interface ChangePointOptions {
  /** Minimum number of values between two changes. */
  readonly minLength?: number;
  /** Cost of one more change in squared noise units. The default 3 ln n is three times the usual Bayesian penalty for a parameter. */
  readonly penalty?: number;
}

/**
 * Finds changes of the mean level by exact optimal partitioning: Jackson et al., IEEE Signal Processing Letters 12 (2005). PELT (Killick,
 * Fearnhead and Eckley 2012) minimises the same cost. Noise is estimated from differences, so that values should have no season.
 */
export function changePoints(values: readonly number[], options: ChangePointOptions = {}): ChangePoint[] {
  const n = values.length;
  const minLength = Math.max(1, options.minLength ?? 3);
  if (n < 2 * minLength) return [];
  const noise = robustSpread(values.slice(1).map((value, t) => value - at(values, t))) / Math.SQRT2;
  if (!(noise > 0)) return [];
  const starts = findBestStarts(values, minLength, (options.penalty ?? 3 * Math.log(n)) * noise * noise);
  const bounds = [0, ...starts, n];
  const levels = bounds.slice(1).map((end, k) => mean(values.slice(at(bounds, k), end)));
  return starts.map((position, k) => ({ position, before: at(levels, k), after: at(levels, k + 1) }));
}

function findBestStarts(values: readonly number[], minLength: number, penalty: number): number[] {
  const n = values.length;
  const centre = mean(values);
  const sums = new Float64Array(n + 1);
  const squares = new Float64Array(n + 1);
  values.forEach((value, t) => {
    sums[t + 1] = peek(sums, t) + value - centre;
    squares[t + 1] = peek(squares, t) + (value - centre) * (value - centre);
  });
  const cost = (from: number, to: number): number => {
    const total = peek(sums, to) - peek(sums, from);
    return peek(squares, to) - peek(squares, from) - (total * total) / (to - from);
  };
  const best = new Float64Array(n + 1).fill(Infinity);
  best[0] = -penalty;
  const previous = new Array<number>(n + 1).fill(0);
  for (let end = minLength; end <= n; end++) {
    for (let from = 0; from <= end - minLength; from++) {
      const total = peek(best, from) + cost(from, end) + penalty;
      if (total >= peek(best, end)) continue;
      best[end] = total;
      previous[end] = from;
    }
  }
  const starts: number[] = [];
  for (let start = at(previous, n); start > 0; start = at(previous, start)) starts.push(start);
  return range(starts.length).map((k) => at(starts, starts.length - 1 - k));
}
