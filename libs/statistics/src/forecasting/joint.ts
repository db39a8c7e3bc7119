import { at, peek, range } from '../numbers/arrays.ts';
import { createRandom } from '../numbers/random.ts';
import { errorCorrelations, factorize } from './error-correlation.ts';
import { sampleErrorPaths } from './error-paths.ts';
import type { Forecast } from './forecast.ts';
import { createPathMaker } from './path.ts';

export interface JointLine {
  readonly key: string;
  readonly forecast: Forecast;
}

export interface JointRequest {
  /** The parts; all begin with the same period. */
  readonly lines: readonly JointLine[];
  /** Forecast of their sum, if there is one; every draw is reconciled with it. */
  readonly total?: Forecast;
  /** 2,000 by default. */
  readonly draws?: number;
  readonly seed?: number;
}

/** Simulated paths of several lines, in the unit of the series. The total is the sum of the lines in every draw and step. */
export interface JointPaths {
  readonly keys: readonly string[];
  readonly steps: number;
  readonly draws: number;
  /** One array for each line, in the order of `keys`. Step h (0-based) of draw d is at d * steps + h. */
  readonly lines: readonly Float64Array[];
  readonly total: Float64Array;
}

const DRAWS = 2000;

// Half of the 80 % interval of each step, in the unit of the series.
function halfIntervals({ intervals }: Forecast): number[] {
  const usual = intervals.find(({ level }) => level === 80);
  return (usual?.high ?? []).map((high, h) => (high - at(usual?.low ?? [], h)) / 2);
}

/**
 * Share of the gap between total and sum that each line takes: least squares with independent errors, as in `reconcile`. Null with moving
 * campaigns, whose months differ between draws.
 */
function gapShares(lines: readonly Forecast[], total: Forecast | undefined, steps: number): number[][] | null {
  if (!total || [total, ...lines].some(({ campaigns }) => campaigns.length > 0)) return null;
  const variances = lines.map((line) => halfIntervals(line).map((reach) => reach * reach));
  const ofTotal = halfIntervals(total).map((reach) => reach * reach);
  return range(steps).map((h) => {
    const all = variances.reduce((sum, own) => sum + at(own, h), at(ofTotal, h));
    return variances.map((own) => (all > 0 ? at(own, h) / all : 0));
  });
}

// Distributes the gap to the drawn total over the lines; a line that was never negative stays at or above 0.
function reconcileDraw(
  paths: readonly number[][],
  lines: readonly Forecast[],
  total: readonly number[],
  shares: readonly number[][],
): void {
  total.forEach((value, h) => {
    const gap = paths.reduce((left, path) => left - at(path, h), value);
    paths.forEach((path, line) => {
      const moved = at(path, h) + at(shares[h] ?? [], line) * gap;
      path[h] = lines[line]?.nonNegative ? Math.max(0, moved) : moved;
    });
  });
}

/**
 * Simulates all lines together. Errors of the same backtest months are correlated, and part of each error continues into later months.
 * With a forecast of the total, every draw is reconciled with a draw of it. Source: Panagiotelis, Gamakumara, Athanasopoulos and Hyndman,
 * European Journal of Operational Research 306 (2023), for one level and independent errors. Equal requests give equal draws.
 * @throws RangeError for no line, different horizons, or fewer than one draw
 */
export function simulateJointPaths({ lines, total, draws = DRAWS, seed = 1 }: JointRequest): JointPaths {
  const steps = lines[0]?.forecast.point.length ?? 0;
  const forecasts = lines.map(({ forecast }) => forecast);
  const simulated = total ? [...forecasts, total] : forecasts;
  if (steps === 0 || simulated.some(({ point }) => point.length !== steps)) throw new RangeError('all lines must have the same horizon');
  if (!Number.isInteger(draws) || draws < 1) throw new RangeError('draws must be a positive whole number');
  const random = createRandom(seed);
  const factor = factorize(errorCorrelations(simulated));
  const carried = simulated.map((line) => line.carried);
  const pathMakers = simulated.map(createPathMaker);
  const shares = gapShares(forecasts, total, steps);
  const result = { lines: lines.map(() => new Float64Array(draws * steps)), total: new Float64Array(draws * steps) };
  for (const draw of range(draws)) {
    const deviates = sampleErrorPaths(factor, carried, steps, random);
    const all = pathMakers.map((make, line) => make(deviates[line] ?? [], random));
    const paths = all.slice(0, lines.length);
    if (shares) reconcileDraw(paths, forecasts, all[lines.length] ?? [], shares);
    paths.forEach((path, line) => result.lines[line]?.set(path, draw * steps));
    for (const h of range(steps)) result.total[draw * steps + h] = paths.reduce((sum, path) => sum + at(path, h), 0);
  }
  return { keys: lines.map(({ key }) => key), steps, draws, ...result };
}

/**
 * Draws of one line, or of the total without a key.
 * @throws RangeError for an unknown key
 */
export function getDraws({ keys, lines, total }: JointPaths, key?: string): Float64Array {
  const draws = key === undefined ? total : lines[keys.indexOf(key)];
  if (!draws) throw new RangeError(`no line ${key ?? ''}`);
  return draws;
}

/** Sums of the first `steps` steps of every draw; default: all. */
export function sumDraws(paths: JointPaths, key?: string, steps = paths.steps): Float64Array {
  const draws = getDraws(paths, key);
  const sums = new Float64Array(paths.draws);
  for (const draw of range(paths.draws)) {
    for (let h = 0; h < steps; h++) sums[draw] = peek(sums, draw) + peek(draws, draw * paths.steps + h);
  }
  return sums;
}
