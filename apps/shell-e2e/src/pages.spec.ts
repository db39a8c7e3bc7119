import { listInitialQueries, queryAddress, type DataDates } from '@pendapa/contracts';
import type { Page } from '@playwright/test';
import { ANSWERING, KINDS, OF_THE_SHELL, ofFeature, PAGES } from './addresses.ts';
import { answeredIn, documentOf, figuresOnPage } from './figures-on-page.ts';
import { expectNothingCut } from './cut.ts';
import { expectNoViolations, looksOf, openPage, violations } from './looks.ts';
import { expect, test } from './test.ts';

async function expectNamed(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // The heading of arrears names the snapshot once it has loaded.
  await expect(async () => expect(await page.title()).toBe(`${await heading.textContent()} - Pendapa`)).toPass();
  // The menu entry of the page, or of the page that an alias leads to.
  await expect(page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current="page"]')).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText('Dasbor Pendapatan Daerah');
}

async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  // Charts measure themselves in one frame and render in the next.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Positions of the sentence, the second and last figure, and the middle of the first chart. */
/** Pixels of a long table that must be visible. */
const FIRST_ROWS = 300;

const firstScreen = (page: Page) =>
  page.getByRole('main').evaluate((main, firstRows) => {
    const end = (element: Element | null | undefined): number => element?.getBoundingClientRect().bottom ?? Infinity;
    const cards = [...main.querySelectorAll('article')];
    const sentence = main.querySelector('[data-page-sentence]');
    // A page without cards begins with its first chart.
    const last = cards.at(-1) ?? sentence;
    const follows = (panel: Element): boolean => Boolean(last && last.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING);
    const drawing = [...main.querySelectorAll('section[aria-labelledby]')].find(follows)?.lastElementChild?.getBoundingClientRect();
    return {
      sentence: end(sentence),
      second: end(cards[1] ?? last),
      figures: end(last),
      chart: drawing ? drawing.top + Math.min(drawing.height / 2, firstRows) : Infinity,
    };
  }, FIRST_ROWS);

/** Finds panels whose empty share exceeds the limit beside a full neighbour. */
const EMPTY = 0.15;

const emptyPanels = (page: Page) =>
  page.getByRole('main').evaluate((main, maxHeight) => {
    const panels = [...main.querySelectorAll('section[aria-labelledby]')].map((panel) => {
      const { top, bottom, height } = panel.getBoundingClientRect();
      // Skips the empty boxes that charts use for measuring.
      const marks = [...panel.querySelectorAll(':not(div:empty)')].filter(
        ({ children, tagName }) => children.length === 0 || tagName === 'text',
      );
      const ends = marks.map((element) => element.getBoundingClientRect()).filter(({ width, height: high }) => width > 1 && high > 1);
      const end = Math.max(...ends.map((place) => Math.min(place.bottom, bottom)));
      return { name: panel.querySelector('h2')?.textContent, top, empty: (bottom - end) / height };
    });
    const hasNeighbour = (top: number, name?: string | null) =>
      panels.some((other) => other.name !== name && Math.abs(other.top - top) < 2);
    return panels.filter(({ empty, top, name }) => empty > maxHeight && hasNeighbour(top, name)).map(({ name }) => name);
  }, EMPTY);

/** Visible height on a phone above the filter line and the bottom bar. */
const PHONE = 740 - 52 - 60;

/** Asserts that sentence, figures and half of the first chart are visible; on a phone sentence and two figures. */
async function expectFirstScreen(page: Page): Promise<void> {
  await resize(page, 1366, 768);
  const { sentence, figures, chart } = await firstScreen(page);
  expect(sentence).toBeLessThanOrEqual(figures);
  expect(figures).toBeLessThan(chart);
  expect(chart).toBeLessThanOrEqual(768);
  expect(await emptyPanels(page)).toEqual([]);
  await resize(page, 360, 740);
  expect((await firstScreen(page)).second).toBeLessThanOrEqual(PHONE);
}

const ANSWERS = '/api/v1/answers/';
/** Cohorts depend on the first year of the data, which is not known before the first answer. */
const COHORTS = /[?&]by=taxYear,(ageMonths|month)&/;

/** Queries of the visited page that the server does not warm up. */
async function unexpected(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
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
async function expectSameFigures(page: Page, address: string): Promise<readonly string[]> {
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

const EXAMINED = [1280, 360];
const WIDTHS = [1280, 320, 360, 600, 768, 900, 1024, 1200, 1366, 1600, 2560];
/** Phone, tablet and desktop. */
const READ = [360, 768, 1366];

// One visit checks everything that holds for every page, because opening takes most of the time.
test.describe('every page', () => {
  // axe would measure colours in the middle of a transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [at, address] of KINDS.entries()) {
    test(
      `${address} asks what was expected, is rendered by the server as it opens, answers on its first screen without empty ground, fits from 320 to 2560, and axe finds nothing in either theme and language at 360 and 1280`,
      ofFeature(address),
      async ({ page }) => {
        const addresses: string[] = [];
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          if (pathname.startsWith(ANSWERS)) addresses.push(pathname + search);
        });
        await openPage(page, address);
        if (ANSWERING.includes(address)) addresses.push(...(await expectSameFigures(page, address)));
        // An address with filters has other queries.
        if (!address.includes('?')) expect(await unexpected(page, addresses)).toEqual([]);
        await expectNamed(page);
        if (ANSWERING.includes(address)) await expectFirstScreen(page);
        for (const width of WIDTHS) {
          await resize(page, width);
          await expect.poll(() => overflow(page), { message: `at ${width}` }).toBe(0);
          if (READ.includes(width)) await expectNothingCut(page, address, width);
          if (EXAMINED.includes(width)) await expectNoViolations(page, looksOf(at + EXAMINED.indexOf(width)));
        }
      },
    );
  }
});

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
  await page.getByRole('link', { name: 'Tren Kepatuhan Tahunan' }).click();
  await expect(page).toHaveURL('/compliance-trend');
  await expect(page.getByRole('heading', { level: 1, name: 'Tren Kepatuhan Tahunan' })).toBeVisible();
  expect(scripts.slice(before).some((script) => script.includes('compliance-trend'))).toBe(true);
});
