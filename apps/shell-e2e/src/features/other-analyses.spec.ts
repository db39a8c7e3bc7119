import { expectNoViolations, openPage } from '../looks.ts';
import { expect, test } from '../test.ts';

test('where the year ends is worked out beside the page, and a supposition stays in the address', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await page.goto('/predictive');
  expect((await worker).url()).toContain('outlook-worker');
  await expect(page.getByText(/^Realisasi tahun \d{4} diperkirakan Rp/)).toBeVisible();
  const supposed = page.getByRole('slider', { name: 'Transaksi BPHTB' });
  await supposed.focus();
  await supposed.press('ArrowRight');
  await expect(page).toHaveURL(/sb=5/);
  await expect(page.getByText(/^Dengan pengandaian ini, realisasi akhir tahun/)).toBeVisible();
});

test('sliders keep the focus while they move, and what several of them suppose stays', async ({ page }) => {
  await page.goto('/predictive');
  const moved = { 'Transaksi BPHTB': 'sb=15', 'Pertumbuhan PBJT': 'sj=15' };
  for (const name of Object.keys(moved)) {
    const slider = page.getByRole('slider', { name });
    await slider.focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
    await expect(slider).toBeFocused();
    await expect(slider).toHaveValue('15');
  }
  for (const parameter of Object.values(moved)) await expect(page).toHaveURL(new RegExp(parameter));
});

test('what moves together in four forms, by the keyboard as well', async ({ page }) => {
  await page.goto('/cross-dimensional?view=network');
  const node = page.getByRole('button', { name: 'Pembayaran tepat waktu' });
  await node.click();
  await expect(node).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('slider', { name: 'Kekuatan hubungan paling kecil' }).press('ArrowLeft');
  await expect(page).toHaveURL(/ls=0\.45/);
  await page.getByRole('button', { name: 'Matriks' }).press('Enter');
  await expect(page.getByRole('table', { name: /^Korelasi dua belas indikator/ })).toBeVisible();
  await page.getByRole('button', { name: 'Diagram' }).press('Enter');
  await expect(page.locator('[data-point]').first()).toBeVisible();
  // The last point is drawn above all others.
  await page.locator('[data-point]').last().click();
  await expect(page).toHaveURL(/revenue-up3d-current\?u=/);
});

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const view of ['chart', 'heatmap', 'network'])
    test(`finds nothing on what moves together as ${view}`, async ({ page }) => {
      await openPage(page, `/cross-dimensional?view=${view}`);
      await expectNoViolations(page);
    });
});

test('shortfalls and districts of the overview lead to their own figures, with the filters of the page', async ({ page }) => {
  await page.goto('/overview?uk=samsat');
  await page.getByRole('region', { name: 'Kekurangan terbesar' }).getByRole('button', { name: /Rp/ }).first().click();
  await expect(page).toHaveURL(/\/targets\?.*t=[A-Z]/);
  await expect(page).toHaveURL(/uk=samsat/);
  await page.goto('/overview');
  const districts = page.getByRole('region', { name: 'Kecamatan dengan realisasi tertinggi' });
  const first = districts.getByRole('button', { name: /^(?!Ekspor|Tampilkan).*Rp/ }).first();
  const name = ((await first.getAttribute('aria-label')) ?? (await first.textContent()) ?? '').split(/[:,]|Rp/)[0]?.trim() ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/regional\?r=[\d.]+&r=[\d.]+$/);
  await expect(page.getByRole('button', { name: new RegExp(`^Wilayah: ${name}`) })).toBeVisible();
});
