import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const root = (page: Page) => page.locator('html');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-theme', theme);
  expect(await root(page).evaluate((element) => element.classList.contains('dark'))).toBe(theme === 'dark');
}

test.describe('theme', () => {
  test.use({ colorScheme: 'dark' });

  test('is light by default, even where the system is dark; the toggle is kept', async ({ page }) => {
    await page.goto('/targets');
    await expectTheme(page, 'light');
    await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click();
    await expectTheme(page, 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await page.reload();
    await expectTheme(page, 'dark');
    await page.getByRole('button', { name: 'Ganti ke tema terang' }).click();
    await expectTheme(page, 'light');
    expect(await stored(page, 'theme')).toBe('light');
  });

  test('goes back to light when the system changes and nothing is stored, and not when something is', async ({ page }) => {
    await page.goto('/targets');
    await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'dark');
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'light');
  });

  test('changes in one tab change the other', async ({ page, context }) => {
    await page.goto('/targets');
    const other = await context.newPage();
    await other.goto('/regional');
    await other.getByRole('button', { name: 'Ganti ke tema gelap' }).click();
    await other.getByRole('button', { name: 'EN: English' }).click();
    await expectTheme(page, 'dark');
    await expect(root(page)).toHaveAttribute('lang', 'en');
  });
});

test.describe('before the product is there', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the kept theme already shows: no flash', async ({ page }) => {
    await page.goto('/targets');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    // The bundle never loads, so this is the first paint.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.evaluate(() => window.location.assign('/regional'));
    await page.waitForURL('/regional');
    await expectTheme(page, 'dark');
    expect(await root(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(15, 20, 23)');
    // The document shows figures before its scripts have loaded.
    await expect(page.getByRole('article').first()).toContainText('Rp');
    await expect(page.locator('#root')).toHaveAttribute('inert');
  });
});

test.describe('what the server drew', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  /** Opens the address again while the scripts are blocked. */
  async function openRendered(page: Page, address: string): Promise<void> {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.evaluate((to) => window.location.assign(to), address);
    await page.waitForURL(address);
  }

  test('is in the language and for the window that the reader had last', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto('/targets');
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
    await page.reload();
    await openRendered(page, '/regional');
    await expect(root(page)).toHaveAttribute('data-drawn', 'en.390');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  });

  test('never shows to a reader of another language, or in a window of another width', async ({ page, context }) => {
    await page.goto('/targets');
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
    await openRendered(page, '/regional');
    await expect(page.getByRole('article').first()).toBeHidden();
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'id'));
    await context.addCookies([{ name: 'pendapa-window', value: 'id.390', url: page.url() }]);
    await openRendered(page, '/revenue-up3d');
    await expect(page.getByRole('article').first()).toBeHidden();
  });
});

test.describe('language', () => {
  test('is Indonesian on start although the browser prefers English; a choice is kept and followed everywhere', async ({ page }) => {
    await page.goto('/targets');
    expect(await page.evaluate(() => navigator.language)).toBe('en-US');
    await expect(root(page)).toHaveAttribute('lang', 'id');
    expect(await stored(page, 'i18nextLng')).toBe('id');
    await page.getByRole('button', { name: 'EN: English' }).click();
    await expect(root(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Target Tracking (APBD & APBDP)');
    await expect(page).toHaveTitle('Target Tracking (APBD & APBDP) - Pendapa');
    expect(await stored(page, 'i18nextLng')).toBe('en');
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('Regional Revenue Dashboard');
  });

  test('is bundled: a switch asks for nothing', async ({ page }) => {
    await page.goto('/targets');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Wawasan AI' }).getByRole('status')).toHaveText('4 wawasan');
    const addresses: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) addresses.push(request.url());
    });
    await page.getByRole('button', { name: 'EN: English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Target Tracking (APBD & APBDP)');
    expect(addresses).toEqual([]);
  });
});

test.describe('storage', () => {
  const storages: Readonly<Record<string, () => void>> = {
    'is blocked': () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
    'cannot be read': () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    },
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'does not exist': () => {
      Object.defineProperty(window, 'localStorage', { value: undefined });
      Object.defineProperty(window, 'sessionStorage', { value: undefined });
    },
  };

  for (const [name, prepare] of Object.entries(storages)) {
    test(`that ${name}: the defaults, and every choice works for the visit`, async ({ page }) => {
      await page.addInitScript(prepare);
      await page.goto('/targets');
      await expectTheme(page, 'light');
      await expect(root(page)).toHaveAttribute('lang', 'id');
      await page.getByRole('button', { name: 'Ganti ke tema gelap' }).click();
      await expectTheme(page, 'dark');
      await page.getByRole('button', { name: 'EN: English' }).click();
      await expect(page.getByRole('banner')).toContainText('Regional Revenue Dashboard');
    });
  }

  for (const garbage of [
    '',
    'null',
    '__proto__',
    'constructor',
    '{"mode":"dark"}',
    '<img src=x onerror=alert(1)>',
    '\u0000',
    'x'.repeat(100_000),
  ]) {
    test(`with ${JSON.stringify(garbage.slice(0, 20))} under both keys: the defaults`, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
        localStorage.setItem('i18nextLng', value);
      }, garbage);
      await page.goto('/targets');
      await expectTheme(page, 'light');
      await expect(root(page)).toHaveAttribute('lang', 'id');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
