import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ListedCases, WorkList, WorkListSummary } from '@pendapa/contracts';
import { ofFeature } from './addresses.ts';
import { violations } from './looks.ts';
import { PROGRAM, serveFolder, type OwnServer } from './own-server.ts';
import { expect, test } from './test.ts';

/** The example of the templates has one debt, of 1,199,000 for 2024. This vehicle has another one, of 700,000. */
const VEHICLE_DEBT = '2025-06-30,B 1234 XY,PKB,,,,2024,,700000,0,2024-09-30,current,false,false,none,,2029-09-30\n';
const LAND = '99.71.010.001.001-0001.0';
const PAYMENT_HEAD =
  'id,ntpd,paidOn,paidTime,posted,object,tax,taxpayer,unit,region,taxYear,period,channel,bank,principal,penalty,discount,amount,assessment,return,arrears,reversalOf';
/** Moves the data date behind the snapshot of 30 June, which the pages then show. */
const JULY_PAYMENT = 'P-89,,2025-07-01,,2025-07-01,,ROKOK,,HQ,,2025,,TRANSFER_PUSAT,BANK-A,1000,0,0,1000,,,false,';
const LAND_PAYMENT = `P-90,,2025-07-10,,2025-07-10,${LAND},PBBP2,,,,2024,,MBANK,BANK-A,1100000,99000,0,1199000,,,true,`;
const PHONE = { width: 360, height: 740 };

function run(...args: readonly string[]): void {
  const done = spawnSync(process.execPath, [PROGRAM, ...args]);
  expect(done.status, `${done.stdout.toString()}${done.stderr.toString()}`).toBe(0);
}

function importPayment(folder: string, line: string): void {
  const file = join(folder, `${line.slice(0, line.indexOf(','))}.csv`);
  writeFileSync(file, `${PAYMENT_HEAD}\n${line}\n`);
  run('import', file, '--profile', 'template:payments', '--data', join(folder, 'data'));
}

/** Writes the example agency with two debts, and imports it. */
function importAgency(folder: string): void {
  run('template', folder);
  const example = join(folder, 'example');
  appendFileSync(join(example, 'arrears.csv'), VEHICLE_DEBT);
  const manifest = join(example, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"1100000"', '"1800000"'));
  run('import', example, '--data', join(folder, 'data'));
  importPayment(folder, JULY_PAYMENT);
}

test.describe('work lists', ofFeature('/work-lists'), () => {
  test.use({
    expectedErrors:
      /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|status of (404|409)|Failed to fetch|elsewhere: http:..127\.0\.0\.1:/,
  });
  let folder: string;
  let server: OwnServer;

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pendapa-work-lists-'));
    importAgency(folder);
    server = await serveFolder(join(folder, 'data'), 200);
  });
  test.afterEach(async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const row = (page: Page, n: number) => page.getByRole('listitem', { name: `Baris ${String(n)}` });
  /** The row of an object, wherever it stands. */
  const rowOf = (page: Page, object: string) => page.getByRole('listitem').filter({ hasText: object });

  /** Makes a work list of both debts, without the page. */
  async function makeList(page: Page, name: string): Promise<string> {
    const list = '/api/v1/lists/debtors?from=2025-01-01&to=2025-07-01';
    const { generation } = (await (await page.request.get(`${server.address}${list}`)).json()) as ListedCases;
    const made = await page.request.post(`${server.address}/api/v1/work-lists`, {
      headers: { origin: server.address },
      data: { list, keys: null, generation, name, unit: null, due: null },
    });
    expect(made.status()).toBe(201);
    return ((await made.json()) as WorkListSummary).id;
  }

  test('are marked on a phone without network: marks wait on the device, also in a closed tab, until the network is back', async ({
    page,
    context,
  }, info) => {
    const address = `${server.address}/work-lists?list=${await makeList(page, 'Kunjungan tanpa sinyal')}`;
    await page.setViewportSize(PHONE);
    await page.goto(address);
    const vehicle = rowOf(page, 'B 1234 XY');
    await expect(vehicle).toBeVisible();
    await context.setOffline(true);
    await vehicle.getByRole('textbox').fill('Rumah kosong');
    await vehicle.getByRole('button', { name: /^Tidak ditemukan: baris/ }).click();
    await expect(page.getByText(/^1 hasil belum terkirim karena server tidak terjangkau/)).toBeVisible();
    await expect(vehicle).toContainText('Tidak ditemukan: Rumah kosong');
    await expect(vehicle).toContainText('Belum terkirim');
    await rowOf(page, LAND)
      .getByRole('button', { name: /^Selesai: baris/ })
      .click();
    await expect(page.getByText(/^2 hasil belum terkirim/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await page.screenshot({ path: info.outputPath('work-list-offline-360.png'), fullPage: true });
    await page.close();

    // Somebody else visits the land meanwhile.
    const other = await context.newPage();
    await context.setOffline(false);
    const id = address.slice(address.indexOf('=') + 1);
    const { items } = (await (await other.request.get(`${server.address}/api/v1/work-lists/${id}`)).json()) as WorkList;
    const land = items.find(({ number }) => number === LAND);
    // A page that is left may still send its first mark when the network comes back.
    expect(land?.state).toBe('open');
    await other.request.put(`${server.address}/api/v1/work-lists/${id}/rows/${String(land?.position)}`, {
      headers: { origin: server.address },
      data: { state: 'not-found', remark: 'Pindah', revision: 0 },
    });
    await other.setViewportSize(PHONE);
    await other.goto(address);
    await expect(rowOf(other, 'B 1234 XY')).toContainText('Tidak ditemukan: Rumah kosong');
    await expect(rowOf(other, 'B 1234 XY')).not.toContainText('Belum terkirim');
    const conflict = rowOf(other, LAND).getByRole('alert');
    await expect(conflict).toContainText('Dua hasil berbeda. Tersimpan: Tidak ditemukan, "Pindah" (pengguna). Hasil Anda: Selesai (Anda).');
    await other.screenshot({ path: info.outputPath('work-list-conflict-360.png'), fullPage: true });
    await conflict.getByRole('button', { name: 'Pakai hasil saya' }).click();
    await expect(conflict).toHaveCount(0);
    await other.reload();
    await expect(rowOf(other, LAND)).toContainText('Selesai');
    await expect(other.getByRole('heading', { level: 2, name: /^2 dari 2 baris sudah ditandai/ })).toBeVisible();
    await expect.poll(() => other.evaluate(() => localStorage.getItem('pendapa.unsent-marks'))).toBe('[]');
  });

  test('are deleted after a question, and are gone after a restart', async ({ page }, info) => {
    const address = `/work-lists?list=${await makeList(page, 'Salah buat')}`;
    await page.goto(`${server.address}${address}`);
    await page.getByRole('button', { name: 'Hapus daftar' }).click();
    await expect(page.getByText(/^Hapus daftar ini beserta semua hasil dan catatannya\?/)).toBeVisible();
    await page.screenshot({ path: info.outputPath('work-list-delete.png'), fullPage: true });
    await page.getByRole('button', { name: 'Ya, hapus' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Belum ada daftar kerja.' })).toBeVisible();
    await server.end();
    server = await serveFolder(join(folder, 'data'), 200);
    await page.goto(`${server.address}${address}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('Salah buat')).toHaveCount(0);
  });

  test('are made of chosen rows, marked on a phone, still there after a restart, and say what an import paid', async ({ page }, info) => {
    test.setTimeout(240_000);
    await page.goto(`${server.address}/arrears-op-tax-type?lang=id#list`);
    const list = page.getByRole('region', { name: 'Daftar objek menunggak', exact: true });
    await list.getByRole('button', { name: 'Pilih untuk daftar kerja' }).click();
    await list.getByRole('checkbox', { name: new RegExp(`^Pilih baris .*${LAND}`) }).check();
    await expect(list.getByText('1 baris dipilih, Rp 1.199.000')).toBeVisible();
    await list.getByRole('checkbox', { name: 'Semua 2 baris daftar ini' }).check();
    await expect(list.getByText('2 baris dipilih, Rp 1.899.000')).toBeVisible();
    await list.getByRole('button', { name: 'Buat daftar kerja' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buat daftar kerja' });
    await dialog.getByRole('textbox', { name: 'Nama daftar' }).fill('Kunjungan Juli');
    await dialog.getByRole('button', { name: 'Buat daftar kerja' }).click();
    await dialog.getByRole('link', { name: 'Buka daftar kerja' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunjungan Juli');
    await expect(
      page.getByRole('heading', { level: 2, name: /^0 dari 2 baris sudah ditandai; Rp\s0 dibayar untuk 0 baris sejak posisi 30 Jun 2025/ }),
    ).toBeVisible();
    await page.setViewportSize(PHONE);
    const vehicle = rowOf(page, 'B 1234 XY');
    await vehicle.getByRole('textbox').fill('Rumah kosong');
    await vehicle.getByRole('button', { name: /^Tidak ditemukan: baris/ }).click();
    await expect(vehicle).toContainText('Tidak ditemukan: Rumah kosong');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await page.screenshot({ path: info.outputPath('work-list-360.png'), fullPage: true });

    const address = page.url().replace(server.address, '');
    await server.end();
    server = await serveFolder(join(folder, 'data'), 200);
    await page.goto(`${server.address}${address}`);
    await expect(vehicle).toContainText('Tidak ditemukan: Rumah kosong');
    await expect(rowOf(page, LAND)).toContainText('Belum dibayar');

    importPayment(folder, LAND_PAYMENT);
    await expect(async () => {
      await page.reload();
      await expect(rowOf(page, LAND)).toContainText('Lunas, Rp 1.199.000', { timeout: 3_000 });
    }).toPass();
    await expect(rowOf(page, LAND)).toContainText('Tidak perlu dikunjungi: lunas menurut data.');
    await expect(
      page.getByRole('heading', { level: 2, name: /^1 dari 2 baris sudah ditandai; Rp\s1,20 juta dibayar untuk 1 baris/ }),
    ).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: info.outputPath('work-list-1280.png'), fullPage: true });
    await expect(row(page, 1)).toBeVisible();

    await page.getByRole('button', { name: 'Administrator' }).click();
    await page.getByRole('menuitem', { name: 'Daftar kerja' }).click();
    await expect(page.getByRole('link', { name: 'Kunjungan Juli' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
