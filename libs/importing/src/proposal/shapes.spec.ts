import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ProfileProposal } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { checkProfile } from '../profile/read-profile.ts';
import { AgencyFolder } from '../testing/agency-load.ts';
import { odsFile, odsRow, odsText } from '../testing/ods-file.ts';
import { textCell, workbookFile } from '../testing/workbook-file.ts';
import { zipFile } from '../testing/zip-file.ts';
import { EXAMPLE_FOLDER } from '../template/write-template.ts';
import type { ProposalAnswers } from './proposal.ts';
import { proposeProfile } from './propose-profile.ts';

jest.setTimeout(300_000);

const SHAPES = resolve(__dirname, '../../../../examples/shapes');
const propose = (path: string, answers: ProposalAnswers = {}): Promise<ProfileProposal> =>
  proposeProfile(path, { settings: DEFAULT_SETTINGS, known: null, answers });
const rowsRead = ({ preview }: ProfileProposal): readonly (readonly string[])[] => preview?.lines.flatMap(({ read }) => read) ?? [];
const openKeys = ({ questions }: ProfileProposal): readonly string[] =>
  questions.filter(({ answer }) => answer === null).map(({ key }) => key);

const BILLION = { 'scale.M': '1000000000' };
/** Files with the answers that they need, and the sum and rows that a person adds up. */
const FILES: Readonly<Record<string, readonly [answers: ProposalAnswers, sum: string, rows: number]>> = {
  'apostrophes-2024.csv': [{}, '2000500', 2],
  'billions-2024.csv': [BILLION, '2300000000000', 2],
  'clock-of-twelve.csv': [{}, '3000000', 2],
  'dates-in-words.csv': [{}, '3345678', 2],
  'day-or-month.csv': [{ 'date.Tanggal': 'DD/MM/YYYY' }, '4000000', 2],
  'fiscal-years.csv': [{ fiscalYearStart: '7' }, '17000000', 2],
  'group-totals-2024.csv': [{}, '12000000', 4],
  'headings-between-2024.csv': [{ headings: 'leave-out' }, '10000000', 3],
  'in-millions-2024.csv': [{}, '5000000000', 2],
  'instants.csv': [{}, '3000000', 2],
  'lra-2024.csv': [{ totals: 'leave-out' }, '9000000', 3],
  'minus-before-rupiah-2024.csv': [{}, '2500000', 2],
  'month-names-2025.csv': [{}, '4750000', 3],
  'notes-below.csv': [{}, '4600000', 2],
  'one-column-a-channel.csv': [{}, '4400000', 6],
  'one-column-a-tax.csv': [{}, '7000000', 6],
  'oracle-dates.csv': [{}, '8750000', 2],
  'penerimaan_agustus_2024.csv': [{}, '5000000', 2],
  'quarters.csv': [{}, '9500000', 2],
  'records-2024.json': [{}, '2000000', 2],
  'rupiah-in-parentheses-2024.csv': [{}, '2500000', 2],
  'thousands-or-decimals-2024.csv': [{ marks: 'thousands' }, '1000000', 2],
  'tunggakan-per-tahun.csv': [{ snapshotOn: '2024-12-31', dueOn: '09-30' }, '8750000', 6],
  'up-to-each-month-2024.csv': [{ cumulative: 'true' }, '6900000', 6],
  'whole-lines-quoted-2024.csv': [BILLION, '2000000000', 2],
};

describe('shapes in which agencies publish', () => {
  it('are all listed here', async () => expect((await readdir(SHAPES)).sort()).toEqual(Object.keys(FILES).sort()));

  it.each(Object.entries(FILES))('%s is read as a person reads it, and never without its question', async (name, [answers, sum, rows]) => {
    const first = await propose(join(SHAPES, name));
    // What an answer decides is open before it is given: no sum is shown then.
    if (Object.keys(answers).length > 0) expect([openKeys(first).length > 0, first.check?.sum ?? null]).toEqual([true, null]);
    expect(openKeys(first).every((key) => key in answers)).toBe(true);
    const proposal = await propose(join(SHAPES, name), answers);
    expect([openKeys(proposal), proposal.isReady]).toEqual([[], true]);
    expect([proposal.check?.sum, proposal.check?.rows]).toEqual([sum, rows]);
    expect(rowsRead(proposal)).toHaveLength(rows);
  });

  it('are read at once in two files of three', async () => {
    const proposals = await Promise.all(Object.keys(FILES).map((name) => propose(join(SHAPES, name))));
    expect(proposals.filter(({ isReady }) => isReady)).toHaveLength(16);
  });
});

it('shows both readings of an amount with three digits', async () => {
  const { questions } = await propose(join(SHAPES, 'thousands-or-decimals-2024.csv'));
  expect(questions[0]).toMatchObject({ key: 'marks', texts: { en: '"250.000": 250000, or 250 with three decimals?' }, answer: null });
  expect(questions[0]?.choices.map(({ value }) => value)).toEqual(['thousands', 'decimal']);
});

it('moves an instant to the day on the clocks of the agency', async () => {
  const proposal = await propose(join(SHAPES, 'instants.csv'));
  expect(rowsRead(proposal).map(([posted]) => posted)).toEqual(['2024-03-06', '2024-03-06']);
});

describe('workbooks and archives', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'pendapa-shapes-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const write = async (name: string, bytes: Buffer): Promise<string> => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };
  const sheet = (name: string, rows: readonly (readonly string[])[]) => ({
    name,
    xml: `<sheetData>${rows
      .map(
        (cells, index) =>
          `<row r="${index + 1}">${cells.map((text, at) => textCell(`${'ABCDEF'[at] ?? ''}${index + 1}`, text)).join('')}</row>`,
      )
      .join('')}</sheetData>`,
  });

  it('a register with one sheet a tax asks for its day, and invents no opening', async () => {
    const header = ['No', 'NPWPD', 'NOPD', 'NAMA JENIS PAJAK', 'KECAMATAN', 'STATUS'];
    const path = await write(
      'register.xlsx',
      workbookFile({
        sheets: [
          sheet('HOTEL', [header, ['1', '10000000001', '101', 'PBJT-Jasa Perhotelan', 'Satu', 'Aktif'], [], ['Keterangan:']]),
          sheet('RESTORAN', [header, ['1', '10000000002', '102', 'PBJT-Makanan', 'Dua', 'Tidak Aktif']]),
        ],
      }),
    );
    expect(openKeys(await propose(path))).toEqual(['status.Tidak Aktif', 'updatedOn']);
    const proposal = await propose(path, { 'status.Tidak Aktif': 'closed', updatedOn: '2025-06-30' });
    expect([proposal.extract, proposal.isReady, proposal.check?.rows]).toEqual(['objects', true, 2]);
    expect(proposal.preview?.fields).not.toContain('openedOn');
  });

  it('floating remains are asked about, and the receipt sums what was rounded', async () => {
    const rows = [
      ['A', '483977.229999996'],
      ['B', '427738.910000271'],
    ].map(
      ([city, value], index) =>
        `<row r="${index + 2}">${textCell(`A${index + 2}`, city ?? '')}<c r="B${index + 2}"><v>${value}</v></c></row>`,
    );
    const head = `<row r="1">${textCell('A1', 'Pajak')}${textCell('B1', 'Penerimaan 2024')}</row>`;
    const path = await write(
      'penerimaan-2024.xlsx',
      workbookFile({ sheets: [{ name: 'Data', xml: `<sheetData>${head}${rows.join('')}</sheetData>` }] }),
    );
    expect(openKeys(await propose(path))).toEqual(['rounding']);
    // 483,977 + 427,739.
    expect((await propose(path, { rounding: 'unit' })).check?.sum).toBe('911716');
    expect((await propose(path, { rounding: 'refuse' })).isReady).toBe(false);
  });

  it('OpenDocument and packed files are read by the form of what is in them', async () => {
    const ods = odsFile([
      {
        name: 'Data',
        xml: [
          odsRow(...['Bulan', 'Pajak', 'Realisasi'].map(odsText)),
          odsRow(odsText('Mei'), odsText('Hotel'), '<table:table-cell office:value-type="float" office:value="1250000"/>'),
        ].join(''),
      },
    ]);
    expect((await propose(await write('realisasi-2024.ods', ods))).check?.sum).toBe('1250000');
    const csv = await readFile(join(SHAPES, 'oracle-dates.csv'));
    expect((await propose(await write('bayar.zip', zipFile([{ name: 'bayar.csv', content: csv }])))).check?.sum).toBe('8750000');
  });
});

it('files in the form of a template are recognised, all of them', async () => {
  const names = (await readdir(EXAMPLE_FOLDER)).filter((name) => name.endsWith('.csv'));
  const proposals = await Promise.all(names.map((name) => propose(join(EXAMPLE_FOLDER, name))));
  expect(proposals.every(({ isReady }) => isReady)).toBe(true);
  expect(new Set(proposals.map(({ extract }) => extract)).size).toBe(names.length);
});

describe('an import by a proposal', () => {
  let agency: AgencyFolder;
  beforeEach(async () => (agency = await AgencyFolder.open(false)));
  afterEach(() => agency.close());

  it('loads several measures of one file together: targets beside what was collected', async () => {
    const path = join(SHAPES, 'lra-2024.csv');
    const { profile } = await propose(path, { totals: 'leave-out' });
    const receipt = await agency.loadPath(path, { name: 'lra', profile: checkProfile('lra', profile) }, { check: false });
    expect(receipt.refused.listed).toEqual([]);
    expect([receipt.extract, receipt.sums.file]).toEqual(['payments', '9000000']);
    // 3,000,000 + 4,000,000 + 3,000,000.
    expect(receipt.others.map(({ extract, sums }) => [extract, sums.file])).toEqual([['targets', '10000000']]);
    expect(receipt.files).toHaveLength(1);
    // The same file again does nothing.
    expect((await agency.loadPath(path, { name: 'lra', profile: checkProfile('lra', profile) }, { check: false })).outcome).toBe(
      'unchanged',
    );
  });
});

it('says which codes of a file are known, near or new', async () => {
  const known = {
    tax: [
      { code: 'HTL', name: 'Pajak Hotel' },
      { code: 'RST', name: 'Pajak Restoran' },
    ],
  };
  const { codes, profile } = await proposeProfile(join(SHAPES, 'group-totals-2024.csv'), {
    settings: DEFAULT_SETTINGS,
    known,
    answers: {},
  });
  expect(codes.map(({ value, status, code }) => [value, status, code])).toEqual([
    ['Hotel', 'near', 'HTL'],
    ['Restoran', 'near', 'RST'],
    ['PKB', 'unknown', null],
    ['BBNKB', 'unknown', null],
  ]);
  expect(profile).toMatchObject({ fields: { tax: { unknown: 'unmapped' } } });
});
