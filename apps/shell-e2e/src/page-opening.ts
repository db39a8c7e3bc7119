import { listInitialQueries, queryAddress, type DataDates } from '@pendapa/contracts';
import type { Page } from '@playwright/test';
import { PAGES } from './addresses.ts';
import { answeredIn, documentOf, figuresOnPage } from './figures-on-page.ts';
import { expect } from './test.ts';

/** Addresses of queries begin with it. */
export const ANSWERS = '/api/v1/answers/';
/** Cohorts depend on the first year of the data, which is not known before the first answer. */
const COHORTS = /[?&]by=taxYear,(ageMonths|month)&/;

/** Returns those addresses of queries that the server does not warm up. */
export async function unexpectedQueries(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const dates = (await (await page.request.get('/api/v1/status')).json()) as DataDates;
  const expected = new Set(listInitialQueries(PAGES, dates).map(({ question }) => queryAddress(question)));
  return addresses.filter((address) => !expected.has(address) && !COHORTS.test(address));
}

/** The browser computes forecasts. */
const FORECASTS = ['/overview', '/predictive'];

/**
 * Asserts that the document already contains the sentence and figures that the browser renders, except notes of single figures.
 * Returns the queries whose answers the document contains.
 */
export async function expectSameFigures(page: Page, address: string): Promise<readonly string[]> {
  let document = '';
  await expect(async () => {
    document = await documentOf(page, address);
    const [rendered, shown] = [await figuresOnPage(page, document), await figuresOnPage(page)];
    const figureCount = FORECASTS.includes(address) ? 0 : shown.length;
    expect(rendered.length).toBe(shown.length);
    for (const [at, text] of rendered.entries()) {
      // The sentence may come from a forecast; until then the page shows its question.
      if (at > 0 || figureCount > 0) expect(shown[at]?.slice(0, text.length)).toBe(text);
      if (at < figureCount) expect(/\d/.test(text)).toBe(/\d/.test(shown[at] ?? ''));
    }
  }).toPass();
  return answeredIn(document);
}
