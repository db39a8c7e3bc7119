import { expect, test } from './test.ts';

test.use({ hasTouch: true });

/** The tooltip of a mark. */
const TIP = '.MuiPopper-root table, .MuiChartsTooltip-root table';

test('on a touch screen the first tap on a row tells its value, the second goes there', async ({ page }) => {
  await page.goto('/target-units');
  const ranked = page.getByRole('region', { name: 'Kekurangan terhadap rencana dalam rupiah', exact: true });
  const [first, second] = [ranked.locator('button.row').nth(0), ranked.locator('button.row').nth(1)];
  await first.tap();
  await expect(page.locator(TIP)).toContainText((await first.locator('.name').textContent()) ?? '');
  await second.tap();
  await expect(page.locator(TIP)).toContainText((await second.locator('.name').textContent()) ?? '');
  await expect(page).toHaveURL('/target-units');
  await second.tap();
  await expect(page).toHaveURL(/u=UP3D/);
  await expect(page.locator(TIP)).toHaveCount(0);
});

test('on a phone the words of a mark stay in the window, however long they are', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/targets');
  const rows = page.getByRole('region', { name: 'Pencapaian target per jenis pajak', exact: true }).locator('button.row');
  await rows.first().tap();
  const tip = (await page.locator(TIP).boundingBox()) ?? { x: -1, width: 0 };
  expect(tip.x).toBeGreaterThanOrEqual(0);
  expect(tip.x + tip.width).toBeLessThanOrEqual(360);
});

test('on a touch screen the first tap on a tile of the map tells its value, the second goes into it', async ({ page }) => {
  await page.goto('/regional');
  const tile = page.locator('button.tile').first();
  await tile.tap();
  await expect(page.locator(TIP)).toContainText((await tile.locator('.name').textContent()) ?? '');
  await expect(page).toHaveURL('/regional');
  await tile.tap();
  await expect(page).toHaveURL(/\?r=/);
});

test('on a touch screen a chart over time tells what was tapped until another place is; a second tap goes there', async ({ page }) => {
  await page.goto('/revenue-op-trend');
  const chart = page
    .getByRole('figure')
    .filter({ has: page.locator('rect[data-moment]') })
    .first();
  const bar = chart.locator('rect[data-moment]').nth(20);
  const tap = async (): Promise<void> => {
    // The page scrolls if another element is brought into view.
    await chart.scrollIntoViewIfNeeded();
    const box = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await tap();
  await expect(page.locator(TIP)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.locator(TIP)).toHaveCount(0);
  await tap();
  await expect(page.locator(TIP)).toBeVisible();
  await expect(page).toHaveURL('/revenue-op-trend');
  await tap();
  await expect(page).toHaveURL(/p=\d{4}-\d{2}-01\.\./);
});
