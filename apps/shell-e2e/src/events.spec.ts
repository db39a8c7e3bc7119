import { OF_THE_SHELL } from './addresses.ts';
import { expect, test } from './test.ts';

/** Pages with charts over calendar time. The legend of event letters is shown once a page. */
const PAGES = [
  '/revenue-op-trend',
  '/tax-objects',
  '/tax-types',
  '/assessment',
  '/arrears-op-trend',
  '/predictive',
  '/targets',
  '/overview',
  '/temporal',
  '/compliance-trend',
] as const;

test(
  'marked events stand on the charts over time once they are shown, with eight letters at most, and are hidden on all of them at once',
  OF_THE_SHELL,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(PAGES[0]);
    await expect(page.getByText(/^Peristiwa: A /)).toHaveCount(0);
    await page.getByRole('button', { name: 'Tampilkan peristiwa' }).click();
    for (const path of PAGES) {
      await page.goto(path);
      const eventText = page.getByText(/^Peristiwa: A /);
      await expect(eventText).toHaveCount(1);
      for (const words of await eventText.allTextContents())
        expect(words.match(/(^Peristiwa: |; )[A-Z] \d{4}/g)?.length).toBeLessThanOrEqual(8);
    }
    await page.getByRole('button', { name: 'Sembunyikan peristiwa' }).click();
    for (const path of PAGES.slice(-3)) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Tampilkan peristiwa' })).toHaveCount(1);
      await expect(page.getByText(/^Peristiwa: A /)).toHaveCount(0);
    }
  },
);
