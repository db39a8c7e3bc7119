import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadHistory, readManifest, rollback } from '@pendapa/warehouse';
import { ended, killAtChange, killAtTime, leftovers, served, type Served } from './testing/kills.ts';
import { temporaryFolder } from './testing/small-agency.ts';
import { randomGenerator } from './testing/random-generator.ts';

const ROOT = resolve(__dirname, '../../..');
/** The built libraries: loading them from source takes longer than the work. */
const BUILT = ['warehouse', 'importing'].map((library) => join(ROOT, `libs/${library}/dist/index.js`));
const PROFILE = join(ROOT, 'examples/profiles/daily-payments.json');
const HEADER = 'NTPD;Tanggal Buku;Jenis Pajak;UP3D;Kanal;Pokok;Denda;Potongan;Jumlah;Pembatalan Dari';

/** More with `PENDAPA_KILLS`. */
const KILLS = Number(process.env['PENDAPA_KILLS'] ?? 4);
/** Some runs end before they are killed. */
const MAX_RUNS = 2 * KILLS;
/** Every second run is killed at a change in the data folder, the others at a random time. */
const AT_A_CHANGE = 2;
const MAX_CHANGES = 12;
const ROWS = 200;
/** Each round of `npm run test:faults -- --full` has other moments. */
const SEED = 20_261_126 + Number(process.env['PENDAPA_ROUND'] ?? 0);

/** Runs one of the three in a separate process. */
const PROGRAM = `
const [warehouse, importing] = await Promise.all(process.argv.slice(1, 3).map((path) => import(path)));
const [work, dataFolder, ...more] = process.argv.slice(3);
const replay = (load) => importing.isImportInstruction(load.record.instruction)
  ? importing.replayImport(load, load.record.instruction)
  : warehouse.removeLoad(load.dataFolder, load.record.instruction.load, { draft: { as: { load: load.record.load.id, at: load.record.load.at } } });
if (work === 'import') await importing.runImport({ dataFolder, path: more[0], profile: more[1], ...(more[2] ? { replace: { from: more[2], to: more[2] } } : {}) });
else if (work === 'remove') await warehouse.removeLoad(dataFolder, Number(more[0]));
else await warehouse.rebuild(dataFolder, { replay, acceptDifferences: false });
`;

const start = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, ...BUILT.map((path) => pathToFileURL(path).href), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function runWhole(...args: readonly string[]): Promise<void> {
  expect(await ended(start(...args))).toBeNull();
}

// A busy machine starts hundreds of processes slowly.
jest.setTimeout(400_000);

let root: string;
let data: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  if (!BUILT.every((path) => existsSync(path))) throw new Error('The libraries are not built: npx nx build @pendapa/importing');
  const temporary = await temporaryFolder();
  root = temporary.path;
  data = join(root, 'data');
  remove = temporary.remove;
  await copyFile(PROFILE, join(root, 'sismiop.json'));
  await importDay('a.csv', '01/02/2024', 1_000);
  await importDay('b.csv', '02/02/2024', 1_000);
  await importDay('fixed.csv', '01/02/2024', 3_000, '2024-02-01');
});
afterAll(() => remove());

/** Imports payments of one day, all of the same amount. */
async function importDay(name: string, day: string, amount: number, replace?: string): Promise<void> {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const text = String(amount);
    return `${name}-${String(row)};${day};PBB-P2;Unit ${String(row % 9)};VA;${text};0;0;${text};`;
  });
  await writeFile(join(root, name), `${HEADER}\n${lines.join('\n')}\n`);
  await runWhole('import', data, join(root, name), join(root, 'sismiop.json'), ...(replace === undefined ? [] : [replace]));
}

/** Kills the work at random moments. `judge` checks the result and resets the folder. */
async function killOften(work: readonly string[], judge: (before: Served, after: Served) => Promise<void>): Promise<void> {
  const next = randomGenerator(SEED);
  let length = 3_000;
  let killed = 0;
  for (let run = 1; killed < KILLS && run <= MAX_RUNS; run += 1) {
    const before = await served(data);
    const begin = performance.now();
    const child = start(...work);
    const exit = ended(child);
    const standDown =
      run % AT_A_CHANGE === 0 ? killAtChange(child, data, 1 + Math.floor(next() * MAX_CHANGES)) : killAtTime(child, next() * length);
    if ((await exit) === 'SIGKILL') killed += 1;
    else length = performance.now() - begin;
    standDown();
    const after = await served(data, before);
    expect([run, after.faults]).toEqual([run, []]);
    await judge(before, after);
  }
  expect(killed).toBe(KILLS);
}

const FIXED = 4_000 * ROWS;
const AS_BEFORE = 2_000 * ROWS;

it(`a load that is taken out and killed ${String(KILLS)} times is there or gone, whole`, async () => {
  await killOften(['remove', data, '3'], async (before, after) => {
    expect(before.sum).toBe(FIXED);
    const isGone = after.generation > before.generation;
    expect(after.sum).toBe(isGone ? AS_BEFORE : FIXED);
    if (isGone) await rollback(data, before.generation);
  });
});

it(`a rebuild that is killed ${String(KILLS)} times leaves the same data, whole`, async () => {
  await killOften(['rebuild', data], (before, after) => {
    expect([after.sum, after.generation >= before.generation]).toEqual([FIXED, true]);
    return Promise.resolve();
  });
});

it('the next load leaves nothing of what was killed, and all that the loads need', async () => {
  await importDay('c.csv', '03/02/2024', 1_000);
  expect(await leftovers(data)).toEqual([]);
  const manifest = await readManifest(data);
  const { loads, gap } = await loadHistory(data, manifest?.loads ?? []);
  expect([gap, loads.length]).toEqual([null, 4]);
  const names = loads.map(({ record }) => record?.name);
  const stored = [...new Set((await readdir(join(data, 'sources'))).map((file) => file.split('.')[0]))];
  expect(names.every((name) => stored.includes(name))).toBe(true);
  await runWhole('rebuild', data);
  expect(await served(data)).toMatchObject({ sum: FIXED + 1_000 * ROWS, faults: [] });
});
