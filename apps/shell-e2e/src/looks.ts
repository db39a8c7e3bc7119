import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

interface AxeWindow {
  readonly axe?: { readonly run: (context: Document, options: object) => Promise<AxeResults> };
}

/** Waits until animations have ended, such as the one that dims figures of the previous query. Those of skeletons never end. */
const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Runs axe on the page. Returns each violated rule with its elements. */
export async function violations(page: Page): Promise<readonly string[]> {
  await waitForAnimations(page);
  // Injected through the debugger, because the content security policy blocks scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(() =>
    // Passed rules are not reported, because that costs more than the check.
    (window as AxeWindow).axe?.run(document, { resultTypes: ['violations'] }),
  );
  if (!results) throw new Error('axe did not start');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

export interface Look {
  readonly theme: 'light' | 'dark';
  readonly language: 'id' | 'en';
}

const DARK_ENGLISH: Look = { theme: 'dark', language: 'en' };
/** Theme and language at the first start. */
const LIGHT_INDONESIAN: Look = { theme: 'light', language: 'id' };
/** Each theme and each language once, because colours do not depend on the language. */
const LOOKS = [DARK_ENGLISH, LIGHT_INDONESIAN];
const ALL_LOOKS: readonly Look[] = [{ theme: 'dark', language: 'id' }, { theme: 'light', language: 'en' }, ...LOOKS];

/** Changes theme or language as another tab does: the page follows without reloading. */
export async function showLook(page: Page, { theme, language }: Look): Promise<void> {
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

/** Looks alternate between pages; `npm run check:pages -- --looks` checks all looks of each page. */
export function looksOf(pageNumber: number): readonly Look[] {
  if (process.env['PENDAPA_LOOKS'] === 'all') return ALL_LOOKS;
  return [pageNumber % 2 === 0 ? DARK_ENGLISH : LIGHT_INDONESIAN];
}

/** Asserts that axe finds nothing in these looks. Leaves the page in the last one. */
export async function expectNoViolations(page: Page, looks: readonly Look[] = LOOKS): Promise<void> {
  for (const look of looks) {
    await showLook(page, look);
    expect.soft({ ...look, violations: await violations(page) }).toEqual({ ...look, violations: [] });
  }
}

/** The server computes the findings about the data after its start. Until then a page offers to try again. */
const waitForFindings = (page: Page): Promise<void> =>
  expect.poll(async () => (await page.request.get('/api/v1/findings')).status(), { timeout: 60_000 }).toBe(200);

/** Opens an address and waits for its figures. The demonstration page keeps some skeletons for ever. */
export async function openPage(page: Page, address: string): Promise<void> {
  await waitForFindings(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (address !== '/skeleton-demo') await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}
