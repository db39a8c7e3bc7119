import { appendFile, mkdir, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { backupTo } from '../backup/backup.ts';
import { restoreFrom } from '../backup/restore.ts';
import { writeSettings } from '../data-folder/settings-file.ts';
import { readManifest } from '../generations/generations.ts';
import { rollback } from '../generations/rollback.ts';
import type { Manifest } from '../generations/manifest.ts';
import type { PublishOptions } from '../publishing/draft.ts';
import { load, payment, REFERENCE, temporaryFolder, type Incoming } from '../testing/small-agency.ts';
import { checkStoredFiles } from './check-stored-files.ts';
import { loadHistory } from './history.ts';
import { decompressFile } from '../publishing/compress-file.ts';

jest.setTimeout(60_000);

let root = '';
let data = '';
let remove: () => Promise<void>;
beforeEach(async () => {
  const folder = await temporaryFolder();
  root = folder.path;
  data = join(root, 'data');
  remove = folder.remove;
});
afterEach(() => remove());

const CONTENT = 'day;amount\n2024-01-05;1000\n'.repeat(500);

/** A file as it came. */
async function fileNamed(name: string, content = CONTENT) {
  const path = join(root, name);
  await writeFile(path, content);
  return { name, path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

const importing = async (name: string, content?: string): Promise<Pick<PublishOptions, 'record'>> => ({
  record: { instruction: { kind: 'import' }, files: [await fileNamed(name, content)] },
});

const days = { replace: { days: { from: '2024-01-05', to: '2024-01-05' }, sources: null, unknown: null } } as const;
const paid = (day: string, amount: number): Incoming => ({ payments: [payment(day, 'PBB', amount)] });
const listFiles = async () => (await readdir(join(data, 'sources'))).sort();
const listLoads = async () => [...new Set((await listFiles()).map((name) => Number(name.slice(0, 6))))];

async function threeLoads(): Promise<Manifest> {
  await load(data, { ...REFERENCE, ...paid('2024-01-05', 1000) }, await importing('a.csv'));
  await load(data, paid('2024-01-05', 900), { ...days, ...(await importing('b.csv', 'other')) });
  return load(data, paid('2024-01-06', 500), await importing('c.csv', 'third'));
}

it('keeps files as they came with a record of the load that the manifest names, for their owner alone', async () => {
  const manifest = await threeLoads();
  const { loads, gap } = await loadHistory(data, manifest.loads);
  expect(gap).toBeNull();
  expect(loads.map(({ load: { id, source }, record }) => [id, source, record?.files[0]?.name, record?.sums])).toEqual([
    [1, 'fixture.csv', 'a.csv', { 'payments.amount': '1000' }],
    [2, 'fixture.csv', 'b.csv', { 'payments.amount': '900' }],
    [3, 'fixture.csv', 'c.csv', { 'payments.amount': '500' }],
  ]);
  expect(loads.map(({ record }) => Object.entries(record?.replaced ?? {}).map(([table, { rows }]) => [table, rows]))).toEqual([
    [],
    [['payments', 1]],
    [],
  ]);
  const sources = join(data, 'sources');
  const names = await listFiles();
  expect(names).toHaveLength(7);
  expect((await stat(sources)).mode & 0o777).toBe(0o700);
  for (const name of names) expect([name, (await stat(join(sources, name))).mode & 0o777]).toEqual([name, 0o600]);
  const first = loads[0]?.record;
  const file = first?.files[0];
  if (!first || !file) throw new Error('nothing was recorded');
  await decompressFile(join(sources, `${first.name}.1.br`), file, join(root, 'again.csv'));
  expect(await readFile(join(root, 'again.csv'), 'utf8')).toBe(CONTENT);
});

it('leaves nothing of a load that fails, whose file changed meanwhile, or that was killed', async () => {
  await threeLoads();
  const before = await listFiles();
  const failing = { beforeServed: () => Promise.reject(new Error('the disk broke')) };
  await expect(load(data, paid('2024-01-07', 1), { ...failing, ...(await importing('d.csv')) })).rejects.toThrow('the disk broke');
  expect(await listFiles()).toEqual(before);
  const { record } = await importing('d.csv');
  await writeFile(join(root, 'd.csv'), 'changed');
  await expect(load(data, paid('2024-01-07', 1), record ? { record } : {})).rejects.toThrow(/changed while it was imported/);
  expect(await listFiles()).toEqual(before);
  for (const name of ['000004-0123456789abcdef.1.br', '000004-0123456789abcdef.json', '000004-0123456789abcdef.2.br.tmp'])
    await writeFile(join(data, 'sources', name), '');
  await load(data, paid('2024-01-07', 1), await importing('d.csv'));
  expect(await listFiles()).toHaveLength(before.length + 2);
  expect(await listFiles()).toEqual(expect.arrayContaining(before));
});

it('keeps what generations that can be gone back to need, and what lies before them', async () => {
  await threeLoads();
  await rollback(data, 2);
  await load(data, paid('2024-01-08', 1), await importing('d.csv'));
  expect(await listLoads()).toEqual([1, 2, 3, 4]);
  for (const day of ['09', '10', '11']) await load(data, paid(`2024-01-${day}`, 1), await importing(`${day}.csv`));
  // Of the load that was gone back from no generation is left.
  expect(await listLoads()).toEqual([1, 2, 4, 5, 6, 7]);
});

it('keeps no more than the settings want, the newest longest', async () => {
  await threeLoads();
  await writeSettings(data, { ...DEFAULT_SETTINGS, importedFiles: { maxMegabytes: 1 } });
  const noise = Array.from({ length: 40_000 }, (_, index) => createHash('sha256').update(String(index)).digest('hex')).join('\n');
  await load(data, paid('2024-01-09', 1), await importing('large.csv', noise));
  const dataFiles = (await listFiles()).filter((name) => name.endsWith('.br'));
  expect(dataFiles).toEqual([]);
  await writeSettings(data, { ...DEFAULT_SETTINGS, importedFiles: { maxAgeDays: 1 } });
  const manifest = await load(data, paid('2024-01-10', 1), await importing('small.csv'));
  const { loads } = await loadHistory(data, manifest.loads);
  const states = await Promise.all(loads.map(async ({ record }) => record && (await checkStoredFiles(data, record)).state));
  expect(states).toEqual(['removed', 'removed', 'removed', 'removed', 'kept']);
  await writeSettings(data, { ...DEFAULT_SETTINGS, importedFiles: { keep: false } });
  await load(data, paid('2024-01-05', 7), { ...days, ...(await importing('e.csv')) });
  expect((await listFiles()).filter((name) => /\.(br|parquet)$/.test(name))).toEqual([]);
});

it('removes files of loads that are older than the settings want', async () => {
  await load(data, { ...REFERENCE, ...paid('2024-01-05', 1000) }, await importing('a.csv'));
  await writeSettings(data, { ...DEFAULT_SETTINGS, importedFiles: { maxAgeDays: 30 } });
  const [record = ''] = (await listFiles()).filter((name) => name.endsWith('.json'));
  const path = join(data, 'sources', record);
  const old = (await readFile(path, 'utf8')).replace(/"at": "[^"]*"/, '"at": "2020-01-01T00:00:00.000Z"');
  await writeFile(path, old);
  await utimes(path, new Date(), new Date());
  await load(data, paid('2024-01-06', 1), await importing('b.csv'));
  expect((await listFiles()).filter((name) => name.endsWith('.br')).map((name) => name.slice(0, 6))).toEqual(['000002']);
});

it('tells which kept files are missing or damaged', async () => {
  const manifest = await threeLoads();
  const [first, second] = (await listFiles()).filter((name) => name.endsWith('.br'));
  await rm(join(data, 'sources', first ?? ''));
  await truncate(join(data, 'sources', second ?? ''), 5);
  const parquet = (await listFiles()).find((name) => name.endsWith('.parquet')) ?? '';
  await appendFile(join(data, 'sources', parquet), 'x');
  const { loads } = await loadHistory(data, manifest.loads);
  const states = await Promise.all(loads.map(async ({ record }) => (record ? checkStoredFiles(data, record) : null)));
  expect(states).toEqual([
    { load: 1, state: 'missing', faults: ['a.csv'] },
    { load: 2, state: 'missing', faults: ['b.csv', `sources/${parquet}`] },
    { load: 3, state: 'kept', faults: [] },
  ]);
  await writeFile(
    join(data, 'sources', (await listFiles()).find((name) => name.startsWith('000002') && name.endsWith('.json')) ?? ''),
    '{}',
  );
  const broken = await loadHistory(data, manifest.loads);
  expect([broken.isDamaged, broken.loads.map(({ record }) => record === null)]).toEqual([true, [true, true, false]]);
});

it('goes into backups and comes back, or stays out of them and is told apart from what was lost', async () => {
  await threeLoads();
  const [backup, light] = [join(root, 'backup'), join(root, 'light')];
  await backupTo(data, backup);
  await restoreFrom(join(root, 'one'), backup);
  expect((await readdir(join(root, 'one', 'sources'))).sort()).toEqual(await listFiles());
  await backupTo(data, light, { withoutImportedFiles: true });
  await restoreFrom(join(root, 'two'), light);
  const manifest = await readManifest(join(root, 'two'));
  const { loads, gap } = await loadHistory(join(root, 'two'), manifest?.loads ?? []);
  expect([gap, loads.length]).toEqual([null, 3]);
  for (const { record } of loads)
    expect(record && (await checkStoredFiles(join(root, 'two'), record))).toMatchObject({ state: 'removed', faults: [] });
  await writeSettings(data, { ...DEFAULT_SETTINGS, importedFiles: { inBackups: false } });
  const { backup: list } = await backupTo(data, backup);
  expect(list.files.filter(({ path }) => path.startsWith('sources/')).every(({ path }) => path.endsWith('.json'))).toBe(true);
});

it('names loads from before records were written as such', async () => {
  await load(data, { ...REFERENCE, ...paid('2024-01-05', 1000) });
  const manifest = await load(data, paid('2024-01-06', 500), await importing('b.csv'));
  const { loads, gap, isDamaged } = await loadHistory(data, manifest.loads);
  expect([loads.map(({ record }) => record === null), isDamaged]).toEqual([[true, false], false]);
  expect(gap?.message).toMatch(/up to number 1 .* before Pendapa kept imported files/);
});

it('makes no folder for what is not kept', async () => {
  await mkdir(data);
  await load(data, { ...REFERENCE, ...paid('2024-01-05', 1000) });
  expect(await readdir(data)).not.toContain('sources');
});

it('tells loads that the manifest no longer lists', async () => {
  const manifest = await threeLoads();
  const { loads, gap } = await loadHistory(data, manifest.loads.slice(-1));
  expect([gap, loads.map(({ load: { id, kept: reference } }) => [id, reference?.name.slice(0, 6)])]).toEqual([
    null,
    [
      [1, '000001'],
      [2, '000002'],
      [3, '000003'],
    ],
  ]);
});
