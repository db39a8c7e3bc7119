import { at, mean, range, sum } from '../numbers/arrays.ts';
import { trendLine } from '../numbers/least-squares.ts';
import type { Campaign, CampaignCycle, CampaignSplit } from './campaign.ts';
import { habitualShares, meanShares, sharesOfNext, type CycleShares } from './campaign-shares.ts';

// Assumed error of a cycle's amount (log scale), and the number of cycles that this assumption counts for.
const ASSUMED_SIZE = 0.2;
const ASSUMED_CYCLES = 3;

function sizeOf(logs: readonly number[]): number {
  const squares = logs.slice(1).reduce((total, value, k) => total + (value - at(logs, k)) ** 2, 0);
  return Math.sqrt((ASSUMED_CYCLES * ASSUMED_SIZE * ASSUMED_SIZE + squares) / (ASSUMED_CYCLES + Math.max(0, logs.length - 1)));
}

// Fewer cycles show no trend. The slope is limited, because no campaign grows or shrinks faster for long.
const MIN_CYCLES_FOR_TREND = 3;
const MAX_SLOPE = 0.15;

// Continues the line through the logarithms of all cycles. A mean would lag behind growth; the last cycle may be one large payment.
function amountsAhead(logs: readonly number[], count: number): number[] {
  const { slope } = trendLine(logs);
  const limitedSlope = logs.length < MIN_CYCLES_FOR_TREND ? 0 : Math.min(Math.max(slope, -MAX_SLOPE), MAX_SLOPE);
  const middle = (logs.length - 1) / 2;
  return range(count).map((k) => Math.exp(mean(logs) + limitedSlope * (logs.length + k - middle)));
}

// Spreads the shares of one cycle over the steps; a late campaign falls into the next step.
function sharesAhead(shares: readonly number[], frequency: number, length: number, from: number, to: number, horizon: number): number[] {
  const whole = sum(range(to - from).map((k) => at(shares, (from + k) % frequency)));
  return range(horizon).map((h) => {
    const t = length + h;
    if (t < from || t >= to) return 0;
    if (whole > 0) return at(shares, t % frequency) / whole;
    return t === from ? 1 : 0;
  });
}

/**
 * Expected campaigns of the coming cycles after the first `length` values. Amounts follow a trend line through the logarithms of past
 * cycles; they are spread over their places (see `sharesOfNext`). A cycle whose campaign has come has no second one.
 */
export function campaignsAhead(
  { start }: Campaign,
  { cycles }: CampaignSplit,
  frequency: number,
  length: number,
  horizon: number,
): CampaignCycle[] {
  const pastCycles = cycles.filter(({ peak }) => peak < length);
  const last = pastCycles.at(-1);
  if (!last) return [];
  const logs = pastCycles.map(({ amount }) => Math.log(amount));
  const cycleOf = (t: number): number => Math.floor((t - start) / frequency);
  const first = Math.max(cycleOf(length), cycleOf(last.peak) + 1);
  const coming = range(Math.max(0, cycleOf(length + horizon - 1) - first + 1)).map((k) => first + k);
  const pastShares = pastCycles.map(({ shares }) => shares);
  const [chances, habit] = [sharesOfNext(pastShares, meanShares), sharesOfNext(pastShares, habitualShares)];
  const path = amountsAhead(logs, coming.length);
  return coming.map((cycle, k) => {
    const from = Math.max(length, start + cycle * frequency);
    const sharesOver = (shares: CycleShares): number[] =>
      sharesAhead(shares, frequency, length, from, start + (cycle + 1) * frequency, horizon);
    return {
      amount: at(path, k),
      size: sizeOf(logs),
      shares: sharesOver(chances),
      expected: sharesOver(habit),
    };
  });
}

/** Amount that campaigns are expected to add to each step. */
export const expectedCampaign = (cycles: readonly CampaignCycle[], horizon: number): number[] =>
  range(horizon).map((h) => sum(cycles.map(({ amount, expected }) => amount * at(expected, h))));
