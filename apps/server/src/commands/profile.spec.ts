import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ProfileProposal } from '@pendapa/contracts';
import { temporaryFolder } from '../testing/small-agency.ts';
import { profileCommand } from './profile.ts';

const SHAPES = resolve(__dirname, '../../../../examples/shapes');

jest.setTimeout(120_000);

describe('pendapa profile', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let printed: string[];
  beforeEach(async () => {
    folder = await temporaryFolder();
    printed = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    process.env['PENDAPA_LANG'] = 'id';
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    delete process.env['PENDAPA_LANG'];
    await folder.remove();
  });
  const run = (...args: string[]) => profileCommand.run([...args, '--data', join(folder.path, 'data')]);
  const written = (name: string) => readFile(join(folder.path, 'data/profiles', `${name}.json`), 'utf8');

  it('writes a profile and shows the rows as read', async () => {
    expect(await run(join(SHAPES, 'notes-below.csv'))).toBe(0);
    expect(printed.join('\n')).toMatch(/2025-03\s+PAJAK-HIBURAN\s+3400000/);
    expect(JSON.parse(await written('notes-below'))).toMatchObject({
      extract: 'payments',
      file: { foot: 'after-blank-row' },
      totals: 'leave-out',
    });
    // It overwrites nothing.
    await expect(run(join(SHAPES, 'notes-below.csv'))).rejects.toThrow('--name');
  });

  it('asks with both readings side by side, and writes nothing until it is answered', async () => {
    const path = join(SHAPES, 'thousands-or-decimals-2024.csv');
    expect(await run(path)).toBe(1);
    expect(printed.join('\n')).toContain('--answer "marks=thousands"  "." tanda ribuan: 250.000 dibaca 250000');
    expect(printed.join('\n')).toContain('--answer "marks=decimal"  "." tanda desimal: 250.000 dibaca 250.000');
    await expect(written('thousands-or-decimals-2024')).rejects.toThrow('ENOENT');
    printed = [];
    expect(await run(path, '--answer', 'marks=thousands', '--name', 'ribuan', '--json')).toBe(0);
    expect(JSON.parse(printed.join('')) as ProfileProposal).toMatchObject({ isReady: true, check: { sum: '1000000', rows: 2 } });
    expect(JSON.parse(await written('ribuan'))).toMatchObject({ numbers: { decimal: ',', thousands: '.' } });
  });

  it('refuses an answer without a value, and a file that is not there', async () => {
    await expect(run(join(SHAPES, 'quarters.csv'), '--answer', 'tahun')).rejects.toThrow('--answer');
    await expect(run(join(folder.path, 'none.csv'))).rejects.toThrow(/tidak ditemukan|There is no/);
  });
});
