import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { appendAudit } from '../audit/log.ts';
import { backupTo } from './backup.ts';
import { readManifest } from '../generations/generations.ts';
import { openWarehouse } from '../open-warehouse.ts';
import { restoreFrom } from './restore.ts';
import { writeSettings } from '../data-folder/settings-file.ts';
import { load, loaded, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';
import { verifyAudit } from '../audit/verify.ts';
import { verifyGeneration } from '../generations/verify-generation.ts';

let root = '';
let data = '';
let backup = '';
let remove: () => Promise<void>;
beforeEach(async () => {
  const folder = await temporaryFolder();
  root = folder.path;
  remove = folder.remove;
  [data, backup] = [join(root, 'data'), join(root, 'backup')];
  await loaded(data, { ...REFERENCE, payments: [payment('2024-01-05', 'PBB', 1000), payment('2025-01-05', 'PBB', 30)] });
});
afterEach(() => remove());

async function amount(folder: string): Promise<string | number | null | undefined> {
  const warehouse = await openWarehouse(folder, { threads: 1 });
  try {
    const { totals } = await warehouse.answer({ subject: 'revenue', measures: ['amount'], by: [], from: '2024-01-01', to: '2025-12-31' });
    return totals.current['amount'];
  } finally {
    await warehouse.close();
  }
}

async function addProfile(): Promise<void> {
  await mkdir(join(data, 'profiles'), { recursive: true });
  await writeFile(join(data, 'profiles', 'daily.json'), '{"extract":"payments"}');
}

const audited = (action: 'backup' | 'restore') =>
  appendAudit(data, { actor: { role: 'local', subject: 'operator', session: null, address: null }, action, details: {} });

it('brings back data, settings, profiles and the audit log into an empty folder', async () => {
  await writeSettings(data, { ...DEFAULT_SETTINGS, staleAfterDays: 3 });
  await addProfile();
  await audited('backup');
  const report = await backupTo(data, backup);
  expect(report.backup).toMatchObject({ generation: 1, sample: false, sums: { 'payments.amount': '1030' } });
  expect(report.copied.files).toBe(report.backup.files.length);

  const other = join(root, 'other');
  const restored = await restoreFrom(other, backup);
  expect(restored).toMatchObject({ manifest: { generation: 2 }, left: [] });
  expect(await amount(other)).toBe('1030');
  for (const path of ['pendapa.json', 'profiles/daily.json', 'audit/head.json'])
    expect(await readFile(join(other, path), 'utf8')).toBe(await readFile(join(data, path), 'utf8'));
  expect(await verifyAudit(other)).toMatchObject({ lines: 1, faults: [] });
  const manifest = await readManifest(other);
  expect(manifest && (await verifyGeneration(other, manifest))).toEqual([]);
  expect((await readdir(other)).sort()).toEqual(['audit', 'current.json', 'generations', 'parts', 'pendapa.json', 'profiles']);
});

it('takes the journal along as far as it is written, and leaves that of another folder as it is', async () => {
  const path = 'journal/journal.jsonl';
  await mkdir(join(data, 'journal'), { mode: 0o700 });
  await writeFile(join(data, path), 'first line\nhalf a li', { mode: 0o600 });
  await writeFile(join(data, 'journal', 'lock'), '{}');
  await backupTo(data, backup);
  await appendFile(join(data, path), 'ne\n');
  const other = join(root, 'other');
  expect(await restoreFrom(other, backup)).toMatchObject({ left: [] });
  expect(await readFile(join(other, path), 'utf8')).toBe('first line\nhalf a li');
  expect((await stat(join(other, path))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(other, 'journal'))).toEqual(['journal.jsonl']);
  expect(await restoreFrom(data, backup)).toMatchObject({ left: [path] });
  expect(await readFile(join(data, path), 'utf8')).toBe('first line\nhalf a line\n');
});

it('keeps the earlier copy of a journal that was moved away', async () => {
  const path = 'journal/journal.jsonl';
  await mkdir(join(data, 'journal'), { mode: 0o700 });
  await writeFile(join(data, path), 'first line\n', { mode: 0o600 });
  await backupTo(data, backup);
  await rename(join(data, path), join(root, 'damaged.jsonl'));
  expect((await backupTo(data, backup)).copied).toEqual({ files: 0, bytes: 0 });
  const other = join(root, 'other');
  await restoreFrom(other, backup);
  expect(await readFile(join(other, path), 'utf8')).toBe('first line\n');
});

it('copies only what is new the next time, and keeps nothing that is old', async () => {
  await backupTo(data, backup);
  expect((await backupTo(data, backup)).copied).toEqual({ files: 0, bytes: 0 });
  await load(data, { payments: [payment('2025-02-05', 'PBB', 7)] });
  const next = await backupTo(data, backup);
  // Payments and aggregates of 2025, and the manifest.
  expect(next.copied.files).toBe(3);
  expect((await readdir(join(backup, 'files'))).sort()).toEqual([...new Set(next.backup.files.map(({ sha256 }) => sha256))].sort());
});

it('replaces what is damaged and published with what the backup holds, under a new number', async () => {
  await backupTo(data, backup);
  await load(data, { payments: [payment('2025-02-05', 'PBB', 7)] });
  const [part] = (await readManifest(data))?.parts ?? [];
  await writeFile(join(data, 'parts', part?.file ?? ''), 'broken');
  await writeSettings(data, { ...DEFAULT_SETTINGS, staleAfterDays: 30 });
  const { manifest } = await restoreFrom(data, backup);
  expect(manifest.generation).toBe(3);
  expect(await amount(data)).toBe('1030');
  expect(JSON.parse(await readFile(join(data, 'pendapa.json'), 'utf8'))).toMatchObject({ staleAfterDays: 30 });
  await load(data, { payments: [payment('2025-03-05', 'PBB', 2)] });
  expect(await amount(data)).toBe('1032');
});

it('restores over a pointer that cannot be read', async () => {
  await backupTo(data, backup);
  await writeFile(join(data, 'current.json'), '{"gen');
  await restoreFrom(data, backup);
  expect(await amount(data)).toBe('1030');
});

it('repairs a damaged file of an earlier backup', async () => {
  const { backup: first } = await backupTo(data, backup);
  const largest = [...first.files].sort((a, b) => b.bytes - a.bytes)[0];
  await appendFile(join(backup, 'files', largest?.sha256 ?? ''), 'x');
  expect((await backupTo(data, backup)).copied.files).toBe(1);
});

it('restores nothing from a backup that is not whole', async () => {
  const { backup: list } = await backupTo(data, backup);
  const before = await readFile(join(data, 'current.json'), 'utf8');
  const victim = list.files.find(({ path }) => path.startsWith('parts/payments-2024'));
  const path = join(backup, 'files', victim?.sha256 ?? '');
  const whole = await readFile(path);
  const flipped = Buffer.from(whole);
  flipped[20_000] = (whole[20_000] ?? 0) ^ 1;
  await writeFile(path, flipped);
  await expect(restoreFrom(data, backup)).rejects.toThrow(/is incomplete, so nothing was restored.*payments-2024/);
  await rm(path);
  await expect(restoreFrom(join(root, 'empty'), backup)).rejects.toThrow(/payments-2024/);
  await writeFile(join(backup, 'backup.json'), JSON.stringify({ ...list, sums: { 'payments.amount': '1' } }));
  await writeFile(path, whole);
  await expect(restoreFrom(data, backup)).rejects.toThrow(/incomplete/);
  await writeFile(join(backup, 'backup.json'), '{');
  await expect(restoreFrom(data, backup)).rejects.toThrow(/not a complete backup/);
  expect(await readFile(join(data, 'current.json'), 'utf8')).toBe(before);
  await expect(stat(join(root, 'empty'))).rejects.toThrow(/ENOENT/);
});

it('says of a backup of another version that it must be kept, and that the folder stays as it is', async () => {
  const { backup: list } = await backupTo(data, backup);
  const place = list.files.findIndex(({ path }) => path.startsWith('generations/'));
  const manifest = await readFile(join(backup, 'files', list.files[place]?.sha256 ?? ''), 'utf8');
  const older = manifest.replace(/"format": \d+/, '"format": 1');
  const sha256 = createHash('sha256').update(older).digest('hex');
  await writeFile(join(backup, 'files', sha256), older);
  const files = list.files.with(place, { path: list.files[place]?.path ?? '', sha256, bytes: older.length });
  await writeFile(join(backup, 'backup.json'), JSON.stringify({ ...list, files }));
  await expect(restoreFrom(join(root, 'empty'), backup)).rejects.toThrow(
    /another version of Pendapa.*Keep the backup.*import the extracts again/,
  );
  await expect(stat(join(root, 'empty'))).rejects.toThrow(/ENOENT/);
});

it('refuses a list that leads out of the data folder', async () => {
  const { backup: list } = await backupTo(data, backup);
  const [first] = list.files;
  await writeFile(
    join(backup, 'backup.json'),
    JSON.stringify({ ...list, files: [...list.files, { ...first, path: 'profiles/../../escaped' }] }),
  );
  await expect(restoreFrom(join(root, 'other'), backup)).rejects.toThrow(/not a complete backup/);
});

it('makes no backup of damaged data, and keeps the one before', async () => {
  await backupTo(data, backup);
  const list = await readFile(join(backup, 'backup.json'), 'utf8');
  const part = (await readManifest(data))?.parts.find(({ kind }) => kind === 'payments');
  await appendFile(join(data, 'parts', part?.file ?? ''), 'x');
  await expect(backupTo(data, backup)).rejects.toThrow(/The published data are damaged/);
  expect(await readFile(join(backup, 'backup.json'), 'utf8')).toBe(list);
  await expect(restoreFrom(join(root, 'other'), backup)).resolves.toMatchObject({ manifest: { generation: 2 } });
});

it('writes only into an empty folder or over its own backup, outside the data folder', async () => {
  await mkdir(backup);
  await writeFile(join(backup, 'letter.txt'), 'mine');
  await expect(backupTo(data, backup)).rejects.toThrow(/holds other files and is not a backup/);
  expect(await readdir(backup)).toEqual(['letter.txt']);
  await expect(backupTo(data, join(data, 'backup'))).rejects.toThrow(/not made inside the data folder/);
  await expect(backupTo(join(root, 'none'), join(root, 'b'))).rejects.toThrow(/holds no data yet/);
  const sample = join(root, 'sample');
  await load(sample, REFERENCE, { sample: true });
  await backupTo(sample, join(root, 'samples'));
  await expect(backupTo(data, join(root, 'samples'))).rejects.toThrow(/backup of sample data/);
});

it('refuses to read amounts in another currency', async () => {
  await writeSettings(data, DEFAULT_SETTINGS);
  await backupTo(data, backup);
  const other = join(root, 'other');
  await mkdir(other);
  await writeSettings(other, { ...DEFAULT_SETTINGS, currency: { code: 'USD', symbol: '$', digits: 2 } });
  await expect(restoreFrom(other, backup)).rejects.toThrow(/USD \(2\).*IDR \(0\)/);
});

it('follows no link in a backup, neither to a file nor to a folder', async () => {
  const { backup: made } = await backupTo(data, backup);
  const other = join(root, 'other');
  await symlink(backup, join(root, 'link'));
  await expect(restoreFrom(other, join(root, 'link'))).rejects.toThrow(/link" is a symbolic link/);
  const stored = join(backup, 'files', made.files[0]?.sha256 ?? '');
  await rename(stored, join(root, 'moved'));
  await symlink(join(root, 'moved'), stored);
  await expect(restoreFrom(other, backup)).rejects.toThrow(/is a symbolic link/);
  await rename(join(root, 'moved'), stored);
  await rename(join(backup, 'files'), join(root, 'files'));
  await symlink(join(root, 'files'), join(backup, 'files'));
  await expect(restoreFrom(other, backup)).rejects.toThrow(/files" is a symbolic link/);
  expect(await readdir(root)).not.toContain('other');
});
