/** Running share of the whole after each value, 0 to 1; values come in falling order. */
export function cumulativeShares(values: readonly number[]): readonly number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  let running = 0;
  return values.map((value) => {
    running += value;
    return whole > 0 ? running / whole : 0;
  });
}

/** How many of the largest values reach `part` of the whole; 0 without a whole. */
export function countReaching(values: readonly number[], part: number): number {
  const shares = cumulativeShares(values);
  // Sums of shares carry the errors of floating point in their last digits.
  return shares.findIndex((share) => share >= part - 1e-9) + 1;
}
