import type { Locator, Page } from '@playwright/test';
import { ofFeature } from './addresses.ts';
import { csvRows } from './exported.ts';
import { expect, test } from './test.ts';

const MAX_CLICKS = 5;

/**
 * Counts mouse clicks. Typing into the focused field is free, and so are the keys that open the
 * search and close a list.
 */
class Hand {
  clicks = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Opens the first result of a search. */
  async find(words: string, name: RegExp): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.page.getByRole('combobox', { name: 'Cari' })).toBeFocused();
    await this.page.keyboard.type(words);
    await this.click(this.page.getByRole('option', { name }));
  }

  async menu(group: string, entry: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Menu utama' });
    await this.click(menu.getByRole('button', { name: group, exact: true }));
    await this.click(menu.getByRole('link', { name: entry, exact: true }));
    // Until then the page before it is shown.
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(entry);
  }

  async filter(name: RegExp, control: Locator): Promise<void> {
    await this.click(this.page.getByRole('group', { name: 'Filter', exact: true }).getByRole('button', { name }));
    await this.click(control);
    await this.page.keyboard.press('Escape');
  }
}

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

  test('the ten largest payers of a unit take two clicks, and three more as a file', async ({ page }) => {
    const hand = await started(page);
    await hand.find('up3d setiabudi', /^UP3D Setiabudi/);
    await expect(page).toHaveURL(/u=UP3D-317402/);
    await hand.click(page.getByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' }));
    const payers = panel(page, 'Pembayar terbesar');
    const rows = payers.locator('tbody tr');
    await expect(rows.first()).toContainText('***');
    expect(await rows.count()).toBeGreaterThanOrEqual(10);
    for (const row of (await rows.allTextContents()).slice(0, 10)) expect(row).toContain('***');
    expect(hand.clicks).toBe(2);

    await hand.click(payers.getByRole('button', { name: /^Ekspor/ }).first());
    const dialog = page.getByRole('dialog');
    await hand.click(dialog.getByRole('radio', { name: 'CSV', exact: true }));
    const download = page.waitForEvent('download');
    await hand.click(dialog.getByRole('button', { name: 'Ekspor', exact: true }));
    const written = await csvRows(await (await download).path());
    expect(written.filter((row) => row.join().includes('***')).length).toBeGreaterThanOrEqual(10);
    expect(hand.clicks).toBe(MAX_CLICKS);
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
