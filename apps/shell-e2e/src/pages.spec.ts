import { ADDRESSES } from './addresses.ts';
import { expect, test } from './test.ts';

for (const address of ADDRESSES) {
  test(`opens ${address}`, async ({ page }) => {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(`${await heading.textContent()} - Pendapa`);
    // The page of the menu, or the entry that an alias stands for.
    await expect(page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current="page"]')).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText('Dasbor Pendapatan Daerah');
  });
}

test('an unknown address says so and leads back', async ({ page }) => {
  await page.goto('/tidak-ada?from=2026-01-01');
  await expect(page.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible();
  await page.getByRole('link', { name: 'Ke halaman utama' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Halaman tidak ditemukan');
});

test('each page is code of its own, which comes when it is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/targets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = scripts.length;
  expect(scripts.filter((script) => script.includes('compliance-trend'))).toEqual([]);
  await page.getByRole('button', { name: 'Kepatuhan', exact: true }).click();
  await page.getByRole('link', { name: 'Tren Kepatuhan Tahunan' }).click();
  await expect(page).toHaveURL('/compliance-trend');
  await expect(page.getByRole('heading', { level: 1, name: 'Tren Kepatuhan Tahunan' })).toBeVisible();
  expect(scripts.slice(before).some((script) => script.includes('compliance-trend'))).toBe(true);
});
