import type { Page } from '@playwright/test';
import { OF_THE_SHELL } from './addresses.ts';
import { violations } from './looks.ts';
import { expect, test } from './test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' });
const opener = (page: Page) => page.getByRole('button', { name: 'Buka menu' });
const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

/** Relative luminance: 0 is black, 1 is white. */
const lightness = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3 / 255;
  });

test.describe('sidebar', () => {
  test('is 280 wide, and dark in both themes', async ({ page }) => {
    await page.goto('/targets');
    expect((await menu(page).boundingBox())?.width).toBe(280);
    expect(await lightness(page, 'nav[aria-label="Menu utama"]')).toBeLessThan(0.2);
    await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click();
    expect(await lightness(page, 'nav[aria-label="Menu utama"]')).toBeLessThan(0.2);
  });

  test('has the nine groups in order, one open at a time, and groups do not navigate', OF_THE_SHELL, async ({ page }) => {
    await page.goto('/targets');
    const groups = menu(page).locator('button[aria-expanded]');
    await expect(groups).toHaveText([
      'Top 5 Analisis',
      'Analisis Wilayah',
      'Analisis Jenis Pajak',
      'Pemantauan Target',
      'Kanal Pembayaran',
      'Kepatuhan',
      'Tunggakan',
      'Demografi',
      'Analisis Lainnya',
    ]);
    await expect(group(page, 'Pemantauan Target')).toHaveAttribute('aria-expanded', 'true');
    await group(page, 'Tunggakan').click();
    await expect(menu(page).locator('button[aria-expanded="true"]')).toHaveText(['Tunggakan']);
    await expect(page).toHaveURL('/targets');
    await menu(page).getByRole('link', { name: 'Tren Objek Menunggak' }).click();
    await expect(page).toHaveURL('/arrears-op-trend');
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Tren Objek Menunggak');
  });

  test('is toggled from itself, from the header and from the floating button, and gives its width to the page', async ({ page }) => {
    await page.goto('/targets');
    const width = async () => (await page.getByRole('main').boundingBox())?.width ?? 0;
    const widthWithMenu = await width();
    await expect(opener(page)).toHaveCount(0);
    await menu(page).getByRole('button', { name: 'Tutup menu' }).click();
    await expect(menu(page)).toHaveCount(0);
    expect(await width()).toBe(widthWithMenu + 280);

    const floating = opener(page).last();
    const box = await floating.boundingBox();
    expect(box?.width).toBe(box?.height);
    expect(await floating.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('50%');
    await floating.click();
    await expect(menu(page)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Tutup menu' }).click();
    await expect(menu(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Buka menu' }).click();
    await expect(menu(page)).toBeVisible();
  });

  test('collapses by itself below the large breakpoint, and opens there over the page', async ({ page }) => {
    await page.goto('/targets');
    await page.setViewportSize({ width: 1199, height: 800 });
    await expect(menu(page)).toHaveCount(0);
    await opener(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Found without a role, because the open menu hides it from assistive technology.
    expect((await page.locator('main').boundingBox())?.width).toBeGreaterThan(1_000);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(opener(page).first()).toBeFocused();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu(page)).toBeVisible();
  });

  test('that lay over the page closes after navigation and leaves the focus to the new heading', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/targets');
    await opener(page).first().click();
    await menu(page).getByRole('link', { name: 'Target per Unit' }).click();
    await expect(page).toHaveURL('/target-units');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeFocused();
  });
});

test.describe('header', () => {
  test('names the dashboard and the page, and has its controls', async ({ page }) => {
    await page.goto('/regional');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Dasbor Pendapatan Daerah');
    await expect(header).toContainText('Analisis Wilayah');
    await expect(header.getByRole('button', { name: 'Cari' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Notifikasi, 3 baru' })).toHaveText('3');
  });

  test('finds a region by the keyboard alone, goes there with the filter set, and remembers it', async ({ page }) => {
    await page.goto('/targets');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Cari' })).toBeFocused();
    await page.keyboard.type('setiabudi');
    await expect(page.getByRole('option', { name: /^Setiabudi Kota .*Jakarta Selatan/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/regional\?r=31\.74&r=31\.74\.02/);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toHaveText(/Setiabudi/);
  });

  test('has three notices, the first of which leads to what was found', OF_THE_SHELL, async ({ page }) => {
    await page.goto('/targets');
    await page.getByRole('button', { name: 'Notifikasi, 3 baru' }).click();
    const notices = page.getByRole('dialog', { name: 'Notifikasi' });
    await expect(notices.getByRole('listitem')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await notices.getByRole('link').first().click();
    await expect(notices).toHaveCount(0);
    await expect(page).not.toHaveURL('/targets');
    await expect(page.getByRole('button', { name: 'Notifikasi, tidak ada yang baru' })).toBeVisible();
  });

  test('has the administrator menu: who reads, what is set, and whether there is a session', async ({ page }) => {
    await page.goto('/regional');
    for (const [entry, text] of [
      ['Profil', 'Hanya komputer ini'],
      ['Pengaturan', 'Asia/Jakarta'],
      ['Keluar', 'Tidak ada sesi yang dapat diakhiri'],
    ] as const) {
      await page.getByRole('button', { name: 'Administrator' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Muat data', 'Daftar kerja', 'Panduan', 'Profil', 'Pengaturan', 'Keluar']);
      await page.getByRole('menuitem', { name: entry }).click();
      const dialog = page.getByRole('dialog', { name: entry });
      await expect(dialog).toContainText(text);
      await expect(page.locator('[role=menu]')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Tutup' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/regional');
    }
  });
});

test.describe('bottom bar', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Halaman utama' });

  test('has the five pages on small screens, the current one highlighted', OF_THE_SHELL, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const links = bar(page).getByRole('link');
    await expect(links).toHaveCount(5);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/regional',
      '/tax-types',
      '/targets',
      '/payment-channels',
    ]);
    for (const [at, address] of ['/', '/regional', '/tax-types', '/targets', '/payment-channels'].entries()) {
      await links.nth(at).click();
      await expect(page).toHaveURL(address);
      await expect(bar(page).locator('[aria-current="page"]')).toHaveCount(1);
      await expect(links.nth(at)).toHaveAttribute('aria-current', 'page');
    }
    // The alias, and the page that the first entry is named after.
    for (const address of ['/revenue-op-trend', '/overview']) {
      await page.goto(address);
      await expect(bar(page).locator('[aria-current="page"]')).toHaveText(['Ringkasan']);
    }
    await page.goto('/arrears-trend');
    await expect(links).toHaveCount(5);
    await expect(bar(page).locator('[aria-current="page"]')).toHaveCount(0);
  });

  test('stays below the floating button, which nothing covers', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const [button, nav] = await Promise.all([opener(page).last().boundingBox(), bar(page).boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(nav?.y ?? 0);
    await expect(page.getByRole('button', { name: /^Filter: / })).toBeVisible();
    await opener(page).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is not there on larger screens', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page)).toBeHidden();
  });
});

test('a phone has language and theme in the menu of the administrator', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/regional');
  await page.getByRole('button', { name: 'Administrator' }).click();
  await page.getByRole('menuitem', { name: 'Ganti ke tema gelap' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Administrator' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the sidebar has the mark of the product, which leads to the main page', async ({ page }) => {
  await page.goto('/targets');
  await menu(page).getByRole('link', { name: 'Pendapa Pendapatan daerah' }).click();
  await expect(page).toHaveURL('/');
});
