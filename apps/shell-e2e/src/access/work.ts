import type { Page } from '@playwright/test';
import { menuLink } from '../menu-link.ts';
import { expect } from '../test.ts';

const VIEW = '/?t=PBBP2';

/** The revenue card; it has a figure as soon as the page works. */
export const revenue = (page: Page) => page.getByRole('article', { name: 'Realisasi', exact: true });

/** Typical use: read figures, set a filter, open another page and go back. */
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

/** Opens a page from the menu whose code is not loaded yet. */
export async function goToUnits(page: Page): Promise<void> {
  await menuLink(page, 'Target per Unit').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeVisible();
  await expect(page).toHaveURL(/\/target-units$/);
}

/** Waits until the page sends no more requests, so that later requests come from the user. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Makes the page query the server again at the same address, as after returning to the tab. */
export async function askAgain(page: Page): Promise<void> {
  // The page may already be navigating.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined);
}
