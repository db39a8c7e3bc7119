import { APBD_2026, APBDP_2026, GROWTH_2026, LAST_YEAR } from '../facts/assumptions.ts';
import { CALIBRATION, type YearFigures } from '../facts/calibration.ts';
import { CLOSING_SECTOR } from '../facts/planted.ts';
import { TAX_CODES, type TaxCode } from '../facts/tax-types.ts';

const BILLION = 1e9;

/** Part of a tax that comes from those who did not leave in a year. */
export const revenueShareOfRemaining = (tax: TaxCode, year: number): number =>
  tax === CLOSING_SECTOR.tax && year === CLOSING_SECTOR.year ? CLOSING_SECTOR.brings : 1;

/** Figures of a year in billions. Null for a tax that did not exist. */
function figures(tax: TaxCode, year: number): YearFigures | null {
  if (year < LAST_YEAR) return CALIBRATION[year]?.[tax] ?? null;
  const before = CALIBRATION[LAST_YEAR - 1]?.[tax];
  if (!before) return null;
  const tenths = (factor: number): number => Math.round(before[2] * factor * 10) / 10;
  return [tenths(APBD_2026), tenths(APBDP_2026), before[2] * GROWTH_2026 * revenueShareOfRemaining(tax, year)];
}

/** Taxes collected in a year. */
export const taxesOf = (year: number): TaxCode[] => TAX_CODES.filter((tax) => figures(tax, year) !== null);

/** Revenue of a whole year in billions of rupiah. */
export const realisedRevenue = (tax: TaxCode, year: number): number => figures(tax, year)?.[2] ?? 0;

/** Revenue of a sample of a scale in a whole year, in whole rupiah. */
export const realisedRupiah = (tax: TaxCode, year: number, scale: number): number =>
  Math.round(realisedRevenue(tax, year) * BILLION * scale);

export const TARGET_VERSIONS_OF_YEAR = ['apbd', 'apbdp'] as const;
export type BudgetVersion = (typeof TARGET_VERSIONS_OF_YEAR)[number];

/** Annual target of a sample of a scale, in rupiah. */
export function targetRupiah(tax: TaxCode, year: number, version: BudgetVersion, scale: number): number {
  return Math.round((figures(tax, year)?.[version === 'apbd' ? 0 : 1] ?? 0) * BILLION * scale);
}

const REVISED_ON: Readonly<Record<number, string>> = {
  2019: '2019-09-02',
  2020: '2020-10-19',
  2021: '2021-10-11',
  2022: '2022-10-03',
  2023: '2023-10-09',
  2024: '2024-09-12',
  2025: '2025-09-15',
  2026: '2026-09-14',
};

/** Day from which a version is in force. Days of revisions are assumptions; their months are known. */
export const inForceFrom = (year: number, version: BudgetVersion): string =>
  version === 'apbd' ? `${String(year)}-01-01` : (REVISED_ON[year] ?? `${String(year)}-09-15`);
