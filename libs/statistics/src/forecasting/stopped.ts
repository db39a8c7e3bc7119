const FEWEST_ZEROS = 4;
const TIMES_LONGEST_PAUSE = 1.5;

/**
 * Number of zeros at the end if they show that the tax has stopped, else 0. They must last half a cycle, four values, and 1.5 times any
 * earlier pause.
 */
export function zerosSinceEnd(values: readonly number[], frequency: number): number {
  const last = values.findLastIndex((value) => value !== 0);
  const zeros = values.length - 1 - last;
  if (last < 0 || zeros < Math.max(FEWEST_ZEROS, frequency / 2)) return 0;
  let run = 0;
  let longest = 0;
  for (const value of values.slice(0, last)) {
    run = value === 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return zeros > TIMES_LONGEST_PAUSE * longest ? zeros : 0;
}
