import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProfileProposal } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import type { KnownNames } from './propose-codes.ts';
import { proposeProfile, type ProposalOptions } from './propose-profile.ts';
import { proposeReadings } from './propose-readings.ts';

jest.setTimeout(120_000);

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'pendapa-decisions-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const KNOWN: KnownNames = { tax: [{ code: 'HTL', name: 'Pajak Hotel' }], unit: [], region: [], channel: [], bank: [] };

async function withFile<T>(
  name: string,
  content: string,
  decided: Partial<ProposalOptions>,
  propose: (path: string, options: ProposalOptions) => Promise<T>,
): Promise<T> {
  const path = join(folder, name);
  await writeFile(path, content);
  return propose(path, { settings: DEFAULT_SETTINGS, known: null, answers: {}, ...decided });
}
const propose = (content: string, decided: Partial<ProposalOptions> = {}): Promise<ProfileProposal> =>
  withFile('2024.csv', content, decided, proposeProfile);
const usesOf = ({ columns }: ProfileProposal) => columns.map(({ name, use, field }) => [name, use, field]);

describe('columns by hand', () => {
  const TWO_AMOUNTS = 'Tanggal,Jenis Pajak,Jumlah,Diterima\n2024-03-01,Hotel,1250000,1000000\n2024-03-02,Parkir,2250000,2000000\n';

  it('are used as a person says, and the others as before', async () => {
    const proposal = await propose(TWO_AMOUNTS, { columns: { Diterima: 'amount', Jumlah: null } });
    expect(usesOf(proposal)).toEqual([
      ['Tanggal', 'field', 'posted'],
      ['Jenis Pajak', 'field', 'tax'],
      ['Jumlah', 'unused', null],
      ['Diterima', 'field', 'amount'],
    ]);
    expect([proposal.isReady, proposal.check?.sum]).toEqual([true, '3000000']);
  });

  it('decide what several columns with such a name would be asked about', async () => {
    const file = 'Tanggal,Jenis Pajak,Jumlah,Nilai\n2024-03-01,Hotel,1250000,1000000\n2024-03-02,Parkir,2250000,2000000\n';
    expect((await propose(file)).questions.map(({ key }) => key)).toEqual(['column.amount']);
    const decided = await propose(file, { columns: { Nilai: 'amount', Jumlah: null } });
    expect([decided.questions, decided.check?.sum]).toEqual([[], '3000000']);
  });

  it('may leave a region out', async () => {
    const file = 'Tanggal,Jenis Pajak,Kecamatan,Jumlah\n2024-03-01,Hotel,Contoh,1250000\n';
    expect((await propose(file)).profile).toMatchObject({ fields: { region: { levels: [{ level: 'district', column: 'Kecamatan' }] } } });
    const without = await propose(file, { columns: { Kecamatan: null } });
    expect(without.profile).not.toHaveProperty('fields.region');
    expect(usesOf(without)[2]).toEqual(['Kecamatan', 'unused', null]);
  });

  it('list what a person may choose, with examples', async () => {
    const { columns, fieldNames } = await propose(TWO_AMOUNTS);
    expect(columns[0]).toMatchObject({ name: 'Tanggal', examples: ['2024-03-01', '2024-03-02'] });
    expect(columns[0]?.fields).toContain('posted');
    expect(columns[2]?.fields).toContain('amount');
    expect(columns[2]?.fields).not.toContain('posted');
    expect(fieldNames['posted']).toEqual({ id: 'Tanggal', en: 'Day' });
  });

  it.each([
    ['a column that is not there', { Nihil: 'amount' }, 'no column "Nihil"'],
    ['a field that the column does not hold', { 'Jenis Pajak': 'amount' }, 'cannot be read as "amount"'],
    ['a field that does not exist', { Jumlah: 'constructor' }, 'cannot be read as "constructor"'],
    ['one field for two columns', { Jumlah: 'amount', Diterima: 'amount' }, 'another column has that field'],
  ])('refuse %s', async (_what, columns, reason) => expect(propose(TWO_AMOUNTS, { columns })).rejects.toThrow(reason));
});

describe('codes by hand', () => {
  const FILE = 'Jenis Pajak,Realisasi\nHotel & Wisma,1250000000\nPajak Hotel,250000000\n';

  it('are part of the profile, and are not asked again', async () => {
    const { codes, profile } = await propose(FILE, { known: KNOWN, codes: { tax: { 'Hotel & Wisma': 'HTL' } } });
    expect(codes.map(({ value, status, code }) => [value, status, code])).toEqual([
      ['Hotel & Wisma', 'mapped', 'HTL'],
      ['Pajak Hotel', 'known', 'HTL'],
    ]);
    expect(profile).toMatchObject({ fields: { tax: { unknown: 'unmapped', values: { 'Hotel & Wisma': { code: 'HTL' } } } } });
  });

  it('given before are named, and stay out of the profile', async () => {
    const { codes, profile } = await propose(FILE, { known: KNOWN, mappings: { tax: { 'Hotel & Wisma': 'HTL' } } });
    expect(codes[0]).toMatchObject({ status: 'mapped', code: 'HTL', name: 'Pajak Hotel' });
    expect(profile).not.toHaveProperty('fields.tax.values');
  });

  it('may be new ones, which the file then creates', async () => {
    const file = `${FILE}Hiburan,500000000\n`;
    const [first] = (await propose(file, { known: KNOWN })).codes.filter(({ value }) => value === 'Hiburan');
    expect(first).toMatchObject({ status: 'unknown', code: null, newCode: 'HIBURAN' });
    const { codes, profile, check } = await propose(file, { known: KNOWN, codes: { tax: { Hiburan: 'HIBURAN' } } });
    expect(codes.find(({ value }) => value === 'Hiburan')).toMatchObject({ status: 'mapped', code: 'HIBURAN', name: 'Hiburan' });
    expect(profile).toMatchObject({ fields: { tax: { unknown: 'unmapped', values: { Hiburan: { code: 'HIBURAN', create: true } } } } });
    expect(check?.sum).toBe('2000000000');
  });

  it('must exist', async () => {
    await expect(propose(FILE, { known: KNOWN, codes: { tax: { 'Hotel & Wisma': 'NOPE' } } })).rejects.toThrow('no code "NOPE"');
    await expect(propose(FILE, { known: KNOWN, codes: { status: { x: 'HTL' } } })).rejects.toThrow('no code "HTL" of "status"');
  });
});

describe('rows that a person leaves out', () => {
  // 1,250,000 + 2,250,000 of two taxes; the others are totals under names of their own.
  const FILE =
    'Tanggal,Jenis Pajak,Golongan,Jumlah\n' +
    '2024-03-01,Hotel,rinci,1250000\n2024-03-01,Parkir,rinci,2250000\n2024-03-02,Hotel,rinci,500000\n' +
    '2024-03-01,Gabungan,rekap,3500000\n2024-03-02,Gabungan,rekap,500000\n';

  it('are not in the sum, by the texts of any column', async () => {
    const whole = await propose(FILE, { answers: { totals: 'rows' } });
    expect(whole.columns.find(({ name }) => name === 'Golongan')?.values).toEqual([
      { text: 'rinci', rows: 3, isLeftOut: false },
      { text: 'rekap', rows: 2, isLeftOut: false },
    ]);
    const choices: readonly Readonly<Record<string, readonly string[]>>[] = [{ Golongan: ['rekap'] }, { 'Jenis Pajak': ['Gabungan'] }];
    for (const leaveOut of choices) {
      const { isReady, check, profile, codes } = await propose(FILE, { leaveOut });
      expect([isReady, check?.sum, check?.rows]).toEqual([true, '4000000', 3]);
      expect(profile).toMatchObject({ except: [leaveOut] });
      expect(codes.map(({ value, rows }) => [value, rows])).toEqual([
        ['Hotel', 2],
        ['Parkir', 1],
      ]);
    }
  });

  it('stay in the list, so that they can be loaded again', async () => {
    const { columns } = await propose(FILE, { leaveOut: { Golongan: ['rekap'] } });
    expect(columns.find(({ name }) => name === 'Golongan')?.values).toContainEqual({ text: 'rekap', rows: 2, isLeftOut: true });
    expect(columns.find(({ name }) => name === 'Jumlah')?.values).toBeUndefined();
  });

  it('must have a column of the file', async () =>
    expect(propose(FILE, { leaveOut: { Nihil: ['x'] } })).rejects.toThrow('no column "Nihil"'));
});

describe('a file of another currency', () => {
  const FILE = 'Tanggal,Jenis Pajak,Jumlah\n2024-03-01,Hotel,"$1,250,000"\n2024-03-02,Parkir,"$2,250,000"\n';

  it('is not loaded, and says why', async () => {
    const { isReady, check, questions } = await propose(FILE);
    expect([isReady, questions]).toEqual([false, []]);
    expect(check?.refused.map(({ en }) => en)).toEqual([
      'The amounts of the file are marked "$", and this dashboard holds IDR alone. Nothing is converted. Ask for a file in IDR.',
    ]);
  });

  it.each(['Rp 1.250.000', 'Rp1.250.000'])('is none of %s', async (amount) => {
    const { isReady, check } = await propose(`Tanggal;Jenis Pajak;Jumlah\n2024-03-01;Hotel;${amount}\n`);
    expect([isReady, check?.sum]).toEqual([true, '1250000']);
  });
});

describe('typed answers', () => {
  it('count in the words in which people write a period', async () => {
    const content = 'Jenis Pajak,Realisasi\nHotel,1250000\n';
    const { isReady, profile, questions } = await withFile('laporan.csv', content, { answers: { period: 'Maret 2024' } }, proposeProfile);
    expect([isReady, questions[0]?.answer]).toEqual([true, 'Maret 2024']);
    expect(profile).toMatchObject({ fields: { posted: { grain: 'month', year: { constant: 2024 }, month: { constant: 3 } } } });
  });
});

describe('lines of the file', () => {
  it('stand with the rows that they become, a wide line with several', async () => {
    const { preview } = await withFile(
      '2024.csv',
      'Realisasi tahun 2024\nJenis Pajak,Januari,Februari\nHotel,1000000,2000000\nParkir,3000000,4000000\n',
      {},
      proposeProfile,
    );
    expect(preview?.lines.map(({ line, read }) => [line, read.length])).toEqual([
      [1, 0],
      [2, 0],
      [3, 2],
      [4, 2],
    ]);
    const amount = preview?.fields.indexOf('amount') ?? -1;
    expect(preview?.lines[2]).toMatchObject({ cells: ['Hotel', '1000000', '2000000'] });
    expect(preview?.lines[2]?.read.map((row) => row[amount])).toEqual(['1000000', '2000000']);
  });

  it('are shown while a question is open, without a reading', async () => {
    const { preview, questions } = await propose('Jenis Pajak,Realisasi\nHotel,250.000\nParkir,750.000\n');
    expect(questions.some(({ answer }) => answer === null)).toBe(true);
    expect(preview).toEqual({
      fields: [],
      lines: [
        { line: 1, cells: ['Jenis Pajak', 'Realisasi'], read: [] },
        { line: 2, cells: ['Hotel', '250.000'], read: [] },
        { line: 3, cells: ['Parkir', '750.000'], read: [] },
      ],
    });
  });
});

describe('both readings of a question', () => {
  const TOTALS = `Kode;Uraian;Realisasi
4;PENDAPATAN DAERAH;9.000.000
4.1.01;Pajak Daerah;6.500.000
4.1.01.06;Pajak Hotel;2.500.000
4.1.01.07;Pajak Restoran;4.000.000
4.1.02;Retribusi Daerah;2.500.000
4.1.02.01;Retribusi Jasa Umum;2.500.000
`;

  it('have their total and first lines, and none is chosen', async () => {
    const { questions, isReady } = await withFile('2024.csv', TOTALS, {}, proposeReadings);
    const [question] = questions.filter(({ answer }) => answer === null);
    expect([question?.key, isReady]).toEqual(['totals', false]);
    expect(question?.choices.map(({ value, sum }) => [value, sum])).toEqual([
      ['leave-out', '9000000'],
      ['rows', '27000000'],
    ]);
    const read = question?.choices.map(({ preview }) => preview?.lines.map(({ read: rows }) => rows.length));
    expect(read).toEqual([
      [0, 0, 0, 1, 1, 0, 1],
      [0, 1, 1, 1, 1, 1, 1],
    ]);
  });

  it('are not worked out while another question is open', async () => {
    const { questions } = await withFile('rekap.csv', 'Jenis Pajak,Realisasi\nHotel,250.000\nParkir,\n', {}, proposeReadings);
    expect(questions.filter(({ answer }) => answer === null).length).toBeGreaterThan(1);
    expect(questions.flatMap(({ choices }) => choices).every(({ sum, preview }) => sum === null && preview === null)).toBe(true);
  });
});
