import { at, toFinite, range, sum } from '../numbers/arrays.ts';
import { normalQuantile } from '../numbers/distributions.ts';
import { sampleNormal, type Random } from '../numbers/random.ts';
import type { CampaignCycle } from './campaign.ts';
import { expectedCampaign } from './campaign-outlook.ts';
import { createDeviateAbove, NORMAL_DEVIATES, SIZE_OF_DEVIATION, stretchDeviate, unstretchError } from './deviates.ts';
import { LEVELS, type Level } from './half-widths.ts';
import type { Interval } from './intervals.ts';
import { createScale, type ScaleParameters } from './scale.ts';

/** Data from which the steps of a forecast are simulated. Amounts are in the unit of the series. */
export interface PathModel {
  /** Usual amount of each step: the forecast without a moving campaign. */
  readonly usual: readonly number[];
  /** Size of the error of `usual` in each step on the modelling scale, like a standard deviation. */
  readonly sizes: readonly number[];
  readonly scale: ScaleParameters;
  /** Share of a step's error that the next step repeats: 0..0.9. */
  readonly carried: number;
  /** Coming cycles of a moving campaign; empty without one. */
  readonly campaigns: readonly CampaignCycle[];
  /** Factor of known events on a campaign in each step; 1 if omitted. `usual` already has it. */
  readonly campaignFactors?: readonly number[];
  /** Amount of the first step so far, if its period is not over. */
  readonly atLeast: number | null;
  readonly nonNegative: boolean;
  /** Uncertain factors of known events: all `steps` share one error, with this standard deviation of its logarithm. */
  readonly factorErrors?: readonly { readonly steps: readonly number[]; readonly deviation: number }[];
  /** Certain amount of known events on top of each step; 0 if omitted. */
  readonly additions?: readonly number[];
}

/** The `count` steps of a model after its first `skipped` ones. */
export function sliceSteps(model: PathModel, skipped: number, count: number): PathModel {
  const slice = (list: readonly number[]): number[] => list.slice(skipped, skipped + count);
  return {
    ...model,
    usual: slice(model.usual),
    sizes: slice(model.sizes),
    campaigns: model.campaigns.map((cycle) => ({ ...cycle, shares: slice(cycle.shares), expected: slice(cycle.expected) })),
    ...(model.campaignFactors && { campaignFactors: slice(model.campaignFactors) }),
    ...(model.additions && { additions: slice(model.additions) }),
    factorErrors: (model.factorErrors ?? []).map(({ steps, deviation }) => ({
      steps: steps.map((step) => step - skipped).filter((step) => step >= 0 && step < count),
      deviation,
    })),
  };
}

const campaignFactor = ({ campaignFactors = [] }: PathModel, step: number): number => campaignFactors[step] ?? 1;

const additionAt = ({ additions = [] }: PathModel, step: number): number => additions[step] ?? 0;

const hasCampaign = ({ campaigns }: PathModel, step: number): boolean => campaigns.some(({ shares }) => at(shares, step) > 0);

/** Value of a step (0-based) without its campaign, at a normal deviate of its error. */
function createUsualValue(model: PathModel): (step: number, deviate: number) => number {
  const { usual, sizes, atLeast, nonNegative } = model;
  const scale = createScale(model.scale);
  const centre = usual.map(scale.forward);
  // If the first step may still get its campaign or an addition, the collected amount says little about the remaining amount.
  const conditioned = atLeast !== null && at(sizes, 0) > 0 && !hasCampaign(model, 0) && additionAt(model, 0) === 0;
  const above = conditioned ? createDeviateAbove(unstretchError((scale.forward(atLeast) - at(centre, 0)) / at(sizes, 0))) : null;
  return (step, deviate) => {
    const used = step === 0 && above ? above(deviate) : deviate;
    const error = stretchDeviate(used) * at(sizes, step);
    const value = error === 0 ? at(usual, step) : toFinite(scale.backward(at(centre, step) + error));
    return nonNegative ? Math.max(0, value) : value;
  };
}

const notBelowCollected = ({ atLeast }: PathModel, step: number, value: number): number =>
  step === 0 && atLeast !== null ? Math.max(atLeast, value) : value;

// The whole campaign of a cycle falls into one step, sampled by its shares.
function addCampaign(model: PathModel, { amount, size, shares }: CampaignCycle, path: number[], random: Random): void {
  const sampledAmount = amount * Math.exp(size * sampleNormal(random));
  let left = random();
  const step = shares.findIndex((share) => (left -= share) < 0);
  if (step >= 0) path[step] = at(path, step) + campaignFactor(model, step) * sampledAmount;
}

/** Turns normal deviates, one for each step, into a path; campaigns are sampled with `random`. */
export function createPathMaker(model: PathModel): (deviates: readonly number[], random: Random) => number[] {
  const value = createUsualValue(model);
  return (deviates, random) => {
    const path = deviates.map((deviate, step) => value(step, deviate));
    for (const campaign of model.campaigns) addCampaign(model, campaign, path, random);
    for (const { steps, deviation } of model.factorErrors ?? []) {
      const factor = Math.exp(deviation * sampleNormal(random));
      for (const step of steps) if (step < path.length) path[step] = at(path, step) * factor;
    }
    return path.map((simulatedValue, step) => notBelowCollected(model, step, simulatedValue + additionAt(model, step)));
  };
}

/** Sizes of the steps' errors together with those of the factors. */
const sizesWithFactors = ({ sizes, factorErrors = [] }: PathModel): number[] =>
  sizes.map((size, step) =>
    Math.hypot(size, ...factorErrors.map(({ steps, deviation }) => (steps.includes(step) ? deviation * SIZE_OF_DEVIATION : 0))),
  );

// Number of equally likely values that stand for a distribution if a campaign may fall into a step.
const GRID = 41;
const GRID_DEVIATES = range(GRID).map((k) => normalQuantile((k + 0.5) / GRID));

interface LikelyValue {
  readonly value: number;
  readonly weight: number;
}

function likelyValues(model: PathModel, value: (step: number, deviate: number) => number, step: number): LikelyValue[] {
  const usual = GRID_DEVIATES.map((deviate) => value(step, deviate));
  const factor = campaignFactor(model, step);
  const without = Math.max(0, 1 - sum(model.campaigns.map(({ shares }) => at(shares, step))));
  const withCampaign = model.campaigns.flatMap(({ amount, size, shares }) =>
    at(shares, step) > 0
      ? GRID_DEVIATES.flatMap((deviate) =>
          usual.map((usualValue) => ({
            value: usualValue + factor * amount * Math.exp(size * deviate),
            weight: at(shares, step) / GRID / GRID,
          })),
        )
      : [],
  );
  return [...usual.map((usualValue) => ({ value: usualValue, weight: without / GRID })), ...withCampaign].sort((a, b) => a.value - b.value);
}

function weightedQuantile(sorted: readonly LikelyValue[], share: number): number {
  let left = share;
  for (const { value, weight } of sorted) if ((left -= weight) < 0) return value;
  return sorted.at(-1)?.value ?? NaN;
}

/** Expected path, with campaigns spread over their shares; it adds up to the total of the cycle. */
export function expectedPath(model: PathModel): number[] {
  const value = createUsualValue(model);
  const added = expectedCampaign(model.campaigns, model.usual.length);
  return model.usual.map((_, step) =>
    notBelowCollected(model, step, toFinite(value(step, 0) + campaignFactor(model, step) * at(added, step) + additionAt(model, step))),
  );
}

/** Intervals of every step at all levels around `point`: the quantiles of the paths of `createPathMaker`. */
export function computeIntervals(model: PathModel, point: readonly number[]): Interval[] {
  const value = createUsualValue({ ...model, sizes: sizesWithFactors(model) });
  const likely = model.usual.map((_, step) => (hasCampaign(model, step) ? likelyValues(model, value, step) : null));
  const bound = (level: Level, sign: 1 | -1): number[] =>
    point.map((centre, step) => {
      const mixed = likely[step];
      const usual = mixed ? weightedQuantile(mixed, 0.5 + (sign * level) / 200) : value(step, sign * NORMAL_DEVIATES[level]);
      const edge = usual + additionAt(model, step);
      return notBelowCollected(model, step, sign > 0 ? Math.max(edge, centre) : Math.min(edge, centre));
    });
  return LEVELS.map((level) => ({ level, low: bound(level, -1), high: bound(level, 1) }));
}
