const FEWEST_ZEROS = 4;
const TIMES_LONGEST_PAUSE = 1.5;

/**
 * How many zeros end the series, where they say that the tax has stopped: at least half a cycle (and four values) after something that was
 * not zero, and half as long again as any earlier pause. Else 0.
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
