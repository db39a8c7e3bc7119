import { DUE_BANDS, MONEY_BANDS } from '@pendapa/contracts';

/** Dimensions whose codes are the lower bounds of bands of money, in minor units. */
export const BAND_DIMENSIONS = ['valueBand', 'debtBand', 'amountBand', 'dueBand'] as const;
export type BandDimension = (typeof BAND_DIMENSIONS)[number];

export const boundsOf = (dimension: string): readonly bigint[] => (dimension === 'dueBand' ? DUE_BANDS : MONEY_BANDS);

export interface MoneyBand {
  /** Lower bound in minor units, inside the band. */
  readonly from: string;
  /** Where the next band begins; null for the last one. */
  readonly to: string | null;
}

export function bandOf(code: string, bounds: readonly bigint[]): MoneyBand {
  const next = bounds.find((bound) => bound > BigInt(code));
  return { from: code, to: next === undefined ? null : String(next) };
}

/** Every band from the lowest to the highest of the codes: an empty one between two others is drawn as empty. */
export function bandsBetween(codes: readonly (string | null)[], bounds: readonly bigint[]): readonly string[] {
  const known = codes.flatMap((code) => (code === null ? [] : [BigInt(code)]));
  if (known.length === 0) return [];
  const [least, most] = known.reduce<readonly [bigint, bigint]>(
    ([low, high], code) => [code < low ? code : low, code > high ? code : high],
    [known[0] ?? 0n, known[0] ?? 0n],
  );
  return bounds.filter((bound) => bound >= least && bound <= most).map(String);
}
