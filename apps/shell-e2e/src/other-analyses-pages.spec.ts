import { expect, test } from '@playwright/test';

test('where the year ends is worked out beside the page, and a supposition stays in the address', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await page.goto('/predictive');
  expect((await worker).url()).toContain('outlook-worker');
  await expect(page.getByText(/^Akhir \d{4}: Rp/)).toBeVisible();
  const supposed = page.getByRole('slider', { name: 'Transaksi BPHTB' });
  await supposed.focus();
  await supposed.press('ArrowRight');
  await expect(page).toHaveURL(/sb=5/);
  await expect(page.getByText(/^Dengan pengandaian ini akhir tahun/)).toBeVisible();
});
