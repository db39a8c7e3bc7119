import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

const VIEW = '/?t=PBBP2';

/** The card of revenue, which has a figure as soon as the page works. */
export const revenue = (page: Page) => page.getByRole('article', { name: 'Realisasi', exact: true });

/** What every reader does: see figures, set a filter, go to another page and back. */
export async function work(page: Page): Promise<void> {
  await page.goto('/');
  await expect(revenue(page)).toContainText('Rp');
  const everything = await revenue(page).textContent();
  await page.goto(VIEW);
  await expect(revenue(page)).toContainText('Rp');
  await expect(revenue(page)).not.toHaveText(everything ?? '');
  const land = await revenue(page).textContent();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?p=ly&t=PBBP2$/);
  await expect(revenue(page)).not.toHaveText(land ?? '');
  await page.goto('/targets');
  await goToUnits(page);
}

/** Follows a link of the menu to a page whose code was not needed before. */
export async function goToUnits(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Target per Unit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeVisible();
  await expect(page).toHaveURL(/\/target-units$/);
}

/** Waits until a page asks nothing more: what is asked from then on, the reader asks. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Has a page ask the server again, as when the reader comes back to it; the address stays. */
export async function askAgain(page: Page): Promise<void> {
  // The page may be leaving already, for a question of its own.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined);
}
