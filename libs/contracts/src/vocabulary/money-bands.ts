const MAX_POWER = 15;

/**
 * Lower bounds of the bands in which amounts are put together, in minor units: 0, then 1, 2 and 5 times each power of ten from a
 * million on. The codes of the dimensions `valueBand`, `debtBand` and `amountBand` are these numbers; a band ends before the next.
 */
export const MONEY_BANDS: readonly bigint[] = [
  0n,
  ...Array.from({ length: MAX_POWER - 5 }, (_, index) => 10n ** BigInt(index + 6)).flatMap((power) => [power, 2n * power, 5n * power]),
];

/**
 * Lower bounds of the bands of what one assessment demands: nothing at all apart from all else, then finer below a million, where
 * most notices are. Codes of the dimension `dueBand`.
 */
export const DUE_BANDS: readonly bigint[] = [0n, 1n, 100_000n, 200_000n, 500_000n, ...MONEY_BANDS.slice(1)];
