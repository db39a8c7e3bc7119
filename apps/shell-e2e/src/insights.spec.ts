import { menuLink } from './menu-link.ts';
import { OF_THE_SHELL } from './addresses.ts';
import { expect, test } from './test.ts';

test('four marked samples above each page, collapsed to their count, expanded to a list, refreshed into the same', async ({ page }) => {
  await page.clock.install();
  await page.goto('/regional');
  const panel = page.getByRole('region', { name: 'Wawasan AI' });
  await expect(panel.getByText('Contoh', { exact: true })).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('4 wawasan');
  await expect(panel).toContainText('setiap 2 jam');
  await expect(panel.getByRole('listitem')).toHaveCount(0);

  await panel.getByRole('button', { name: 'Tampilkan wawasan' }).click();
  const items = panel.getByRole('list', { name: 'Contoh' }).getByRole('listitem');
  await expect(items).toHaveCount(4);
  const before = await items.allTextContents();
  expect(before.map((text) => /Keyakinan \d+%/.exec(text)?.[0])).toEqual([
    'Keyakinan 94%',
    'Keyakinan 87%',
    'Keyakinan 92%',
    'Keyakinan 78%',
  ]);

  // Stops the clock, so that a slow machine cannot miss the second in which the spinner shows.
  await page.clock.pauseAt(Date.now() + 60_000);
  await panel.getByRole('button', { name: 'Perbarui wawasan' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
  await page.clock.resume();
  expect(await items.allTextContents()).toEqual(before);
  await panel.getByRole('button', { name: 'Sembunyikan wawasan' }).click();
  await expect(items).toHaveCount(0);
});

test(
  'has the findings of the agency above the samples, those of the page first, each leading to its page',
  OF_THE_SHELL,
  async ({ page }) => {
    await page.goto('/arrears-up3d');
    const panel = page.getByRole('region', { name: 'Wawasan AI' });
    await expect(panel.getByText(/^\d+ temuan, /)).toBeVisible({ timeout: 60_000 });
    await panel.getByRole('button', { name: 'Tampilkan wawasan' }).click();
    const own = panel.getByRole('list', { name: 'Temuan dari data instansi' });
    await expect(own.getByRole('listitem')).toHaveCount(3);
    await expect(own.getByRole('listitem').first()).toContainText(/Bobot (tinggi|sedang|rendah)/);
    await own.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/arrears-/);
  },
);

test('loads once on start: another page has the same panel at once', async ({ page }) => {
  await page.goto('/regional');
  const panel = page.getByRole('region', { name: 'Wawasan AI' });
  await expect(panel.getByRole('status')).toHaveText('4 wawasan');
  await menuLink(page, 'Analisis Wilayah Rinci').click();
  await expect(page).toHaveURL('/detailed-regional');
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
});

test('is shown from medium screens up only', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/regional');
  await expect(page.getByRole('region', { name: 'Wawasan AI' })).toBeVisible();
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(page.getByRole('region', { name: 'Wawasan AI' })).toBeHidden();
});
