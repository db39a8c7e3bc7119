import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ProfileProposal } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { zipFile } from '../testing/zip-file.ts';
import type { ProposalAnswers } from './proposal.ts';
import { proposeProfile } from './propose-profile.ts';

jest.setTimeout(120_000);

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'pendapa-doubtful-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function propose(name: string, content: string | Buffer, answers: ProposalAnswers = {}): Promise<ProfileProposal> {
  await writeFile(join(folder, name), content);
  return proposeProfile(join(folder, name), { settings: DEFAULT_SETTINGS, known: null, answers });
}

const rowsRead = ({ preview }: ProfileProposal): readonly (readonly string[])[] => preview?.lines.flatMap(({ read }) => read) ?? [];
const openKeys = ({ questions }: ProfileProposal): readonly string[] =>
  questions.filter(({ answer }) => answer === null).map(({ key }) => key);
const fieldsOf = ({ profile }: ProfileProposal): object => (profile as { readonly fields: object } | null)?.fields ?? {};

const SUMS = 'Jenis Pajak,Realisasi\nHotel,1250000000\nRestoran,2250000000\n';

describe('parts of a year in a name or title', () => {
  it('a month by number is that month', async () => {
    const proposal = await propose('realisasi-2024-03.csv', SUMS);
    expect([proposal.isReady, fieldsOf(proposal)]).toMatchObject([
      true,
      { posted: { grain: 'month', year: { fileName: 'year' }, month: { fileName: 'month' } } },
    ]);
  });

  it.each(['realisasi_tw2_2024.csv', 'Semester I 2024.csv', 'realisasi sd Maret 2024.csv', '03-2024.csv', 'posisi-2024-03-15.csv'])(
    '%s is asked about, and never taken as a year or one of its months',
    async (name) => expect(openKeys(await propose(name, SUMS))).toEqual(['period']),
  );

  it.each(['Januari s.d. Maret 2024', 'Triwulan I Tahun 2024', 'Dicetak 5 Januari 2024'])(
    '"%s" above a table is asked about',
    async (title) => expect(openKeys(await propose('laporan.csv', `Laporan\n${title}\n${SUMS}`))).toEqual(['period']),
  );

  it('the answer may be a quarter', async () => {
    const proposal = await propose('realisasi_tw2_2024.csv', SUMS, { period: '2024-Q2' });
    expect([proposal.isReady, rowsRead(proposal)[0]?.[0]]).toEqual([true, '2024-06-30']);
  });
});

describe('factors of headings', () => {
  it('one column in millions beside one in rupiah', async () => {
    const proposal = await propose(
      '2024.csv',
      'Jenis Pajak,Target (juta),Realisasi (Rp)\nHotel,1200,1150000000\nRestoran,2200,2150000000\n',
    );
    expect([proposal.isReady, proposal.check?.sum]).toEqual([true, '3300000000']);
    expect(proposal.profile).toMatchObject({ also: [{ fields: { amount: { multiply: 1_000_000 } } }] });
  });

  it.each(['Realisasi (Juta Rp)', 'Realisasi (Rp Juta)', 'Realisasi dalam jutaan rupiah', 'Revenue in PHP millions'])(
    '%s',
    async (heading) => {
      const proposal = await propose('2024.csv', `Jenis Pajak,${heading}\nHotel,1150000\nRestoran,2150000\n`);
      expect([proposal.isReady, proposal.check?.sum]).toEqual([true, '3300000000000']);
    },
  );

  it('wide columns with different factors are asked about', async () =>
    expect(openKeys(await propose('2024.csv', 'Bulan,Hotel (juta),Restoran\n1,1150,2150000000\n2,1250,2250000000\n'))).toEqual(['unit']));
});

describe('days', () => {
  const days = (texts: readonly string[]): string => `tanggal,jenis pajak,jumlah\n${texts.map((day) => `${day},Hotel,1250000\n`).join('')}`;

  it('days of one January are not called first days of months', async () =>
    expect(openKeys(await propose('a.csv', days(['02/01/2024', '03/01/2024', '14/01/2024'])))).toEqual([]));

  it('first days of months of two years are asked about', async () =>
    expect(openKeys(await propose('a.csv', days(['2023-12-01', '2024-01-01'])))).toEqual(['grain']));

  it('day or month is asked about, however many rows are the same in both readings', async () =>
    expect(openKeys(await propose('a.csv', days([...new Array<string>(300).fill('01/01/2024'), '02/01/2024'])))).toEqual(['date.tanggal']));
});

it('an empty cell of a penalty is no heading', async () => {
  const proposal = await propose(
    'a.csv',
    'tanggal,jenis pajak,pokok,denda,jumlah\n02/01/2024,Hotel,1250000,,1250000\n13/02/2024,Hotel,1350000,50000,1400000\n',
  );
  expect([openKeys(proposal), proposal.check?.sum]).toEqual([[], '2650000']);
});

it('a mark of an empty cell allows no negative amounts', async () => {
  const proposal = await propose('2024.csv', 'Bulan,Pajak,Realisasi\n1,Hotel,1250000\n2,Hotel,-\n');
  expect(JSON.stringify(fieldsOf(proposal))).not.toContain('negative');
});

describe('files that are damaged or large', () => {
  it('a packed file is looked at however large it is', async () => {
    const rows = Array.from({ length: 3_000_000 }, (_value, index) => `0${(index % 9) + 1}/02/2024,Hotel,${index}000\n`);
    const compressed = gzipSync(`tanggal,jenis pajak,jumlah\n${rows.join('')}`);
    const proposal = await propose('a.csv.gz', compressed);
    expect([proposal.extract, openKeys(proposal)]).toEqual(['payments', ['date.tanggal']]);
  });

  it('a packed file that is cut is refused', async () => {
    const compressed = gzipSync(SUMS);
    const { check } = await propose('2024.csv.gz', compressed.subarray(0, compressed.length - 12));
    expect(check?.refused).toHaveLength(1);
  });

  it('JSON that is no UTF-8 is refused', async () => {
    const { check } = await propose('2024.json', Buffer.from('[{"pajak":"H\xf4tel","realisasi":1000000}]', 'latin1'));
    expect(check?.refused).toHaveLength(1);
  });

  it('an archive within an archive is refused', async () => {
    const inner = zipFile([{ name: '2024.csv', content: SUMS }]);
    const { check } = await propose('2024.zip', zipFile([{ name: '2024.zip', content: inner }]));
    expect(check?.refused).toHaveLength(1);
  });
});
