import { median, robustSpread } from '@pendapa/statistics';

/** Robust standard deviations of the logarithm beyond which a value is unusual. */
const MAX_SPREADS = 3;

export interface Unusual {
  /** The value divided by the usual one: 2 is twice as much. */
  readonly times: number;
  /** The distance divided by the smallest that counts. */
  readonly strength: number;
}

/**
 * Compares a positive value with others of its kind. It is unusual if it differs from their median by more than the factor, and by more
 * than their spread.
 * @returns null if the value is usual
 */
export function findUnusual(value: number, others: readonly number[], minFactor: number): Unusual | null {
  const usual = median(others);
  const spread = robustSpread(others.map((other) => Math.log(other / usual)));
  const reach = Math.max(Math.log(minFactor), MAX_SPREADS * spread);
  const times = value / usual;
  const strength = Math.abs(Math.log(times)) / reach;
  return strength > 1 ? { times, strength } : null;
}

/** A count and its whole: 30 of 200 payments by a channel, 40 of 50 obligations on time. */
export interface Proportion {
  readonly of: number;
  readonly done: number;
}

/** Standard errors of the difference of two shares beyond which it is significant. */
const MAX_STANDARD_ERRORS = 3;

export const shareOf = ({ done, of }: Proportion): number => done / of;

/** Two-proportion z-test with pooled share: true if chance does not explain the difference. */
export function differSignificantly(one: Proportion, other: Proportion): boolean {
  const pooled = (one.done + other.done) / (one.of + other.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of));
  return Math.abs(shareOf(one) - shareOf(other)) > MAX_STANDARD_ERRORS * error;
}
