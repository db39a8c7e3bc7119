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

/** Every theme and every language once, as the product starts last: colours do not depend on words, nor names on colours. */
const LOOKS = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'id' },
] as const;

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

/** Holds that axe finds nothing in either theme and either language; leaves the page light and in Indonesian. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const { theme, language } of LOOKS) {
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
