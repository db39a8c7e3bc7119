import type { Locator, Page, Response } from '@playwright/test';
import type { Answer, ListedCases } from '@pendapa/contracts';
import { ofFeature } from './addresses.ts';
import { csvRows, openWhole, startButton, workbookOf } from './exported.ts';
import { expect, test } from './test.ts';

const PAGES_WITH_LISTS = ['/assessment', '/tax-subjects', '/tax-objects', '/compliance', '/arrears-tax-type', '/transactions-by-taxpayer'];
/** A page of a list that leaves as a file. */
const FILE_PAGE = /\/api\/v1\/list-files\//;
/** A unit or a region that is not named. */
const CODE = /^(UP3D|SAMSAT)-\d+$|^31(\.\d+)+$/;
/** Text of a row without a code. */
const NO_CODE = '-';

const answerOf = async (response: Response): Promise<ListedCases> => (await response.json()) as ListedCases;

/** Names of a row's tax, unit and region, as the whole list states them. */
function namesOf({ names }: ListedCases, row: ListedCases['rows'][number]): readonly string[] {
  return (['tax', 'unit', 'region'] as const).flatMap((key) => {
    const code = row[key];
    return code === null ? [] : [names[key][code]?.id ?? NO_CODE];
  });
}

async function exportList(page: Page, title: string): Promise<readonly (readonly string[])[]> {
  await page.getByRole('button', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'CSV', exact: true }).check();
  const download = page.waitForEvent('download');
  await startButton(dialog).click();
  const file = await download;
  await expect(dialog).toBeHidden();
  return csvRows(await file.path());
}

for (const address of PAGES_WITH_LISTS) {
  test(`files of the lists on ${address} hold names in every row, also beyond those on screen`, ofFeature(address), async ({ page }) => {
    test.setTimeout(180_000);
    await openWhole(page, address);
    const buttons = page.getByRole('button', { name: /^Ekspor tabel/ });
    await expect(buttons.first()).toBeVisible();
    await expect(page.getByPlaceholder('Cari nama tersamar atau nomor').first()).toBeVisible();
    const titles = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
    let compared = 0;
    for (const title of titles) {
      const responses: Response[] = [];
      const note = (response: Response): void => void (FILE_PAGE.test(response.url()) && responses.push(response));
      page.on('response', note);
      const lines = await exportList(page, title);
      page.off('response', note);
      const head = lines.findIndex(([first]) => first === 'Peringkat');
      // Other tables of the page have no ranks.
      if (head === -1) continue;
      const end = lines.findIndex(([first = ''], at) => at > head && !/^\d+$/.test(first));
      const rows = lines.slice(head + 1, end === -1 ? undefined : end);
      expect(rows.flat().filter((cell) => CODE.test(cell))).toEqual([]);
      const pages = await Promise.all(responses.map(answerOf));
      const all = pages.flatMap((one) => one.rows.map((row) => [one, row] as const));
      // Lists that fit the screen are not read again.
      expect(rows).toHaveLength(pages[0]?.found ?? rows.length);
      all.forEach(([whole, row], at) => expect(rows[at], title).toEqual(expect.arrayContaining([...namesOf(whole, row)])));
      compared += rows.length;
    }
    expect(compared).toBeGreaterThan(0);
  });
}

const DEBTORS = '/arrears-op-tax-type#list';
const LIST_TITLE = 'Daftar objek menunggak';

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

/** Counts mouse clicks: none of these tasks may take more than five. */
function mouse() {
  let clicks = 0;
  const click = async (target: Locator): Promise<void> => {
    clicks += 1;
    await target.click();
  };
  /** Choosing from a native list is one click more. */
  const choose = async (target: Locator, value: string): Promise<void> => {
    clicks += 1;
    await target.selectOption(value);
  };
  return { click, choose, clicks: () => clicks };
}

test.describe('tasks with the list of objects in arrears', ofFeature('/arrears-op-tax-type'), () => {
  const listOn = (page: Page): Locator => page.getByRole('region', { name: LIST_TITLE, exact: true });

  test('the auditor has all debts older than five years as Excel in five clicks', async ({ page }) => {
    test.setTimeout(120_000);
    const { click, clicks } = mouse();
    await page.goto(DEBTORS);
    const list = listOn(page);
    await click(list.getByRole('button', { name: `Filter daftar: ${LIST_TITLE}` }));
    await click(list.getByRole('checkbox', { name: /^5 tahun ke atas \([\d.]+\)$/ }));
    await expect(page).toHaveURL(/debtors\.age=5%2B/);
    // The caption names the filters of the rows, so that it changes with them.
    await expect(list.getByRole('table', { name: /Umur tunggakan: 5 tahun ke atas$/ })).toBeVisible();
    await click(list.getByRole('button', { name: `Ekspor tabel: ${LIST_TITLE}` }));
    const dialog = page.getByRole('dialog');
    await click(dialog.getByRole('radio', { name: 'Excel', exact: true }));
    const download = page.waitForEvent('download');
    await click(startButton(dialog));
    const book = await workbookOf(await (await download).path());
    expect(clicks()).toBe(5);

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

  test('vehicles unpaid for three years in one city take five clicks, and the address shows them again', async ({ page }) => {
    const { click, choose, clicks } = mouse();
    await page.goto(DEBTORS);
    const list = listOn(page);
    await expect(list.getByRole('table')).toBeVisible();
    await click(
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('button', { name: /Pajak Kendaraan Bermotor|PKB/ })
        .first(),
    );
    await expect(page).toHaveURL(/t=PKB/);
    await click(page.getByRole('button', { name: /^Wilayah:/ }));
    await choose(page.getByLabel('Kota/Kabupaten'), '31.74');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/r=31\.74/);
    await click(list.getByRole('button', { name: `Filter daftar: ${LIST_TITLE}` }));
    await click(list.getByRole('checkbox', { name: /^3 tahun pajak \([\d.]+\)$/ }));
    await expect(page).toHaveURL(/debtors\.yearsOwed=3/);
    expect(clicks()).toBe(5);

    const response = await page.request.get('/api/v1/answers/debtors?m=objects&by=yearsOwed&tax=PKB&region=31.74');
    const { columns } = (await response.json()) as Answer;
    const years = columns.find(({ key }) => key === 'yearsOwed')?.values ?? [];
    const objects = Number(columns.find(({ key }) => key === 'objects')?.values[years.indexOf('3')]);
    expect(objects).toBeGreaterThan(0);
    const sentence = list.getByText(new RegExp(`^${grouped(objects)} objek menunggak, dengan total tunggakan`));
    await expect(sentence).toBeVisible();
    await page.goto(page.url());
    await expect(listOn(page).getByText(new RegExp(`^${grouped(objects)} objek menunggak`))).toBeVisible();
    await expect(listOn(page).getByText('Jumlah tahun pajak menunggak: 3 tahun pajak', { exact: true })).toBeVisible();
  });
});
