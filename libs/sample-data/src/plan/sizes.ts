import { LAST_DAY, LEAST_PAYMENTS, PAID_TWICE, TAX_SHAPES, TRANSFERS_A_YEAR, VOLUME, YEARS } from '../facts/assumptions.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { apportion } from './apportion.ts';
import { dailyCurve } from './daily-curve.ts';
import { taxesOf } from './revenue.ts';

export interface YearSize {
  readonly year: number;
  /** Payments of each tax, without those posted twice. */
  readonly payments: ReadonlyMap<TaxCode, number>;
  /** Payments that are posted once more and reversed: two further rows each. */
  readonly twice: number;
}

/** Share of a year that lies before the end of the data. */
export function elapsed(tax: TaxCode, year: number, seed: number): number {
  if (LAST_DAY >= `${String(year)}-12-31`) return 1;
  return dailyCurve(tax, year, seed).reduce((sum, { on, share }) => sum + (on <= LAST_DAY ? share : 0), 0);
}

/** How many of the rows fall to each year and tax; all together exactly `rows`. */
export function sizes(rows: number, seed: number): YearSize[] {
  const cells = YEARS.flatMap((year) =>
    taxesOf(year).map((tax) => {
      const part = elapsed(tax, year, seed);
      const fixed = tax === 'ROKOK' ? Math.round(TRANSFERS_A_YEAR * part) : LEAST_PAYMENTS;
      return { year, tax, fixed, weight: (VOLUME[year] ?? 1) * TAX_SHAPES[tax].payments * part };
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
  return YEARS.map((year, index) => ({
    year,
    payments: new Map((ofYear[index] ?? []).map(({ tax, count }) => [tax, count])),
    twice: twiceOfYear[index] ?? 0,
  }));
}
