import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Asserts that heading, title of the window, menu and header name the page. */
export async function expectNamed(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // The heading of arrears names the snapshot once it has loaded.
  await expect(async () => expect(await page.title()).toBe(`${await heading.textContent()} - Pendapa`)).toPass();
  // The menu entry of the page, or of the page that an alias leads to. Pages of the user menu have none.
  const entries = ['/guide', '/import', '/work-lists'].includes(new URL(page.url()).pathname) ? 0 : 1;
  await expect(page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current="page"]')).toHaveCount(entries);
  await expect(page.getByRole('banner')).toContainText('Dasbor Pendapatan Daerah');
}

/** Resizes the window and waits until the page has been painted in the new size. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  // Charts measure themselves in one frame and render in the next.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pixels of a long table that must be visible. */
const FIRST_ROWS = 300;

/** Positions of the sentence, the second and last figure, and the middle of the first chart. */
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

/** The share of a panel that may be empty beside a full neighbour. */
const EMPTY = 0.15;

/** Finds panels whose empty share exceeds the limit beside a full neighbour. */
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
export async function expectFirstScreen(page: Page): Promise<void> {
  await resize(page, 1366, 768);
  const { sentence, figures, chart } = await firstScreen(page);
  expect(sentence).toBeLessThanOrEqual(figures);
  expect(figures).toBeLessThan(chart);
  expect(chart).toBeLessThanOrEqual(768);
  expect(await emptyPanels(page)).toEqual([]);
  await resize(page, 360, 740);
  expect((await firstScreen(page)).second).toBeLessThanOrEqual(PHONE);
}
