import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const highlight = (drawing: Locator): Locator => drawing.locator('[class*="AxisHighlight-root"]');

test('arrow keys mark the month that they read, in all panels of the drawing, and Enter leads into it', async ({ page }) => {
  await page.goto('/revenue-op-trend');
  const figure = panel(page, 'Realisasi dan Objek Pajak per bulan').getByRole('figure');
  await figure.locator('rect[data-moment]').first().waitFor();
  await expect(highlight(figure)).toHaveCount(0);
  await figure.locator('[tabindex="0"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(highlight(figure)).toHaveCount(await figure.locator('svg').count());
  const [marked, bar] = await Promise.all([
    highlight(figure).first().boundingBox(),
    figure.locator('rect[data-moment]').first().boundingBox(),
  ]);
  expect(marked?.x).toBeLessThanOrEqual(bar?.x ?? 0);
  expect((marked?.x ?? 0) + (marked?.width ?? 0)).toBeGreaterThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0));
  const month = await figure.locator('rect[data-moment]').first().getAttribute('data-moment');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`p=${month}`));
});

interface Frames {
  readonly frames: { readonly words: string; readonly marks: string }[];
}

/** Records the text of a figure in each animation frame. */
const watch = (figure: Locator): Promise<void> =>
  figure.evaluate((root) => {
    const frames: Frames['frames'] = [];
    Object.assign(window, { frames });
    const all = (selector: string): readonly Element[] => [...root.querySelectorAll(selector)];
    const look = (): void => {
      const words = all('text, p').map(({ textContent }) => textContent);
      const marks = all('rect[data-moment], path[stroke]').map((mark) => `${mark.getAttribute('height')} ${mark.getAttribute('d')}`);
      frames.push({ words: words.join(), marks: marks.join() });
      requestAnimationFrame(look);
    };
    look();
  });

test('no frame shows the words of some figures with the marks of others', async ({ page }) => {
  await page.goto('/revenue-op-trend');
  const figure = panel(page, 'Realisasi dan Objek Pajak per bulan').getByRole('figure');
  await figure.locator('rect[data-moment]').first().waitFor();
  await watch(figure);
  const before = await figure.textContent();
  await page.getByRole('button', { name: '12 bulan' }).click();
  await expect.poll(() => figure.textContent()).not.toBe(before);
  await expect(figure.locator('rect[data-moment]')).toHaveCount(12);
  const frames = await page.evaluate(() => (window as unknown as Frames).frames);
  const [first, last] = [frames[0], frames.at(-1)];
  expect(last?.marks).not.toBe(first?.marks);
  for (const frame of frames) expect([first, last]).toContainEqual(frame);
});
