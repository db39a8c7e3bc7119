import type { Page } from '@playwright/test';
import { ofFeature } from './addresses.ts';
import { expect, test } from './test.ts';

const bar = (page: Page) => page.getByRole('group', { name: 'Filter', exact: true });
const revenue = (page: Page) => page.getByRole('article', { name: 'Realisasi', exact: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(revenue(page)).toContainText('Rp');
}

async function chooseTax(page: Page, name: string): Promise<void> {
  await bar(page)
    .getByRole('button', { name: /^Jenis pajak:/ })
    .click();
  await page.getByRole('checkbox', { name }).check();
  await page.keyboard.press('Escape');
}

/** Addresses with invalid filter values, and the filters that report them. */
const HOSTILE = [
  {
    address: "/?p=2026-99-99&t=%3Cscript%3Ealert(1)%3C/script%3E&k=__proto__&u=' OR 1=1&r=31.71&r=31.74.07&c=moon",
    message: ['Rentang tanggal', 'Pembanding', 'Jenis pajak', 'Kategori pajak', 'Unit pelayanan', 'Wilayah'],
  },
  {
    address: '/?uk=constructor&ch=..%2F..%2Fetc&b=x&d=2&tp=z',
    message: ['Jenis unit', 'Kanal pembayaran', 'Bank', 'Pokok dan denda', 'Periode target'],
  },
];

test.describe('filters on a wide screen', () => {
  test('hold at once, stand in the address, and follow back and forward', async ({ page }) => {
    await open(page, '/');
    const everything = await revenue(page).textContent();
    await chooseTax(page, 'Pajak Bumi dan Bangunan (PBB-P2)');
    await expect(page).toHaveURL('/?t=PBBP2');
    await expect(bar(page)).toContainText('Pajak Bumi dan Bangunan (PBB-P2)');
    await expect(revenue(page)).not.toHaveText(everything ?? '');
    // The old figures, marked as old, differ from the first ones, too.
    await expect(revenue(page)).not.toContainText('Angka lama');
    const land = await revenue(page).textContent();

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/?p=ly&t=PBBP2');
    await page.goBack();
    await expect(page).toHaveURL('/?t=PBBP2');
    await expect(revenue(page)).toHaveText(land ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(revenue(page)).toHaveText(everything ?? '');
    await page.goForward();
    await expect(revenue(page)).toHaveText(land ?? '');
  });

  test('move the page at no change, not at the first either', async ({ page }) => {
    await open(page, '/');
    const before = await revenue(page).textContent();
    await page.evaluate(() => {
      window.scrollTo(0, 100);
    });
    await chooseTax(page, 'Pajak Bumi dan Bangunan (PBB-P2)');
    await expect(page).toHaveURL('/?t=PBBP2');
    await expect(revenue(page)).not.toHaveText(before ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(100);
  });

  test('a link gives the same view to someone else', async ({ page, context }) => {
    await open(page, '/?p=2025-01-01..2025-03-31&t=PKB&c=p');
    await expect(bar(page)).toContainText('Jan – Mar 2025');
    await expect(bar(page)).toContainText(/dibanding.Okt.–.Des.2024/);
    await expect(revenue(page)).toContainText('Grafik kecil:');
    const first = await revenue(page).textContent();
    const other = await context.newPage();
    await open(other, page.url());
    await expect(revenue(other)).toHaveText(first ?? '');
  });

  test(
    'of arrears offer the snapshots that exist, and the heading names the one that is shown',
    ofFeature('/arrears-tax-type'),
    async ({ page }) => {
      await page.goto('/arrears-tax-type');
      const heading = page.getByRole('heading', { level: 1 });
      const owed = page.getByRole('article', { name: 'Tunggakan', exact: true });
      await expect(heading).toContainText(/, posisi /);
      await expect(owed).toContainText('Rp');
      const now = await owed.textContent();
      await bar(page)
        .getByRole('button', { name: /^Rentang tanggal:/ })
        .click();
      const offered = page.getByRole('radiogroup', { name: 'Rentang tanggal' }).locator('label');
      await expect(offered.first().getByRole('radio')).toBeChecked();
      const before = await offered.nth(1).textContent();
      await offered.nth(1).getByRole('radio').check();
      await page.keyboard.press('Escape');
      await expect(heading).toContainText(before?.replace('Posisi', 'posisi') ?? '');
      await expect(page.getByRole('main')).toContainText(`${before ?? ''} dibanding posisi`);
      await expect(owed).not.toHaveText(now ?? '');
    },
  );

  test('for which the line has no room stand behind one button, which counts those that are set', async ({ page }) => {
    await open(page, '/?k=KENDARAAN');
    await bar(page).getByRole('button', { name: 'Filter lain (1 terpasang)' }).click();
    const others = page.getByRole('dialog');
    await others.getByText('Kategori pajak', { exact: true }).click();
    await others.getByRole('button', { name: 'Hapus filter Kategori pajak' }).click();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button', { name: 'Filter lain', exact: true })).toBeVisible();
  });

  test('their own crosses, reset and Esc take them away', async ({ page }) => {
    await open(page, '/?p=lm&t=PBBP2&c=n');
    await bar(page)
      .getByRole('button', { name: /Hapus filter Jenis pajak/ })
      .click();
    await expect(page).toHaveURL('/?p=lm&c=n');
    await bar(page)
      .getByRole('button', { name: /^Pembanding:/ })
      .focus();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Filter dihapus.')).toBeAttached();
  });

  test('keys change the period, but not while the reader types', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('m');
    await expect(page).toHaveURL('/?p=m');
    await page.keyboard.press('x');
    await expect(page).toHaveURL('/?p=m&c=n');
    await page.keyboard.press('y');
    await expect(page).toHaveURL('/?c=n');
    await page.keyboard.press('c');
    const dates = page.getByRole('dialog', { name: 'Rentang tanggal' });
    await dates.getByRole('textbox', { name: 'Tanggal mulai' }).fill('1 Feb 2026');
    await page.keyboard.press('m');
    await expect(page).toHaveURL('/?p=2026-02-01..2026-11-14&c=n');
  });

  test('regions follow one from the other, and a figure that they do not reach says so', async ({ page }) => {
    await open(page, '/');
    await bar(page)
      .getByRole('button', { name: /^Wilayah:/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Wilayah' });
    await dialog.getByLabel('Kota/Kabupaten').selectOption('31.71');
    await dialog.getByLabel('Kecamatan').selectOption('31.71.01');
    await expect(page).toHaveURL('/?r=31.71&r=31.71.01');
    await page.keyboard.press('Escape');
    await page.goto('/?ch=QRIS&d=0');
    await expect(page.getByRole('article', { name: 'Objek Pajak terdaftar' })).toContainText(
      'Filter kanal pembayaran tidak berlaku di sini',
    );
    // Payers can be listed without the channel, but not by principal.
    await expect(page.getByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' })).toBeDisabled();
    await page.goto('/?d=0');
    await page.getByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' }).click();
    await expect(page.getByRole('region', { name: 'Pembayar terbesar', exact: true })).toContainText('tidak berlaku di sini');
  });

  test('compares with the days as far from Lebaran', async ({ page }) => {
    await open(page, '/?c=l');
    await expect(bar(page)).toContainText('11');
    await expect(revenue(page)).toContainText('%');
    expect((await bar(page).textContent())?.replaceAll('\u00a0', ' ')).toContain('dibanding 11 Jan – 24 Nov 2025');
  });

  test('are there again when the menu leads back, and say so; an address says the same to everybody', async ({ page }) => {
    await open(page, '/regional?p=lm');
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await menu.getByRole('link', { name: 'Analisis Wilayah Rinci' }).click();
    await menu.getByRole('link', { name: 'Analisis Wilayah', exact: true }).click();
    await expect(page).toHaveURL('/regional?p=lm');
    await expect(page.getByText('Filter kunjungan terakhir Anda dipakai lagi.')).toBeVisible();
    await open(page, '/regional');
    await expect(page).toHaveURL('/regional');
  });

  test('a hostile address breaks nothing: each filter says what it could not use and falls back by itself', async ({ page }) => {
    for (const { address, message } of HOSTILE.toReversed()) {
      await open(page, address);
      const notices = bar(page)
        .getByRole('listitem')
        .filter({ hasText: /tidak dikenal dan tidak dipakai|tidak tersedia di halaman ini/ });
      await expect(notices).toHaveCount(message.length);
      for (const filter of message) await expect(notices.filter({ hasText: filter })).toHaveCount(1);
    }
    await bar(page).getByRole('button', { name: 'Bersihkan alamat' }).click();
    await expect(page).toHaveURL('/?r=31.71');
  });

  test('nothing to show says why, and leads out', async ({ page }) => {
    await page.goto('/?p=2017-01-01..2017-12-31');
    await expect(page.getByText(/Data tersedia dari/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Kembali ke tahun ini' }).first().click();
    await expect(revenue(page)).toContainText('Rp');
    await expect(page).toHaveURL('/');
  });
});

test('filters that exclude each other are named, each with the way out', async ({ page }) => {
  await page.goto('/?t=PBBP2&k=KENDARAAN');
  const taxes = page.getByRole('region', { name: 'Realisasi per jenis pajak', exact: true });
  await expect(taxes).toContainText('tidak ada data yang memenuhi filter ini sekaligus: Jenis pajak: Pajak Bumi dan Bangunan (PBB-P2)');
  await expect(taxes).toContainText('Kategori pajak: Pajak Kendaraan');
  await taxes.getByRole('button', { name: 'Hapus filter Kategori pajak' }).click();
  await expect(page).toHaveURL('/?t=PBBP2');
  await expect(revenue(page)).toContainText('Rp');
});

test.describe('filters on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('stand on one sheet and hold when they are applied', async ({ page }) => {
    await open(page, '/');
    // The line above the bottom bar shows the filters and the comparison.
    const opener = bar(page).getByRole('button', { name: /^Filter: Tahun ini, .* dibanding / });
    const [button, floating] = await Promise.all([
      opener.boundingBox(),
      page.getByRole('button', { name: 'Buka menu' }).last().boundingBox(),
    ]);
    expect((floating?.x ?? 0) + (floating?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    // The printed sheet names the comparison, too.
    await expect(sheet.getByRole('radio', { name: 'Tanggal yang sama tahun lalu' })).toBeChecked();
    await sheet.getByRole('radio', { name: 'Bulan lalu' }).check();
    await expect(page).toHaveURL('/');
    await sheet.getByRole('button', { name: 'Terapkan' }).click();
    await expect(page).toHaveURL('/?p=lm');
    await expect(bar(page).getByRole('button', { name: /^Filter \(1 terpasang\): Bulan lalu/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
