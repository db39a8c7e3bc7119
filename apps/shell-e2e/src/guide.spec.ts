import { OF_THE_SHELL } from './addresses.ts';
import { expectNoViolations } from './looks.ts';
import { expect, test } from './test.ts';

test.describe('the guide', OF_THE_SHELL, () => {
  test('opens from the user menu, from a page at its section, and with ?', async ({ page }) => {
    await page.goto('/regional');
    await page.getByRole('button', { name: 'Administrator' }).click();
    await page.getByRole('menuitem', { name: 'Panduan' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Mulai' })).toBeVisible();
    await page.goto('/targets');
    await page.getByRole('link', { name: 'Panduan halaman ini' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Pemantauan Target APBD & APBDP' })).toBeFocused();
    await page.goto('/regional');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', { level: 3, name: 'Analisis Wilayah', exact: true })).toBeFocused();
  });

  test('is found by the search: what hidden means', async ({ page }) => {
    await page.goto('/regional');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Cari' }).getByRole('combobox').fill('disembunyikan');
    await page.getByRole('option', { name: 'Bila suatu angka tidak ada' }).click();
    await expect(page.getByText('terlalu sedikit wajib pajak di baliknya')).toBeVisible();
  });

  test('has its contents behind a button on a phone, and no violation in either theme', async ({ page }, info) => {
    for (const width of [360, 768, 1366, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/guide?part=charts');
      await expect(page.getByRole('heading', { level: 2, name: 'Membaca diagram' })).toBeVisible();
      await page.screenshot({ path: info.outputPath(`guide-${String(width)}.png`) });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Daftar isi' }).click();
    await expectNoViolations(page);
    await page.getByRole('navigation', { name: 'Daftar isi' }).getByRole('link', { name: 'Daftar istilah' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Daftar istilah' })).toBeVisible();
    await expectNoViolations(page);
  });
});
