import type { Page } from '@playwright/test';
import { openDialog, openWhole, startButton } from './exported.ts';
import { expect, test } from './test.ts';

const PAGE = '/overview';
const RECORD = '**/api/v1/audit/exports';

/** Files that leave the page from now on. */
function counted(page: Page): { readonly files: () => number } {
  let files = 0;
  page.on('download', () => (files += 1));
  return { files: () => files };
}

test.describe.configure({ timeout: 120_000 });

test('names and choices that make no file are named, in both languages', async ({ page }) => {
  const { files } = counted(page);
  await openWhole(page, PAGE);
  const dialog = await openDialog(page);
  const name = dialog.getByRole('textbox');
  const say = async (given: string, indonesian: RegExp, english: RegExp): Promise<void> => {
    await name.fill(given);
    await expect(dialog.getByText(indonesian)).toBeVisible();
    await dialog.getByRole('radio', { name: 'Inggris' }).check();
    await expect(dialog.getByText(english)).toBeVisible();
    await dialog.getByRole('radio', { name: 'Indonesian' }).check();
  };
  await name.fill('');
  await startButton(dialog).click();
  await expect(dialog.getByText('Format wajib dipilih')).toBeVisible();
  await say('', /^Nama file wajib diisi$/, /^Give the file a name$/);
  await say('a'.repeat(300), /paling panjang 80 huruf/, /at most 80 letters/);
  for (const forbidden of ['../../etc/passwd', '=1+1', 'a\u202egpj', '.tersembunyi'])
    await say(forbidden, /hanya boleh berisi huruf/, /letters, digits, blanks/);
  await say('CON', /dipakai oleh sistem komputer/, /Computers keep this name/);
  await dialog.getByRole('checkbox', { name: 'Tabel' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Grafik' }).uncheck();
  await say('Baik', /^Pilih grafik atau tabel$/, /^Choose charts or tables$/);
  expect(files()).toBe(0);
});

test('cancelled half-way leaves nothing, and the next try makes the file', async ({ page }) => {
  const { files } = counted(page);
  await openWhole(page, PAGE);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(RECORD, async (route) => {
    await held;
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
      indonesian: /tidak dapat dicatat dalam log audit/,
      english: /audit log/,
    },
  ])
    test(`${name}, no file is made and the dialog says why`, async ({ page }) => {
      const { files } = counted(page);
      await openWhole(page, PAGE);
      await page.route(RECORD, (route) =>
        answer === null ? route.abort() : route.fulfill({ status: 503, contentType: 'application/problem+json', body: answer }),
      );
      const dialog = await openDialog(page);
      await dialog.getByRole('radio', { name: 'CSV' }).check();
      await startButton(dialog).click();
      await expect(dialog.getByText(indonesian)).toBeVisible();
      await dialog.getByRole('radio', { name: 'Inggris' }).check();
      await startButton(dialog, 'en').click();
      await expect(dialog.getByText(english)).toBeVisible();
      expect(files()).toBe(0);
    });

  test('the dialog itself cannot be fetched: that is said', async ({ page }) => {
    await openWhole(page, PAGE);
    await page.route(/export-dialog/, (route) => route.abort());
    await page.getByRole('button', { name: 'Ekspor halaman' }).click();
    await expect(page.getByText('Ekspor gagal dibuat. Silakan coba lagi.')).toBeVisible();
  });

  test('the writer cannot be started: no file, and that is said', async ({ page }) => {
    const { files } = counted(page);
    await openWhole(page, PAGE);
    await page.route(/sheet-worker/, (route) => route.abort());
    const dialog = await openDialog(page);
    await dialog.getByRole('radio', { name: 'CSV' }).check();
    await startButton(dialog).click();
    await expect(dialog.getByText('Ekspor gagal dibuat. Silakan coba lagi.')).toBeVisible();
    expect(files()).toBe(0);
  });
});
