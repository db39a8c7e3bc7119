import { AREA_BANDS, areaBand, DUE_BANDS, MONEY_BANDS } from '@pendapa/contracts';

/** Dimensions whose codes are the lower bounds of bands of money, in minor units. */
export const BAND_DIMENSIONS = ['valueBand', 'debtBand', 'amountBand', 'dueBand'] as const;
/** Dimensions whose codes are lower bounds of areas, in m2. */
const AREA_DIMENSIONS = ['landBand', 'buildingBand'] as const;
export type BandDimension = (typeof BAND_DIMENSIONS | typeof AREA_DIMENSIONS)[number];

export const isOfAreas = (dimension: string): boolean => AREA_DIMENSIONS.some((band) => band === dimension);

export const boundsOf = (dimension: string): readonly bigint[] => (dimension === 'dueBand' ? DUE_BANDS : MONEY_BANDS);

export interface MoneyBand {
  /** Lower bound in minor units, inclusive. */
  readonly from: string;
  /** Upper bound, exclusive; null for the last band. */
  readonly to: string | null;
}

export function bandOf(code: string, bounds: readonly bigint[]): MoneyBand {
  const next = bounds.find((bound) => bound > BigInt(code));
  return { from: code, to: next === undefined ? null : String(next) };
}

/** All bands from the lowest to the highest code, including empty ones between. */
export function bandsBetween(codes: readonly (string | null)[], dimension: BandDimension): readonly string[] {
  const bands = isOfAreas(dimension) ? AREA_BANDS.map(areaBand) : boundsOf(dimension).map((bound) => String(bound));
  const places = codes.flatMap((code) => (code !== null && bands.includes(code) ? [bands.indexOf(code)] : []));
  return places.length === 0 ? [] : bands.slice(Math.min(...places), Math.max(...places) + 1);
}
