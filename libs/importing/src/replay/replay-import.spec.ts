import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadHistory, readManifest, rebuild, type LoadRecord, type Replay } from '@pendapa/warehouse';
import { importInto } from '../load/import-into.ts';
import type { FolderStep, ImportJob } from '../load/job.ts';
import { checkProfile } from '../profile/read-profile.ts';
import { textCell, workbookFile } from '../testing/workbook-file.ts';
import { isImportInstruction, profileNamesOf } from '../load/import-instruction.ts';
import { createReplayJob } from './replay-import.ts';

jest.setTimeout(120_000);

let root = '';
let data = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-replay-'));
  data = join(root, 'data');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const profileOf = (name: string, more: object = {}) => ({
  name,
  profile: checkProfile(name, {
    extract: 'payments',
    append: true,
    numbers: { decimal: '.', thousands: 'none' },
    fields: {
      posted: { grain: 'day', column: 'date', format: 'YYYY-MM-DD' },
      tax: { column: 'tax', unknown: 'create' },
      amount: { column: 'amount' },
    },
    ...more,
  }),
});
const common = () => ({ dataFolder: data, replace: null, check: false, memoryLimit: '256MB' });
const run = (job: ImportJob) => importInto(job, () => undefined);

/** A sheet of payments in which all cells are text. */
const sheet = (name: string, rows: readonly (readonly string[])[]) => {
  const cells = (row: readonly string[], number: number) =>
    row.map((text, index) => textCell(`${'ABC'[index] ?? ''}${String(number)}`, text)).join('');
  const lines = [['date', 'tax', 'amount'], ...rows].map((row, index) => `<row r="${String(index + 1)}">${cells(row, index + 1)}</row>`);
  return { name, xml: `<sheetData>${lines.join('')}</sheetData>` };
};

async function records(): Promise<LoadRecord[]> {
  const { loads } = await loadHistory(data, (await readManifest(data))?.loads ?? []);
  return loads.flatMap(({ record }) => record ?? []);
}

const replay = async (load: Replay): Promise<void> => {
  const { instruction } = load.record;
  if (isImportInstruction(instruction)) await run(await createReplayJob(load, instruction));
};

it('does imports again of a workbook with two sheets, a packed file and a folder with a pattern', async () => {
  const folder = join(root, 'januari');
  await mkdir(folder);
  const workbook = workbookFile({ sheets: [sheet('A', [['2024-01-02', 'PBB', '100']]), sheet('B', [['2024-01-03', 'PKB', '20']])] });
  await writeFile(join(folder, 'buku.xlsx'), workbook);
  const step = (name: string): FolderStep => ({
    ...profileOf(name, { file: { sheet: name } }),
    files: ['buku.xlsx'],
    control: { rows: 1 },
  });
  await run({ ...common(), path: folder, steps: [step('A'), step('B')], settings: null });
  await writeFile(join(root, 'feb.csv.gz'), gzipSync('date,tax,amount\n2024-02-01,PBB,3\n'));
  await run({ ...common(), ...profileOf('gz', { file: { name: '*.csv.gz' } }), path: join(root, 'feb.csv.gz'), control: {} });
  const many = join(root, 'maret');
  await mkdir(many);
  for (const day of ['01', '02']) await writeFile(join(many, `bayar-${day}.csv`), `date,tax,amount\n2024-03-${day},PBB,4\n`);
  await writeFile(join(many, 'lain.txt'), 'not for the import');
  await run({ ...common(), ...profileOf('many', { file: { name: 'bayar-*.csv' } }), path: many, control: { rows: 2 }, again: true });

  const [first, second, third] = await records();
  expect([first, second, third].map((record) => record && [profileNamesOf(record), record.files.map(({ name }) => name)])).toEqual([
    [['A', 'B'], ['buku.xlsx']],
    [['gz'], ['feb.csv.gz']],
    [['many'], ['bayar-01.csv', 'bayar-02.csv']],
  ]);
  expect(first?.files[0]?.sha256).toBe(createHash('sha256').update(workbook).digest('hex'));
  expect(third?.instruction).toMatchObject({ kind: 'import', isFolder: true, job: { control: { rows: 2 }, again: true } });
  const before = await readManifest(data);
  const { differences, manifest } = await rebuild(data, { replay, acceptDifferences: false });
  expect([differences, manifest.loads, manifest.sources]).toEqual([[], before?.loads, before?.sources]);
  expect(manifest.extracts).toEqual(before?.extracts);
});

it('says how rebuilt data differ, and serves them only if that is accepted', async () => {
  await writeFile(join(root, 'a.csv'), 'date,tax,amount\n2024-02-01,PBB,3\n');
  await run({ ...common(), ...profileOf('p'), path: join(root, 'a.csv'), control: {} });
  const before = await readManifest(data);
  const changed = async (load: Replay): Promise<void> => {
    const { instruction } = load.record;
    if (!isImportInstruction(instruction)) return;
    const job = await createReplayJob(load, instruction);
    await writeFile(job.path, (await readFile(job.path, 'utf8')).replace(',3', ',4'));
    await run(job);
  };
  await expect(rebuild(data, { replay: changed, acceptDifferences: false })).rejects.toThrow(
    /nothing was changed:\n {2}payments\.amount: 3 -> 4/,
  );
  expect([await readManifest(data), await readdir(data)]).toEqual([before, expect.not.arrayContaining(['drafts', 'lock'])]);
  const { differences } = await rebuild(data, { replay: changed, acceptDifferences: true });
  expect(differences).toEqual([{ what: 'payments.amount', present: '3', rebuilt: '4' }]);
});
