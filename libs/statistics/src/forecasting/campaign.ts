import { at, range } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';

export interface Campaign {
  /** Position of each cycle's peak, oldest cycle first. */
  readonly peaks: readonly number[];
  /** Places in the cycle (t mod frequency) that have had peaks. */
  readonly places: readonly number[];
  /** Peaks, and outstanding months next to them. */
  readonly months: readonly number[];
  /** Position at which the first cycle begins (0 or below): cycles are cut far from peaks. */
  readonly start: number;
  /** True if each of the last cycles had it; false if it began or stopped among them. */
  readonly isComplete: boolean;
}

/** Minimum ratio of a campaign's peak to the mean of its cycle. */
export const MIN_PEAK_RATIO = 2.5;
// Two cycles are little evidence, and so are some of the last ones, so that their peaks must be clearer.
const MIN_PEAK_RATIO_OF_LITTLE_EVIDENCE = 4;
const MAX_CYCLES_WITHOUT = 2;
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

const isClear = (values: readonly number[], peak: number, { from, to }: Cycle, limit: number, times: number): boolean => {
  const total = values.slice(from, to).reduce((sumSoFar, value) => sumSoFar + (value <= limit ? Math.max(value, 0) : 0), 0);
  return at(values, peak) > 0 && at(values, peak) >= (times * total) / (to - from);
};

// The second largest of the cycles' maxima: one typing error does not raise the limit, and cycles without a campaign do not lower it.
function highestUsual(values: readonly number[], cycles: readonly Cycle[]): number {
  const highest = cycles.map((cycle) => at(values, findHighest(values, cycle))).sort((a, b) => b - a);
  return MAX_TIMES_USUAL_PEAK * at(highest, Math.min(1, highest.length - 1));
}

interface Peaks {
  readonly positions: readonly number[];
  /** True if each of the last cycles has one; false if the campaign began or stopped among them. */
  readonly isComplete: boolean;
}

// Peaks of the latest run of at least two whole cycles that have one. It may begin late, and end up to two cycles ago.
function findPeaks(values: readonly number[], cycles: readonly Cycle[]): Peaks | null {
  if (cycles.length < 2) return null;
  const limit = highestUsual(values, cycles);
  const peaks = cycles.map((cycle) => findHighest(values, cycle, limit));
  const areClear = (times: number): boolean[] => cycles.map((cycle, k) => isClear(values, at(peaks, k), cycle, limit, times));
  if (cycles.length > 2 && areClear(MIN_PEAK_RATIO).every(Boolean)) return { positions: peaks, isComplete: true };
  const strict = areClear(MIN_PEAK_RATIO_OF_LITTLE_EVIDENCE);
  const end = strict.lastIndexOf(true) + 1;
  const start = strict.slice(0, end).lastIndexOf(false) + 1;
  if (end - start < 2 || cycles.length - end > MAX_CYCLES_WITHOUT) return null;
  return { positions: peaks.slice(start, end), isComplete: end - start === cycles.length };
}

const NO_PEAKS: Peaks = { positions: [], isComplete: true };

// Cuts cycles as far as possible from every peak, so that a moving peak stays in its cycle.
function findCycleStart(values: readonly number[], frequency: number): number | null {
  const distances = range(frequency).map((before) => {
    const start = -before;
    const peaks = findPeaks(values, wholeCycles(values.length, start, frequency).slice(-MAX_CYCLES));
    const fromMiddle = (peak: number): number => Math.abs(((peak - start) % frequency) - (frequency - 1) / 2);
    return peaks ? Math.max(...peaks.positions.map(fromMiddle)) : Infinity;
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
 * Finds a collection peak that recurs in every cycle in changing months, or that began or stopped.
 * Each of the last two to five whole cycles needs a month of 2.5 times its mean.
 * Two cycles need 4 times; so does a peak that began or stopped.
 * The months must lie within a third of the cycle. Incomplete cycles have a peak if a month stands out half as far, as a ratio.
 * @returns null if there is no such peak, or if it keeps its month in all cycles
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
  const whole = wholeCycles(values.length, start, frequency).slice(-MAX_CYCLES);
  const { positions, isComplete } = findPeaks(values, whole) ?? NO_PEAKS;
  const clear = Math.sqrt(median(positions.map(ratio)));
  const isOutstanding = (t: number): boolean => at(values, t) > 0 && ratio(t) >= clear;
  const limit = highestUsual(values, whole);
  const all = range(Math.ceil((values.length - start) / frequency)).map((k) =>
    findHighest(values, { from: Math.max(0, start + k * frequency), to: Math.min(values.length, start + (k + 1) * frequency) }, limit),
  );
  const peaks = all.filter(isOutstanding);
  const places = [...new Set(peaks.filter((t) => t >= (positions[0] ?? 0)).map((t) => t % frequency))].sort((a, b) => a - b);
  if ((isComplete && places.length < 2) || !isWindow(places, frequency)) return null;
  if (2 * positions.filter((t) => hasRival(values, t, places, frequency, start)).length > positions.length) return null;
  const months = [...new Set(peaks.flatMap((t) => [t - 1, t, t + 1].filter((k) => k === t || isOutstanding(k))))];
  return { peaks, places, months, start, isComplete };
}

/** Campaign of a coming cycle: an amount that falls into one of the steps. */
export interface CampaignCycle {
  readonly amount: number;
  /** Size of the error of the amount's logarithm, like a standard deviation. */
  readonly size: number;
  /** Chance of each step to have the campaign; the sum is at most 1. */
  readonly shares: readonly number[];
  /** Expected part of the amount in each step, without exceptions; 0 if the campaign has stopped. */
  readonly expected: readonly number[];
}
