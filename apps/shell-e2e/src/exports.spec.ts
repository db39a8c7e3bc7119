import { readFile } from 'node:fs/promises';
import type { Sheet } from 'hucre/xlsx';
import { csvRows, exported, installed, openWhole, outputOf, workbookOf } from './exported.ts';
import { readWorkbook, withoutWorkbookReader } from './file-contents.ts';
import { ofFeature } from './addresses.ts';
import { expect, test } from './test.ts';

const PAGE = '/overview';
const UNITS = '/revenue-up3d-current';

const cellsOf = (sheet: Sheet) =>
  [...(sheet.cells?.entries() ?? [])].map(([place, cell]) => ({ row: Number(place.split(',')[0]), ...cell }));

/** Removes the empty cells at the end of a row, which only a workbook has. */
const filled = (row: readonly unknown[]): readonly unknown[] => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);

/** Converts a workbook cell to the CSV form: days as text, percentages as ratios. */
const asInCsv = (cell: unknown): unknown => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').reverse().join('/');
  return typeof cell === 'number' ? Math.round(cell * 1e6) / 1e6 : cell;
};

/** Parses a number of the CSV profile for Indonesian Excel; other text is returned unchanged. */
const valueOf = (text: string): string | number => (/^-?\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text);

// The first file of a kind also loads its writer.
test.describe.configure({ timeout: 180_000 });

test('CSV and workbook hold the figures of the screen, as numbers, and agree with each other', ofFeature(PAGE), async ({ page }) => {
  await openWhole(page, PAGE);
  const shown = (await page.getByRole('article').first().locator('p').first().getAttribute('title'))?.replace(/\D/g, '');
  const csv = await exported(page, 'csv');
  expect((await readFile(csv.path, 'utf8')).startsWith('\ufeff')).toBe(true);
  const lines = await csvRows(csv.path);
  expect(lines).toContainEqual(['Data per tanggal', '14 November 2026']);
  expect(lines).toContainEqual(expect.arrayContaining(['Realisasi', shown, 'Rp']));

  const xlsx = await exported(page, 'xlsx');
  const { sheets } = await workbookOf(xlsx.path);
  expect(sheets[0]?.name).toBe('Sampul');
  expect(sheets.at(-1)?.images?.length).toBeGreaterThan(1);
  const tables = sheets.slice(1, -1);
  expect(tables.length).toBeGreaterThan(2);
  const formats = new Set<string>();
  for (const table of tables) {
    expect(table.freezePane).toEqual({ rows: 1, columns: 1 });
    // Sheet names are shorter than titles and contain plain spaces.
    const titled = (text = '') => text.replace(/\s+/g, ' ').startsWith(table.name.slice(0, 25).trimEnd());
    const start = lines.findIndex((line, at) => line.length === 1 && titled(line[0]) && (lines[at + 1]?.length ?? 0) > 1);
    const written = table.rows.map((row) => row.map((cell) => cell ?? ''));
    const inCsv = lines.slice(start + 1, start + 1 + written.length).map((row, at) => row.map((text) => (at === 0 ? text : valueOf(text))));
    expect(written.map((row) => filled(row.map(asInCsv)))).toEqual(inCsv.map(filled));
    for (const { row, type, style } of cellsOf(table)) if (row > 0 && type !== 'empty') formats.add(`${type} ${style?.numFmt}`);
  }
  expect([...formats].sort()).toEqual(['date [$-421]mmm yyyy', 'date dd/mm/yyyy', 'number #,##0', 'number 0.00%', 'string @']);
  expect(tables.flatMap(({ rows }) => rows.flat())).toEqual(
    expect.arrayContaining([Number(shown), 'Hampir sesuai rencana', 'Sesuai rencana']),
  );
});

test(
  'another program reads the workbook: the total is the number of the screen, codes and names are text',
  ofFeature(PAGE),
  async ({ page }) => {
    test.skip(withoutWorkbookReader() !== null, withoutWorkbookReader() ?? '');
    await openWhole(page, PAGE);
    const shown = (await page.getByRole('article').first().locator('p').first().getAttribute('title'))?.replace(/\D/g, '');
    const sheets = readWorkbook((await exported(page, 'xlsx')).path);
    expect(sheets[0]?.name).toBe('Sampul');
    const figures = sheets.find(({ name }) => name === 'Angka utama');
    expect(figures?.rows[1]?.slice(0, 2)).toEqual(['Realisasi', Number(shown)]);
  },
);

test('PDF has letterhead, vectors, letters of its own, numbered pages, headers on each', ofFeature(PAGE), async ({ page }) => {
  test.skip(!installed('pdftotext'), 'pdftotext is not installed (Debian: poppler-utils)');
  await openWhole(page, UNITS);
  const { path } = await exported(page, 'pdf', {
    fill: async (dialog) => {
      await dialog.getByRole('radio', { name: /^F4/ }).check();
      await dialog.getByRole('radio', { name: 'Mendatar' }).check();
    },
  });
  const pages = outputOf('pdftotext', ['-layout', path, '-']).split('\f').slice(0, -1);
  expect(outputOf('pdfinfo', [path])).toMatch(/Page size:\s+935\.\d+ x 609\.\d+ pts/);
  expect(pages[0]?.trimStart()).toMatch(/^Bapenda Provinsi Contoh/);
  expect(pages.map((text) => /Halaman (\d+) dari (\d+)/.exec(text)?.slice(1))).toEqual(
    pages.map((_, at) => [String(at + 1), String(pages.length)]),
  );
  for (const text of pages) expect(text).toContain('DATA CONTOH');
  expect(pages.join('')).toContain('Sesuai rencana');
  expect(outputOf('pdfimages', ['-list', path]).trim().split('\n')).toHaveLength(2);
  const fonts = outputOf('pdffonts', [path]).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/Roboto.* yes yes yes /);
  // A blank page would compress to a much smaller file.
  const pixels = outputOf('pdftoppm', ['-r', '20', '-gray', '-f', '1', '-l', '1', path]);
  expect(new Set(pixels.slice(20)).size).toBeGreaterThan(5);
});

test('pictures are twice as fine as drawn, on white, also from the dark theme', ofFeature(PAGE), async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openWhole(page, PAGE);
  const png = await readFile((await exported(page, 'png')).path);
  expect(png.subarray(0, 4).toString('hex')).toBe('89504e47');
  expect(png.readUInt32BE(16)).toBe(2_240);
  const jpg = await readFile((await exported(page, 'jpg')).path);
  expect(jpg.subarray(0, 4).toString('hex')).toBe('ffd8ffe0');
  const corner = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return [...(canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? [])];
  }, png.toString('base64'));
  expect(corner).toEqual([255, 255, 255, 255]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a panel is copied as a picture, which another program takes from the clipboard', ofFeature(PAGE), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openWhole(page, PAGE);
  await page
    .getByRole('button', { name: /^Ekspor: / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salin sebagai gambar' }).click();
  await expect(page.getByText(/^Gambar ada di papan klip/)).toBeVisible();
  // Pastes as an office program does, because tests may not read the clipboard directly.
  await page.evaluate(() =>
    document.addEventListener('paste', ({ clipboardData }) => {
      document.body.dataset['pasted'] = [...(clipboardData?.files ?? [])].map(({ type }) => type).join();
    }),
  );
  await expect(async () => {
    await page.keyboard.press('Control+V');
    await expect(page.locator('body')).toHaveAttribute('data-pasted', 'image/png', { timeout: 1_000 });
  }).toPass();
});

test(
  'nothing of the writers is loaded before it is wanted, and the spreadsheet brings no PDF library',
  ofFeature(PAGE),
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const writers = () => scripts.filter((path) => /export-dialog|export-run|brief-run|to-svg-image|(sheet|pdf)-worker/.test(path));
    await openWhole(page, PAGE);
    expect(writers()).toEqual([]);
    await exported(page, 'csv');
    expect(writers().some((path) => path.includes('sheet-worker'))).toBe(true);
    expect(writers().some((path) => path.includes('pdf-worker'))).toBe(false);
  },
);

for (const { language, locale, words } of [
  { language: 'Indonesia', locale: 'id', words: ['Kepala Badan', 'Pencapaian', 'Hal yang perlu diputuskan', '85,44%'] },
  { language: 'English', locale: 'en', words: ['Head of the Agency', 'Achievement', 'To be decided', '85.44%'] },
])
  test(
    `the meeting brief is two sheets of A4, what is the state and what is to be decided, with room to sign (${language})`,
    ofFeature(PAGE),
    async ({ page }) => {
      test.skip(!installed('pdfinfo'), 'pdfinfo is not installed (Debian: poppler-utils)');
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), locale);
      await openWhole(page, PAGE, locale === 'id' ? 'id' : 'en');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^(Ringkasan rapat|Meeting brief)/ }).click();
      const path = await (await download).path();
      expect(outputOf('pdfinfo', [path])).toMatch(/Pages:\s+2\n[\s\S]*Page size:\s+595\.\d+ x 841\.\d+ pts/);
      const text = outputOf('pdftotext', ['-layout', path, '-']);
      for (const word of words) expect(text).toContain(word);
    },
  );

for (const path of ['/overview', '/regional', '/revenue-up3d-current', '/arrears-trend'])
  test(
    `${path} prints whole on A4: every panel, every row, short tables below their titles, filters in words and the data date on each sheet, no controls`,
    ofFeature(path),
    async ({ page }, { outputDir }) => {
      test.skip(!installed('pdftotext'), 'pdftotext is not installed (Debian: poppler-utils)');
      await openWhole(page, path);
      const file = `${outputDir}/print.pdf`;
      const titles = await page
        .getByRole('button', { name: /^Ekspor: / })
        .evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
      const total = await page.locator('main tfoot tr, main table tbody tr:last-child').last().locator('td').first().innerText();
      const short = await page
        .locator('main section:has(table):not(:has(tr:nth-child(16)))')
        .evaluateAll((panels) =>
          panels.map((panel) => ['h2', 'tr:last-child > *'].map((part) => panel.querySelector(part)?.textContent ?? '')),
        );
      await page.pdf({ path: file, format: 'A4', printBackground: true });
      // Spacing between words depends on the font.
      const text = outputOf('pdftotext', ['-layout', file, '-']).replace(/ +/g, ' ');
      for (const title of titles) expect(text).toContain(title?.replace('Ekspor: ', '').slice(0, 30));
      expect(text).toContain(total.trim());
      const sheets = text.split('\f').filter((words) => words.trim() !== '');
      for (const [title = '', last = ''] of short) expect(sheets.find((sheet) => sheet.includes(title))).toContain(last);
      for (const sheet of sheets) {
        expect(sheet).toContain('Data per ');
        expect(sheet).toContain('Rentang tanggal: ');
      }
      for (const control of ['Cari baris', 'Tampilkan semua']) expect(text).not.toContain(control);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 688, height: 1_000 });
      const cut = await page
        .locator('.MuiTableContainer-root')
        .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth + 1).length);
      expect(cut).toBe(0);
    },
  );
