import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const PAGE = '/overview';
const LABELS = { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF', png: 'PNG', jpg: 'JPG' } as const;
type Format = keyof typeof LABELS;

const installed = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;

async function openDialog(page: Page) {
  await page.goto(PAGE);
  // The last panel has its figures: the page is whole.
  await expect(page.getByRole('button', { name: /^Ekspor: / }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Ekspor halaman' }).click();
  return page.getByRole('dialog');
}

/** Exports the page as a reader would; gives name and place of the file. */
async function exported(page: Page, format: Format): Promise<{ readonly name: string; readonly path: string }> {
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: LABELS[format], exact: true }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Ekspor', exact: true }).click();
  const file = await download;
  await expect(page.getByText(/^Ekspor selesai/)).toBeVisible();
  return { name: file.suggestedFilename(), path: await file.path() };
}

test.describe('exports of a page', () => {
  // The first file of a kind also loads its writer.
  test.setTimeout(90_000);

  test('as CSV open in Indonesian Excel, with the figures of the screen', async ({ page }) => {
    const { name, path } = await exported(page, 'csv');
    const text = await readFile(path, 'utf8');
    expect(name).toMatch(/\.csv$/);
    expect(text.startsWith('\ufeff')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^Data per tanggal;14 November 2026$/)]));
    const figures = lines[lines.findIndex((line) => line === 'Angka pokok') + 2]?.split(';') ?? [];
    const shown = await page.getByRole('article').first().locator('p').first().getAttribute('title');
    expect(figures[1]).toBe(shown?.replace(/\D/g, ''));
  });

  test('as a workbook are a workbook', async ({ page }) => {
    const { path } = await exported(page, 'xlsx');
    const bytes = await readFile(path);
    expect(bytes.subarray(0, 2).toString('latin1')).toBe('PK');
    expect(bytes.toString('latin1')).toContain('xl/media/image1.png');
  });

  test('as PDF have numbered pages, text that can be searched, and vectors', async ({ page }) => {
    test.skip(!installed('pdftotext'), 'pdftotext is not installed (Debian: poppler-utils)');
    const { path } = await exported(page, 'pdf');
    const text = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).stdout;
    expect(text).toContain('Angka pokok');
    expect(text).toMatch(/Halaman 1 dari \d+/);
    expect(text).toContain('DATA CONTOH');
    const images = spawnSync('pdfimages', ['-list', path], { encoding: 'utf8' }).stdout;
    expect(images.trim().split('\n')).toHaveLength(2);
  });

  for (const [format, magic] of [
    ['png', '89504e47'],
    ['jpg', 'ffd8ffe0'],
  ] as const)
    test(`as ${format} are twice as fine as drawn`, async ({ page }) => {
      const { path } = await exported(page, format);
      const bytes = await readFile(path);
      expect(bytes.subarray(0, 4).toString('hex')).toBe(magic);
      if (format === 'png') expect(bytes.readUInt32BE(16)).toBe(2_240);
    });

  test('in the dark theme are drawn in light', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const { path } = await exported(page, 'pdf');
    expect((await readFile(path)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('without a format or a name are not made', async ({ page }) => {
    const dialog = await openDialog(page);
    await dialog.getByLabel('Nama file').fill('');
    await dialog.getByRole('button', { name: 'Ekspor', exact: true }).click();
    await expect(dialog.getByText('Format wajib dipilih')).toBeVisible();
    await expect(dialog.getByText('Nama file wajib diisi')).toBeVisible();
  });
});

test('the meeting brief is one sheet', async ({ page }) => {
  test.skip(!installed('pdfinfo'), 'pdfinfo is not installed (Debian: poppler-utils)');
  test.setTimeout(90_000);
  await page.goto(PAGE);
  await expect(page.getByRole('button', { name: /^Ekspor: / }).last()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Ringkasan rapat/ }).click();
  const path = await (await download).path();
  expect(spawnSync('pdfinfo', [path], { encoding: 'utf8' }).stdout).toMatch(/Pages:\s+1\n/);
  expect(spawnSync('pdftotext', [path, '-'], { encoding: 'utf8' }).stdout).toContain('Kepala Badan');
});

test.describe('without an audit log', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('nothing leaves the dashboard', async ({ page }) => {
    await page.route('**/api/v1/audit/exports', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: '{"status":503,"code":"audit-unavailable","params":{}}',
      }),
    );
    let files = 0;
    page.on('download', () => (files += 1));
    const dialog = await openDialog(page);
    await dialog.getByRole('radio', { name: 'CSV' }).check();
    await dialog.getByRole('button', { name: 'Ekspor', exact: true }).click();
    await expect(dialog.getByText(/tidak dapat dicatat dalam log audit/)).toBeVisible();
    expect(files).toBe(0);
  });
});
