import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const PAGES = [
  { path: '/revenue-op-trend', chart: 'Penyebab perubahan realisasi per jenis pajak' },
  { path: '/revenue-up3d-current', chart: 'Realisasi per UP3D terhadap rencana' },
  { path: '/revenue-up3d', chart: 'Peringkat dari tahun ke tahun' },
  { path: '/revenue-channel', chart: 'Kanal pembayaran per jenis pajak' },
  { path: '/revenue-bank-channel', chart: 'Porsi bank dan kanal dalam petak' },
] as const;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { path, chart } of PAGES) {
  test(`${path} shows its figures, its charts and their tables`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toContainText(/Rp|\d/);
    const shown = panel(page, chart);
    await expect(shown.getByRole('button', { name: `Tampilkan sebagai tabel: ${chart}` })).toBeVisible();
    await shown.getByRole('button', { name: `Tampilkan sebagai tabel: ${chart}` }).click();
    await expect(shown.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0);
  });
}

test('a channel leads to its tax types, and the way back is the browser’s', async ({ page }) => {
  await page.goto('/revenue-channel');
  const ranking = panel(page, 'Realisasi per kanal');
  await ranking.getByRole('button', { name: /^Virtual account/ }).click();
  await expect(page).toHaveURL(/VA/);
  await expect(page.getByRole('heading', { name: 'Jenis pajak lewat Virtual account' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Jenis pajak lewat Virtual account' })).toHaveCount(0);
});

test('the keyboard walks through a ranking and goes down with Enter; a year is chosen beside it', async ({ page }) => {
  await page.goto('/revenue-up3d');
  const year = page.getByRole('group', { name: 'Tahun', exact: true }).getByRole('button', { name: '2024' });
  await year.click();
  await expect(page).toHaveURL('/revenue-up3d?p=2024-01-01..2024-12-31');
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  const rows = panel(page, 'Peringkat UP3D').getByRole('list').getByRole('button');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Jenis pajak di UP3D/ })).toBeVisible();
});

test('a month of the trend becomes the period of the page', async ({ page }) => {
  await page.goto('/revenue-op-trend');
  const bar = panel(page, 'Realisasi dan Objek Pajak per bulan').locator('rect[data-moment="2026-05-01"]');
  await bar.click();
  await expect(page).toHaveURL(/2026-05/);
});

test('other units are added on request, the address says so, and a unit is explained by its taxes and payers', async ({ page }) => {
  await page.goto('/revenue-up3d-current');
  const ranking = panel(page, 'Realisasi per UP3D terhadap rencana');
  await expect(ranking.getByRole('button', { name: /^UP3D/ }).first()).toBeVisible();
  await expect(ranking.getByRole('button', { name: /^Samsat/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Sertakan unit lain' }).click();
  await expect(page).toHaveURL(/samsat/);
  await ranking.getByRole('button', { name: /^Tampilkan semua/ }).click();
  const samsat = ranking.getByRole('button', { name: /^(Samsat|Kantor Pusat)/ }).first();
  const name = (await samsat.locator('.name').textContent()) ?? '';
  await samsat.press('Enter');
  await expect(page).toHaveURL(/[?&]u=/);
  await expect(page.getByRole('heading', { name: `Jenis pajak di ${name} terhadap rencana` })).toBeVisible();
  await page.getByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' }).click();
  await expect(panel(page, 'Pembayar terbesar').getByRole('row').nth(1)).toContainText('***');
});
