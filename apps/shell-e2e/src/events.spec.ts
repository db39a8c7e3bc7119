import { OF_THE_SHELL } from './addresses.ts';
import { expect, test } from './test.ts';

/** Pages with charts over calendar time, and of how many charts the events are told. */
const CHARTS = [
  ['/revenue-op-trend', 1],
  ['/tax-objects', 1],
  ['/tax-types', 1],
  ['/assessment', 1],
  ['/arrears-up3d', 1],
  ['/arrears-op-trend', 1],
  ['/predictive', 2],
  ['/targets', 2],
  ['/overview', 2],
  ['/temporal', 1],
  ['/compliance-trend', 1],
] as const;

test(
  'marked events stand on the charts over time with eight letters at most, and are switched off on all of them at once',
  OF_THE_SHELL,
  async ({ page }) => {
    test.setTimeout(120_000);
    for (const [path, charts] of CHARTS) {
      await page.goto(path);
      const said = page.getByText(/^Peristiwa: A /);
      await expect(said).toHaveCount(charts);
      for (const words of await said.allTextContents()) expect(words.match(/(^Peristiwa: |; )[A-Z] \d{4}/g)?.length).toBeLessThanOrEqual(8);
    }
    await page.getByRole('button', { name: 'Sembunyikan peristiwa' }).click();
    for (const [path, charts] of CHARTS.slice(-3)) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Tampilkan peristiwa' })).toHaveCount(charts);
      await expect(page.getByText(/^Peristiwa: A /)).toHaveCount(0);
    }
  },
);
