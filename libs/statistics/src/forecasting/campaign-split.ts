import { at, range, sum } from '../numbers/arrays.ts';
import type { CycleShares } from './campaign-shares.ts';
import type { Campaign } from './campaign.ts';
import { fillMissing } from './gaps.ts';
import { chooseScale } from './scale.ts';
import { stl } from './stl.ts';

/** Campaign of a past cycle: position of its peak, amount above the usual, and shares by place. */
export interface PastCampaign {
  readonly peak: number;
  readonly amount: number;
  readonly shares: CycleShares;
}

/** The series without its campaigns, and the past cycles of each campaign, oldest first. */
export interface CampaignSplit {
  readonly remainder: readonly number[];
  readonly cycles: readonly (readonly PastCampaign[])[];
}

// A robust trend and season fill the months. Straight lines between neighbours would depend on a refund among them.
function withoutMonths(values: readonly number[], months: ReadonlySet<number>, frequency: number): number[] {
  const filled = fillMissing(values, months, frequency);
  const scale = chooseScale(filled);
  const { trend, seasonal } = stl(filled.map(scale.forward), frequency, { robustPasses: 3 });
  return filled.map((value, t) => (months.has(t) ? scale.backward(at(trend, t) + at(seasonal, t)) : value));
}

/** Removes campaigns: their months get usual values. The splits are in the order of `campaigns`. */
export function splitCampaigns(values: readonly number[], campaigns: readonly Campaign[], frequency: number): CampaignSplit {
  if (campaigns.length === 0) return { remainder: values, cycles: [] };
  const remainder = withoutMonths(values, new Set(campaigns.flatMap(({ months }) => months)), frequency);
  const excess = (t: number): number => Math.max(0, at(values, t) - at(remainder, t));
  return { remainder, cycles: campaigns.map((campaign) => cyclesOf(campaign, excess, frequency)) };
}

function cyclesOf({ peaks, months, start }: Campaign, excess: (t: number) => number, frequency: number): PastCampaign[] {
  const cycleOf = (t: number): number => Math.floor((t - start) / frequency);
  return peaks.flatMap((peak) => {
    const own = months.filter((t) => cycleOf(t) === cycleOf(peak));
    const amount = sum(own.map(excess));
    const inPlace = (place: number): number => sum(own.filter((t) => t % frequency === place).map(excess));
    return amount > 0 ? [{ peak, amount, shares: range(frequency).map((place) => inPlace(place) / amount) }] : [];
  });
}
