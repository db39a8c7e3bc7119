import type { Page, Response } from '@playwright/test';
import type { ListedCases } from '@pendapa/contracts';
import { ofFeature } from './addresses.ts';
import { csvRows, openWhole, startButton } from './exported.ts';
import { expect, test } from './test.ts';

const PAGES_WITH_LISTS = ['/assessment', '/tax-subjects', '/tax-objects', '/compliance', '/arrears-tax-type', '/transactions-by-taxpayer'];
const WHOLE_LIST = /\/api\/v1\/lists\/.*limit=10000/;
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
    const titles = await page
      .getByRole('button', { name: /^Ekspor tabel/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    expect(titles.length).toBeGreaterThan(0);
    let compared = 0;
    for (const title of titles) {
      const responses: Response[] = [];
      const note = (response: Response): void => void (WHOLE_LIST.test(response.url()) && responses.push(response));
      page.on('response', note);
      const lines = await exportList(page, title);
      page.off('response', note);
      for (const response of responses) {
        const whole = await answerOf(response);
        expect(whole.rows.length).toBeGreaterThan(50);
        const rows = lines.slice(-whole.rows.length);
        whole.rows.forEach((row, at) => expect(rows[at], title).toEqual(expect.arrayContaining([...namesOf(whole, row)])));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
}
