import { at, range, sum } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import type { CycleShares } from './campaign-shares.ts';
import { fillMissing } from './gaps.ts';
import { chooseScale } from './scale.ts';
import { stl } from './stl.ts';

export interface Campaign {
  /** Position of each cycle's peak, oldest cycle first. */
  readonly peaks: readonly number[];
  /** Places in the cycle (t mod frequency) that have had peaks. */
  readonly places: readonly number[];
  /** Peaks, and outstanding months next to them. */
  readonly months: readonly number[];
  /** Position at which the first cycle begins (0 or below): cycles are cut far from peaks. */
  readonly start: number;
}

const MIN_PEAK_RATIO = 2.5;
// Two cycles are little evidence, so that their peaks must be clearer.
const MIN_PEAK_RATIO_OF_TWO_CYCLES = 4;
const MAX_CYCLES = 5;
// A typing error is larger than any peak of the other cycles.
const MAX_TIMES_USUAL_PEAK = 20;

interface Cycle {
  readonly from: number;
  readonly to: number;
}

const wholeCycles = (length: number, start: number, frequency: number): Cycle[] =>
  range(Math.ceil((length - start) / frequency))
    .map((k) => ({ from: start + k * frequency, to: start + (k + 1) * frequency }))
    .filter(({ from, to }) => from >= 0 && to <= length);

function findHighest(values: readonly number[], { from, to }: Cycle, limit = Infinity): number {
  let best = from;
  for (let t = from; t < to; t++) if (at(values, t) <= limit && (at(values, t) > at(values, best) || at(values, best) > limit)) best = t;
  return best;
}

// Peaks of the latest whole cycles; null if a cycle has none.
function findPeaks(values: readonly number[], cycles: readonly Cycle[], frequency: number): number[] | null {
  if (cycles.length < 2) return null;
  const times = cycles.length < 3 ? MIN_PEAK_RATIO_OF_TWO_CYCLES : MIN_PEAK_RATIO;
  const limit = MAX_TIMES_USUAL_PEAK * median(cycles.map((cycle) => at(values, findHighest(values, cycle))));
  const peaks = cycles.map((cycle) => findHighest(values, cycle, limit));
  const areClear = cycles.every(({ from, to }, k) => {
    const peak = at(values, at(peaks, k));
    const others = values.slice(from, to).reduce((total, value) => total + (value <= limit ? Math.max(value, 0) : 0), 0);
    return peak > 0 && peak >= (times * others) / frequency;
  });
  return areClear ? peaks : null;
}

// Cuts cycles as far as possible from every peak, so that a moving peak stays in its cycle.
function findCycleStart(values: readonly number[], frequency: number): number | null {
  const distances = range(frequency).map((before) => {
    const start = -before;
    const peaks = findPeaks(values, wholeCycles(values.length, start, frequency).slice(-MAX_CYCLES), frequency);
    const fromMiddle = (peak: number): number => Math.abs(((peak - start) % frequency) - (frequency - 1) / 2);
    return peaks ? Math.max(...peaks.map(fromMiddle)) : Infinity;
  });
  const smallest = Math.min(...distances);
  return Number.isFinite(smallest) ? -distances.indexOf(smallest) : null;
}

const MIN_RIVAL_RATIO = 0.5;

// True if a month at another campaign's place, not next to the peak, reaches half of it. Two peaks a year are a season.
function hasRival(values: readonly number[], peak: number, places: readonly number[], frequency: number, start: number): boolean {
  const from = start + Math.floor((peak - start) / frequency) * frequency;
  return range(frequency)
    .map((k) => from + k)
    .some((t) => Math.abs(t - peak) > 1 && places.includes(t % frequency) && at(values, t) > MIN_RIVAL_RATIO * at(values, peak));
}

// A due date moves by some months; peaks all over the year are single payments.
const MAX_WINDOW = 1 / 3;

function isWindow(places: readonly number[], frequency: number): boolean {
  const gaps = places.map((place, k) => (places[k + 1] ?? at(places, 0) + frequency) - place);
  return frequency - Math.max(...gaps) <= MAX_WINDOW * frequency;
}

/**
 * Finds a collection peak that recurs in every cycle in changing months.
 * Each of the last two to five whole cycles needs a month of 2.5 times its mean (4 times with two cycles). The months must lie within a
 * third of the cycle. Incomplete cycles have a peak if a month stands out half as far, as a ratio.
 * @returns null if there is no such peak, or if it keeps its month
 */
export function findMovingCampaign(values: readonly number[], frequency: number): Campaign | null {
  if (frequency < 4) return null;
  const start = findCycleStart(values, frequency);
  if (start === null) return null;
  const cycleMedian = (t: number): number => {
    const first = start + Math.floor((t - start) / frequency) * frequency;
    return median(values.slice(Math.max(0, Math.min(first, values.length - frequency)), Math.max(first, 0) + frequency));
  };
  const ratio = (t: number): number => at(values, t) / Math.max(cycleMedian(t), at(values, t) / 1000);
  const whole = findPeaks(values, wholeCycles(values.length, start, frequency).slice(-MAX_CYCLES), frequency) ?? [];
  const clear = Math.sqrt(median(whole.map(ratio)));
  const isOutstanding = (t: number): boolean => at(values, t) > 0 && ratio(t) >= clear;
  const limit = MAX_TIMES_USUAL_PEAK * median(whole.map((t) => at(values, t)));
  const all = range(Math.ceil((values.length - start) / frequency)).map((k) =>
    findHighest(values, { from: Math.max(0, start + k * frequency), to: Math.min(values.length, start + (k + 1) * frequency) }, limit),
  );
  const peaks = all.filter(isOutstanding);
  const places = [...new Set(peaks.filter((t) => t >= (whole[0] ?? 0)).map((t) => t % frequency))].sort((a, b) => a - b);
  if (places.length < 2 || !isWindow(places, frequency)) return null;
  if (2 * whole.filter((t) => hasRival(values, t, places, frequency, start)).length > whole.length) return null;
  const months = [...new Set(peaks.flatMap((t) => [t - 1, t, t + 1].filter((k) => k === t || isOutstanding(k))))];
  return { peaks, places, months, start };
}

/** Campaign of a coming cycle: an amount that falls into one of the steps. */
export interface CampaignCycle {
  readonly amount: number;
  /** Size of the error of the amount's logarithm, like a standard deviation. */
  readonly size: number;
  /** Chance of each step to have the campaign; the sum is at most 1. */
  readonly shares: readonly number[];
  /** Expected part of the amount in each step, without exceptions; the sum equals that of `shares`. */
  readonly expected: readonly number[];
}

/** The series without its campaign, and the campaign of each cycle. */
export interface CampaignSplit {
  readonly remainder: readonly number[];
  /** Peak of each cycle, amount above the usual, and shares by place; oldest cycle first. */
  readonly cycles: readonly { readonly peak: number; readonly amount: number; readonly shares: CycleShares }[];
}

// A robust trend and season fill the months. Straight lines between neighbours would depend on a refund among them.
function withoutMonths(values: readonly number[], months: ReadonlySet<number>, frequency: number): number[] {
  const filled = fillMissing(values, months, frequency);
  const scale = chooseScale(filled);
  const { trend, seasonal } = stl(filled.map(scale.forward), frequency, { robustPasses: 3 });
  return filled.map((value, t) => (months.has(t) ? scale.backward(at(trend, t) + at(seasonal, t)) : value));
}

/** Removes a campaign: its months get their usual values. */
export function splitCampaign(values: readonly number[], campaign: Campaign, frequency: number): CampaignSplit {
  const remainder = withoutMonths(values, new Set(campaign.months), frequency);
  const cycleOf = (t: number): number => Math.floor((t - campaign.start) / frequency);
  const excess = (t: number): number => Math.max(0, at(values, t) - at(remainder, t));
  const cycles = campaign.peaks.map((peak) => {
    const own = campaign.months.filter((t) => cycleOf(t) === cycleOf(peak));
    const amount = sum(own.map(excess));
    const inPlace = (place: number): number => sum(own.filter((t) => t % frequency === place).map(excess));
    return { peak, amount, shares: range(frequency).map((place) => inPlace(place) / amount) };
  });
  return { remainder, cycles: cycles.filter(({ amount }) => amount > 0) };
}
