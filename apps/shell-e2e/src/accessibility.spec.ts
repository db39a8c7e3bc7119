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
  // Figures that are being replaced are dimmed for a moment, and say so by aria-busy.
  // Through the debugger, which the security policy does not govern.
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (context: object) => Promise<AxeResults> } }).axe.run({ exclude: ['[aria-busy="true"]'] }),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const looks = (['light', 'dark'] as const).flatMap((theme) => (['id', 'en'] as const).map((language) => ({ theme, language })));
const BUILT = ['/', '/overview', '/skeleton-demo'];

async function open(page: Page, address: string, theme: string, language: string): Promise<void> {
  await page.addInitScript(
    ([mode, code]) => {
      localStorage.setItem('theme', mode);
      localStorage.setItem('i18nextLng', code);
    },
    [theme, language] as const,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Panels of built pages: until the figures are there.
  await page.waitForLoadState('networkidle');
}

for (const { theme, language } of looks) {
  for (const width of [360, 1280]) {
    for (const address of [...BUILT, '/regional']) {
      test(`axe finds nothing on ${address}, ${theme}, ${language}, ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, address, theme, language);
        expect(await violations(page)).toEqual([]);
      });
    }
  }

  test(`axe finds nothing in the open menus and insights, ${theme}, ${language}`, async ({ page }) => {
    await open(page, '/targets', theme, language);
    const panel = page.getByRole('region', { name: /Wawasan AI|AI Insights/ });
    await expect(panel.getByRole('status')).toContainText('4');
    await panel.getByRole('button').last().click();
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Administrator' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    await page
      .getByRole('button', { name: /Buka menu|Open the menu/ })
      .last()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

// The pages that are not built share one form, so two sets of them run side by side.
for (const half of [0, 1]) {
  test(`axe finds nothing on any other address (${half + 1} of 2)`, async ({ page }) => {
    test.setTimeout(120_000);
    const others = [...ADDRESSES.filter((each) => !BUILT.includes(each)), '/tidak-ada'];
    for (const address of others.filter((_, at) => at % 2 === half)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect({ address, violations: await violations(page) }).toEqual({ address, violations: [] });
    }
  });
}

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

for (const width of [320, 360, 600, 768, 900, 1024, 1200, 1600, 2560]) {
  test(`nothing is cut off or scrolls sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [...BUILT, '/regional']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { content, window: seen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: document.documentElement.clientWidth,
      }));
      expect({ address, content }).toEqual({ address, content: seen });
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
