import { openedViews, questionAddress, type DataDates } from '@pendapa/contracts';
import type { Page } from '@playwright/test';
import { ANSWERING, KINDS, OF_THE_SHELL, ofFeature, PAGES } from './addresses.ts';
import { answeredIn, documentOf, saidBy } from './drawn.ts';
import { expectNothingCut } from './cut.ts';
import { expectNoViolations, looksOf, opened, violations } from './looks.ts';
import { expect, test } from './test.ts';

async function expectNamed(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // The heading of arrears names their snapshot as soon as it is known.
  await expect(async () => expect(await page.title()).toBe(`${await heading.textContent()} - Pendapa`)).toPass();
  // The page of the menu, or the entry that an alias stands for.
  await expect(page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current="page"]')).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText('Dasbor Pendapatan Daerah');
}

async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  // Charts learn their new size in one frame and are drawn in the next.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far down the page end its sentence, its second and its last figure, and where the middle of its first chart is. */
/** Pixels: a table scrolls with its page, and of a long one so much is in sight. */
const FIRST_ROWS = 300;

const firstScreen = (page: Page) =>
  page.getByRole('main').evaluate((main, firstRows) => {
    const end = (element: Element | null | undefined): number => element?.getBoundingClientRect().bottom ?? Infinity;
    const cards = [...main.querySelectorAll('article')];
    const sentence = main.querySelector('[data-page-sentence]');
    // A page without figures begins with its first chart.
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

/** Panels that leave more than so much of themselves empty beside a full neighbour. */
const EMPTY = 0.15;

const emptyPanels = (page: Page) =>
  page.getByRole('main').evaluate((main, most) => {
    const panels = [...main.querySelectorAll('section[aria-labelledby]')].map((panel) => {
      const { top, bottom, height } = panel.getBoundingClientRect();
      // Charts measure themselves with boxes that hold nothing.
      const drawn = [...panel.querySelectorAll(':not(div:empty)')].filter(
        ({ children, tagName }) => children.length === 0 || tagName === 'text',
      );
      const ends = drawn.map((element) => element.getBoundingClientRect()).filter(({ width, height: high }) => width > 1 && high > 1);
      const end = Math.max(...ends.map((place) => Math.min(place.bottom, bottom)));
      return { name: panel.querySelector('h2')?.textContent, top, empty: (bottom - end) / height };
    });
    const beside = (top: number, name?: string | null) => panels.some((other) => other.name !== name && Math.abs(other.top - top) < 2);
    return panels.filter(({ empty, top, name }) => empty > most && beside(top, name)).map(({ name }) => name);
  }, EMPTY);

/** What a phone has left above its line of filters and its bar. */
const PHONE = 740 - 52 - 60;

/** What the page says, its figures and the upper half of its first chart are in sight; on a phone the sentence and two figures. */
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
/** Cohorts begin with the first year of the data, which the data date does not tell. */
const COHORTS = /[?&]by=taxYear,(ageMonths|month)&/;

/** Which questions of the visited page the server does not work out before anybody asks. */
async function unexpected(page: Page, asked: readonly string[]): Promise<readonly string[]> {
  const dates = (await (await page.request.get('/api/v1/status')).json()) as DataDates;
  const expected = new Set(openedViews(PAGES, dates).map(({ question }) => questionAddress(question)));
  return asked.filter((address) => !expected.has(address) && !COHORTS.test(address));
}

/** Forecasts are worked out in the browser. */
const FORECASTS = ['/overview', '/predictive'];

/**
 * The document says, before anything runs, what the page says that is drawn in the browser, but for remarks of single figures; the
 * questions whose answers it brings.
 */
async function expectDrawn(page: Page, address: string): Promise<readonly string[]> {
  let document = '';
  await expect(async () => {
    document = await documentOf(page, address);
    const [drawn, shown] = [await saidBy(page, document), await saidBy(page)];
    const told = FORECASTS.includes(address) ? 0 : shown.length;
    expect(drawn.length).toBe(shown.length);
    for (const [at, text] of drawn.entries()) {
      // The sentence may be one of a forecast, and is the page's question until then.
      if (at > 0 || told > 0) expect(shown[at]?.slice(0, text.length)).toBe(text);
      if (at < told) expect(/\d/.test(text)).toBe(/\d/.test(shown[at] ?? ''));
    }
  }).toPass();
  return answeredIn(document);
}

const EXAMINED = [1280, 360];
const WIDTHS = [1280, 320, 360, 600, 768, 900, 1024, 1200, 1366, 1600, 2560];
/** A phone, a tablet and a desk. */
const READ = [360, 768, 1366];

// One visit for all that holds of every page: most of a visit is opening it.
test.describe('every page', () => {
  // Colours in the middle of a transition are nobody's choice.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [at, address] of KINDS.entries()) {
    test(
      `${address} asks what was expected, is drawn by the server as it opens, answers on its first screen without empty ground, fits from 320 to 2560, and axe finds nothing in either theme and language at 360 and 1280`,
      ofFeature(address),
      async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          if (pathname.startsWith(ANSWERS)) asked.push(pathname + search);
        });
        await opened(page, address);
        if (ANSWERING.includes(address)) asked.push(...(await expectDrawn(page, address)));
        // An address that narrows a page is a question of its own.
        if (!address.includes('?')) expect(await unexpected(page, asked)).toEqual([]);
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
  // The browser logs the status of the page itself.
  test.use({ expectedErrors: /404/ });

  test('says so and leads back', async ({ page }) => {
    const response = await page.goto('/tidak-ada?from=2026-01-01');
    expect(response?.status()).toBe(404);
    // Before the dashboard has been used, the server knows the language of the browser alone.
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
