import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Receipt } from '@pendapa/importing';
import { readManifest } from '@pendapa/warehouse';
import { RefusedConfiguration } from '../refused-configuration.ts';
import { temporaryFolder } from '../testing/small-agency.ts';
import { importCommand, parsePeriod } from './import.ts';

const EXAMPLES = resolve(__dirname, '../../../../examples');
const PROFILE = join(EXAMPLES, 'profiles/national-bureau-collections.json');
const FOLDER = join(EXAMPLES, 'extracts/national-bureau-collections');

jest.setTimeout(120_000);

describe('pendapa import', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let data: string;
  let printed: string[];
  beforeEach(async () => {
    folder = await temporaryFolder();
    data = join(folder.path, 'data');
    printed = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    process.env['PENDAPA_LANG'] = 'id';
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    delete process.env['PENDAPA_LANG'];
    await folder.remove();
  });

  const run = (...args: string[]) => importCommand.run([...args, '--data', data]);

  it('imports a folder as one load and prints the receipt, then does nothing for the same files', async () => {
    expect(await run(FOLDER, '--profile', PROFILE)).toBe(0);
    expect(printed.join('\n')).toMatch(/Hasil\s+Diterbitkan/);
    expect(printed.join('\n')).toMatch(/Jumlah dalam berkas\s+PHP 98\.037\.630\.000,00/);
    printed = [];
    expect(await run(FOLDER, '--profile', PROFILE, '--json')).toBe(0);
    expect(JSON.parse(printed.join('')) as Receipt).toMatchObject({ outcome: 'unchanged', generation: null });
    expect((await readManifest(data))?.generation).toBe(1);
    // Another profile reads the same files only if the user says so; then their rows exist already.
    const other = join(folder.path, 'other.json');
    await writeFile(other, (await readFile(PROFILE, 'utf8')).replace('"empty": "none"', '"empty": "none", "negative": true'));
    expect(await run(FOLDER, '--profile', other, '--again')).toBe(1);
    expect(printed.join('\n')).toContain('Sudah ada');
  });

  it('checks without publishing', async () => {
    expect(await run(FOLDER, '--profile', PROFILE, '--check', '--rows', '10', '--sum', '98037630000.00', '--json')).toBe(0);
    expect(JSON.parse(printed.join('')) as Receipt).toMatchObject({ outcome: 'checked', sums: { after: '9803763000000' } });
    expect(await readManifest(data)).toBeNull();
  });

  it('ends with 1 for a refused file, every place named', async () => {
    const bad = join(folder.path, '2024_bad.csv');
    await writeFile(bad, (await readFile(join(FOLDER, '2024_collections.csv'), 'utf8')).replace(' 412.35 ', ' 4,12.35 '));
    expect(await run(bad, '--profile', PROFILE)).toBe(1);
    expect(printed.join('\n')).toContain('2024_bad.csv, baris 2');
    expect(await readManifest(data)).toBeNull();
  });

  it('calls a profile that cannot be used a refused configuration, and odd arguments misuse', async () => {
    await expect(run(FOLDER, '--profile', 'weekly')).rejects.toThrow(RefusedConfiguration);
    const misuse = { code: expect.stringMatching(/^ERR_PARSE_ARGS_/) as unknown };
    await expect(run(FOLDER)).rejects.toMatchObject(misuse);
    await expect(run('--profile', PROFILE)).rejects.toMatchObject(misuse);
    await expect(run(FOLDER, '--profile', PROFILE, '--replace', '2024-13')).rejects.toMatchObject(misuse);
    await expect(run(FOLDER, '--profile', PROFILE, '--rows', 'many')).rejects.toMatchObject(misuse);
    await expect(run(FOLDER, '--profile', PROFILE, '--sum', '1.000,5')).rejects.toMatchObject(misuse);
    await expect(run(FOLDER, '--profile', PROFILE, '--force')).rejects.toMatchObject(misuse);
  });

  it('prints the schema of a profile', async () => {
    expect(await importCommand.run(['--schema'])).toBe(0);
    expect(JSON.parse(printed.join(''))).toMatchObject({ title: 'Pendapa import profile' });
  });
});

it.each([
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2024-01..2024-03', '2024-01-01', '2024-03-31'],
  ['2024-01-05..2024-01-20', '2024-01-05', '2024-01-20'],
])('reads the period %s', (text, from, to) => expect(parsePeriod(text)).toEqual({ from, to }));

it.each(['2024', '2024-03..2024-01', '2024-1', '2024-02-30', '2024-01..2024-02..2024-03', ''])('refuses the period %p', (text) => {
  expect(() => parsePeriod(text)).toThrow(/--replace/);
});
