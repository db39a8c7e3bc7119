import { at, mean, range } from '../numbers/arrays.ts';
import { quantile } from '../numbers/quantiles.ts';
import { normalDraw, seededRandom, type Random } from '../numbers/random.ts';
import type { Forecast } from './forecast.ts';
import { HALF_WIDTHS } from './intervals.ts';
import { scaleOf, type Scale } from './scale.ts';

export interface TargetQuestion {
  /** What has been collected already, in the unit of the series. */
  readonly collected: number;
  readonly target: number;
  /** How many of the forecast's steps remain until the target's date; all by default. */
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

// The normal deviates of 50, 80 and 95 %, at which the simulated errors meet the intervals' half widths.
const KNOTS = [
  [0, 0],
  [0.6745, HALF_WIDTHS[50]],
  [1.2816, HALF_WIDTHS[80]],
  [1.96, HALF_WIDTHS[95]],
] as const;

// Between the knots in straight lines, beyond the last one on with its slope: simulated months keep the intervals' shape.
function stretched(deviate: number): number {
  const size = Math.abs(deviate);
  const upper = KNOTS.findIndex(([normal], i) => i > 0 && (size <= normal || i === KNOTS.length - 1));
  const [x1, y1] = KNOTS[upper] ?? [0, 0];
  const [x0, y0] = KNOTS[upper - 1] ?? [0, 0];
  return Math.sign(deviate) * (y0 + ((size - x0) * (y1 - y0)) / (x1 - x0));
}

/** How much of one month's miss the next month repeats: the lag-1 correlation of the backtest's misses, shrunk towards 0.3. */
function persistence({ past }: Forecast, scale: Scale): number {
  const misses = past.map(({ step, forecast, actual }) => ({ step, miss: scale.forward(actual) - scale.forward(forecast) }));
  const size = mean(misses.map(({ miss }) => miss * miss));
  const products = misses
    .slice(1)
    .flatMap(({ step, miss }, i) => (step === (misses[i]?.step ?? 0) + 1 ? [miss * (misses[i]?.miss ?? 0)] : []));
  if (products.length === 0 || !(size > 0)) return 0.3;
  const seen = mean(products) / size;
  return Math.min(0.9, Math.max(0, (20 * 0.3 + products.length * seen) / (20 + products.length)));
}

function drawTotal({ point, sizes }: Forecast, scale: Scale, steps: number, carried: number, random: Random): number {
  let deviate = normalDraw(random);
  let total = 0;
  for (let h = 0; h < steps; h++) {
    if (h > 0) deviate = carried * deviate + Math.sqrt(1 - carried * carried) * normalDraw(random);
    total += scale.backward(scale.forward(at(point, h)) + stretched(deviate) * at(sizes, h));
  }
  return total;
}

/**
 * Chance of reaching a target by simulating the remaining periods: misses with the spread of the forecast's intervals, carried on from
 * period to period as far as the backtest shows it. The same question and seed give the same answer. Throws RangeError for more steps
 * than the forecast has.
 */
export function targetOutlook(forecast: Forecast, question: TargetQuestion): TargetOutlook {
  const { collected, target, steps = forecast.point.length, draws = 4000, seed = 1 } = question;
  if (steps > forecast.point.length) throw new RangeError('the forecast does not reach that far');
  const random = seededRandom(seed);
  const scale = scaleOf(forecast.scale);
  const carried = persistence(forecast, scale);
  const totals = range(draws).map(() => collected + drawTotal(forecast, scale, steps, carried, random));
  return {
    probability: totals.filter((total) => total >= target).length / draws,
    total: quantile(totals, 0.5),
    range80: [quantile(totals, 0.1), quantile(totals, 0.9)],
    range95: [quantile(totals, 0.025), quantile(totals, 0.975)],
  };
}
