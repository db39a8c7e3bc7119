/** Splits `total` into whole numbers in proportion to the weights. The largest remainders are rounded up, the first of equal ones first. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

export interface Span<T> {
  readonly item: T;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Splits 0..`slots` into spans in proportion to the weights, in their order. A random slot then selects an item. */
export function spans<T>(slots: number, items: readonly T[], weightOf: (item: T) => number): Span<T>[] {
  const parts = apportion(slots, items.map(weightOf));
  let from = 0;
  return items.flatMap((item, index) => {
    const to = from + (parts[index] ?? 0);
    const span = { item, from, to };
    from = to;
    return span.to > span.from ? [span] : [];
  });
}
