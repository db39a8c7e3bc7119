import type { Page } from '@playwright/test';
import { ofFeature } from './addresses.ts';
import { openDialog, openWhole, startButton } from './exported.ts';
import { expect, test } from './test.ts';

const PAGE = '/overview';
const RECORD = '**/api/v1/audit/exports';

/** Collects the files that the page downloads from now on. */
function countFiles(page: Page): { readonly files: () => number } {
  let files = 0;
  page.on('download', () => (files += 1));
  return { files: () => files };
}

test.describe.configure({ timeout: 120_000 });

const NAMES = {
  id: {
    tables: 'Tabel',
    charts: 'Grafik',
    format: 'Format wajib dipilih',
    missing: /^Nama file wajib diisi$/,
    long: /paling panjang 80 karakter/,
    forbidden: /hanya boleh berisi huruf/,
    reserved: /dipakai oleh sistem komputer/,
    nothing: /^Pilih grafik atau tabel$/,
  },
  en: {
    tables: 'Tables',
    charts: 'Charts',
    format: 'Choose a format',
    missing: /^Give the file a name$/,
    long: /at most 80 characters/,
    forbidden: /letters, digits, spaces/,
    reserved: /reserved by the computer system/,
    nothing: /^Choose charts or tables$/,
  },
} as const;

for (const language of ['id', 'en'] as const)
  test(`names and choices that make no file are named (${language})`, ofFeature(PAGE), async ({ page }) => {
    const names = NAMES[language];
    const { files } = countFiles(page);
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await openWhole(page, PAGE, language);
    const dialog = await openDialog(page, language);
    const name = dialog.getByRole('textbox');
    const says = async (given: string, fault: RegExp): Promise<void> => {
      await name.fill(given);
      await expect(dialog.getByText(fault)).toBeVisible();
    };
    await name.fill('');
    await startButton(dialog, language).click();
    await expect(dialog.getByText(names.format)).toBeVisible();
    await says('', names.missing);
    await says('a'.repeat(300), names.long);
    for (const forbidden of ['../../etc/passwd', '=1+1', 'a\u202egpj', '.tersembunyi']) await says(forbidden, names.forbidden);
    await says('CON', names.reserved);
    await dialog.getByRole('checkbox', { name: names.tables }).uncheck();
    await dialog.getByRole('checkbox', { name: names.charts }).uncheck();
    await says('Baik', names.nothing);
    expect(files()).toBe(0);
  });

test('cancelled half-way leaves nothing, and the next try makes the file', ofFeature(PAGE), async ({ page }) => {
  const { files } = countFiles(page);
  await openWhole(page, PAGE);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(RECORD, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  await startButton(dialog).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(dialog.getByText('Ekspor dibatalkan. Tidak ada berkas yang dibuat.')).toBeVisible();
  release();
  await page.unroute(RECORD);
  expect(files()).toBe(0);
  const download = page.waitForEvent('download');
  await startButton(dialog).click();
  await download;
  await expect(page.getByText(/^Ekspor selesai/)).toBeVisible();
});

test.describe('with a server that fails', () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED|Failed to load|dynamically imported/ });

  for (const { case: name, answer, indonesian, english } of [
    {
      case: 'that is gone',
      answer: null,
      indonesian: /Server tidak dapat dihubungi/,
      english: /server cannot be reached/i,
    },
    {
      case: 'whose audit log cannot be written',
      answer: '{"status":503,"code":"audit-unavailable","params":{}}',
      indonesian: /tidak dapat dicatat dalam catatan audit/,
      english: /audit log/,
    },
  ])
    test(`${name}, no file is made and the dialog says why`, ofFeature(PAGE), async ({ page }) => {
      const { files } = countFiles(page);
      await openWhole(page, PAGE);
      await page.route(RECORD, (route) =>
        answer === null ? route.abort() : route.fulfill({ status: 503, contentType: 'application/problem+json', body: answer }),
      );
      const dialog = await openDialog(page);
      await dialog.getByRole('radio', { name: 'CSV' }).check();
      await startButton(dialog).click();
      await expect(dialog.getByText(indonesian)).toBeVisible();
      // The message is in the user's language, whichever language the file has.
      await dialog.getByRole('button', { name: 'Batal' }).click();
      await page.getByRole('button', { name: 'EN: English' }).click();
      const again = await openDialog(page, 'en');
      await again.getByRole('radio', { name: 'CSV' }).check();
      await again.getByRole('radio', { name: 'Indonesian', exact: true }).check();
      await startButton(again, 'en').click();
      await expect(again.getByText(english)).toBeVisible();
      expect(files()).toBe(0);
    });

  test('the dialog itself cannot be fetched: that is said', ofFeature(PAGE), async ({ page }) => {
    await openWhole(page, PAGE);
    await page.route(/export-dialog/, (route) => route.abort());
    await page.getByRole('button', { name: 'Ekspor halaman' }).click();
    await expect(page.getByText('Ekspor gagal dibuat. Silakan coba lagi.')).toBeVisible();
  });

  test('the writer cannot be started: no file, and that is said', ofFeature(PAGE), async ({ page }) => {
    const { files } = countFiles(page);
    await openWhole(page, PAGE);
    await page.route(/sheet-worker/, (route) => route.abort());
    const dialog = await openDialog(page);
    await dialog.getByRole('radio', { name: 'CSV' }).check();
    await startButton(dialog).click();
    await expect(dialog.getByText('Ekspor gagal dibuat. Silakan coba lagi.')).toBeVisible();
    expect(files()).toBe(0);
  });
});
