import type { Value } from '@pendapa/contracts';

/** How many there are in a band of money, whose code is its lower bound; null for those of whom it is not known. */
export interface CountedBand {
  readonly code: string | null;
  readonly count: Value;
}

const HALF = 0.5;

/** The band in which the middle one of them lies; null where no band is known. */
export function middleBand(bands: readonly CountedBand[]): string | null {
  const known = bands.flatMap(({ code, count }) => (code === null ? [] : [{ code, count: Number(count ?? 0) }]));
  const rising = known.sort((a, b) => Number(a.code) - Number(b.code));
  const upTo = (end: number) => rising.slice(0, end).reduce((sum, { count }) => sum + count, 0);
  const whole = upTo(rising.length);
  const reached = rising.find((_, at) => upTo(at + 1) >= whole * HALF);
  return whole > 0 ? (reached?.code ?? null) : null;
}
