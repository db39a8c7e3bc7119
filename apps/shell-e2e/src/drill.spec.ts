import type { Locator, Page } from '@playwright/test';
import { openRawData, type RawData } from '@pendapa/oracle';
import { ofFeature } from './addresses.ts';
import { expect, test } from './test.ts';

let raw: RawData;
test.beforeAll(async () => {
  raw = await openRawData(String(test.info().config.metadata['data']));
});

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Mengapa|^Realisasi/ });
const levelOf = (page: Page, title: string): Locator => sheet(page).getByRole('region', { name: title });
const rowsOf = (page: Page, title: string): Locator => levelOf(page, title).getByRole('listitem').getByRole('button');
const panelOf = (page: Page, title: string): Locator => page.getByRole('main').getByRole('region', { name: title });

const [TAXES, UNITS, DISTRICTS] = ['Perubahan per jenis pajak', 'Perubahan per unit', 'Perubahan per kecamatan'] as const;

const seeWhy = (page: Page): Promise<void> => page.getByRole('button', { name: 'Lihat penyebabnya' }).click();
const firstOf =
  (title: string) =>
  (page: Page): Promise<void> =>
    rowsOf(page, title).first().click();

/** Three clicks from each page to the payers of a district. */
const WAYS = [
  {
    address: '/',
    clicks: [
      (page: Page) =>
        panelOf(page, 'Penyebab perubahan realisasi per jenis pajak').getByRole('listitem').getByRole('button').first().click(),
      firstOf(UNITS),
      firstOf(DISTRICTS),
    ],
    reached: 'payers',
  },
  { address: '/tax-types', clicks: [seeWhy, firstOf(TAXES), firstOf(UNITS)], reached: 'districts' },
  {
    address: '/temporal',
    clicks: [
      (page: Page) =>
        panelOf(page, 'Realisasi per bulan dan tahun')
          .getByRole('button', { name: /^1\.786$|^\d/ })
          .first()
          .click(),
      firstOf(TAXES),
      firstOf(UNITS),
    ],
    reached: 'districts',
  },
  { address: '/target-units', clicks: [seeWhy, firstOf(TAXES), firstOf(UNITS)], reached: 'districts' },
] as const;

/** Sum of payments in rupiah. */
async function paidIn(condition: string): Promise<number> {
  const found = await raw.connection.runAndReadAll(`SELECT coalesce(sum(amount), 0)::DOUBLE FROM named_payments WHERE ${condition}`);
  return Number(found.getRows()[0]?.[0]);
}

/** Codes of the steps in the address. */
const stepsOf = (page: Page): ReadonlyMap<string, string> =>
  new Map(
    new URL(page.url()).searchParams.getAll('why').map((step) => {
      const dot = step.indexOf('.');
      return [step.slice(0, dot), step.slice(dot + 1)];
    }),
  );

/** The amounts with all digits that the rows tell, in rupiah. */
async function exactAmounts(rows: Locator): Promise<readonly number[]> {
  const texts = await rows.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-description') ?? ''));
  return texts.map((text) => {
    const [, sign = '', digits = ''] = /(−?)Rp\s?([\d.]+)/.exec(text) ?? [];
    return Number(digits.replaceAll('.', '')) * (sign === '' ? 1 : -1);
  });
}

for (const { address, clicks, reached } of WAYS)
  test(`${address}: three clicks lead from the page to how the payers of a district changed`, ofFeature(address), async ({ page }) => {
    await page.goto(address);
    for (const click of clicks) await click(page);
    if (reached === 'payers') {
      const payers = levelOf(page, 'Jumlah pembayar atau nilainya?');
      await expect(payers.getByRole('row', { name: /^Objek Pajak yang membayar \d/ })).toBeVisible();
      await expect(sheet(page).getByRole('navigation', { name: 'Jalur penyebab' }).getByRole('button')).toHaveCount(4);
    } else await expect(rowsOf(page, DISTRICTS).first()).toContainText(/OP \S+ → \S+/);
  });

test('contributions add up to the change, as the single payments do, on every level', ofFeature('/'), async ({ page }) => {
  await page.goto('/');
  await seeWhy(page);
  const [now, before] = [
    "posted_on BETWEEN DATE '2026-01-01' AND DATE '2026-11-14'",
    "posted_on BETWEEN DATE '2025-01-01' AND DATE '2025-11-14'",
  ];
  for (const title of [TAXES, UNITS, DISTRICTS]) {
    const level = levelOf(page, title);
    await rowsOf(page, title).first().waitFor();
    const more = level.getByRole('button', { name: /^Tampilkan semua/ });
    if ((await more.count()) > 0) await more.click();
    const steps = stepsOf(page);
    const conditions = [
      'true',
      ...(steps.has('tax') ? [`tax_code = '${steps.get('tax') ?? ''}'`] : []),
      ...(steps.has('unit') ? [`unit_code = '${steps.get('unit') ?? ''}'`] : []),
    ].join(' AND ');
    const amounts = await exactAmounts(level.getByRole('listitem').locator('[aria-description], :scope[aria-description]'));
    const change = (await paidIn(`${now} AND ${conditions}`)) - (await paidIn(`${before} AND ${conditions}`));
    expect(change).not.toBe(0);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(change);
    if (title !== DISTRICTS) await rowsOf(page, title).first().click();
  }
});

test('the depth stands in the address: back goes up, a shared link opens it, Escape closes it', ofFeature('/'), async ({ page }) => {
  await page.goto('/');
  await seeWhy(page);
  await rowsOf(page, TAXES).first().click();
  await rowsOf(page, UNITS).first().waitFor();
  const link = page.url();
  await rowsOf(page, UNITS).first().click();
  await rowsOf(page, DISTRICTS).first().waitFor();
  await page.goBack();
  await expect(page).toHaveURL(link);
  await rowsOf(page, UNITS).first().waitFor();
  await page.goto('about:blank');
  await page.goto(link);
  await rowsOf(page, UNITS).first().waitFor();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(sheet(page)).toHaveCount(0);
});
