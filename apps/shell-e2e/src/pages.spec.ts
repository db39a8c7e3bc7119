import { OF_THE_SHELL } from './addresses.ts';
import { violations } from './looks.ts';
import { menuLink } from './menu-link.ts';
import { expect, test } from './test.ts';

test.describe('an unknown address', () => {
  // The browser logs the status 404 of the document.
  test.use({ expectedErrors: /404/ });

  test('says so and leads back', async ({ page }) => {
    const response = await page.goto('/tidak-ada?from=2026-01-01');
    expect(response?.status()).toBe(404);
    // Before the first use the server knows only the browser's language.
    expect(await response?.text()).toContain('There is no page at this address.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible();
    await expect(page.getByText('Tidak ada halaman di alamat ini.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ke halaman utama' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Halaman tidak ditemukan');
  });

  test('says the same where the page is left for it without the server', async ({ page }) => {
    await page.goto('/targets');
    await page.evaluate(() => {
      window.history.pushState(null, '', '/tidak-ada');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible();
    await expect(page.getByText('Tidak ada halaman di alamat ini.')).toBeVisible();
  });

  test('that means a page leads there with its filters', async ({ page }) => {
    await page.goto('/Targets/?tax=PKB');
    await expect(page).toHaveURL('/targets?tax=PKB');
  });
});

test('each page is code of its own, which comes when it is opened', OF_THE_SHELL, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/targets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = scripts.length;
  expect(scripts.filter((script) => script.includes('compliance-trend'))).toEqual([]);
  await page.getByRole('button', { name: 'Kepatuhan', exact: true }).click();
  await menuLink(page, 'Tren Kepatuhan Tahunan').click();
  await expect(page).toHaveURL('/compliance-trend');
  await expect(page.getByRole('heading', { level: 1, name: 'Tren Kepatuhan Tahunan' })).toBeVisible();
  expect(scripts.slice(before).some((script) => script.includes('compliance-trend'))).toBe(true);
});
