import type { Locator, Page } from '@playwright/test';
import { ofFeature } from './addresses.ts';
import { Hand } from './hand.ts';
import { expect, test } from './test.ts';

const figure = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true }).locator('p').first();
const panel = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name, ...(typeof name === 'string' && { exact: true }) });

/** Queries the total of an answer directly from the server. */
async function totalOf(page: Page, question: string, measure: string): Promise<string> {
  const response = await page.request.get(`/api/v1/answers/${question}`);
  const answer = (await response.json()) as { readonly totals: { readonly current: Readonly<Record<string, string>> } };
  return answer.totals.current[measure] ?? '';
}

const digits = async (shown: Locator): Promise<string> => (await shown.getAttribute('title'))?.replace(/\D/g, '') ?? '';

async function started(page: Page): Promise<Hand> {
  await page.goto('/');
  await expect(figure(page, 'Realisasi')).toContainText('Rp');
  return new Hand(page);
}

test.describe('everyday tasks, from the first page', () => {
  test('land tax of a kecamatan takes four clicks', async ({ page }) => {
    const hand = await started(page);
    await hand.find('setiabudi', /^Setiabudi.*Jakarta Selatan/);
    await expect(page).toHaveURL(/r=31\.74&r=31\.74\.02/);
    // A dialog that is opened before the new page is there closes with the old one.
    await expect(page.getByRole('heading', { level: 1, name: 'Analisis Wilayah' })).toBeVisible();
    await hand.click(page.getByRole('button', { name: 'Filter lain' }));
    await hand.click(page.getByRole('dialog').getByText('Jenis pajak', { exact: true }));
    await hand.click(page.getByRole('checkbox', { name: 'Pajak Bumi dan Bangunan (PBB-P2)' }));
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/t=PBBP2/);
    const total = await totalOf(page, 'revenue?m=amount&from=2026-01-01&to=2026-11-14&region=31.74.02&tax=PBBP2', 'amount');
    await expect.poll(() => digits(figure(page, 'Realisasi'))).toBe(total);
    expect(hand.clicks).toBe(4);
  });

  test('the unit furthest behind its plan, and why, takes three clicks', async ({ page }) => {
    const hand = await started(page);
    await hand.menu('Pemantauan Target', 'Target per Unit');
    const furthest = panel(page, 'Kekurangan terhadap rencana dalam rupiah').getByRole('listitem').first().getByRole('button');
    const unit = (await furthest.locator('.name').textContent()) ?? '';
    await expect(page.getByText(`terbesar di ${unit}`)).toBeVisible();
    await hand.click(furthest);
    const why = panel(page, `Jenis pajak di ${unit}`);
    await expect(why.getByRole('listitem').first()).toContainText('Di bawah 95% rencana');
    expect(hand.clicks).toBe(3);
  });

  test('the share of QRIS takes two clicks', ofFeature('/payment-channels'), async ({ page }) => {
    const hand = await started(page);
    await hand.menu('Kanal Pembayaran', 'Kanal Pembayaran');
    const qris = page.getByRole('main').getByRole('listitem').filter({ hasText: 'QRIS' }).first();
    const question = 'revenue?m=transactions&from=2026-01-01&to=2026-11-14';
    const [part, all] = [await totalOf(page, `${question}&channel=QRIS`, 'transactions'), await totalOf(page, question, 'transactions')];
    const share = qris.locator('.detail');
    await expect(share).toContainText(/\d,\d%/);
    const shown = /^(\d+,\d)%/.exec((await share.textContent()) ?? '')?.[1]?.replace(',', '.');
    expect(Number(shown)).toBeCloseTo((100 * Number(part)) / Number(all), 1);
    expect(hand.clicks).toBe(2);
  });

  test('Ramadan beside the Ramadan before takes two clicks', async ({ page }) => {
    const hand = await started(page);
    await hand.filter(/^Rentang tanggal:/, page.getByRole('radio', { name: /^Ramadan/ }));
    await expect(page).toHaveURL('/?p=ra');
    await expect(page.getByRole('group', { name: 'Filter', exact: true })).toContainText(/dibanding\s1\sMar\s–\s30\sMar\s2025/);
    await expect(page.getByRole('article', { name: 'Realisasi', exact: true })).toContainText(/\d,\d%/);
    expect(hand.clicks).toBe(2);
  });
});
