import type { Locator, Page, Route } from '@playwright/test';
import { withoutDrawing } from './figures-on-page.ts';
import { expect, test } from './test.ts';

const CHANNELS = /\/api\/v1\/answers\/revenue\?.*by=taxType%2Cchannel|\/api\/v1\/answers\/revenue\?.*by=taxType,channel/;
const heat = (page: Page) => page.getByRole('region', { name: 'Kanal pembayaran per jenis pajak', exact: true });
const problem = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', status: 500, code: 'internal', params: {} }),
  });

test.describe('a panel whose answer fails', () => {
  test.use({ expectedErrors: /500/ });

  test('says so in its place, leaves the others standing, and is well again after another try', async ({ page }) => {
    await withoutDrawing(page);
    await page.route(CHANNELS, problem);
    await page.goto('/revenue-channel');
    await expect(page.getByRole('article', { name: 'Realisasi', exact: true })).toContainText('Rp');
    const again = heat(page).getByRole('button', { name: 'Coba lagi' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(1);
    await page.unroute(CHANNELS);
    await again.click();
    await expect(heat(page).getByRole('table')).toBeVisible();
  });
});

/** Sets all animations inside to a time in milliseconds, independent of the machine's speed. */
const at = (inside: Locator, time: number): Promise<void> =>
  inside.evaluate((element, now) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = now;
    }
  }, time);

test('a panel is as high before its figures as with them; old figures are called so, and give way after 600 ms', async ({ page }) => {
  let go = (): void => undefined;
  const released = new Promise<void>((resolve) => (go = resolve));
  await withoutDrawing(page);
  await page.route(CHANNELS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/revenue-channel');
  await expect(page.getByRole('article', { name: 'Realisasi', exact: true })).toContainText('Rp');
  const before = (await heat(page).boundingBox())?.height ?? 0;
  go();
  await expect(heat(page).getByRole('table')).toBeVisible();
  const after = (await heat(page).boundingBox())?.height ?? 0;
  // Only a sentence may grow, to a second line.
  expect(Math.abs(after - before)).toBeLessThanOrEqual(32);
  await page.unroute(CHANNELS);

  let release = (): void => undefined;
  const next = new Promise<void>((resolve) => (release = resolve));
  await page.route(CHANNELS, async (route) => {
    await next;
    await route.continue();
  });
  await page.keyboard.press('m');
  const old = heat(page).locator('[aria-busy="true"]');
  await expect(old).toHaveCount(1);
  await at(heat(page), 599);
  await expect(old.getByText('Angka lama')).toBeVisible();
  await expect(heat(page).getByRole('table')).toBeVisible();
  await at(heat(page), 602);
  await expect(old.getByText('Angka lama')).toBeHidden();
  await expect(heat(page).getByRole('table')).toBeHidden();
  await expect(page.getByText('Filter diterapkan.')).toHaveCount(0);
  release();
  await expect(old).toHaveCount(0);
  await expect(heat(page).getByRole('table')).toBeVisible();
  await expect(page.getByText('Filter diterapkan.')).toBeAttached();
});

test('what is lacking or old says so, on the page and in the panel, and never as a zero', async ({ page }) => {
  await withoutDrawing(page);
  await page.route('**/api/v1/status', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), stale: true } });
  });
  // Without targets nothing is planned, and a note names what is missing.
  await page.route(/\/answers\/achievement\?.*by=unit/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const columns = answer.columns.map((column: { kind: string; values: unknown[] }) =>
      column.kind === 'measure' ? { ...column, values: column.values.map(() => null) } : column,
    );
    const nothing = (totals: Record<string, unknown> | null) => totals && Object.fromEntries(Object.keys(totals).map((key) => [key, null]));
    const totals = { current: nothing(answer.totals.current), comparison: nothing(answer.totals.comparison) };
    const notes = [{ code: 'not-imported', params: { extract: 'targets' } }];
    await route.fulfill({ response, json: { ...answer, columns, totals, notes } });
  });
  await page.goto('/revenue-up3d-current');
  await expect(page.getByText('Data lama: per 14 Nov 2026')).toBeVisible();
  const bars = page.getByRole('region', { name: 'Realisasi per UP3D terhadap rencana', exact: true });
  await expect(page.getByRole('note')).toContainText('Belum diimpor: target.');
  await expect(bars).toHaveCount(0);
  const line = page.locator('[data-without-data]').filter({ hasText: 'Realisasi per UP3D terhadap rencana' });
  await line.getByText(/bagian tidak ditampilkan karena datanya belum ada$/).click();
  await expect(page.getByText('Perlu data target: Realisasi per UP3D terhadap rencana')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Realisasi kumulatif', exact: true }).getByRole('figure')).toBeVisible();
});

test('dates are written in the language of the page, not of the browser, and chosen in a calendar by keys', async ({ page }) => {
  await page.goto('/revenue-bank-channel?p=2026-05-04..2026-08-20');
  await page
    .getByRole('group', { name: 'Filter', exact: true })
    .getByRole('button', { name: /^Rentang tanggal:/ })
    .click();
  const dates = page.getByRole('dialog', { name: 'Rentang tanggal' });
  const end = dates.getByRole('textbox', { name: 'Tanggal akhir' });
  await expect(end).toHaveValue('20 Agu 2026');
  await dates.getByRole('button', { name: 'Kalender Tanggal akhir' }).click();
  await dates.getByRole('button', { name: '20 Agustus 2026' }).focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(end).toHaveValue('27 Jul 2026');
  await expect(page).toHaveURL('/revenue-bank-channel?p=2026-05-04..2026-07-27');
});

test('a target of another span changes what is left of it, and a panel that it does not reach stays', async ({ page }) => {
  await page.goto('/revenue-up3d-current');
  const left = page.getByRole('article', { name: 'Sisa hari kerja' });
  await expect(left).toContainText('31 Des 2026');
  await page.goto('/revenue-up3d-current?tp=m');
  await expect(left).toContainText('30 Nov 2026');
  await expect(left).toContainText('per hari sampai 30 Nov 2026');
});
