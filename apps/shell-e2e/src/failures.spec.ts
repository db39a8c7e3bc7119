import type { Page } from '@playwright/test';
import { askAgain, settled } from './access/work.ts';
import { menuLink } from './menu-link.ts';
import { expect, test } from './test.ts';

const pageError = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gagal Memuat Halaman' });

/** Counts the browser's requests for the document. */
function documents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count += 1;
  });
  return () => count;
}

test.describe('a page whose code is missing', () => {
  test.use({ expectedErrors: /404|Failed to (load|fetch)|ERR_FAILED|Pendapa:|dynamically imported/ });
  const chunk = /assets\/.*target-units-page.*\.js$/;

  test('after a redeploy: one reload, then the page error, never a loop; the retry works', async ({ page }) => {
    await page.goto('/targets');
    await page.route(chunk, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
    const loads = documents(page);
    await menuLink(page, 'Target per Unit').click();
    await expect(pageError(page)).toBeVisible();
    await expect(page.getByText('Halaman tidak dapat dimuat. Silakan coba lagi.')).toBeVisible();
    expect(loads()).toBe(1);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/target-units');
    // The frame stays, so that the user can navigate.
    await menuLink(page, 'Pemantauan Target APBD & APBDP').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pemantauan Target APBD & APBDP' })).toBeVisible();
    expect(loads()).toBe(1);

    await menuLink(page, 'Target per Unit').click();
    await expect(pageError(page)).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeVisible();
  });

  test('that is there again after the one reload opens, with all that the address says', async ({ page }) => {
    const loads = documents(page);
    await page.route(chunk, (route) =>
      loads() === 1 ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.continue(),
    );
    await page.goto('/target-units?from=2026-01-01&to=2026-06-30');
    await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeVisible();
    expect(loads()).toBe(2);
    await expect(page).toHaveURL('/target-units?from=2026-01-01&to=2026-06-30');
  });

  test('while the server is away: no reload, the frame stays, and the retry works when it is back', async ({ page, context }) => {
    await page.goto('/targets');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loads = documents(page);
    await context.setOffline(true);
    await menuLink(page, 'Target per Unit').click();
    await expect(pageError(page)).toBeVisible();
    expect(loads()).toBe(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeVisible();
  });
});

test.describe('a session that has ended', () => {
  test.use({ expectedErrors: /401/ });

  test('leads to the sign-in, and from there back to the same view', async ({ page }) => {
    await page.goto('/?t=PBBP2');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/masuk?*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Masuk</title>' }));
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 401, code: 'not-signed-in', params: {} }),
      }),
    );
    await expect(page).toHaveURL('/masuk?to=%2F%3Ft%3DPBBP2');
  });
});

test.describe('a server that is lost', () => {
  test.use({ expectedErrors: /Failed to load|ERR_FAILED/ });

  test('leaves the figures as the last known ones, and never figures of the question before as those of the new one', async ({ page }) => {
    const revenue = page.getByRole('article', { name: 'Realisasi', exact: true });
    await page.goto('/');
    await expect(revenue).toContainText('Rp');
    // A question that is already on its way would be answered, and no other one sent.
    await settled(page);
    await page.route('**/api/v1/**', (route) => route.abort());
    await askAgain(page);
    await expect(page.getByText('Server tidak terjangkau; ini angka terakhir yang diketahui').first()).toBeVisible();
    await page.keyboard.press('m');
    await expect(revenue).toContainText('Server tidak dapat dihubungi');
    await expect(revenue).not.toContainText('Rp');
    await expect(page.getByText('Server tidak terjangkau', { exact: true })).toBeVisible();
    await expect(page.getByText(/angka terakhir yang diketahui/)).toHaveCount(0);
    await expect(page.getByText('Filter diterapkan.')).toHaveCount(0);
  });
});

test('the spinner shows while the code of a page is on its way', async ({ page }) => {
  let goOn: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/assets\/.*target-units-page.*\.js$/, async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto('/targets');
  await menuLink(page, 'Target per Unit').click();
  const spinner = page.getByRole('progressbar', { name: 'Memuat halaman' });
  await expect(spinner).toBeVisible();
  await expect(async () => expect((await spinner.boundingBox())?.width).toBeGreaterThanOrEqual(64)).toPass();
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test.describe('the top level', () => {
  test.use({ expectedErrors: /broken on purpose|Pendapa:/ });

  test('says what happened, logs it and reloads', async ({ page, watched }) => {
    await page.addInitScript(() => {
      const { search } = window.location;
      if (search !== '?rusak') return;
      window.URLSearchParams = class extends URLSearchParams {
        constructor() {
          super();
          throw new Error('broken on purpose');
        }
      };
    });
    await page.goto('/?rusak');
    await expect(page.getByRole('heading', { level: 1, name: 'Terjadi Kesalahan' })).toBeVisible();
    await expect(page.getByText('Maaf, terjadi kesalahan dalam aplikasi. Silakan muat ulang halaman.')).toBeVisible();
    expect(watched.some((problem) => problem.includes('Pendapa:') && problem.includes('broken on purpose'))).toBe(true);
    const loads = documents(page);
    await page.getByRole('button', { name: 'Muat Ulang' }).click();
    await expect.poll(loads).toBe(1);
  });
});
