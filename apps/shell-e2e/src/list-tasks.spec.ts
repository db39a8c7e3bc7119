import type { Download, Locator, Page } from '@playwright/test';
import type { Answer, ListedCases } from '@pendapa/contracts';
import { ofFeature } from './addresses.ts';
import { csvRows, installed, outputOf, startButton, workbookOf } from './exported.ts';
import { Hand, MAX_CLICKS } from './hand.ts';
import { expect, test } from './test.ts';

const DEBTORS = '/arrears-op-tax-type#list';
const LIST_TITLE = 'Daftar objek menunggak';
const CITY = '31.74';
const DISTRICT = '31.74.02';

const listOn = (page: Page, title = LIST_TITLE): Locator => page.getByRole('region', { name: title, exact: true });
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');
const sumOf = (amounts: readonly unknown[]): string => String(amounts.reduce((sum: bigint, amount) => sum + BigInt(String(amount)), 0n));

/** A list as the server has it, read without the page. */
async function listed(page: Page, query: string): Promise<ListedCases> {
  return (await (await page.request.get(`/api/v1/lists/${query}`)).json()) as ListedCases;
}

/** Opens the filters of the list and chooses one. */
async function filterList(hand: Hand, list: Locator, choice: RegExp): Promise<void> {
  await hand.click(list.getByRole('button', { name: /^Filter daftar/ }));
  await hand.click(list.getByRole('checkbox', { name: choice }));
}

async function chooseRegion(hand: Hand, levels: Readonly<Record<string, string>>): Promise<void> {
  await hand.click(hand.page.getByRole('button', { name: /^Wilayah:/ }));
  for (const [level, code] of Object.entries(levels)) await hand.choose(hand.page.getByLabel(level), code);
  await hand.page.keyboard.press('Escape');
}

/** Exports a list: three clicks. */
async function exportList(hand: Hand, list: Locator, format: 'CSV' | 'Excel'): Promise<Download> {
  await hand.click(list.getByRole('button', { name: /^Ekspor tabel/ }));
  const dialog = hand.page.getByRole('dialog');
  await hand.click(dialog.getByRole('radio', { name: format, exact: true }));
  const download = hand.page.waitForEvent('download');
  await hand.click(startButton(dialog));
  return download;
}

/** The rows of a list in a CSV file, each by the headings of its columns. */
async function rowsOfCsv(download: Download): Promise<readonly Readonly<Record<string, string>>[]> {
  const lines = await csvRows(await download.path());
  const head = lines.findIndex(([first]) => first === 'Peringkat');
  return lines
    .slice(head + 1)
    .filter(([rank = '']) => /^\d+$/.test(rank))
    .map((cells) => Object.fromEntries((lines[head] ?? []).map((name, at) => [name.replace(/ \(.*$/, ''), cells[at] ?? ''])));
}

test.describe('tasks with the list of objects in arrears', ofFeature('/arrears-op-tax-type'), () => {
  test('the auditor has all debts older than five years as Excel in five clicks', async ({ page }) => {
    test.setTimeout(120_000);
    const hand = new Hand(page);
    await page.goto(DEBTORS);
    const list = listOn(page);
    await filterList(hand, list, /^5 tahun ke atas \([\d.]+\)$/);
    await expect(page).toHaveURL(/debtors\.age=5%2B/);
    // The caption names the filters of the rows, so that it changes with them.
    await expect(list.getByRole('table', { name: /Umur tunggakan: 5 tahun ke atas$/ })).toBeVisible();
    const book = await workbookOf(await (await exportList(hand, list, 'Excel')).path());
    expect(hand.clicks).toBe(MAX_CLICKS);

    const response = await page.request.get('/api/v1/answers/arrears?m=total,objects&by=ageBand');
    const { columns } = (await response.json()) as Answer;
    const of = (key: string) => columns.find((column) => column.key === key)?.values ?? [];
    const oldest = of('ageBand').indexOf('5+');
    const sheet = book.sheets.at(-1);
    const [head = [], ...rows] = sheet?.rows ?? [];
    const column = (name: RegExp): number => head.findIndex((text) => name.test(String(text)));
    const cases = rows.filter((row) => typeof row[0] === 'number');
    // More than the screen shows.
    expect(cases.length).toBeGreaterThan(50);
    expect(cases.length).toBe(of('objects')[oldest]);
    const sum = cases.reduce((total, row) => total + Number(row[column(/^Tunggakan/)]), 0);
    expect(String(sum)).toBe(of('total')[oldest]);
    const fiveYearsBefore = new Date('2021-10-31T00:00:00Z');
    const since = column(/^Jatuh tempo terlama/);
    expect(cases.every((row) => row[since] instanceof Date && row[since] <= fiveYearsBefore)).toBe(true);
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
    expect(sheet?.autoFilter?.range).toMatch(new RegExp(`^A1:[A-Z]+${String(cases.length + 1)}$`));
    expect(JSON.stringify(book.sheets[0]?.rows)).toContain('Filter daftar: Umur tunggakan: 5 tahun ke atas.');
  });

  test('the desk finds what an object owes and since when in one click, as a file in four, and its owner in five', async ({ page }) => {
    const hand = new Hand(page);
    const { rows, names } = await listed(page, 'debtors?tax=PBBP2&limit=20');
    const wanted = rows.at(-1);
    if (!wanted?.number || wanted.tax === null) throw new Error('The sample has no such object.');
    await page.goto(DEBTORS);
    const list = listOn(page);
    await hand.click(list.getByRole('searchbox'));
    await page.keyboard.type(wanted.number);
    await page.keyboard.press('Enter');
    await expect(list.locator('tbody tr')).toHaveCount(1);
    await expect(list.locator('tbody tr')).toContainText(wanted.number);
    const [row, ...more] = await rowsOfCsv(await exportList(hand, list, 'CSV'));
    expect(more).toEqual([]);
    expect(Object.values(row ?? {})).toEqual(
      expect.arrayContaining([wanted.number, wanted.name, names.tax[wanted.tax]?.id, String(wanted.count), wanted.amount]),
    );
    await hand.click(list.getByRole('button', { name: /^Lihat pembayaran dan tunggakan/ }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(wanted.name ?? '');
    await expect(dialog).toContainText(/Tunggakan/);
    expect(hand.clicks).toBe(MAX_CLICKS);
  });

  test('the camat has a sheet for each ward in five clicks, with what lies in no known ward', async ({ page }, { outputDir }) => {
    test.skip(!installed('pdftotext'), 'pdftotext is not installed (Debian: poppler-utils)');
    // The system's own dialog would wait for a person.
    await page.addInitScript(() => void (window.print = () => undefined));
    const hand = new Hand(page);
    await page.goto(DEBTORS);
    await expect(listOn(page).getByRole('table')).toBeVisible();
    await chooseRegion(hand, { 'Kota/Kabupaten': CITY, Kecamatan: DISTRICT });
    await expect(page).toHaveURL(/r=31\.74&r=31\.74\.02/);
    await hand.click(listOn(page).getByRole('button', { name: 'Cetak per kelurahan' }));
    await hand.click(listOn(page).getByRole('button', { name: 'Cetak', exact: true }));
    await expect(page.locator('[data-print-only]')).toBeAttached();
    expect(hand.clicks).toBe(MAX_CLICKS);

    const file = `${outputDir}/sheets.pdf`;
    await page.pdf({ path: file, format: 'A4' });
    const text = outputOf('pdftotext', ['-layout', file, '-']).replace(/\s+/g, ' ');
    const whole = await listed(page, `debtors?region=${DISTRICT}&limit=10000`);
    const wards = new Map(whole.rows.map(({ region }) => [region, whole.rows.filter((row) => row.region === region)]));
    expect(wards.size).toBeGreaterThan(1);
    for (const [ward, rows] of wards) {
      const name = ward === null ? 'Tanpa wilayah' : `${whole.names.region[ward]?.id ?? ''} (${ward})`;
      expect(text).toContain(`${LIST_TITLE}: ${name} ${String(rows.length)} dari ${grouped(whole.cases)} kasus`);
    }
    const [unplaced] = whole.unplaced;
    expect(unplaced?.cases).toBeGreaterThan(0);
    expect(text).toContain(`${grouped(unplaced?.cases ?? 0)} kasus senilai`);
  });

  test('vehicles unpaid for three years in one city take five clicks, and a district says how many it cannot place', async ({ page }) => {
    const hand = new Hand(page);
    await page.goto(DEBTORS);
    const list = listOn(page);
    await expect(list.getByRole('table')).toBeVisible();
    await hand.click(
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('button', { name: /Pajak Kendaraan Bermotor|PKB/ })
        .first(),
    );
    await expect(page).toHaveURL(/t=PKB/);
    await chooseRegion(hand, { 'Kota/Kabupaten': CITY });
    await expect(page).toHaveURL(/r=31\.74/);
    await filterList(hand, list, /^3 tahun pajak \([\d.]+\)$/);
    await expect(page).toHaveURL(/debtors\.yearsOwed=3/);
    expect(hand.clicks).toBe(MAX_CLICKS);

    const response = await page.request.get('/api/v1/answers/debtors?m=objects&by=yearsOwed&tax=PKB&region=31.74');
    const { columns } = (await response.json()) as Answer;
    const years = columns.find(({ key }) => key === 'yearsOwed')?.values ?? [];
    const objects = Number(columns.find(({ key }) => key === 'objects')?.values[years.indexOf('3')]);
    expect(objects).toBeGreaterThan(0);
    await expect(list.getByText(new RegExp(`^${grouped(objects)} objek menunggak, dengan total tunggakan`))).toBeVisible();
    await page.goto(page.url());
    await expect(list.getByText(new RegExp(`^${grouped(objects)} objek menunggak`))).toBeVisible();
    await expect(list.getByText('Jumlah tahun pajak menunggak: 3 tahun pajak', { exact: true })).toBeVisible();
    const rows = await rowsOfCsv(await exportList(hand, list, 'CSV'));
    expect(rows).toHaveLength(objects);
    const { amount, names } = await listed(page, 'debtors?tax=PKB&region=31.74&yearsOwed=3');
    expect(sumOf(rows.map((row) => row['Tunggakan']))).toBe(amount);
    expect(new Set(rows.map((row) => row['Jenis pajak']))).toEqual(new Set([names.tax['PKB']?.id]));

    // The register knows the city of vehicles, not their district.
    await chooseRegion(hand, { Kecamatan: DISTRICT });
    const placed = `^Tidak ada kasus dengan filter ini\\. ${grouped(objects)} kasus senilai .* hanya diketahui kotanya`;
    await expect(list.getByText(new RegExp(placed))).toBeVisible();
  });
});

test('the ten largest payers of a unit are an Excel file in five clicks', async ({ page }) => {
  const hand = new Hand(page);
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Realisasi', exact: true })).toContainText('Rp');
  await hand.find('up3d setiabudi', /^UP3D Setiabudi/);
  await expect(page).toHaveURL(/u=UP3D-317402/);
  await hand.click(page.getByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' }));
  const payers = listOn(page, 'Pembayar terbesar');
  await expect(payers.locator('tbody tr').first()).toContainText('***');
  const book = await workbookOf(await (await exportList(hand, payers, 'Excel')).path());
  expect(hand.clicks).toBe(MAX_CLICKS);

  const { rows: expected, found } = await listed(page, 'payers?unit=UP3D-317402&limit=10');
  const [head = [], ...rows] = book.sheets.at(-1)?.rows ?? [];
  const cases = rows.filter((row) => typeof row[0] === 'number');
  const column = (start: string): number => head.findIndex((text) => String(text).startsWith(start));
  expect(cases).toHaveLength(found);
  expect(cases.slice(0, 10).map((row) => [row[column('Nama')], String(row[column('Realisasi')])])).toEqual(
    expected.map((row) => [row.name, row.amount]),
  );
});
