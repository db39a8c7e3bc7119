import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Virtual lists of over a hundred rows; only they may scroll inside the page. */
const LONG_LISTS: Readonly<Record<string, readonly string[]>> = {
  '/tax-objects': ['Rincian per jenis pajak dan unit', 'Tax types and units in detail'],
};

/** Viewport width in pixels from which every table must fit. */
const DESK = 1366;

interface Cut {
  /** Panels with a vertical scroll area inside the page. */
  readonly boxes: readonly string[];
  /** Tables wider than their container, with the excess in pixels. */
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
    const tables = shown.filter((element) => element.querySelector(':scope > table') && element.scrollWidth > element.clientWidth + 1);
    return {
      boxes: [...new Set(boxes.map(nameOf))],
      tables: tables.map((element) => `${nameOf(element)}: ${element.scrollWidth - element.clientWidth}`),
    };
  });

/** Asserts that only virtual lists scroll inside the page, and that no table is cut on a desktop screen. */
export async function expectNothingCut(page: Page, address: string, width: number): Promise<void> {
  await expect
    .poll(async () => {
      const { boxes, tables } = await cutIn(page);
      const others = boxes.filter((name) => !LONG_LISTS[address]?.includes(name));
      return { width, boxes: others, tables: width < DESK ? [] : tables };
    })
    .toEqual({ width, boxes: [], tables: [] });
}
