import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProfileProposal } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { templateColumns } from '../profile/template-profile.ts';
import { parquetFile, textParquet } from '../testing/parquet-file.ts';
import { proposeProfile } from './propose-profile.ts';

jest.setTimeout(60_000);

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'pendapa-propose-parquet-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function propose(name: string, content: string | Buffer): Promise<ProfileProposal> {
  await writeFile(join(folder, name), content);
  return proposeProfile(join(folder, name), { settings: DEFAULT_SETTINGS, known: null, answers: {} });
}

it('recognises a Parquet file by the columns of a template, and asks nothing', async () => {
  const columns = templateColumns('payments');
  const proposal = await propose('bayar.parquet', await textParquet([columns, columns.map(() => 'x')]));
  expect(proposal).toMatchObject({ extract: 'payments', isReady: true, questions: [], format: 'parquet' });
  expect(proposal.profile).toMatchObject({ extract: 'payments', fields: { posted: { column: 'posted' } } });
});

it('names the nearest template and the columns that it lacks', async () => {
  const columns = templateColumns('payments').filter((name) => name !== 'tax');
  const file = await textParquet([
    [...columns, 'Catatan'],
    [...columns, 'x'],
  ]);
  await expect(propose('bayar.parquet', file)).rejects.toThrow(
    /The nearest template is "payments"; missing columns: tax; other columns: Catatan\./,
  );
});

it('says of columns that are like no template what can be done', async () => {
  const file = await parquetFile('SELECT 1 AS a, 2 AS b');
  await expect(propose('a.parquet', file)).rejects.toThrow(
    /columns: a, b\. Its columns are like those of no template\. Choose a saved way/,
  );
});

it('says that names come from the first rows of a long file', async () => {
  const rows = Array.from({ length: 20_000 }, () => '2024-03-05,Hotel,1250000\n').join('');
  const proposal = await propose('panjang.csv', `Tanggal,Pajak,Jumlah\n${rows}2024-03-06,Parkir,1250000\n`);
  expect([proposal.codesFromRows, proposal.codes.map(({ value }) => value)]).toEqual([20_000, ['Hotel']]);
  // 20,001 rows of 1,250,000: the check reads them all.
  expect(proposal.check).toMatchObject({ rows: 20_001, sum: '25001250000' });
  expect((await propose('pendek.csv', 'Tanggal,Pajak,Jumlah\n2024-03-05,Hotel,1250000\n')).codesFromRows).toBeNull();
});
