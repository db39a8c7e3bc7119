import { median, robustSpread } from '@pendapa/statistics';

/** Beyond so many robust standard deviations of its logarithm a value is not usual. */
const SPREADS = 3;

export interface Unusual {
  /** The value beside the usual one: 2 is twice as much. */
  readonly times: number;
  /** The distance beside the smallest that counts. */
  readonly strength: number;
}

/**
 * Whether a value is beyond what is usual: `least` times as much or as little, and further than the others of its kind lie from their middle. All
 * are above 0; null where it is usual.
 */
export function unusual(value: number, others: readonly number[], least: number): Unusual | null {
  const usual = median(others);
  const spread = robustSpread(others.map((other) => Math.log(other / usual)));
  const reach = Math.max(Math.log(least), SPREADS * spread);
  const times = value / usual;
  const strength = Math.abs(Math.log(times)) / reach;
  return strength > 1 ? { times, strength } : null;
}

/** So much of a whole: of 200 payments 30 by a channel, of 50 obligations 40 in time. */
export interface Part {
  readonly of: number;
  readonly done: number;
}

/** So many standard errors of the difference of two shares are more than chance. */
const ERRORS = 3;

export const shareOf = ({ done, of }: Part): number => done / of;

/** Whether two shares lie so far apart that chance does not explain it: by the normal limit of their pooled share. */
export function apart(one: Part, other: Part): boolean {
  const pooled = (one.done + other.done) / (one.of + other.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of));
  return Math.abs(shareOf(one) - shareOf(other)) > ERRORS * error;
}
