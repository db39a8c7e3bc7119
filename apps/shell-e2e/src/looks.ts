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

/** What axe finds on the page as it is: each rule with the elements that break it. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Through the debugger, which the security policy does not govern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(() =>
    // What passes is not described: that would cost more than the rules themselves.
    (window as AxeWindow).axe?.run(document, { resultTypes: ['violations'] }),
  );
  if (!results) throw new Error('axe did not start');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

interface Look {
  readonly theme: 'light' | 'dark';
  readonly language: 'id' | 'en';
}

const DARK_ENGLISH: Look = { theme: 'dark', language: 'en' };
/** As the product starts. */
const LIGHT_INDONESIAN: Look = { theme: 'light', language: 'id' };
/** Every theme and every language once: colours do not depend on words, nor names on colours. */
const LOOKS = [DARK_ENGLISH, LIGHT_INDONESIAN];
const ALL_LOOKS: readonly Look[] = [{ theme: 'dark', language: 'id' }, { theme: 'light', language: 'en' }, ...LOOKS];

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

/** The looks in which one of many visits examines its page, of each two visits both; all looks by `npm run check:pages -- --looks`. */
export function looksOf(visit: number): readonly Look[] {
  if (process.env['PENDAPA_LOOKS'] === 'all') return ALL_LOOKS;
  return [visit % 2 === 0 ? DARK_ENGLISH : LIGHT_INDONESIAN];
}

/** Holds that axe finds nothing in these looks; leaves the page in the last of them. */
export async function expectNoViolations(page: Page, looks: readonly Look[] = LOOKS): Promise<void> {
  for (const { theme, language } of looks) {
    await show(page, theme, language);
    expect({ theme, language, violations: await violations(page) }).toEqual({ theme, language, violations: [] });
  }
}

/** Opens an address and waits until its figures are there; the page of skeletons keeps some for ever. */
export async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (address !== '/skeleton-demo') await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}
