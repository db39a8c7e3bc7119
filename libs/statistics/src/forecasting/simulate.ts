import { range, sum } from '../numbers/arrays.ts';
import { quantile } from '../numbers/quantiles.ts';
import { createRandom } from '../numbers/random.ts';
import { sampleErrorPaths } from './error-paths.ts';
import { createPathMaker, type PathModel } from './path.ts';

export interface TargetQuestion {
  /** Amount collected so far, in the unit of the series. */
  readonly collected: number;
  readonly target: number;
  /** Remaining steps until the date of the target; default: all. */
  readonly steps?: number;
  readonly draws?: number;
  readonly seed?: number;
}

export interface TargetOutlook {
  /** Share of simulated totals that reach the target: 0..1. */
  readonly probability: number;
  /** Median of the simulated totals, and their 80 % and 95 % ranges. */
  readonly total: number;
  readonly range80: readonly [low: number, high: number];
  readonly range95: readonly [low: number, high: number];
}

/**
 * Chance of reaching a target, by simulation of the remaining periods. Errors have the spread of the intervals and the autocorrelation of
 * the backtest. Equal questions and seeds give equal answers.
 * @throws RangeError for too many steps, amounts that are not finite, or fewer than one draw
 */
export function targetOutlook(forecast: PathModel, question: TargetQuestion): TargetOutlook {
  const { collected, target, steps = forecast.usual.length, draws = 4000, seed = 1 } = question;
  if (!Number.isInteger(steps) || steps < 0 || steps > forecast.usual.length) throw new RangeError('the forecast does not reach that far');
  if (!Number.isFinite(collected) || !Number.isFinite(target)) throw new RangeError('collected and target must be finite numbers');
  if (!Number.isInteger(draws) || draws < 1) throw new RangeError('draws must be a positive whole number');
  const random = createRandom(seed);
  const draw = createPathMaker(forecast);
  const sample = (): number[] => sampleErrorPaths([[1]], [forecast.carried], steps, random).flat();
  const totals = range(draws).map(() => collected + sum(draw(sample(), random)));
  return {
    probability: totals.filter((total) => total >= target).length / draws,
    total: quantile(totals, 0.5),
    range80: [quantile(totals, 0.1), quantile(totals, 0.9)],
    range95: [quantile(totals, 0.025), quantile(totals, 0.975)],
  };
}
