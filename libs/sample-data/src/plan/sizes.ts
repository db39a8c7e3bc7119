import { LAST_DAY, MIN_PAYMENTS, PAID_TWICE_SHARE, TRANSFERS_A_YEAR, PAYMENT_VOLUME, YEARS } from '../facts/assumptions.ts';
import { OBLIGATION_RULES, REFERENCE_YEAR } from '../facts/obligations.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { apportion } from './apportion.ts';
import { dailyCurve } from './daily-curve.ts';
import { naturalTax } from './natural-tax.ts';
import { collectedOfOlder, paidOfOlder } from './paid-shares.ts';
import { unpaidOf } from './retention.ts';
import { revenueShareOfRemaining, realisedRevenue, taxesOf } from './revenue.ts';

export interface YearSize {
  readonly year: number;
  /** Payments of each tax, without those posted twice. */
  readonly payments: ReadonlyMap<TaxCode, number>;
  /** Payments that are posted once more and reversed: two additional rows each. */
  readonly twice: number;
}

export interface SampleSize {
  /** Rupiah of the sample for each rupiah of the calibrated province. */
  readonly scale: number;
  readonly years: readonly YearSize[];
}

const BILLION = 1e9;
/** No seed: totals and targets depend on the size alone. */
const NOMINAL = -1;

/** Share of a year that lies before the end of the data. */
export function elapsedShare(tax: TaxCode, year: number, seed: number): number {
  if (LAST_DAY >= `${String(year)}-12-31`) return 1;
  return dailyCurve(tax, year, seed).reduce((sum, { on, share }) => sum + (on <= LAST_DAY ? share : 0), 0);
}

/** Obligations of the reference year in the calibrated province: paid and unpaid ones, by the rules. */
export function obligationsOfProvince(tax: TaxCode): number {
  const due = realisedRevenue(tax, REFERENCE_YEAR) + unpaidOf(tax, REFERENCE_YEAR) - collectedOfOlder(tax);
  return (due * BILLION) / naturalTax(tax).mean;
}

/** Payments of a tax in a whole year of the calibrated province. Their number makes each payment what its object owes by the rules. */
export function paymentsOfProvince(tax: TaxCode, year: number): number {
  const rule = OBLIGATION_RULES[tax];
  if (!rule) return 0;
  // The number of cases varies by year. Yearly payers pay more or less instead.
  const volume =
    rule.kind === 'case'
      ? realisedRevenue(tax, year) / realisedRevenue(tax, REFERENCE_YEAR)
      : ((PAYMENT_VOLUME[year] ?? 1) / (PAYMENT_VOLUME[REFERENCE_YEAR] ?? 1)) * revenueShareOfRemaining(tax, year);
  return obligationsOfProvince(tax) * (rule.paidByYearEnd + paidOfOlder(tax)) * volume;
}

function minPayments(tax: TaxCode, part: number): number {
  if (tax === 'ROKOK') return Math.round(TRANSFERS_A_YEAR * part);
  return OBLIGATION_RULES[tax]?.kind === 'month' ? MIN_PAYMENTS.month : MIN_PAYMENTS.other;
}

/** Computes the size of the province for a number of rows, and the rows of each year and tax. All of them add up to exactly `rows`. */
export function computeSizes(rows: number, seed: number): SampleSize {
  const cells = YEARS.flatMap((year) =>
    taxesOf(year).map((tax) => {
      const payments = paymentsOfProvince(tax, year);
      const weight = payments * elapsedShare(tax, year, seed);
      return {
        year,
        tax,
        weight,
        nominal: payments * elapsedShare(tax, year, NOMINAL),
        fixed: minPayments(tax, elapsedShare(tax, year, NOMINAL)),
      };
    }),
  );
  const twice = Math.floor(rows * PAID_TWICE_SHARE);
  const free = rows - 2 * twice - cells.reduce((sum, { fixed }) => sum + fixed, 0);
  const counts = apportion(
    free,
    cells.map(({ weight }) => weight),
  );
  const cellsWithCount = cells.map((cell, index) => ({ ...cell, count: cell.fixed + (counts[index] ?? 0) }));
  const ofYear = YEARS.map((year) => cellsWithCount.filter((cell) => cell.year === year));
  const twiceOfYear = apportion(
    twice,
    ofYear.map((list) => list.reduce((sum, { count }) => sum + count, 0)),
  );
  return {
    scale: free / cells.reduce((sum, { nominal }) => sum + nominal, 0),
    years: YEARS.map((year, index) => ({
      year,
      payments: new Map((ofYear[index] ?? []).map(({ tax, count }) => [tax, count])),
      twice: twiceOfYear[index] ?? 0,
    })),
  };
}
