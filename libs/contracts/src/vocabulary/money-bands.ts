const MAX_POWER = 15;

/**
 * Lower bounds of bands of money in minor units: 0, then 1, 2 and 5 times each power of ten from a million. These numbers are the
 * codes of `valueBand`, `debtBand` and `amountBand`. Each band ends before the next one begins.
 */
export const MONEY_BANDS: readonly bigint[] = [
  0n,
  ...Array.from({ length: MAX_POWER - 5 }, (_, index) => 10n ** BigInt(index + 6)).flatMap((power) => [power, 2n * power, 5n * power]),
];

/**
 * Lower bounds of the bands of one assessment, the codes of `dueBand`. Zero is a band of its own. Bands below a million are finer, because
 * most notices lie there.
 */
export const DUE_BANDS: readonly bigint[] = [0n, 1n, 100_000n, 200_000n, 500_000n, ...MONEY_BANDS.slice(1)];
