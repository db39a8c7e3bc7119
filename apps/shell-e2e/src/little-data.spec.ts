import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PROGRAM, serveFolder, type OwnServer } from './own-server.ts';
import { ANSWERING, OF_THE_SHELL } from './addresses.ts';
import { expect, test } from './test.ts';

const TAXES = ['PBB-P2', 'BPHTB', 'Pajak Hotel'] as const;
const YEARS = [2023, 2024, 2025] as const;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const two = (number: number): string => String(number).padStart(2, '0');
/** Invented: a tax grows by a tenth a year, and months differ by a few per cent. */
const amountOf = (tax: number, year: number, month: number): number => (tax + 2) * 10_000_000 + (year - 2023) * 1_000_000 + month * 100_000;

interface LittleData {
  readonly name: string;
  readonly posted: object;
  readonly lines: readonly string[];
  readonly pages: readonly string[];
  /** Words of a page that needs more. */
  readonly says: RegExp;
}

const PAYMENTS: LittleData = {
  name: 'only payments by day',
  posted: { grain: 'day', column: 'tanggal', format: 'YYYY-MM-DD' },
  lines: YEARS.flatMap((year) =>
    MONTHS.flatMap((month) =>
      TAXES.flatMap((tax, index) =>
        [3, 17].map((day) => `${String(year)}-${two(month)}-${two(day)},${tax},${String(amountOf(index, year, month) / 2)}`),
      ),
    ),
  ),
  pages: ANSWERING,
  says: /^Belum diimpor: /,
};

const YEARLY: LittleData = {
  name: 'only yearly totals by tax',
  posted: { grain: 'year', year: { column: 'tanggal' } },
  lines: YEARS.flatMap((year) =>
    TAXES.map((tax, index) => `${String(year)},${tax},${String(MONTHS.reduce((sum, month) => sum + amountOf(index, year, month), 0))}`),
  ),
  pages: ['/', '/overview', '/tax-types', '/targets', '/temporal', '/predictive'],
  says: /Belum diimpor: |Hanya jumlah tahunan yang diimpor/,
};

const MONTHLY: LittleData = {
  name: 'only monthly sums by tax',
  posted: { grain: 'month', year: { column: 'tahun' }, month: { column: 'bulan' } },
  lines: YEARS.flatMap((year) =>
    MONTHS.flatMap((month) => TAXES.map((tax, index) => `${String(year)},${String(month)},${tax},${String(amountOf(index, year, month))}`)),
  ),
  pages: ['/', '/overview', '/tax-types', '/targets', '/temporal', '/payment-channels'],
  says: /^Belum diimpor: /,
};

const HEADS: Readonly<Record<string, string>> = { [MONTHLY.name]: 'tahun,bulan,pajak,jumlah' };

function importInto(folder: string, { name, posted, lines }: LittleData): void {
  const file = join(folder, 'realisasi.csv');
  const profile = join(folder, 'realisasi.json');
  writeFileSync(file, `${[HEADS[name] ?? 'tanggal,pajak,jumlah', ...lines].join('\n')}\n`);
  const fields = { posted, tax: { column: 'pajak', match: 'name', unknown: 'create' }, amount: { column: 'jumlah' } };
  writeFileSync(profile, JSON.stringify({ extract: 'payments', numbers: { decimal: '.', thousands: 'none' }, fields }));
  const done = spawnSync(process.execPath, [PROGRAM, 'import', file, '--profile', profile, '--data', join(folder, 'data')]);
  expect(done.status, done.stderr.toString()).toBe(0);
}

/** Reasons that more than two panels of the page give in their place. */
async function repeatedReasons(page: Page): Promise<readonly string[]> {
  const reasons = await page.locator('main section').getByRole('status').allInnerTexts();
  return [...new Set(reasons)].filter((reason) => reason !== '' && reasons.filter((other) => other === reason).length > 2);
}

for (const agency of [PAYMENTS, YEARLY, MONTHLY]) {
  test.describe(`an agency with ${agency.name}`, OF_THE_SHELL, () => {
    test.use({ expectedErrors: /elsewhere: http:..127\.0\.0\.1:/ });
    let folder: string;
    let server: OwnServer;

    test.beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'pendapa-little-'));
      importInto(folder, agency);
      server = await serveFolder(join(folder, 'data'), 200);
    });
    test.afterAll(async () => {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    });

    test('sees what it has, and once for each page what is missing; no page is a row of empty panels', async ({ page }) => {
      test.setTimeout(240_000);
      let named = 0;
      for (const address of agency.pages) {
        await page.goto(`${server.address}${address}`);
        await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
        const notes = await page.getByRole('note').allInnerTexts();
        expect.soft(notes.filter((text) => text.startsWith('Belum diimpor: ')).length, address).toBeLessThanOrEqual(1);
        expect.soft(await repeatedReasons(page), address).toEqual([]);
        // One line for the page, and one in each part of its details.
        const parts = await page.locator('[data-details-part]').count();
        expect.soft(await page.locator('[data-without-data]').count(), address).toBeLessThanOrEqual(parts + 1);
        if (agency.says.test(notes.join('\n'))) named += 1;
      }
      expect(named).toBeGreaterThan(0);
    });
  });
}
