import { fork, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readProfile } from '@pendapa/importing';
import { listGenerations, loadHistory, readManifest, verifyAudit } from '@pendapa/warehouse';
import { ended, killAtChange, killAtTime, leftovers, served } from './testing/kills.ts';
import { temporaryFolder } from './testing/small-agency.ts';
import { randomGenerator } from './testing/random-generator.ts';

const ROOT = resolve(__dirname, '../../..');
/** The built program that runs every import: from source it takes longer to start than to import. */
const IMPORTER = join(ROOT, 'libs/importing/dist/process/child.js');
const WAREHOUSE = join(ROOT, 'libs/warehouse/dist/index.js');
const PROFILE = join(ROOT, 'examples/profiles/daily-payments.json');
const HEADER = 'NTPD;Tanggal Buku;Jenis Pajak;UP3D;Kanal;Pokok;Denda;Potongan;Jumlah;Pembatalan Dari';

/** More with `PENDAPA_KILLS`. */
const KILLS = Number(process.env['PENDAPA_KILLS'] ?? 5);
/** Some imports end before they are killed. */
const MAX_IMPORTS = 2 * KILLS;
/** Every third import is killed at a change in the data folder, the others at a random time. */
const AT_A_CHANGE = 3;
const MAX_CHANGES = 12;
const ROWS = 200;
const AMOUNT = 1_000;
/** Each round of `npm run test:faults -- --full` has other moments. */
const SEED = 20_261_114 + Number(process.env['PENDAPA_ROUND'] ?? 0);

const startImporter = (): ChildProcess => fork(IMPORTER, [], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });

interface Folder {
  readonly path: string;
  readonly data: string;
}

/** Writes payments of one day, another day each time: together they add ROWS times AMOUNT. */
async function writeDay({ path }: Folder, day: number): Promise<string> {
  const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10).split('-').reverse().join('/');
  const lines = Array.from(
    { length: ROWS },
    (_, row) => `${String(day)}-${String(row)};${date};PBB-P2;Unit ${String(row % 9)};VA;1.000;0;0;1.000;`,
  );
  const file = join(path, `day-${String(day)}.csv`);
  await writeFile(file, `${HEADER}\n${lines.join('\n')}\n`);
  return file;
}

async function give(child: ChildProcess, { data }: Folder, path: string): Promise<void> {
  const job = {
    ...(await readProfile(data, PROFILE)),
    dataFolder: data,
    path,
    replace: null,
    check: false,
    control: {},
    memoryLimit: '256MB',
  };
  child.send(job);
}

async function importWhole(folder: Folder, path: string): Promise<void> {
  const child = startImporter();
  const exit = ended(child);
  await give(child, folder, path);
  expect(await exit).toBeNull();
}

// A busy machine starts hundreds of processes slowly.
jest.setTimeout(400_000);

const GAIN = ROWS * AMOUNT;

describe('importers that are killed at any moment', () => {
  let folder: Folder;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    if (!existsSync(IMPORTER)) throw new Error('The importer is not built: npx nx build @pendapa/importing');
    const temporary = await temporaryFolder();
    folder = { path: temporary.path, data: join(temporary.path, 'data') };
    remove = temporary.remove;
    await importWhole(folder, await writeDay(folder, 0));
  });
  afterAll(() => remove());

  it(`${String(KILLS)} times leave the old data or the new ones, whole, and never stand in the way of the next load`, async () => {
    const next = randomGenerator(SEED);
    const begin = performance.now();
    await importWhole(folder, await writeDay(folder, 1));
    // Includes the start of the process. Imports that end early correct this first estimate.
    let length = performance.now() - begin;
    let before = await served(folder.data);
    expect(before).toMatchObject({ generation: 2, sum: 2 * GAIN });

    let killed = 0;
    let ready = startImporter();
    let kill = 0;
    while (killed < KILLS && kill < MAX_IMPORTS) {
      kill += 1;
      const child = ready;
      const exit = ended(child);
      const path = await writeDay(folder, kill + 1);
      const atChange = kill % AT_A_CHANGE === 0;
      const standDown = atChange
        ? killAtChange(child, folder.data, 1 + Math.floor(next() * MAX_CHANGES))
        : killAtTime(child, next() * length);
      const start = performance.now();
      await give(child, folder, path);
      // The next process starts already and waits for its work.
      ready = startImporter();
      if ((await exit) === 'SIGKILL') killed += 1;
      else length = performance.now() - start;
      standDown();
      const after = await served(folder.data, before);
      expect([kill, after.faults]).toEqual([kill, []]);
      const outcome = after.sum - before.sum;
      expect([
        kill,
        outcome === 0 ? after.generation === before.generation : outcome === GAIN && after.generation > before.generation,
      ]).toEqual([kill, true]);
      before = after;
    }
    ready.kill('SIGKILL');
    expect(killed).toBe(KILLS);

    await importWhole(folder, await writeDay(folder, kill + 2));
    expect(await served(folder.data)).toMatchObject({ sum: before.sum + GAIN, faults: [] });
    expect(await leftovers(folder.data)).toEqual([]);
    const named = (await listGenerations(folder.data)).flatMap(({ parts }) => parts.map(({ file }) => file));
    expect((await readdir(join(folder.data, 'parts'))).sort()).toEqual([...new Set(named)].sort());
    // A killed load leaves no imported files; all other loads have theirs.
    const { loads } = await loadHistory(folder.data, (await readManifest(folder.data))?.loads ?? []);
    const stored = loads.flatMap(({ record }) => (record ? [`${record.name}.1.br`, `${record.name}.json`] : []));
    expect((await readdir(join(folder.data, 'sources'))).sort()).toEqual(stored.sort());
  });
});

/** Writes lines as fast as it can until it is killed. */
const WRITER = `
const { appendAudit } = await import(process.argv[1]);
for (let rows = 0; ; rows += 1) await appendAudit(process.argv[2], { actor: { role: 'local', subject: 'test', session: null, address: null }, action: 'export', details: { rows } });
`;

it('writers of the audit log that are killed leave a chain that is whole and goes on', async () => {
  const { path, remove } = await temporaryFolder();
  const next = randomGenerator(SEED);
  let lines = 0;
  for (let kill = 0; kill < 10; kill += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, pathToFileURL(WAREHOUSE).href, path], { stdio: 'ignore' });
    const exit = ended(child);
    while ((await verifyAudit(path)).lines === lines) await pause(5);
    await pause(next() * 50);
    child.kill('SIGKILL');
    expect(await exit).toBe('SIGKILL');
    const report = await verifyAudit(path);
    expect([kill, report.faults]).toEqual([kill, []]);
    expect(report.lines).toBeGreaterThan(lines);
    lines = report.lines;
  }
  await remove();
});
