import type { Page, Response } from '@playwright/test';
import type { ListedCases } from '@pendapa/contracts';
import { ofFeature } from './addresses.ts';
import { csvRows, openWhole, startButton } from './exported.ts';
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
