import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ofFeature } from './addresses.ts';
import { expect, test } from './test.ts';

const program = join(import.meta.dirname, '../../server/pendapa.cjs');
const SECRET = randomBytes(32).toString('base64');
const HEADERS = { authorization: `Bearer ${SECRET}` };
/** The files of a data folder that a server needs. */
const SERVED = ['current.json', 'generations', 'parts', 'pendapa.json'];
const BARRED = 'hanya terlihat oleh analis';

/** Pages with case lists, or figures from single cases: number of panels and cards, and their lists. */
const PAGES = [
  { path: '/tax-subjects', barred: 6, lists: ['Pembayar terbesar'] },
  {
    path: '/transactions-by-taxpayer',
    barred: 5,
    lists: ['Berhenti membayar pajak bulanan', 'Penurunan terbesar', 'Kenaikan terbesar'],
  },
  { path: '/tax-objects', barred: 2, lists: ['Objek aktif tanpa pembayaran tiga masa pajak'] },
  { path: '/assessment', barred: 1, lists: ['Ketetapan terbesar'] },
  { path: '/revenue-bank-channel', barred: 1, lists: ['Pembayar terbesar'] },
  { path: '/revenue-up3d', barred: 1, lists: ['Pembayar terbesar'] },
  { path: '/revenue-op-trend', barred: 1, lists: ['Pembayar terbesar'] },
  { path: '/revenue-channel', barred: 1, lists: ['Pembayar terbesar'] },
  {
    path: '/compliance',
    barred: 2,
    lists: ['Daftar tindak lanjut: objek dengan kewajiban yang belum lunas', 'Daftar tindak lanjut: objek yang belum melapor'],
  },
  { path: '/arrears-tax-type', barred: 1, lists: ['Daftar tindak lanjut: akan kedaluwarsa dalam 12 bulan'] },
  { path: '/arrears-op-tax-type', barred: 4, lists: ['Daftar objek menunggak'] },
  { path: '/arrears-op-up3d', barred: 1, lists: ['Daftar objek menunggak'] },
  { path: '/arrears-up3d', barred: 1, lists: ['Daftar tindak lanjut: surat penagihan yang terlambat'] },
] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const behind = page.getByRole('button', { name: 'Tampilkan pembayar terbesar yang termasuk angka ini' });
  if (/revenue/.test(path)) await behind.click();
}

/** Runs of several features are parallel, each with two servers of its own. */
const [VIEWERS = '4323', ANALYSTS = '4324'] = process.env['E2E_MORE_PORTS']?.split(' ') ?? [];

for (const [role, port] of [
  ['viewer', VIEWERS],
  ['analyst', ANALYSTS],
] as const) {
  test.describe(`a ${role} with the secret`, () => {
    test.describe.configure({ mode: 'default' });
    test.use({ baseURL: `http://127.0.0.1:${port}`, extraHTTPHeaders: HEADERS });
    let data: string;
    let server: ChildProcess;

    test.beforeAll(async () => {
      data = mkdtempSync(join(tmpdir(), 'pendapa-disclosure-'));
      const sample = String(test.info().config.metadata['data']);
      for (const name of SERVED) cpSync(join(sample, name), join(data, name), { recursive: true });
      writeFileSync(join(data, 'secret'), SECRET, { mode: 0o600 });
      const settings: object = JSON.parse(readFileSync(join(data, 'pendapa.json'), 'utf8'));
      const access = { mode: 'token', secretFile: 'secret', role };
      writeFileSync(join(data, 'pendapa.json'), JSON.stringify({ ...settings, access }));
      server = spawn(process.execPath, [program, 'serve', '--cold', '--data', data, '--port', port], { stdio: 'ignore' });
      const ready = () =>
        fetch(`http://127.0.0.1:${port}/readyz`, { headers: HEADERS }).then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    });

    test.afterAll(() => {
      server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    });

    if (role === 'viewer') {
      for (const { path, barred } of PAGES) {
        test(`reads on ${path} who may see single cases, and nothing of them`, ofFeature(path), async ({ page }) => {
          const addresses: string[] = [];
          page.on('request', (request) => addresses.push(request.url()));
          await open(page, path);
          await expect(page.getByText(BARRED)).toHaveCount(barred);
          await expect(page.getByRole('article').first()).toContainText(/Rp|\d/);
          await expect(page.locator('body')).not.toContainText('***');
          expect(addresses.filter((address) => /\/lists\/|amountBand|debtBand/.test(address))).toEqual([]);
        });
      }
      return;
    }

    for (const { path, lists } of PAGES) {
      test(`sees the lists of ${path}, their names masked`, ofFeature(path), async ({ page }) => {
        await open(page, path);
        for (const list of lists)
          await expect(page.getByRole('region', { name: list, exact: true }).getByRole('table')).toContainText('***');
        await expect(page.getByText(BARRED)).toHaveCount(0);
      });
    }

    test('opens one identity with a reason, and finds the same by its whole number', ofFeature('/tax-subjects'), async ({ page }) => {
      await page.goto('/tax-subjects');
      await page
        .getByRole('button', { name: /^Buka identitas: 1\./ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Buka identitas' });
      await dialog.getByRole('button', { name: 'Buka', exact: true }).click();
      await expect(dialog).toContainText('Tulis alasan');
      await dialog.getByRole('textbox', { name: 'Alasan membuka identitas' }).fill('Surat keberatan nomor 17');
      await dialog.getByRole('button', { name: 'Buka', exact: true }).click();
      const number = dialog.getByLabel('Identitas', { exact: true }).locator('dd').nth(1);
      await expect(number).toHaveText(/^[0-9.]+$/);
      const npwpd = await number.innerText();
      await dialog.getByRole('button', { name: 'Tutup' }).click();
      await page.getByRole('button', { name: 'Cari dengan nomor lengkap' }).click();
      const lookup = page.getByRole('dialog', { name: 'Cari dengan nomor lengkap' });
      await lookup.getByRole('textbox', { name: 'Nomor lengkap' }).fill(npwpd);
      await lookup.getByRole('button', { name: 'Cari', exact: true }).click();
      await expect(lookup.locator('dd').first()).toContainText('***');
    });
  });
}
