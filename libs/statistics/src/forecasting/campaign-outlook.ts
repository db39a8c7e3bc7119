import { at, mean, range, sum } from '../numbers/arrays.ts';
import { trendLine } from '../numbers/least-squares.ts';
import type { PastCampaign } from './campaign-split.ts';
import type { Campaign, CampaignCycle } from './campaign.ts';
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

// A campaign that has missed its window by more months is not expected in this cycle.
const MAX_LATE_SHARE = 1 / 6;
// Half a cycle after its window it has stopped; with each cycle the chance that it was only left out falls to a third.
const STOPPED_AFTER_SHARE = 1 / 2;
const CHANCE_OF_RETURN = 1 / 3;

/** Window of one cycle: the positions from its first to after its last month. */
interface CampaignWindow {
  readonly from: number;
  readonly to: number;
}

// Spreads the shares of one cycle over the steps. A late campaign falls into the next month, until it expires.
function sharesAhead(shares: CycleShares, frequency: number, length: number, window: CampaignWindow, horizon: number): number[] {
  const from = Math.max(length, window.from);
  const whole = sum(range(Math.max(0, window.to - from)).map((k) => at(shares, (from + k) % frequency)));
  const isLate = length >= window.to && length - window.to < MAX_LATE_SHARE * frequency;
  return range(horizon).map((h) => {
    const t = length + h;
    if (whole > 0) return t >= from && t < window.to ? at(shares, t % frequency) / whole : 0;
    return isLate && h === 0 ? 1 : 0;
  });
}

/** Number of cycles that a campaign has been left out so far; a cycle counts from half a cycle after its window. */
const missedCycles = (length: number, firstMissing: CampaignWindow, frequency: number): number =>
  Math.max(0, Math.floor((length - firstMissing.to) / frequency + 1 - STOPPED_AFTER_SHARE));

/**
 * Expected campaigns of the coming cycles after the first `length` values. Amounts follow a trend line through the logarithms of past
 * cycles; they are spread over their places (see `sharesOfNext`). A cycle whose campaign has come has no second one. A campaign that
 * has stopped is not expected, but has a chance to return.
 */
export function campaignsAhead(
  { start, months }: Campaign,
  cycles: readonly PastCampaign[],
  frequency: number,
  length: number,
  horizon: number,
): CampaignCycle[] {
  const pastCycles = cycles.filter(({ peak }) => peak < length);
  const last = pastCycles.at(-1);
  if (!last) return [];
  const logs = pastCycles.map(({ amount }) => Math.log(amount));
  const cycleOf = (t: number): number => Math.floor((t - start) / frequency);
  const offsets = months.map((t) => (t - start) % frequency);
  const windowOf = (cycle: number): CampaignWindow => ({
    from: start + cycle * frequency + Math.min(...offsets),
    to: start + cycle * frequency + Math.max(...offsets) + 1,
  });
  const missing = cycleOf(last.peak) + 1;
  const missed = missedCycles(length, windowOf(missing), frequency);
  const coming = range(Math.max(0, cycleOf(length + horizon - 1) - missing + 1)).map((k) => missing + k);
  const pastShares = pastCycles.map(({ shares }) => shares);
  const [chances, habit] = [sharesOfNext(pastShares, meanShares), sharesOfNext(pastShares, habitualShares)];
  const path = amountsAhead(logs, coming.length);
  return coming.map((cycle, k) => {
    const sharesOver = (shares: CycleShares): number[] => sharesAhead(shares, frequency, length, windowOf(cycle), horizon);
    return {
      amount: at(path, k),
      size: sizeOf(logs),
      shares: sharesOver(chances).map((share) => share * CHANCE_OF_RETURN ** missed),
      expected: sharesOver(habit).map((share) => (missed > 0 ? 0 : share)),
    };
  });
}

/** Amount that campaigns are expected to add to each step. */
export const expectedCampaign = (cycles: readonly CampaignCycle[], horizon: number): number[] =>
  range(horizon).map((h) => sum(cycles.map(({ amount, expected }) => amount * at(expected, h))));
