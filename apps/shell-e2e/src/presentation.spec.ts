import type { Locator, Page } from '@playwright/test';
import { ofFeature } from './addresses.ts';
import { openWhole } from './exported.ts';
import { expectNoViolations } from './looks.ts';
import { expect, test } from './test.ts';

const PAGE = '/overview';

const frame = (page: Page): Locator => page.getByRole('dialog', { name: /^(Presentasi|Presentation): / });
const statusOf = (page: Page): Locator => frame(page).getByRole('status');
const shown = (page: Page): Locator => page.locator('[data-shown]');

async function present(page: Page): Promise<number> {
  await openWhole(page, PAGE);
  const panels = await page.locator('main [data-slide]').count();
  await page.getByRole('button', { name: 'Presentasi', exact: true }).click();
  await expect(frame(page)).toBeVisible();
  return panels;
}

/** Asserts that the panel is wholly on the stage and larger than on the page. */
async function expectOnStage(page: Page, before: number): Promise<void> {
  const box = await shown(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.width).toBeGreaterThan(Math.max(before, 0.9 * width));
  expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0).toBe(true);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

for (const screen of [
  { width: 1366, height: 768 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
])
  test.describe(`at ${screen.width} x ${screen.height}`, () => {
    test.use({ viewport: screen });

    test(
      'the panels of a page fill the screen one at a time, by keys alone, and the page is as before afterwards',
      ofFeature(PAGE),
      async ({ page }) => {
        await openWhole(page, PAGE);
        const before = await page.locator('main [data-slide]').evaluateAll((panels) => panels.map(({ clientWidth }) => clientWidth));
        const all = before.length;
        await page.getByRole('button', { name: 'Presentasi', exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(statusOf(page)).toHaveText(`Panel 1 dari ${all}: Angka utama: Ringkasan Eksekutif`);
        await expect(frame(page)).toContainText('Data contoh');
        await expect(frame(page)).toContainText(/Data per 14 Nov 2026.*Rentang tanggal: 1\sJan\s– 14\sNov\s2026/);
        await expect(frame(page)).toContainText(/Realisasi mencapai .* dari rencana/);
        for (const [at, width] of before.entries()) {
          await expect(statusOf(page)).toHaveText(new RegExp(`^Panel ${at + 1} dari ${all}: .+`));
          await expectOnStage(page, width);
          await page.keyboard.press(at % 2 === 0 ? 'ArrowRight' : 'PageDown');
        }
        await page.keyboard.press('Home');
        await expect(statusOf(page)).toHaveText(/^Panel 1 /);
        await page.keyboard.press('ArrowLeft');
        await expect(statusOf(page)).toHaveText(/^Panel 1 /);
        await page.keyboard.press('End');
        await expect(statusOf(page)).toHaveText(new RegExp(`^Panel ${all} `));
        await page.keyboard.press('PageUp');
        await expect(statusOf(page)).toHaveText(new RegExp(`^Panel ${all - 1} `));
        await page.keyboard.press('Escape');
        await expect(frame(page)).toBeHidden();
        await expect(shown(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Presentasi', exact: true })).toBeFocused();
        await expect
          .poll(() => page.locator('main [data-slide]').evaluateAll((panels) => panels.map(({ clientWidth }) => clientWidth)))
          .toEqual(before);
      },
    );
  });

test(
  'the browser gives the whole screen, and whoever leaves it by the browser leaves the presentation',
  ofFeature(PAGE),
  async ({ page }) => {
    await present(page);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.evaluate(() => document.exitFullscreen());
    await expect(frame(page)).toBeHidden();
  },
);

test('without a whole screen the window is filled', ofFeature(PAGE), async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
  });
  const panels = await present(page);
  await frame(page).getByRole('button', { name: 'Panel berikutnya' }).click();
  await expect(statusOf(page)).toHaveText(new RegExp(`^Panel 2 dari ${panels}`));
  await expectOnStage(page, 0);
  await frame(page).getByRole('button', { name: 'Akhiri presentasi' }).click();
  await expect(frame(page)).toBeHidden();
});

test(
  'keyboard and pointer reach the panel that is shown and nothing behind it; its chart stays alive',
  ofFeature(PAGE),
  async ({ page }) => {
    await present(page);
    await page.keyboard.press('PageDown');
    const reached = new Set<string>();
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body) return 'browser';
        return at.closest('[data-shown]') ? 'panel' : at.closest('[role="dialog"]') ? 'frame' : `behind: ${at.outerHTML.slice(0, 80)}`;
      });
      reached.add(place);
    }
    expect([...reached].filter((place) => place.startsWith('behind'))).toEqual([]);
    expect(reached).toContain('panel');
    await shown(page)
      .getByRole('button', { name: /^Tampilkan sebagai tabel/ })
      .click();
    await expect(shown(page).getByRole('table')).toBeVisible();
  },
);

test('has no barrier that a program finds, in both themes and languages', ofFeature(PAGE), async ({ page }) => {
  await openWhole(page, PAGE);
  await page.getByRole('button', { name: 'Presentasi', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(frame(page)).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('PageDown');
  await expect(statusOf(page)).toHaveText(/ 2 /);
  await expectNoViolations(page);
});
