import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Limits of the first part of a page. */
const MAX_CARDS = 5;
const MAX_PANELS = 3;

const details = (page: Page) => page.getByRole('navigation', { name: /^(Rincian|Details)$/ });
/** Entries in the box of the details, one for each part; none if the page has no details. */
export const detailsEntries = (page: Page): Locator => details(page).getByRole('listitem');
export const detailsParts = (page: Page): Locator => page.locator('[data-details-part]');

/** Names in the box of the details, in order. */
const partNames = (page: Page): Promise<readonly string[]> => detailsEntries(page).getByRole('button').allTextContents();

/** Asserts that the first part of a page is short: at most five cards and three panels above the closed details. */
export async function expectShortFirstPart(page: Page): Promise<void> {
  if ((await partNames(page)).length === 0) return;
  await expect(details(page).getByRole('button', { expanded: false })).toBeVisible();
  const main = page.getByRole('main');
  expect.soft(await main.getByRole('article').count()).toBeLessThanOrEqual(MAX_CARDS);
  expect.soft(await main.locator('[data-slide="panel"]').count()).toBeLessThanOrEqual(MAX_PANELS);
}

/** Opens the details, if the page has some, and asserts that each name leads to a part that shows something. */
export async function openDetails(page: Page): Promise<void> {
  const names = await partNames(page);
  if (names.length === 0) return;
  await details(page).getByRole('button', { expanded: false }).click();
  const parts = detailsParts(page);
  await expect(parts).toHaveCount(names.length);
  for (const part of await parts.all()) await expect(part).not.toBeEmpty();
  // The click would make the keyboard start below everything above the details.
  await page.evaluate(() => {
    const top = document.createElement('span');
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
  });
}
