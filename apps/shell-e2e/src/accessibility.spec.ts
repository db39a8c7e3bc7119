import { OF_THE_SHELL } from './addresses.ts';
import { expectNoViolations, openPage } from './looks.ts';
import { menuLink } from './menu-link.ts';
import { expect, test } from './test.ts';

test.describe('axe', () => {
  // axe would measure colours in the middle of a transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('finds nothing in the calendar of the date range and in the list of payers', async ({ page }) => {
    await openPage(page, '/revenue-bank-channel');
    await page.getByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' }).click();
    await expect(page.getByRole('region', { name: 'Pembayar terbesar', exact: true }).getByRole('table')).toBeVisible();
    await expectNoViolations(page);
    await page
      .getByRole('group', { name: 'Filter', exact: true })
      .getByRole('button', { name: /^Rentang tanggal:/ })
      .click();
    const dates = page.getByRole('dialog', { name: 'Rentang tanggal' });
    await dates.getByRole('button', { name: 'Kalender Tanggal mulai' }).click();
    await expect(dates.getByRole('group', { name: 'Kalender Tanggal mulai' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('finds nothing in the insights, the menu of the administrator and the overlaid sidebar', async ({ page }) => {
    await openPage(page, '/targets');
    const panel = page.getByRole('region', { name: 'Wawasan AI' });
    await expect(panel.getByRole('status')).toContainText('4');
    await panel.getByRole('button', { name: 'Tampilkan wawasan' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Administrator' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Buka menu' }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });
});

test('the keyboard reaches content first, then everything in the order of the page', async ({ page }) => {
  await page.goto('/targets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Langsung ke isi' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('after navigation the new heading has the focus, its page is announced, and going back does the same', async ({ page }) => {
  await page.goto('/targets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const link = menuLink(page, 'Target per Unit');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeFocused();
  await expect(page.getByText('Halaman dibuka: Target per Unit')).toHaveRole('status');
  await expect(page).toHaveTitle('Target per Unit - Pendapa');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pemantauan Target APBD & APBDP' })).toBeFocused();
});

test('a group opens and closes with the keyboard', async ({ page }) => {
  await page.goto('/targets');
  const group = page.getByRole('button', { name: 'Demografi', exact: true });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('content grows to 1600 and no further', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto('/regional');
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1600);
});

test('with 200 % zoom everything is reachable', OF_THE_SHELL, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto('/targets');
  await page.getByRole('button', { name: 'Buka menu' }).first().click();
  await page.getByRole('button', { name: 'Analisis Lainnya' }).click();
  await menuLink(page, 'Analisis Temporal').click();
  await expect(page).toHaveURL('/temporal');
  await context.close();
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/targets');
  await page.getByRole('button', { name: 'Demografi', exact: true }).click();
  const running = await page.evaluate(
    () => document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 50).length,
  );
  expect(running).toBe(0);
});

test('in forced colours the current page is told by more than its ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/targets');
  const current = page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current="page"]');
  expect(await current.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('nothing jumps while a page opens', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/', '/regional']) {
    await openPage(page, address);
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
    expect(moved).toBeLessThanOrEqual(0.02);
  }
});
