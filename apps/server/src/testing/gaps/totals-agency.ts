import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file with its profile, as an agency writes them. */
export interface SentFile {
  readonly name: string;
  readonly profile: object;
  readonly lines: readonly string[];
}

const YEARS = [2021, 2022, 2023, 2024, 2025] as const;
/** Invented revenue of 2021 in millions, and its growth a year in percent. */
const TAXES = [
  { name: 'Pajak Kendaraan', base: 84_000, growth: 4 },
  { name: 'Pajak Restoran', base: 36_000, growth: 9 },
  { name: 'Pajak Hotel', base: 24_000, growth: -3 },
  { name: 'Pajak Bumi dan Bangunan', base: 60_000, growth: 2 },
] as const;
const MILLION = 1_000_000;
/** Tenths of a twelfth of the year that a month brings more or less; they add up to 0. */
const SEASON = [-2, 1, 3, -1, 2, -3, 0, 2, -1, -2, -1, 2] as const;

const yearOf = ({ base, growth }: (typeof TAXES)[number], year: number): number =>
  Math.round(base * (1 + growth / 100) ** (year - 2021)) * MILLION;
const monthOf = (tax: (typeof TAXES)[number], year: number, month: number): number =>
  Math.round((yearOf(tax, year) / 12 / MILLION) * (1 + (SEASON[month] ?? 0) / 10)) * MILLION;

const NUMBERS = { decimal: '.', thousands: 'none' } as const;
const TAX = { column: 'pajak', match: 'name', unknown: 'create' } as const;

const payments = (posted: object, lines: readonly string[]): SentFile => ({
  name: 'payments',
  profile: { extract: 'payments', numbers: NUMBERS, fields: { posted, tax: TAX, amount: { column: 'jumlah' } } },
  lines,
});

const yearlyTotals = payments({ grain: 'year', year: { column: 'tahun' } }, [
  'tahun,pajak,jumlah',
  ...YEARS.flatMap((year) => TAXES.map((tax) => `${String(year)},${tax.name},${String(yearOf(tax, year))}`)),
]);

const yearlyTargets: SentFile = {
  name: 'targets',
  profile: {
    extract: 'targets',
    numbers: NUMBERS,
    fields: {
      year: { column: 'tahun' },
      version: { constant: 'apbd' },
      effectiveFrom: { column: 'berlaku', format: 'YYYY-MM-DD' },
      tax: TAX,
      month: { constant: 0 },
      amount: { column: 'target' },
    },
  },
  lines: [
    'tahun,berlaku,pajak,target',
    ...YEARS.flatMap((year) =>
      TAXES.map(
        (tax, index) => `${String(year)},${String(year)}-01-01,${tax.name},${String(yearOf(tax, year) + (index - 1) * 900 * MILLION)}`,
      ),
    ),
  ],
};

const monthlySums = payments({ grain: 'month', column: 'bulan', format: 'YYYY-MM' }, [
  'bulan,pajak,jumlah',
  ...YEARS.flatMap((year) =>
    SEASON.flatMap((_, month) =>
      TAXES.map((tax) => `${String(year)}-${String(month + 1).padStart(2, '0')},${tax.name},${String(monthOf(tax, year, month))}`),
    ),
  ),
]);

/** All that an agency knows that keeps yearly totals and targets. */
export const YEARLY_TOTALS: readonly SentFile[] = [yearlyTargets, yearlyTotals];

/** All that an agency knows that keeps sums by month and tax. */
export const MONTHLY_SUMS: readonly SentFile[] = [monthlySums];

/** Writes a folder that can be imported: the files, their profiles, and the manifest. */
export async function writeTotals(folder: string, files: readonly SentFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const extracts = files.map(({ name }) => ({ profile: join(folder, `${name}.json`), files: [`${name}.csv`] }));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ extracts }));
  for (const { name, profile, lines } of files) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(profile));
    await writeFile(join(folder, `${name}.csv`), `${lines.join('\n')}\n`);
  }
}
