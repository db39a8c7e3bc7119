import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Uploads } from '@pendapa/contracts';
import type { Page, TestInfo } from '@playwright/test';
import { ofFeature } from './addresses.ts';
import { violations } from './looks.ts';
import { serveFolder, type OwnServer } from './own-server.ts';
import { expect, test } from './test.ts';

const LOOKS = [
  { theme: 'light', width: 1366 },
  { theme: 'dark', width: 360 },
] as const;

/** A removal waits for other work, and publishes the data anew. */
const IN_TURN = { timeout: 120_000 };

/** Revenue of two taxes; the point of these amounts may be a thousands mark or a decimal mark. */
const OPEN_FILE = {
  name: 'realisasi-2024.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Pajak;Realisasi\nHotel;250.000\nParkir;750.000\n'),
};
/** Payments of single days with a total below. 1,250,000 + 2,500,000 = 3,750,000. */
const PLAIN_FILE = {
  name: 'setoran-maret.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Tanggal;Jenis Pajak;Jumlah\n2025-03-14;Pajak Hotel;1.250.000\n2025-03-20;Pajak Parkir;2.500.000\n;JUMLAH;3.750.000\n',
  ),
};
/** The same days with another amount of the first payment. */
const CORRECTED_FILE = {
  name: 'setoran-maret-2.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Tanggal;Jenis Pajak;Jumlah\n2025-03-14;Pajak Hotel;1.350.000\n2025-03-20;Pajak Parkir;2.500.000\n;JUMLAH;3.850.000\n',
  ),
};

test.describe('loading data in the browser', ofFeature('/import'), () => {
  // Without data the figures of the frame are refused; while the server changes over, requests are repeated.
  test.use({
    expectedErrors: /status of (409|503)|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|Failed to fetch|elsewhere: http:..127\.0\.0\.1:/,
  });
  test.describe.configure({ timeout: 180_000 });
  let folder: string;
  let server: OwnServer;

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pendapa-uploads-'));
    server = await serveFolder(join(folder, 'data'), 503);
  });
  test.afterEach(async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const sentence = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
  const send = async (page: Page, ...files: (typeof PLAIN_FILE)[]): Promise<void> => {
    await page.locator('input[type="file"]').setInputFiles(files);
  };
  /** What the server says of the removal of a load: null and null once it is done. Nothing while the server changes over. */
  async function removalOf(page: Page): Promise<Pick<Uploads, 'removal' | 'removalFault'> | null> {
    const response = await page.request.get(`${server.address}/api/v1/uploads`).catch(() => null);
    if (response?.ok() !== true) return null;
    const { removal, removalFault } = (await response.json()) as Uploads;
    return { removal, removalFault };
  }
  const goOn = (page: Page, name: string) => page.getByRole('link', { name: `Lanjutkan ${name}` }).click();

  /** Looks at the view in both themes. Axe finds nothing, nothing is wider than the window, and a picture is taken. */
  async function look(page: Page, info: TestInfo, view: string): Promise<void> {
    for (const { theme, width } of LOOKS) {
      await page.evaluate((mode) => {
        localStorage.setItem('theme', mode);
        window.dispatchEvent(new StorageEvent('storage', { key: null }));
      }, theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.setViewportSize({ width, height: 800 });
      expect.soft({ view, theme, width, violations: await violations(page) }).toEqual({ view, theme, width, violations: [] });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(width);
      await page.screenshot({ path: info.outputPath(`${view}-${theme}-${String(width)}.png`), fullPage: true });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }

  test('from the welcome page to a figure on a page, and a correction that is undone', async ({ page }, info) => {
    await page.goto(`${server.address}/?lang=id`);
    await page.getByRole('link', { name: 'Muat berkas di peramban ini' }).click();
    await expect(sentence(page, 'Kirim berkas untuk memperbarui dasbor.')).toBeVisible();
    await look(page, info, 'empty');
    await send(page, PLAIN_FILE);
    await goOn(page, PLAIN_FILE.name);
    await expect(sentence(page, /^Seluruh berkas dapat dibaca: 2 baris pembayaran, jumlahnya Rp\s3,75\sjuta\.$/)).toBeFocused();
    await expect(page.getByRole('table', { name: 'Isi berkas dan hasil bacaan' })).toContainText('Rp 1,25 juta'.replaceAll(' ', '\u00a0'));
    await look(page, info, 'proposed');
    await button(page, 'Periksa jumlah').click();
    await expect(sentence(page, /^Siap diterbitkan: Rp\s3,75\sjuta/)).toBeFocused();
    await look(page, info, 'checked');
    await button(page, 'Terbitkan: tambahkan ke 1 bulan').click();
    await expect(sentence(page, 'Terbit. Dasbor sudah memuat data baru ini.')).toBeVisible();
    await look(page, info, 'published');
    await page.getByRole('link', { name: 'Buka dasbor' }).click();
    await page.goto(`${server.address}/overview`);
    await expect(page.getByTitle('3.750.000').first()).toContainText('3,75 juta');

    await page.goto(`${server.address}/import`);
    await send(page, CORRECTED_FILE);
    await goOn(page, CORRECTED_FILE.name);
    await button(page, 'Periksa jumlah').click();
    // The days are in the data already: a person decides that they are replaced.
    await expect(sentence(page, /^Berkas ini ditolak/)).toBeVisible();
    await look(page, info, 'refused-overlap');
    await button(page, /^Ganti data/).click();
    await expect(sentence(page, /^Siap diterbitkan: Rp\s3,85\sjuta/)).toBeVisible();
    await look(page, info, 'replacing');
    await button(page, 'Terbitkan: ganti 1 bulan').click();
    await expect(sentence(page, 'Terbit. Dasbor sudah memuat data baru ini.')).toBeVisible();
    await button(page, 'Batalkan terbitan').click();
    await button(page, 'Ya, batalkan terbitan').click();
    await expect(button(page, 'Ya, batalkan terbitan')).toHaveCount(0);
    await page.goto(`${server.address}/overview`);
    await expect(page.getByTitle('3.750.000').first()).toContainText('3,75 juta');
    await page.goto(`${server.address}/import`);
    await look(page, info, 'list');
  });

  test('an open question is answered by the keyboard alone, after a closed tab', async ({ page, context }, info) => {
    await page.goto(`${server.address}/import`);
    await send(page, OPEN_FILE);
    await goOn(page, OPEN_FILE.name);
    await expect(page.getByRole('radio')).toHaveCount(2);
    for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked();
    await look(page, info, 'question');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('1');
    expect((await saved).status()).toBe(200);
    const chosen = page.getByRole('radio', { checked: true });
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAccessibleDescription(/Seluruh berkas menjadi Rp\s1\sjuta\./);
    await page.close();

    const tab = await context.newPage();
    await tab.goto(`${server.address}/import`);
    await tab.getByRole('link', { name: `Lanjutkan ${OPEN_FILE.name}` }).focus();
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('radio').first()).toBeChecked();
    await button(tab, 'Baca dengan jawaban ini').focus();
    await tab.keyboard.press('Enter');
    await expect(button(tab, 'Periksa jumlah')).toBeVisible();
    await button(tab, 'Periksa jumlah').focus();
    await tab.keyboard.press('Enter');
    await expect(sentence(tab, /^Siap diterbitkan: Rp\s1\sjuta/)).toBeFocused();
    await tab.close();
  });

  test('a file that is refused says why, and changes nothing', async ({ page }, info) => {
    const wrong = {
      name: 'setoran-rusak.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Tanggal;Jenis Pajak;Jumlah\n2025-03-14;Pajak Hotel;1.250.000\n2O25-03-20;Pajak Parkir;2.500.000\n'),
    };
    await page.goto(`${server.address}/import`);
    await send(page, wrong, { name: 'gambar.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('no workbook') });
    await goOn(page, wrong.name);
    await expect(page.getByRole('main')).toContainText('2O25-03-20');
    await look(page, info, 'unreadable');
    await page.goto(`${server.address}/import`);
    await goOn(page, 'gambar.xlsx');
    await expect(sentence(page, /tidak dikenali|belum dapat dibaca/)).toBeVisible();
    await look(page, info, 'no-workbook');
    await button(page, 'Buang berkas').click();
    await button(page, 'Ya, buang berkas').click();
    await expect(page.getByRole('link', { name: `Lanjutkan ${wrong.name}` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lanjutkan gambar.xlsx' })).toHaveCount(0);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect(existsSync(join(folder, 'data', 'current.json'))).toBe(false);
  });

  test('targets are typed and pasted, published, seen on their page, and taken out again', async ({ page }, info) => {
    await page.goto(`${server.address}/import`);
    await send(page, PLAIN_FILE);
    await goOn(page, PLAIN_FILE.name);
    await button(page, 'Periksa jumlah').click();
    await button(page, /^Terbitkan/).click();
    await expect(sentence(page, 'Terbit. Dasbor sudah memuat data baru ini.')).toBeVisible();

    await page.goto(`${server.address}/targets`);
    await page.getByRole('link', { name: 'Ketik target' }).click();
    await expect(sentence(page, 'Isi target per jenis pajak, atau tempel dari Excel.')).toBeVisible();
    const cell = (name: string) => page.getByRole('textbox', { name });
    await cell('Pajak Hotel, Target setahun').fill('1.250');
    await expect(cell('Pajak Hotel, Target setahun')).toHaveAccessibleDescription('Pilih arti tandanya di atas tabel.');
    await look(page, info, 'targets-ambiguous');
    await button(page, /titik memisahkan ribuan$/).click();
    await page.getByRole('combobox', { name: 'Tahun anggaran' }).selectOption('2025');
    await page.getByRole('combobox', { name: 'Versi' }).selectOption('apbd');
    await page.getByLabel('Berlaku sejak').fill('2025-01-01');
    await page.getByLabel(/^Nomor peraturan/).fill('Perda 7/2024');
    await cell('Pajak Parkir, Target setahun').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Pajak Parkir\tRp 2.000.000\r\nPajak Hotel\tRp 48.000.000\r\nJUMLAH\tRp 50.000.000\r\n');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    // 48,000,000 + 2,000,000 = 50,000,000, as the block says.
    await expect(page.getByText('Jumlah pada tempelan sama dengan jumlah tabel.')).toBeVisible();
    await expect(sentence(page, /^2 dari 2 jenis pajak bertarget, jumlahnya Rp\s50\.000\.000\.$/)).toBeVisible();
    await look(page, info, 'targets-pasted');
    await button(page, 'Per bulan').click();
    await button(page, /^Bagi rata target setahun 2 pajak/).click();
    await expect(cell('Pajak Hotel, Des 2025')).toHaveValue('4000000');
    await look(page, info, 'targets-months');
    await page.reload();
    await expect(cell('Pajak Hotel, Des 2025')).toHaveValue('4000000');

    await button(page, 'Periksa target').click();
    await expect(sentence(page, /^Siap diterbitkan: Rp\s50\sjuta/)).toBeFocused();
    // The server read the sum that the table showed.
    await expect(page.getByText('Cocok dengan yang Anda tulis')).toBeVisible();
    await look(page, info, 'targets-checked');
    await button(page, /^Terbitkan/).click();
    await expect(sentence(page, 'Terbit. Dasbor sudah memuat data baru ini.')).toBeVisible();
    await page.goto(`${server.address}/targets`);
    await expect(page.getByTitle('50.000.000').first()).toContainText('50 juta');

    await page.goto(`${server.address}/import?targets`);
    // What was checked is typed no longer.
    await expect(cell('Pajak Hotel, Target setahun')).toHaveValue('');
    await page.getByRole('combobox', { name: 'Tahun anggaran' }).selectOption('2025');
    await page.getByRole('combobox', { name: 'Versi' }).selectOption('apbd');
    await expect(page.getByText(/^Target APBD \(murni\) 2025 sudah ada di dasbor, berlaku sejak 1 Jan 2025\./)).toBeVisible();
    await page.goto(`${server.address}/import`);
    await button(page, /^Keluarkan target-2025-apbd-Perda-7-2024\.csv, .* dari data$/).click();
    const begun = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/removal'));
    await button(page, 'Ya, keluarkan').click();
    await begun;
    await expect(button(page, 'Ya, keluarkan')).toHaveCount(0);
    await expect.poll(() => removalOf(page), IN_TURN).toEqual({ removal: null, removalFault: null });
    await page.goto(`${server.address}/targets`);
    await expect(page.getByRole('link', { name: 'Ketik target' })).toBeVisible();
  });

  test('leaves each step in the audit log, without amounts', async ({ page }) => {
    await page.goto(`${server.address}/import`);
    await send(page, PLAIN_FILE);
    await goOn(page, PLAIN_FILE.name);
    await button(page, 'Periksa jumlah').click();
    await expect(sentence(page, /^Siap diterbitkan/)).toBeVisible();
    const audit = join(folder, 'data', 'audit');
    const lines = readdirSync(audit)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => readFileSync(join(audit, name), 'utf8'))
      .join('');
    expect(lines).toContain(PLAIN_FILE.name);
    expect(lines).not.toMatch(/1\.?250\.?000|3\.?750\.?000/);
  });
});
