import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const PAGES = [
  { path: '/tax-types', chart: 'Kontribusi dan pertumbuhan' },
  { path: '/tax-subjects', chart: 'Pemusatan pembayaran' },
  { path: '/tax-objects', chart: 'Objek baru dan objek tutup per bulan' },
  { path: '/assessment', chart: 'Porsi terbayar menurut umur ketetapan' },
] as const;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { path, chart } of PAGES) {
  test(`${path} shows its figures, its charts and their tables`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toContainText(/Rp|\d/);
    const shown = panel(page, chart);
    await shown.getByRole('button', { name: `Tampilkan sebagai tabel: ${chart}` }).click();
    await expect(shown.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0);
  });
}

test('a step of the waterfall leads into its tax type, and the way back is the browser’s', async ({ page }) => {
  await page.goto('/tax-types');
  const steps = panel(page, 'Dari rencana kas ke realisasi').getByRole('list').getByRole('listitem');
  await expect(steps.first()).toContainText('Rencana kas');
  // The total leads nowhere.
  await expect(steps.first().getByRole('button')).toHaveCount(0);
  await steps.nth(1).getByRole('button').click();
  await expect(page.getByRole('heading', { name: /^Unit penerima: / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Unit penerima: / })).toHaveCount(0);
});

test('the reform is marked, and the taxes answer to their former names', async ({ page }) => {
  await page.goto('/tax-types');
  await expect(page.getByText('Perubahan 2024', { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Pakai nama sebelum 2024' }).click();
  await expect(page).toHaveURL(/fn=former/);
  await expect(page.getByRole('heading', { name: 'Pajak yang berganti nama, per bulan' })).toBeVisible();
  await expect(panel(page, 'Dari rencana kas ke realisasi').getByRole('button', { name: /^Pajak Restoran/ })).toBeVisible();
});

test('the keyboard walks the quadrants and Enter goes into a tax type', async ({ page }) => {
  await page.goto('/tax-types');
  const figure = panel(page, 'Kontribusi dan pertumbuhan').getByRole('figure');
  await figure.locator('[data-point]').first().waitFor();
  await figure.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('img', { name: /Porsi/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Objek Pajak: |^Wilayah: / }).first()).toBeVisible();
});

test('outstanding assessments go down to the ward and back', async ({ page }) => {
  await page.goto('/assessment');
  const rows = panel(page, 'Sisa pokok per wilayah').getByRole('list').getByRole('button');
  await expect(rows.first()).toContainText(/^(Kota|Kabupaten)/);
  await rows.first().click();
  await expect(page).toHaveURL(/31\.7/);
  await page.goBack();
  await expect(rows.first()).toContainText(/^(Kota|Kabupaten)/);
});

test('every tax type says when it falls due next, or that each object has its own day', async ({ page }) => {
  await page.goto('/tax-types');
  const table = panel(page, 'Rincian per jenis pajak').getByRole('table');
  await expect(table.getByRole('row', { name: /^Pajak Bumi dan Bangunan/ })).toContainText('30 Sep 2027');
  await expect(table.getByRole('row', { name: /^Pajak Kendaraan Bermotor/ })).toContainText('Berbeda untuk tiap objek');
  await expect(page.getByText(/^Jatuh tempo terdekat: 14 Des 2026/)).toBeVisible();
});

test('a segment of taxpayers stays in the address, and the largest payers are masked', async ({ page }) => {
  await page.goto('/tax-subjects?sg=taxpayerKind');
  const segments = panel(page, 'Rincian per kelompok wajib pajak');
  await expect(segments.getByRole('row', { name: /^Orang Pribadi/ })).toBeVisible();
  await segments.getByRole('combobox', { name: 'Kelompokkan menurut' }).click();
  await page.getByRole('option', { name: 'Lapangan usaha' }).click();
  await expect(page).toHaveURL(/\/tax-subjects$/);
  await page.goBack();
  await expect(segments.getByRole('row', { name: /^Orang Pribadi/ })).toBeVisible();
  const payers = panel(page, 'Pembayar terbesar').getByRole('table').getByRole('row');
  await expect(payers.nth(1)).toContainText('****');
});

test('objects to visit follow the filters of the page', async ({ page }) => {
  const idle = panel(page, 'Objek aktif tanpa pembayaran tiga masa pajak');
  await page.goto('/tax-objects?t=PBBP2');
  await expect(idle.getByRole('table').getByRole('row').nth(1)).toContainText('Pajak Bumi dan Bangunan');
  await expect(idle.getByRole('table').getByRole('row').filter({ hasText: 'Pajak Kendaraan' })).toHaveCount(0);
});

test('assessments are counted by size, those of nothing apart, and followed until they are overdue', async ({ page }) => {
  await page.goto('/assessment');
  await expect(panel(page, 'Ketetapan yang terbayar dan yang lewat jatuh tempo').getByRole('listitem')).toHaveCount(4);
  const sizes = panel(page, 'Ketetapan menurut besarnya');
  await sizes.getByRole('button', { name: /^Tampilkan sebagai tabel/ }).click();
  await expect(sizes.getByRole('table').getByRole('row').nth(1)).toContainText('Rp\u00a00');
});
