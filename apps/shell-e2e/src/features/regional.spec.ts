import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const map = (page: Page) => page.getByRole('list', { name: /^Peta kotak/ });
const tile = (page: Page, name: string) => map(page).getByRole('button', { name: new RegExp(`^${name} `) });
const ladder = (page: Page) => page.getByRole('navigation', { name: 'Wilayah', exact: true });

test('the ladder leads from the province down to a ward, and the breadcrumb back up', async ({ page }) => {
  await page.goto('/regional');
  await expect(map(page).getByRole('listitem')).not.toHaveCount(0);
  await tile(page, 'Setiabudi').click();
  await expect(ladder(page).getByText('Kota Administrasi Jakarta Selatan')).toBeVisible();
  await expect(tile(page, 'Gambir')).toHaveCount(0);
  await tile(page, 'Setiabudi').click();
  await expect(map(page)).toHaveAccessibleName(/Kelurahan/);
  await expect(page).toHaveURL('/regional?r=31.74&r=31.74.02');
  await tile(page, 'Karet Kuningan').click();
  await expect(ladder(page).locator('[aria-current]')).toHaveText('Karet Kuningan');
  await ladder(page).getByRole('button', { name: 'Kota Administrasi Jakarta Selatan' }).click();
  await expect(tile(page, 'Tebet')).toBeVisible();
  await expect(page).toHaveURL('/regional?r=31.74');
  await ladder(page).getByRole('button', { name: 'Seluruh provinsi' }).click();
  await expect(tile(page, 'Gambir')).toBeVisible();
  await expect(page).toHaveURL('/regional');
});

test('the map is walked by arrow keys and entered with Enter', async ({ page }) => {
  await page.goto('/regional');
  await tile(page, 'Gambir').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tile(page, 'Menteng')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tile(page, 'Tanah Abang')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/r=31\.71/);
  await expect(ladder(page).locator('[aria-current]')).toHaveText('Kota Administrasi Jakarta Pusat');
});

test('the map shows another measure, and its table the same regions', async ({ page }) => {
  await page.goto('/regional');
  await page.getByLabel('Peta menurut').selectOption({ label: 'Rasio tunggakan' });
  await expect(map(page)).toHaveAccessibleName(/tunggakan/i);
  await expect(page).toHaveURL(/mp=arrears/);
  await page.reload();
  await expect(map(page)).toHaveAccessibleName(/tunggakan/i);
  const panel = page.getByRole('region', { name: 'Peta wilayah', exact: true });
  await panel.getByRole('button', { name: 'Tampilkan sebagai tabel: Peta wilayah' }).click();
  await expect(panel.getByRole('table')).toContainText('Tanah Abang');
});

test('wards whose borders were imported are drawn by them and walked to their neighbours; those of other districts are tiles', async ({
  page,
}) => {
  await page.goto('/regional?r=31.71&r=31.71.01');
  const wardMap = page.getByRole('group', { name: /^Peta Kelurahan menurut batas/ });
  await expect(wardMap.getByRole('button')).toHaveCount(6);
  const [lower, upper] = [wardMap.getByRole('button', { name: /^Gambir / }), wardMap.getByRole('button', { name: /^Petojo Selatan / })];
  await lower.focus();
  await page.keyboard.press('ArrowUp');
  await expect(upper).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/r=31\.71\.01\.1004/);
  await page.goto('/regional?r=31.74&r=31.74.02');
  await expect(map(page)).toHaveAccessibleName(/Kelurahan/);
  await expect(page.getByText(/^Batas Kelurahan yang diimpor tidak memuat satu pun wilayah ini/)).toBeVisible();
});

for (const address of ['/regional', '/detailed-regional', '/arrears-op-up3d', '/demo-taxobject'])
  test(`an agency with borders sees the map first on ${address}`, async ({ page }) => {
    await page.goto(`${address}?r=31.71&r=31.71.01`);
    const first = page.locator('[data-slide="panel"]').first();
    await expect(first.getByRole('group', { name: /^Peta Kelurahan menurut batas/ }).getByRole('button')).toHaveCount(6);
  });

test('on phones the map is a list of names with their values', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/regional');
  const region = tile(page, 'Penjaringan');
  await expect(region.locator('.name')).toBeVisible();
  await expect(region.locator('.figure')).toHaveText(/^\d/);
  // A tile of the map would be a ninth of the width.
  expect((await region.boundingBox())?.width).toBeGreaterThan(120);
});

test('the ten largest regions are named in a tooltip', async ({ page }) => {
  await page.goto('/regional');
  await page.getByRole('button', { name: '10 wilayah dengan pendapatan tertinggi' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('10 wilayah dengan pendapatan tertinggi');
  await expect(page.getByRole('tooltip').getByRole('listitem')).toHaveCount(10);
});

test('a district is explained by its wards, and a ward chosen from the table of colours has its rank', async ({ page }) => {
  await page.goto('/detailed-regional?r=31.74&r=31.74.02');
  const heat = page.getByRole('table', { name: /^Indikator setiap wilayah/ });
  await expect(heat.getByRole('row')).toHaveCount(9);
  await heat
    .getByRole('row', { name: /^Guntur/ })
    .getByRole('button')
    .first()
    .click();
  await expect(ladder(page).locator('[aria-current]')).toHaveText('Guntur');
  await expect(page.getByRole('article', { name: 'Peringkat realisasi' })).toContainText('dari 8 wilayah di Setiabudi');
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0);
});
