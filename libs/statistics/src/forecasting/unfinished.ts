import { at, mean, squaredDeviations } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { MIN_PEAK_RATIO } from './campaign.ts';
import { SIZE_OF_DEVIATION } from './deviates.ts';
import { LEVEL_SHARE } from './error-paths.ts';
import type { PathModel } from './path.ts';
import { createScale } from './scale.ts';

// Fewer earlier periods say little about how much of a period is in.
const MIN_SHARES = 6;

interface Estimate {
  /** Logarithm of the period's amount. */
  readonly centre: number;
  /** Size of its error, in the units of `sizes`. */
  readonly size: number;
}

function estimatePeriod(soFar: number, shares: readonly number[]): Estimate | null {
  const logs = shares.filter((share) => share > 0 && share <= 1).map(Math.log);
  if (!(soFar > 0) || logs.length < MIN_SHARES) return null;
  // One more period varies like the earlier ones, and their mean is uncertain, too.
  const variance = (squaredDeviations(logs) / (logs.length - 1)) * (1 + 1 / logs.length);
  return { centre: Math.log(soFar) - mean(logs), size: Math.sqrt(variance) * SIZE_OF_DEVIATION };
}

/**
 * True if a step of this usual amount is like the months of the shares, whose amounts are `values`. A peak month fills up at another pace:
 * it may be due on its last day.
 */
export function isLikeMonths(usual: number, values: readonly number[]): boolean {
  const middle = median(values);
  return usual <= MIN_PEAK_RATIO * middle && usual >= middle / MIN_PEAK_RATIO;
}

/**
 * Conditions a model on the amount so far of its first step. `shares` are the parts (0..1) of earlier periods that were in at the same
 * working day. The amount divided by them estimates the step; estimate and forecast are weighted by their precision. The surprise
 * carries over to later steps like any error. The model stays if fewer than six shares are above 0, or if a campaign may come in the step.
 */
export function conditionOnShares(model: PathModel, shares: readonly number[]): PathModel {
  const { usual, sizes, atLeast, campaigns } = model;
  const estimate = estimatePeriod(atLeast ?? 0, shares);
  const prior = at(sizes, 0);
  if (!estimate || !(prior > 0) || campaigns.some((campaign) => at(campaign.shares, 0) > 0)) return model;
  const scale = createScale(model.scale);
  const onScale = (deviates: number): number => scale.forward(Math.exp(estimate.centre + deviates * estimate.size));
  const error = (onScale(1) - onScale(-1)) / 2;
  const weight = prior ** 2 / (prior ** 2 + error ** 2);
  const surprise = (weight * (onScale(0) - scale.forward(at(usual, 0)))) / prior;
  // Correlation of the error of a step with that of the first one.
  const related = (step: number): number => LEVEL_SHARE + (1 - LEVEL_SHARE) * model.carried ** step;
  return {
    ...model,
    usual: usual.map((value, step) => scale.backward(scale.forward(value) + related(step) * surprise * at(sizes, step))),
    sizes: sizes.map((size, step) => size * Math.sqrt(1 - related(step) ** 2 * weight)),
  };
}
