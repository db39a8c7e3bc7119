import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { controlSums, readCurrent, readManifest } from '@pendapa/warehouse';
import { ImportRefused } from '../import-refused.ts';
import type { ImportProgress } from '../load/import-into.ts';
import { ProfileError } from '../profile/profile-error.ts';
import { listReceipts } from '../receipts.ts';
import { runImport, type ImportOptions } from '../run-import.ts';

const EXAMPLES = resolve(__dirname, '../../../../examples');
const PROFILE = join(EXAMPLES, 'profiles/daily-payments.json');
const DAY = join(EXAMPLES, 'extracts/daily-payments/2024-09-11.csv');

// All tests use the folder that the first one published: each import loads the program in a new process.
let root = '';
let data = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-child-'));
  data = join(root, 'data');
});
afterAll(() => rm(root, { recursive: true, force: true }));

// A busy machine starts processes slowly.
jest.setTimeout(400_000);

/** A file above one megabyte, which is read in bulk. */
const ROWS = 40_000;

const run = (options: Partial<ImportOptions> = {}) => runImport({ dataFolder: data, path: DAY, profile: PROFILE, ...options });

/** All served content: the pointer, the manifests and the parts. */
async function snapshot(): Promise<Record<string, string>> {
  const names = ['current.json', ...(await listed('generations')), ...(await listed('parts'))];
  const hashes = await Promise.all(
    names.map(
      async (name) =>
        [
          name,
          createHash('sha256')
            .update(await readFile(join(data, name)))
            .digest('hex'),
        ] as const,
    ),
  );
  return Object.fromEntries(hashes);
}
const listed = async (folder: string): Promise<string[]> => (await readdir(join(data, folder))).map((name) => join(folder, name));

async function bigFile(rows: number): Promise<string> {
  const path = join(root, 'big.csv');
  const lines = Array.from({ length: rows }, (_, index) => `${index};01/10/2024;PBB-P2;Unit ${index % 40};VA;1.000;0;0;1.000;`);
  await writeFile(path, `NTPD;Tanggal Buku;Jenis Pajak;UP3D;Kanal;Pokok;Denda;Potongan;Jumlah;Pembatalan Dari\n${lines.join('\n')}\n`);
  return path;
}

it('imports in a process of its own and tells its progress', async () => {
  const steps: ImportProgress['step'][] = [];
  let [pid, niceness] = [0, 0];
  const onStart = (started: number) => {
    pid = started;
    niceness = getPriority(started);
  };
  const receipt = await run({ onProgress: ({ step }) => steps.push(step), onStart });
  expect(receipt).toMatchObject({
    outcome: 'published',
    generation: 1,
    profile: 'daily-payments',
    source: '2024-09-11.csv',
    sums: { file: '17824000' },
  });
  expect(receipt.files).toEqual([
    {
      name: '2024-09-11.csv',
      bytes: 487,
      sha256: createHash('sha256')
        .update(await readFile(DAY))
        .digest('hex'),
    },
  ]);
  expect(pid).not.toBe(process.pid);
  // Requests for figures go first, whatever the priority of this process is.
  expect(niceness).toBe(Math.min(getPriority() + 1, constants.priority.PRIORITY_LOW));
  expect([...new Set(steps)]).toEqual(['read', 'check', 'publish']);
  expect((await readManifest(data))?.generation).toBe(1);
});

it('brings refusals, profile errors and spoken errors back as what they are', async () => {
  const path = join(root, 'bad.csv');
  await writeFile(path, (await readFile(DAY, 'utf8')).replace('12.524.000;\n', '12.524.001;\n'));
  const refusal = await run({ path }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ImportRefused);
  expect((refusal as ImportRefused).findings).toMatchObject([{ file: 'bad.csv', line: 2, code: 'parts-differ' }]);
  await expect(run({ path: join(root, 'none.csv') })).rejects.toThrow(/no file or folder/);
  await expect(run({ profile: 'weekly' })).rejects.toBeInstanceOf(ProfileError);

  const dollars = join(root, 'dollars.json');
  await writeFile(
    dollars,
    JSON.stringify({ ...JSON.parse(await readFile(PROFILE, 'utf8')), settings: { currency: { code: 'USD', symbol: '$', digits: 2 } } }),
  );
  await expect(run({ profile: dollars })).rejects.toBeInstanceOf(ProfileError);
});

it('survives the death of the import at any step and leaves what is served as it was', async () => {
  const before = await snapshot();
  const path = await bigFile(ROWS);
  for (const fatal of ['read', 'check', 'publish'] as const) {
    let pid = 0;
    const dying = run({
      path,
      onStart: (started) => (pid = started),
      onProgress: ({ step }) => {
        if (step !== fatal || pid === 0) return;
        process.kill(pid, 'SIGKILL');
        pid = 0;
      },
    });
    await expect(dying).rejects.toThrow(/ended before it was done \(the process ended: SIGKILL\); the published data did not change/);
    expect(await snapshot()).toEqual(before);
  }
  // Lock and draft of the dead process do not block the next load.
  const receipt = await run({ path });
  expect(receipt).toMatchObject({
    outcome: 'published',
    generation: 2,
    rows: { accepted: ROWS },
    sums: { after: String(17_824_000 + ROWS * 1_000) },
  });
  expect(await readdir(data)).not.toContain('lock');
});

/** Opening this pipe blocks because nobody writes to it. */
const trap = (path: string): void => void execFileSync('mkfifo', [path]);
const storedName = (generation: number): string => `${String(generation).padStart(6, '0')}.json`;

it.each([
  ['while it tidies up', 1, 'generations'],
  ['after it has kept the receipt', 2, 'receipts'],
])('tells what was published by an import that dies %s', async (_, before, place) => {
  const dataFolder = join(root, 'told');
  if (before === 1) await run({ dataFolder });
  const [path, at] = [await bigFile(2_000 + before), join(dataFolder, place, storedName(0))];
  let [pid, over] = [0, false];
  const onProgress = ({ step }: ImportProgress) => {
    if (step === 'publish' && !existsSync(at)) trap(at);
  };
  const replace = { from: '2024-10-01', to: '2024-10-01' };
  const dying = run({ path, dataFolder, replace, onStart: (started) => (pid = started), onProgress }).finally(() => (over = true));
  const isThere = async () =>
    (await readCurrent(dataFolder)) === before + 1 &&
    (place === 'generations' || existsSync(join(dataFolder, place, storedName(before + 1))));
  while (!over && !(await isThere())) await new Promise((resolve) => setTimeout(resolve, 5));
  process.kill(pid, 'SIGKILL');
  rmSync(at);
  const receipt = await dying;
  expect(receipt).toMatchObject({ outcome: 'published', generation: before + 1, rows: { accepted: 2_000 + before } });
  const manifest = await readManifest(dataFolder);
  expect(receipt.sums.after).toBe(manifest && controlSums(manifest)['payments.amount']);
  expect((await listReceipts(dataFolder))[0]).toEqual(receipt);
  expect(await readdir(join(dataFolder, 'receipts'))).not.toContain('foreseen.json');
});

it('stops an import that takes too long, or that is cancelled', async () => {
  const [path, dataFolder] = [await bigFile(ROWS), join(root, 'stopped')];
  await expect(run({ path, dataFolder, limits: { seconds: 0.2 } })).rejects.toThrow(/longer than 0.2 seconds/);
  const abort = new AbortController();
  const cancelled = run({ path, dataFolder, signal: abort.signal, onProgress: () => abort.abort() });
  await expect(cancelled).rejects.toThrow(/cancelled/);
  expect(await readManifest(dataFolder)).toBeNull();
});

it('stops an import that holds too much memory', async () => {
  const [path, dataFolder] = [await bigFile(ROWS), join(root, 'too-much')];
  await expect(run({ path, dataFolder, limits: { memoryMb: 60 } })).rejects.toThrow(/more than 90 MB of memory|not enough memory/);
  expect(await readManifest(dataFolder)).toBeNull();
});
