import { at, range } from '../numbers/arrays.ts';

export interface Campaign {
  /** Position of each cycle's peak, oldest cycle first. */
  readonly peaks: readonly number[];
  /** The places in the cycle (t mod frequency) where peaks have been. */
  readonly places: readonly number[];
}

const PEAK_TIMES_AVERAGE = 2.5;
const CYCLES_LOOKED_AT = 5;

/**
 * A collection peak that has not kept its month: each of the last three to five cycles has one month of at least 2.5 times the cycle's
 * mean, and not always the same one. Cycles are counted back from the end of the series.
 */
export function movingCampaign(values: readonly number[], frequency: number): Campaign | null {
  const cycles = Math.min(CYCLES_LOOKED_AT, Math.floor(values.length / frequency));
  if (frequency < 4 || cycles < 3) return null;
  const peaks: number[] = [];
  for (const cycle of range(cycles)) {
    const start = values.length - (cycles - cycle) * frequency;
    const own = values.slice(start, start + frequency);
    const highest = own.indexOf(Math.max(...own));
    const total = own.reduce((sum, value) => sum + Math.max(value, 0), 0);
    if (at(own, highest) < (PEAK_TIMES_AVERAGE * total) / frequency || total <= 0) return null;
    peaks.push(start + highest);
  }
  const places = [...new Set(peaks.map((peak) => peak % frequency))].sort((a, b) => a - b);
  return places.length > 1 ? { peaks, places } : null;
}
