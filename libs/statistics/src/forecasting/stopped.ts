import { range } from '../numbers/arrays.ts';

const MIN_ZEROS = 4;
const MIN_PAUSE_RATIO = 1.5;
// A tax that has never paused in two cycles has stopped sooner: after a quarter of a cycle.
const MIN_ZEROS_WITHOUT_PAUSE = 3;
const MIN_SHARE_WITHOUT_PAUSE = 1 / 4;
const MIN_CYCLES_WITHOUT_PAUSE = 2;

function longestPause(values: readonly number[]): number {
  let run = 0;
  return Math.max(0, ...range(values.length).map((t) => (run = values[t] === 0 ? run + 1 : 0)));
}

/**
 * Number of zeros at the end if they show that the tax has stopped, else 0. They must last half a cycle, four values, and 1.5 times any
 * earlier pause. A quarter of a cycle, at least three values, is enough after two cycles without a pause: thirteen weeks, three months.
 */
export function countFinalZeros(values: readonly number[], frequency: number): number {
  const last = values.findLastIndex((value) => value !== 0);
  if (last < 0) return 0;
  const zeros = values.length - 1 - last;
  const pause = longestPause(values.slice(0, last));
  const isSteady = pause === 0 && last + 1 >= MIN_CYCLES_WITHOUT_PAUSE * frequency;
  const minZeros = isSteady ? Math.max(MIN_ZEROS_WITHOUT_PAUSE, MIN_SHARE_WITHOUT_PAUSE * frequency) : Math.max(MIN_ZEROS, frequency / 2);
  return zeros >= minZeros && zeros > MIN_PAUSE_RATIO * pause ? zeros : 0;
}
