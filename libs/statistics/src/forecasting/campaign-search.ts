import { at, mean, range, sum } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { findMovingCampaign, MIN_PEAK_RATIO, type Campaign } from './campaign.ts';

// Number of ways in which cycles are cut into halves; months need six.
const CUTS = 6;

// Half of every cycle from place `first` on; all other months have the median of all values.
function halfOfCycles(values: readonly number[], frequency: number, first: number): number[] {
  const usual = median(values);
  return values.map((value, t) => ((t - first + frequency) % frequency < frequency / 2 ? value : usual));
}

// Two campaigns have four peaks in two cycles; one of them may be late.
const MIN_PEAKS_OF_TWO_CYCLES = 3;

function countPeaks(values: readonly number[]): number {
  const limit = MIN_PEAK_RATIO * mean(values);
  return values.filter((value) => value >= limit).length;
}

// Two campaigns a year hide each other, but each is alone in its half of the cycle. One that moves beside a fixed peak is a season.
function findTwoCampaigns(values: readonly number[], frequency: number): Campaign[] {
  if (countPeaks(values.slice(-2 * frequency)) < MIN_PEAKS_OF_TWO_CYCLES) return [];
  const inHalf = (first: number): Campaign[] => {
    const campaign = findMovingCampaign(halfOfCycles(values, frequency, first), frequency);
    return campaign?.isComplete && standsOut(values, campaign, frequency) ? [campaign] : [];
  };
  const half = Math.floor(frequency / 2);
  const pairs = range(Math.min(CUTS, half)).map((k) => {
    const first = Math.round((k * half) / CUTS);
    const one = inHalf(first);
    return one.length > 0 ? [...one, ...inHalf(first + half)] : [];
  });
  const peaksOf = (campaigns: readonly Campaign[]): number => sum(campaigns.map(({ peaks }) => sum(peaks.map((t) => at(values, t)))));
  return pairs.reduce((best, pair) => (pair.length === 2 && peaksOf(pair) > peaksOf(best) ? pair : best), []);
}

// Most peaks must be as large in the series itself, beside other campaigns and the season, as those of one campaign.
function standsOut(values: readonly number[], { peaks, start }: Campaign, frequency: number): boolean {
  const ratios = peaks.map((peak) => {
    const from = Math.max(0, start + Math.floor((peak - start) / frequency) * frequency);
    return at(values, peak) / mean(values.slice(from, from + frequency));
  });
  return median(ratios) >= MIN_PEAK_RATIO;
}

/** Finds the moving campaigns of a series: none, one or two, each with its own window of months. */
export function findCampaigns(values: readonly number[], frequency: number): Campaign[] {
  const two = findTwoCampaigns(values, frequency);
  if (two.length > 0) return two;
  const single = findMovingCampaign(values, frequency);
  return single ? [single] : [];
}
