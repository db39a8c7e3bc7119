import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { controlSums, openDraft, openWarehouse, readManifest, verifyAudit, verifyGeneration, type Manifest } from '@pendapa/warehouse';
import { run, start } from './testing/launch.ts';
import { unpackFormat } from './testing/older-folder.ts';
import { randomGenerator } from './testing/random-generator.ts';
import { temporaryFolder } from './testing/small-agency.ts';

/** The sums that the program noted when it wrote the fixture (`backup.json`). */
const SUMS = {
  'arrears.principal': '1320500000',
  'assessments.principal': '5631050000',
  'enforcement.amount': '1100000',
  'holder_payments.amount': '16160000',
  'holder_arrears.owed': '0',
  'assessment_sums.gross': '5631050000',
  'filing_sums.expected': '347',
  'payments.amount': '28904000',
  'targets.amount': '106800000',
  'costs.amount': '750000',
  'returns.declared_tax': '1961000000',
};
const REVENUE = { 2024: '17824000', 2025: '11080000' };

let folder: { path: string; remove: () => Promise<void> };
let data: string;
let backup: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  [data, backup] = [join(folder.path, 'data'), join(folder.path, 'backup')];
  unpackFormat(14, folder.path);
});
afterEach(() => folder.remove());

// A busy machine starts processes slowly.
jest.setTimeout(400_000);

async function revenue(dataFolder: string): Promise<Record<number, unknown>> {
  const warehouse = await openWarehouse(dataFolder, { threads: 1 });
  try {
    const answers = Object.keys(REVENUE).map(async (year) => {
      const { totals } = await warehouse.answer({
        subject: 'revenue',
        measures: ['amount'],
        by: [],
        from: `${year}-01-01`,
        to: `${year}-12-31`,
      });
      return [year, totals.current['amount']] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  } finally {
    await warehouse.close();
  }
}

async function expectMigrated(dataFolder: string): Promise<Manifest> {
  const manifest = await readManifest(dataFolder);
  if (!manifest) throw new Error('nothing is served');
  expect(await verifyGeneration(dataFolder, manifest)).toEqual([]);
  expect(controlSums(manifest)).toEqual(SUMS);
  expect(await revenue(dataFolder)).toEqual(REVENUE);
  expect((await readdir(join(dataFolder, 'parts'))).sort()).toEqual(manifest.parts.map(({ file }) => file).sort());
  return manifest;
}

/** Rows by the names of their sources and the numbers of their loads. */
async function origins(table: string): Promise<readonly unknown[]> {
  const draft = await openDraft(data);
  try {
    const names = new Map(draft.sources().map(({ id, name }) => [id, name]));
    const read = await draft.connection.runAndReadAll(
      `SELECT source_id, load_id, count(*)::INTEGER FROM published.${table} GROUP BY ALL ORDER BY ALL`,
    );
    return read.getRows().map(([source, load, rows]) => [names.get(Number(source)), load, rows]);
  } finally {
    await draft.discard();
  }
}

it('refuses older data with the command that helps, and writes them in this format with the same sums', async () => {
  const refused = await run(['status', '--data', data]);
  expect(refused.code).toBe(78);
  expect(refused.err).toMatch(/have format 14; this version uses format 15\. Run "pendapa migrate --data/);
  expect((await run(['serve', '--data', data, '--port', '0'])).code).toBe(78);

  const { code, out } = await run(['migrate', '--data', data]);
  expect(code).toBe(0);
  expect(out).toMatch(/from format 14 to format 15, as generation 6.*10 payments, sum 28,904,000 IDR/s);
  const manifest = await expectMigrated(data);
  expect(manifest.extracts.find(({ extract }) => extract === 'arrears')).toMatchObject({ source: 'arrears.csv' });
  expect(await verifyAudit(data)).toMatchObject({ faults: [] });
  expect((await run(['migrate', '--data', data])).out).toMatch(/already have format 15/);
  expect((await readManifest(data))?.generation).toBe(6);
});

it('says of which source and load rows are where only one fits', async () => {
  await run(['migrate', '--data', data]);
  expect(await origins('targets')).toEqual([['template:targets', 1, 41]]);
  // Their days do not overlap, so each day belongs to one load.
  expect(await origins('payments')).toEqual([
    ['template:payments', 1, 6],
    ['daily-payments', 2, 4],
  ]);
  // Two loads brought arrears, so nobody knows whose a row is.
  expect(await origins('arrears')).toEqual([[undefined, 0, 3]]);
});

it('migrates what is served by itself where the server is told to', async () => {
  const server = start(['serve', '--migrate', '--data', data, '--port', '0']);
  await server.printed(/Pendapa is ready/);
  server.child.kill('SIGTERM');
  expect((await server.ended).out).toMatch(/migrated from format 14 to format 15/);
  await expectMigrated(data);
});

it('restores a backup of an older format into an empty folder, and beside newer data', async () => {
  const other = join(folder.path, 'other');
  expect((await run(['restore', backup, '--data', other])).code).toBe(0);
  const manifest = await expectMigrated(other);
  expect(manifest.generation).toBe(6);
  expect(manifest.sources.map(({ name }) => name)).toEqual(expect.arrayContaining(['daily-payments', 'template:payments']));
  expect(await verifyAudit(other)).toMatchObject({ faults: [] });
  expect((await run(['restore', backup, '--data', other])).code).toBe(0);
  expect((await readManifest(other))?.generation).toBe(7);
});

it('refuses data of a newer format, and changes nothing of damaged older ones', async () => {
  const path = join(data, 'generations', '000005.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"format": 14', '"format": 99'));
  const newer = await run(['migrate', '--data', data]);
  expect([newer.code, newer.err]).toEqual([78, expect.stringMatching(/have format 99, newer than format 15.*nothing was changed/)]);
  await writeFile(path, text);
  const part = (JSON.parse(text) as Manifest).parts.find(({ kind }) => kind === 'payments');
  await appendFile(join(data, 'parts', part?.file ?? ''), 'x');
  const damaged = await run(['migrate', '--data', data]);
  expect([damaged.code, damaged.err]).toEqual([1, expect.stringMatching(/The old data are damaged, so nothing was changed/)]);
  expect(await readFile(join(data, 'current.json'), 'utf8')).toMatch(/"generation":5/);
});

/** The served generation on disk: its number, its format, and the parts that differ from the published ones. */
async function served(dataFolder: string): Promise<{ generation: number; format: number; faults: readonly string[] }> {
  const { generation } = JSON.parse(await readFile(join(dataFolder, 'current.json'), 'utf8')) as { generation: number };
  const manifest = JSON.parse(
    await readFile(join(dataFolder, 'generations', `${String(generation).padStart(6, '0')}.json`), 'utf8'),
  ) as Manifest;
  const faults: string[] = [];
  for (const { file, sha256 } of manifest.parts) {
    const bytes = await readFile(join(dataFolder, 'parts', file)).catch(() => Buffer.alloc(0));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) faults.push(file);
  }
  return { generation, format: manifest.format, faults };
}

/** More with `PENDAPA_KILLS`. */
const KILLS = Number(process.env['PENDAPA_KILLS'] ?? 1);
/** About the number of changes in the folders of generations and parts during a migration. */
const CHANGES = 30;

it(`killed ${String(KILLS)} times at changes of the folder it leaves the old data or the new ones, whole, and ends when it is run again`, async () => {
  const next = randomGenerator(20_261_126);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const own = join(folder.path, `kill-${String(kill)}`);
    unpackFormat(14, own);
    const path = join(own, 'data');
    const at = 1 + Math.floor(next() * CHANGES);
    const running = start(['migrate', '--data', path]);
    let seen = 0;
    const watchers = [path, join(path, 'generations'), join(path, 'parts')].map((watched) =>
      watch(watched, () => {
        seen += 1;
        if (seen === at) running.child.kill('SIGKILL');
      }),
    );
    await running.ended;
    watchers.forEach((watcher) => watcher.close());
    const left = await served(path);
    expect([kill, left.faults]).toEqual([kill, []]);
    expect([kill, left.format]).toEqual([kill, left.generation === 5 ? 14 : 15]);
    expect([kill, (await run(['migrate', '--data', path])).code]).toEqual([kill, 0]);
    await expectMigrated(path);
    expect(await stat(join(path, 'drafts')).catch(() => null)).toBeNull();
  }
});
