/** Cumulative share after each value, 0 to 1; values are descending. */
export function cumulativeShares(values: readonly number[]): readonly number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  let running = 0;
  return values.map((value) => {
    running += value;
    return whole > 0 ? running / whole : 0;
  });
}

/** Number of largest values that reach the share `part` of the total; 0 without a total. */
export function countReaching(values: readonly number[], part: number): number {
  const shares = cumulativeShares(values);
  // Tolerance, because sums of shares have floating-point errors.
  return shares.findIndex((share) => share >= part - 1e-9) + 1;
}
