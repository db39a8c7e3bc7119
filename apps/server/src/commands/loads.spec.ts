import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { controlSums, readManifest } from '@pendapa/warehouse';
import { runCommandLine } from '../command-line.ts';
import { temporaryFolder } from '../testing/small-agency.ts';

const ROOT = resolve(__dirname, '../../../..');
const AGENCY = join(ROOT, 'libs/importing/examples/agency');
const HEADER = 'NTPD;Tanggal Buku;Jenis Pajak;UP3D;Kanal;Pokok;Denda;Potongan;Jumlah;Pembatalan Dari';

jest.setTimeout(240_000);

let folder: { path: string; remove: () => Promise<void> };
let data: string;
let out: string[];
let err: string[];
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  jest.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
  process.env['PENDAPA_LANG'] = 'en';
  await copyFile(join(ROOT, 'examples/profiles/daily-payments.json'), join(folder.path, 'sismiop.json'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env['PENDAPA_LANG'];
  await folder.remove();
});

const run = async (...args: string[]): Promise<{ code: number; output: string; errors: string }> => {
  [out, err] = [[], []];
  const code = await runCommandLine([...args, '--data', data]);
  return { code, output: out.join('\n'), errors: err.join('\n') };
};

/** Payments of one day and one tax, all of the same amount. */
async function dayFile(name: string, day: string, tax: string, amounts: readonly number[]): Promise<string> {
  const lines = amounts.map((amount, row) => `${name}-${String(row)};${day};${tax};Unit 1;VA;${String(amount)};0;0;${String(amount)};`);
  const path = join(folder.path, name);
  await writeFile(path, `${HEADER}\n${lines.join('\n')}\n`);
  return path;
}

const importDay = async (path: string, ...more: string[]): Promise<void> => {
  const { code, output, errors } = await run('import', path, '--profile', join(folder.path, 'sismiop.json'), ...more);
  expect([code, code === 0 ? '' : output + errors]).toEqual([0, '']);
};

interface ListedFacts {
  readonly id: number;
  readonly removable: boolean;
}
const listed = async (): Promise<ListedFacts[]> => (JSON.parse((await run('loads', '--json')).output) as { loads: ListedFacts[] }).loads;
const sum = async (): Promise<string | undefined> => {
  const manifest = await readManifest(data);
  return manifest ? controlSums(manifest)['payments.amount'] : undefined;
};

async function auditActions(): Promise<string[]> {
  const [name = ''] = (await readdir(join(data, 'audit'))).filter((file) => file.endsWith('.jsonl'));
  const lines = (await readFile(join(data, 'audit', name), 'utf8')).trimEnd().split('\n');
  return lines.map((line) => {
    const { action, details } = JSON.parse(line) as { action: string; details: Record<string, unknown> };
    return `${action} ${String(details['step'] ?? '')} ${String(details['generation'] ?? '')}`.trim();
  });
}

it('lists loads, takes one out, and makes the data again from the kept files', async () => {
  await importDay(await dayFile('a.csv', '02/01/2025', 'PBB-P2', [1000, 2000]));
  await importDay(await dayFile('a-fixed.csv', '02/01/2025', 'PBB-P2', [1000, 2500]), '--replace', '2025-01-02');
  await importDay(await dayFile('wrong.csv', '03/01/2025', 'SALAH', [90]));
  const { output } = await run('loads');
  expect(output).toMatch(
    / 1 +\S+Z +sismiop +a\.csv +\d+ +3,000 IDR +2025-01-02\.\.2025-01-02 +0 +no: load 2 \(a-fixed\.csv\) replaced its rows/,
  );
  expect(output).toMatch(/ 2 +\S+Z +sismiop +a-fixed\.csv +2 +3,500 IDR +2025-01-02\.\.2025-01-02 +2 +yes/);
  expect(await listed()).toMatchObject([
    { id: 1, profiles: ['sismiop'], files: [{ name: 'a.csv' }], currency: 'IDR', removable: false },
    {
      id: 2,
      sources: ['sismiop'],
      sums: { 'payments.amount': '3500' },
      replaced: { from: '2025-01-02', to: '2025-01-02' },
      replacedRows: 2,
    },
    { id: 3, removable: true, removedBy: null },
  ]);

  expect(await run('remove-load', '1')).toMatchObject({ code: 1, errors: expect.stringContaining('nothing was changed') as string });
  expect(await run('remove-load', 'one')).toMatchObject({ code: 2 });
  expect(await run('remove-load', '3')).toMatchObject({
    code: 0,
    output: expect.stringContaining('3,590 IDR before, 3,500 IDR now') as string,
  });
  expect(JSON.parse((await run('remove-load', '2', '--json')).output)).toMatchObject({
    load: 2,
    generation: 5,
    broughtBack: { payments: 2 },
  });
  expect(await sum()).toBe('3000');
  expect(await listed()).toMatchObject([{ removable: true }, { removedBy: 5 }, { removedBy: 4 }, { removes: 3 }, { removes: 2 }]);
  // A removed file can be imported again.
  await importDay(join(folder.path, 'wrong.csv'));
  const loads = (await readManifest(data))?.loads;

  const rebuilt = await run('rebuild');
  expect(rebuilt).toMatchObject({ code: 0, output: expect.stringContaining('equal those of the data before') as string });
  const manifest = await readManifest(data);
  expect([manifest?.generation, await sum(), manifest?.loads]).toEqual([7, '3090', loads]);
  expect((await auditActions()).slice(-4)).toEqual(['import done', 'publish  6', 'rebuild begun', 'rebuild done 7']);
  expect((await run('doctor')).output).toMatch(/ok {4}Kept imported files: 6 loads complete/);
  expect(await run('rollback')).toMatchObject({ code: 0 });
});

it('makes a folder of templates again, and says which file is missing and changes nothing', async () => {
  await run('import', AGENCY);
  await importDay(await dayFile('day.csv', '02/01/2026', 'PBB-P2', [1000]));
  const before = await readManifest(data);
  expect(await run('rebuild', '--json')).toMatchObject({ code: 0 });
  expect((await readManifest(data))?.loads).toEqual(before?.loads);
  const sources = join(data, 'sources');
  const [lost = ''] = (await readdir(sources)).filter((name) => /^000001.*\.3\.br$/.test(name));
  const named = (await listed())[0] as unknown as { files: { name: string }[] };
  await rm(join(sources, lost));
  const { code, errors } = await run('rebuild');
  expect([code, errors]).toEqual([1, expect.stringContaining('nothing was changed')]);
  expect(errors).toContain(`Load 1 (agency): kept files are missing or damaged: ${named.files[2]?.name ?? '?'}`);
  expect((await readManifest(data))?.generation).toBe(3);
  const doctor = await run('doctor');
  expect([doctor.code, doctor.output]).toEqual([1, expect.stringContaining('load 1: missing or damaged:')]);
});

it('draws a sample again from its seed and size', async () => {
  await run('sample', '--payments', '10000', '--seed', '7');
  expect(await listed()).toMatchObject([{ id: 1, kind: 'sample', sources: ['sample'], removable: false }]);
  expect(await run('remove-load', '1')).toMatchObject({ code: 1, errors: expect.stringContaining('pendapa sample') as string });
  expect(await run('rebuild')).toMatchObject({ code: 0, output: expect.stringContaining('equal those of the data before') as string });
});

it('makes the data again where nothing but the kept files is left', async () => {
  await importDay(await dayFile('a.csv', '02/01/2025', 'PBB-P2', [1000, 2000]));
  await importDay(await dayFile('b.csv', '03/01/2025', 'PBB-P2', [500]));
  for (const name of ['generations', 'parts', 'current.json']) await rm(join(data, name), { recursive: true });
  expect(await run('rebuild')).toMatchObject({ code: 0, output: expect.stringContaining('nothing was compared') as string });
  expect(await sum()).toBe('3500');
  await mkdir(join(folder.path, 'empty'));
  data = join(folder.path, 'empty');
  expect(await run('rebuild')).toMatchObject({ code: 1 });
});
