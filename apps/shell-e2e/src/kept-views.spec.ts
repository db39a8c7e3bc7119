import type { Page } from '@playwright/test';
import { OF_THE_SHELL } from './addresses.ts';
import { violations } from './looks.ts';
import { expect, test } from './test.ts';

const figure = (page: Page) => page.getByRole('article', { name: 'Realisasi', exact: true });

test(
  'a view is kept under a name, opens from any page, and can be what the product starts with',
  OF_THE_SHELL,
  async ({ page, context }) => {
    await page.goto('/regional?p=lm');
    await expect(figure(page)).toContainText('Rp');
    const shown = (await figure(page).locator('p').first().textContent()) ?? '';
    await page.getByRole('button', { name: 'Tampilan tersimpan' }).click();
    const views = page.getByRole('dialog', { name: 'Tampilan tersimpan' });
    await expect(views.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Rapat Senin');
    await page.keyboard.press('Enter');
    await views.getByRole('button', { name: 'Jadikan tampilan awal: Rapat Senin' }).click();
    expect(await violations(page)).toEqual([]);

    await page.goto('/targets');
    await page.getByRole('button', { name: 'Tampilan tersimpan' }).click();
    await views.getByRole('link', { name: 'Rapat Senin' }).click();
    await expect(page).toHaveURL('/regional?p=lm');
    await expect(views).toHaveCount(0);

    const started = await context.newPage();
    await started.goto('/');
    await expect(started).toHaveURL('/regional?p=lm');
    await expect(figure(started)).toContainText(shown);
    await started.goto('/overview');
    await expect(started).toHaveURL('/overview');
  },
);

test('a start whose page there is no longer starts nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('pendapa.views', JSON.stringify([{ name: 'Lama', to: '/gone?p=lm', start: true }]));
  });
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(figure(page)).toContainText('Rp');
});

test(
  'a copied link keeps how the table of the page is sorted, and shows the same to another browser',
  OF_THE_SHELL,
  async ({ page, browser, baseURL }) => {
    await page.goto('/payment-channels?p=lm');
    const table = (of: Page) => of.getByRole('main').locator('table').last();
    const rows = (of: Page) => table(of).locator('tbody tr').allTextContents();
    await table(page).getByRole('columnheader').nth(1).getByRole('button').click();
    await expect(page).toHaveURL(/[?&]s=-?\w+/);
    await page.getByRole('button', { name: 'Salin tautan' }).click();
    const link = await page.getByRole('textbox', { name: 'Tautan ke tampilan ini' }).inputValue();
    expect(link).toContain('..');
    await page.keyboard.press('Escape');
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await other.addInitScript(() => {
      localStorage.setItem('pendapa.filters./payment-channels', 'p=m&t=PKB');
      localStorage.setItem('pendapa.details', 'open');
    });
    await other.goto(link);
    await expect(other.getByRole('article').first()).toContainText(/\d/);
    await expect.poll(() => rows(other)).toEqual(await rows(page));
    const figures = (of: Page) => of.getByRole('article').locator('p').allTextContents();
    await expect.poll(() => figures(other)).toEqual(await figures(page));
  },
);
