const MIN_ZEROS = 4;
const MIN_PAUSE_RATIO = 1.5;

/**
 * Number of zeros at the end if they show that the tax has stopped, else 0. They must last half a cycle, four values, and 1.5 times any
 * earlier pause.
 */
export function countFinalZeros(values: readonly number[], frequency: number): number {
  const last = values.findLastIndex((value) => value !== 0);
  const zeros = values.length - 1 - last;
  if (last < 0 || zeros < Math.max(MIN_ZEROS, frequency / 2)) return 0;
  let run = 0;
  let longestRun = 0;
  for (const value of values.slice(0, last)) {
    run = value === 0 ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
  }
  return zeros > MIN_PAUSE_RATIO * longestRun ? zeros : 0;
}
