const MAX_SHARE = 0.05;

/** True if amounts below zero are usual: more than one, and more than 5 % of the values. A single refund does not make a tax negative. */
export function hasUsualRefunds(values: readonly number[]): boolean {
  const refunds = values.filter((value) => value < 0).length;
  return refunds > Math.max(1, MAX_SHARE * values.length);
}
