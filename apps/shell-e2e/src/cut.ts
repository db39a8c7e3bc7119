import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Lists of more than a hundred rows, of which only those in sight are in the page: they scroll in boxes of their own. */
const LONG_LISTS: Readonly<Record<string, readonly string[]>> = {
  '/tax-objects': ['Rincian per jenis pajak dan unit', 'Tax types and units in detail'],
};

/** From this width on every table fits. */
const DESK = 1366;

interface Cut {
  /** Panels in which something scrolls up and down within the page. */
  readonly boxes: readonly string[];
  /** Tables that are wider than their place, and by how many pixels; but for those whose names and totals stay in sight. */
  readonly tables: readonly string[];
}

const cutIn = (page: Page): Promise<Cut> =>
  page.getByRole('main').evaluate((main) => {
    const nameOf = (element: Element): string =>
      element.closest('section[aria-labelledby]')?.querySelector('h2')?.textContent ?? element.tagName;
    const shown = [...main.querySelectorAll('*')].filter((element) => element.clientHeight > 0);
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
    const boxes = shown.filter(
      (element) => scrolls(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1,
    );
    const tables = shown.filter(
      (element) => element.querySelector(':scope > table:not([data-pinned])') && element.scrollWidth > element.clientWidth + 1,
    );
    return {
      boxes: [...new Set(boxes.map(nameOf))],
      tables: tables.map((element) => `${nameOf(element)}: ${element.scrollWidth - element.clientWidth}`),
    };
  });

/** Holds that the page scrolls as one, but for the long lists, and that no table is cut on the screen of a desk. */
export async function expectNothingCut(page: Page, address: string, width: number): Promise<void> {
  await expect
    .poll(async () => {
      const { boxes, tables } = await cutIn(page);
      const others = boxes.filter((name) => !LONG_LISTS[address]?.includes(name));
      return { width, boxes: others, tables: width < DESK ? [] : tables };
    })
    .toEqual({ width, boxes: [], tables: [] });
}
