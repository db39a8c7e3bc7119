import { LAST_DAY, LEAST_PAYMENTS, PAID_TWICE, TRANSFERS_A_YEAR, VOLUME, YEARS } from '../facts/assumptions.ts';
import { DUTIES, STATED_YEAR } from '../facts/duties.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { apportion } from './apportion.ts';
import { dailyCurve } from './daily-curve.ts';
import { naturalTax } from './natural-tax.ts';
import { collectedOfOlder, paidOfOlder } from './paid-shares.ts';
import { unpaidOf } from './retention.ts';
import { broughtBy, realised, taxesOf } from './revenue.ts';

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
export function elapsed(tax: TaxCode, year: number, seed: number): number {
  if (LAST_DAY >= `${String(year)}-12-31`) return 1;
  return dailyCurve(tax, year, seed).reduce((sum, { on, share }) => sum + (on <= LAST_DAY ? share : 0), 0);
}

/** Obligations of the reference year in the calibrated province: paid and unpaid ones, by the rules. */
export function duesOfProvince(tax: TaxCode): number {
  const due = realised(tax, STATED_YEAR) + unpaidOf(tax, STATED_YEAR) - collectedOfOlder(tax);
  return (due * BILLION) / naturalTax(tax).mean;
}

/** Payments of a tax in a whole year of the calibrated province. Their number makes each payment what its object owes by the rules. */
export function paymentsOfProvince(tax: TaxCode, year: number): number {
  const duty = DUTIES[tax];
  if (!duty) return 0;
  // The number of cases varies by year. Yearly payers pay more or less instead.
  const volume =
    duty.kind === 'case'
      ? realised(tax, year) / realised(tax, STATED_YEAR)
      : ((VOLUME[year] ?? 1) / (VOLUME[STATED_YEAR] ?? 1)) * broughtBy(tax, year);
  return duesOfProvince(tax) * (duty.within + paidOfOlder(tax)) * volume;
}

function leastPayments(tax: TaxCode, part: number): number {
  if (tax === 'ROKOK') return Math.round(TRANSFERS_A_YEAR * part);
  return DUTIES[tax]?.kind === 'month' ? LEAST_PAYMENTS.month : LEAST_PAYMENTS.other;
}

/** Computes the size of the province for a number of rows, and the rows of each year and tax. All of them add up to exactly `rows`. */
export function sizes(rows: number, seed: number): SampleSize {
  const cells = YEARS.flatMap((year) =>
    taxesOf(year).map((tax) => {
      const payments = paymentsOfProvince(tax, year);
      const weight = payments * elapsed(tax, year, seed);
      return { year, tax, weight, nominal: payments * elapsed(tax, year, NOMINAL), fixed: leastPayments(tax, elapsed(tax, year, NOMINAL)) };
    }),
  );
  const twice = Math.floor(rows * PAID_TWICE);
  const free = rows - 2 * twice - cells.reduce((sum, { fixed }) => sum + fixed, 0);
  const drawn = apportion(
    free,
    cells.map(({ weight }) => weight),
  );
  const counted = cells.map((cell, index) => ({ ...cell, count: cell.fixed + (drawn[index] ?? 0) }));
  const ofYear = YEARS.map((year) => counted.filter((cell) => cell.year === year));
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
