import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADDRESSES } from './addresses.ts';
import { expect, test } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

async function violations(page: Page): Promise<readonly string[]> {
  // Through the debugger, which the security policy does not govern.
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() => (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run());
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

interface Look {
  readonly theme: 'light' | 'dark';
  readonly language: 'id' | 'en';
}

const LOOKS = (['light', 'dark'] as const).flatMap((theme) => (['id', 'en'] as const).map((language): Look => ({ theme, language })));
/** Every theme and every language once: colours do not depend on words. */
const EACH_ONCE = LOOKS.filter(({ theme, language }) => (theme === 'light') === (language === 'id'));
const REVENUE = ['/revenue-up3d-current', '/revenue-up3d', '/revenue-channel', '/revenue-bank-channel'];
const REGIONAL = ['/regional', '/detailed-regional'];
const TAX_TYPES = ['/tax-types', '/tax-subjects', '/tax-objects', '/assessment'];
const BUILT = ['/', '/overview', '/skeleton-demo', ...REVENUE, ...REGIONAL, ...TAX_TYPES];
/** Wards whose borders were imported: a map drawn by them instead of tiles. */
const BORDERS = '/regional?r=31.71&r=31.71.01';
/** The built pages, a map of borders, and one of those that are not. */
const KINDS = [...BUILT, BORDERS, '/arrears-up3d'];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Panels of built pages: until the figures are there; the page of skeletons keeps some for ever.
  await page.waitForLoadState('networkidle');
  if (address !== '/skeleton-demo') await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** As a choice made in another tab arrives: the page follows without loading again. */
async function show(page: Page, theme: string, language: string): Promise<void> {
  await page.evaluate(
    ([mode, code]) => {
      localStorage.setItem('theme', mode);
      localStorage.setItem('i18nextLng', code);
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    },
    [theme, language] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function expectNoViolations(page: Page, looks: readonly Look[] = LOOKS): Promise<void> {
  for (const { theme, language } of looks) {
    await show(page, theme, language);
    expect({ theme, language, violations: await violations(page) }).toEqual({ theme, language, violations: [] });
  }
}

test.describe('axe', () => {
  // Colours in the middle of a transition are nobody's choice.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [360, 1280]) {
    for (const address of KINDS) {
      test(`finds nothing on ${address} in both themes and both languages at ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, address);
        await expectNoViolations(page, REVENUE.includes(address) ? EACH_ONCE : LOOKS);
      });
    }
  }

  test('finds nothing in the calendar of the date range and in the list of payers', async ({ page }) => {
    await open(page, '/revenue-bank-channel');
    await page.getByRole('button', { name: 'Tampilkan pembayar terbesar di balik angka ini' }).click();
    await expect(page.getByRole('region', { name: 'Pembayar terbesar', exact: true }).getByRole('table')).toBeVisible();
    await expectNoViolations(page, EACH_ONCE);
    await show(page, 'light', 'id');
    await page.getByRole('group', { name: 'Filter', exact: true }).getByRole('button', { name: 'Rentang tanggal', exact: true }).click();
    const dates = page.getByRole('dialog', { name: 'Rentang tanggal' });
    await dates.getByRole('button', { name: 'Kalender Tanggal mulai' }).click();
    await expect(dates.getByRole('group', { name: 'Kalender Tanggal mulai' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('finds nothing in the insights, the menu of the administrator and the overlaid sidebar', async ({ page }) => {
    await open(page, '/targets');
    const panel = page.getByRole('region', { name: 'Wawasan AI' });
    await expect(panel.getByRole('status')).toContainText('4');
    await panel.getByRole('button', { name: 'Tampilkan wawasan' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await expectNoViolations(page);
    await show(page, 'light', 'id');
    await page.getByRole('button', { name: 'Administrator' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await show(page, 'light', 'id');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Buka menu' }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });

  // The pages that are not built share one form, so two sets of them run side by side.
  for (const half of [0, 1]) {
    test(`finds nothing on any other address (${half + 1} of 2)`, async ({ page }) => {
      test.setTimeout(120_000);
      const others = [...ADDRESSES.filter((each) => !BUILT.includes(each)), '/tidak-ada'];
      for (const address of others.filter((_, at) => at % 2 === half)) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect({ address, violations: await violations(page) }).toEqual({ address, violations: [] });
      }
    });
  }
});

test('the keyboard reaches content first, then everything in the order of the page', async ({ page }) => {
  await page.goto('/targets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Langsung ke isi' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('after navigation the new heading has the focus, its page is announced, and going back does the same', async ({ page }) => {
  await page.goto('/targets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const link = page.getByRole('link', { name: 'Target per Unit' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeFocused();
  await expect(page.getByText('Halaman dibuka: Target per Unit')).toHaveRole('status');
  await expect(page).toHaveTitle('Target per Unit - Pendapa');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pemantauan Target APBD & APBDP' })).toBeFocused();
});

test('a group opens and closes with the keyboard', async ({ page }) => {
  await page.goto('/targets');
  const group = page.getByRole('button', { name: 'Demografi', exact: true });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

for (const address of KINDS) {
  test(`nothing of ${address} is cut off or scrolls sideways from 320 to 2560`, async ({ page }) => {
    await open(page, address);
    for (const width of [320, 360, 600, 768, 900, 1024, 1200, 1600, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
          message: `at ${width}`,
        })
        .toBe(0);
    }
  });
}

test('content grows to 1600 and no further', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto('/regional');
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1600);
});

test('with 200 % zoom everything is reachable', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto('/targets');
  await page.getByRole('button', { name: 'Buka menu' }).first().click();
  await page.getByRole('button', { name: 'Analisis Lainnya' }).click();
  await page.getByRole('link', { name: 'Analisis Temporal' }).click();
  await expect(page).toHaveURL('/temporal');
  await context.close();
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/targets');
  await page.getByRole('button', { name: 'Demografi', exact: true }).click();
  const running = await page.evaluate(
    () => document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 50).length,
  );
  expect(running).toBe(0);
});

test('in forced colours the current page is told by more than its ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/targets');
  const current = page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current="page"]');
  expect(await current.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('nothing jumps while a page opens', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/', '/regional']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1_500);
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
    expect(moved).toBeLessThanOrEqual(0.02);
  }
});
