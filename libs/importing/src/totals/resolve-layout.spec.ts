import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportRefused } from '../import-refused.ts';
import { importInto } from '../load/import-into.ts';
import { checkProfile } from '../profile/read-profile.ts';
import type { Receipt } from '../receipt.ts';
import { textParquet } from '../testing/parquet-file.ts';
import { textWorkbook } from '../testing/workbook-file.ts';

jest.setTimeout(120_000);

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-totals-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const MONTH = { grain: 'month', year: { constant: 2025 }, month: { constant: 1 } } as const;
const recap = (fields: object, more: object = {}) => ({
  extract: 'payments',
  file: { delimiter: ';', name: '*' },
  numbers: { decimal: ',', thousands: '.' },
  fields: { posted: MONTH, tax: { column: 'Pajak', unknown: 'create' }, amount: { column: 'Jumlah' }, ...fields },
  ...more,
});

async function load(profile: object, content: string | Buffer, name = 'f.csv'): Promise<Receipt> {
  const path = join(root, name);
  await writeFile(path, content);
  const job = {
    name: 'p',
    profile: checkProfile('p', profile),
    dataFolder: join(root, 'data'),
    path,
    replace: null,
    check: true,
    control: {},
    memoryLimit: '512MB',
  };
  return importInto(job, () => undefined).catch((error: unknown) => {
    if (error instanceof ImportRefused) return error.receipt;
    throw error;
  });
}

interface ReportedFinding {
  readonly codes: readonly string[];
  readonly sum: string | null;
  readonly left: number;
}
async function reportOf(profile: object, content: string | Buffer, name?: string): Promise<ReportedFinding> {
  const { refused, warned, sums, outcome } = await load(profile, content, name);
  for (const { texts, advice } of refused.listed) {
    expect(texts.id).not.toBe(texts.en);
    expect(`${texts.id} ${texts.en} ${advice.id} ${advice.en}`).not.toContain('{{');
  }
  const codes = refused.listed.flatMap(({ code, lines }) => lines.map((line) => `${line} ${code}`));
  const left = warned.listed.filter(({ code }) => code === 'total-left-out').reduce((rows, { count }) => rows + count, 0);
  return { codes, sum: outcome === 'checked' ? sums.file : null, left };
}

const GROUPS = [
  'Hotel;1.000.000',
  'Restoran;2.000.000',
  'Jumlah PBJT;3.000.000',
  'PKB;5.000.000',
  'BBNKB;4.000.000',
  'Jumlah PKB BBNKB;9.000.000',
  'JUMLAH SELURUHNYA;12.000.000',
];
const table = (header: string, rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
const cells = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(';'));

describe('totals by their words', () => {
  const text = table('Pajak;Jumlah', GROUPS);

  it.each([
    ['f.csv', (own: string) => own, 0],
    ['f.xlsx', (own: string) => textWorkbook(cells(own)), 0],
    ['f.parquet', (own: string) => textParquet(cells(own)), 1],
  ])('are questions in %s, which the profile answers', async (name, write, by) => {
    const bytes = await write(text);
    const refused = await reportOf(recap({}), bytes, name);
    expect(refused.codes).toEqual([4, 7, 8].map((line) => `${line - by} total-row`));
    expect(await reportOf(recap({}, { totals: 'leave-out' }), bytes, name)).toEqual({ codes: [], sum: '12000000', left: 3 });
    expect(await reportOf(recap({}, { totals: 'rows' }), bytes, name)).toEqual({ codes: [], sum: '36000000', left: 0 });
    const except = [{ Pajak: ['Jumlah PBJT', 'Jumlah PKB BBNKB', 'JUMLAH SELURUHNYA'] }];
    expect(await reportOf(recap({}, { except }), bytes, name)).toEqual({ codes: [], sum: '12000000', left: 0 });
  });

  it('name the row, its amount and what to type, in both languages', async () => {
    const { refused } = await load(recap({}), text);
    expect(refused.listed[0]).toMatchObject({ line: 4, column: 'Pajak' });
    expect(refused.listed[0]?.texts.id).toContain('Baris "Jumlah PBJT" (3.000.000) tampaknya baris jumlah');
    expect(refused.listed[0]?.advice.en).toContain('"except": [{ "Pajak": ["Jumlah PBJT"] }]');
  });

  it('are answered where the profile names the value itself', async () => {
    const values = { 'Jumlah PBJT': { code: 'PBJT' }, 'Jumlah PKB BBNKB': { code: 'PKB_ALL' }, 'JUMLAH SELURUHNYA': { code: 'ALL' } };
    // Their amounts are still sums of the others.
    expect((await reportOf(recap({ tax: { column: 'Pajak', unknown: 'create', values } }), text)).codes).toEqual([
      '4 total-found',
      '7 total-found',
      '8 total-found',
    ]);
  });

  it('are seen in columns that are not read, unless these name the group of each row', async () => {
    const own = recap({}, { file: { delimiter: ';', ignoreColumns: ['Uraian'] } });
    const once = table('Pajak;Uraian;Jumlah', ['A;a;10', 'B;b;25', 'C;Total s.d. lalu;70', 'D;d;40']);
    expect((await reportOf(own, once)).codes).toEqual(['4 total-row']);
    expect(await reportOf({ ...own, totals: 'leave-out' }, once)).toEqual({ codes: [], sum: '75', left: 1 });
    const groups = table('Pajak;Uraian;Jumlah', ['A;Total Retail;10', 'B;Total Retail;25', 'C;Total Retail;70', 'D;;40']);
    expect(await reportOf(own, groups)).toEqual({ codes: [], sum: '145', left: 0 });
    expect(await reportOf({ ...own, totals: 'leave-out' }, groups)).toEqual({ codes: [], sum: '145', left: 0 });
  });

  it('are seen at the foot, where the row has no date', async () => {
    const own = recap({ posted: { grain: 'month', column: 'Bulan', format: 'MM/YYYY' } });
    const foot = table('Pajak;Bulan;Jumlah', ['Hotel;01/2025;10', 'Restoran;01/2025;25', 'JUMLAH;;35']);
    expect((await reportOf(own, foot)).codes).toEqual(['4 total-row']);
    expect(await reportOf({ ...own, totals: 'leave-out' }, foot)).toEqual({ codes: [], sum: '35', left: 1 });
  });
});

describe('totals by their amounts', () => {
  it('of groups below their rows, above them, and of everything', async () => {
    const below = table('Pajak;Jumlah', ['A;137', 'B;211', 'AB;348', 'C;89', 'D;410', 'CD;499', 'X;847']);
    expect((await reportOf(recap({}), below)).codes).toEqual(['4 total-found', '7 total-found', '8 total-found']);
    expect(await reportOf(recap({}, { totals: 'leave-out' }), below)).toEqual({ codes: [], sum: '847', left: 3 });
    const above = table('Pajak;Jumlah', ['X;847', 'AB;348', 'A;137', 'B;211', 'CD;499', 'C;89', 'D;410']);
    expect((await reportOf(recap({}), above)).codes).toEqual(['2 total-found', '3 total-found', '6 total-found']);
    expect(await reportOf(recap({}, { totals: 'leave-out' }), above)).toEqual({ codes: [], sum: '847', left: 3 });
  });

  it('but one row that equals the sum of two others is none', async () => {
    expect((await reportOf(recap({}), table('Pajak;Jumlah', ['A;1.000.000', 'B;2.000.000', 'C;3.000.000']))).codes).toEqual([]);
    expect((await reportOf(recap({}), table('Pajak;Jumlah', ['A;137', 'B;211', 'C;348', 'D;90', 'E;800', 'F;12']))).codes).toEqual([]);
  });

  it('of nested accounts, by the code that is read and by one that is not', async () => {
    const rows = [
      '4;PENDAPATAN;900',
      '4.1;PAD;900',
      '4.1.01;Pajak Daerah;600',
      '4.1.01.06;Hotel;200',
      '4.1.01.07;Restoran;400',
      '4.1.02;Retribusi;300',
      '4.1.02.01;Jasa Umum;300',
    ];
    const text = table('Kode;Uraian;Jumlah', rows);
    const code = recap({ tax: { column: 'Kode', unknown: 'create' } });
    const name = recap({ tax: { column: 'Uraian', unknown: 'create' } });
    for (const profile of [code, name]) {
      expect((await reportOf(profile, text)).codes).toEqual([2, 3, 4, 7].map((line) => `${line} total-account`));
      expect(await reportOf({ ...profile, totals: 'leave-out' }, text)).toEqual({ codes: [], sum: '900', left: 4 });
    }
    const wrong = text.replace('Restoran;400', 'Restoran;390');
    expect((await reportOf({ ...code, totals: 'leave-out' }, wrong)).codes).toEqual(['4 account-differs']);
    const bare = table('Kode;Uraian;Jumlah', rows).replaceAll('.', '');
    expect((await reportOf(code, bare)).codes).toEqual([2, 3, 4, 7].map((line) => `${line} total-account`));
  });

  it('over a dimension that is left blank', async () => {
    const profile = recap({
      unit: { column: 'Unit', unknown: 'create', empty: 'none' },
      tax: { column: 'Pajak', unknown: 'create', empty: 'none' },
    });
    const text = table('Unit;Pajak;Jumlah', ['U1;A;10', 'U2;A;20', 'U1;B;31', 'U2;B;45', ';A;30', ';B;76', 'U1;;41', ';;106']);
    expect((await reportOf(profile, text)).codes).toEqual([6, 7, 8, 9].map((line) => `${line} total-found`));
    expect(await reportOf({ ...profile, totals: 'leave-out' }, text)).toEqual({ codes: [], sum: '106', left: 4 });
  });

  it('of names that are sums of others in every month, wherever they stand', async () => {
    const months = [1, 2, 3].flatMap((month) => {
      const [a, b, c] = [100 + month * 7, 40 + month * month, 11 * month + 3];
      return [`${month};W;${a + b}`, `${month};A;${a}`, `${month};C;${c}`, `${month};B;${b}`];
    });
    const posted = { grain: 'month', year: { constant: 2025 }, month: { column: 'Bulan' } };
    const found = await reportOf(recap({ posted }, { cumulative: false }), table('Bulan;Pajak;Jumlah', months));
    expect(found.codes).toEqual([2, 6, 10].map((line) => `${line} total-found`));
  });
});

describe('rows and columns of a printed table', () => {
  it('numbers of columns below the header are a question', async () => {
    const text = table('Pajak;Jumlah;Ket', ['1;2;3', 'A;10;', 'B;25;']);
    const own = recap({}, { file: { delimiter: ';', ignoreColumns: ['Ket'] } });
    expect((await reportOf(own, text)).codes).toEqual(['2 column-numbers']);
    expect(await reportOf({ ...own, totals: 'leave-out' }, text)).toEqual({ codes: [], sum: '35', left: 1 });
    expect((await reportOf(recap({}), table('Pajak;Jumlah', ['(1);(2)', 'A;10']))).codes).toEqual(['2 column-numbers']);
  });

  it('a column of totals that is read as a month is a question', async () => {
    const wide = { Jan: 1, Feb: 2, Mar: 3, Jumlah: 4 };
    const profile = {
      ...recap({ posted: { grain: 'month', year: { constant: 2025 }, month: { wide: true } }, amount: { wide: true } }),
      wide,
    };
    const text = table('Pajak;Jan;Feb;Mar;Jumlah', ['A;10;31;5;46', 'B;9;8;7;24']);
    expect((await reportOf(profile, text)).codes).toEqual(['1 total-column']);
    expect(await reportOf({ ...profile, totals: 'leave-out' }, text)).toEqual({ codes: [], sum: '70', left: 1 });
    const hidden = { ...profile, wide: { Jan: 1, Feb: 2, Mar: 3, X: 4 } };
    const other = text.replace('Jumlah', 'X');
    expect((await reportOf(hidden, other)).codes).toEqual(['2 total-found', '3 total-found']);
    expect(await reportOf({ ...hidden, totals: 'leave-out' }, other)).toEqual({ codes: [], sum: '70', left: 2 });
  });
});

describe('sums from the beginning of the year', () => {
  const posted = { grain: 'month', year: { column: 'Tahun' }, month: { column: 'Bulan' } };
  const own = recap({ posted });
  const year = (of: number, amounts: readonly number[], tax = 'Hotel') => amounts.map((amount, at) => `${of};${at + 1};${tax};${amount}`);
  const text = (rows: readonly string[]) => table('Tahun;Bulan;Pajak;Jumlah', rows);

  it('are a question, answered by their differences', async () => {
    const one = text(year(2025, [1000, 2100, 3300, 4400, 5500, 6700]));
    expect((await reportOf(own, one)).codes).toEqual(['0 cumulative-found']);
    expect(await reportOf({ ...own, cumulative: true }, one)).toEqual({ codes: [], sum: '6700', left: 0 });
    expect(await reportOf({ ...own, cumulative: false }, one)).toEqual({ codes: [], sum: '23000', left: 0 });
    const two = text([...year(2024, [5, 11, 14, 20]), ...year(2025, [6, 13, 19, 30]), ...year(2024, [50, 90, 160], 'PKB')]);
    expect((await reportOf(own, two)).codes).toEqual(['0 cumulative-found']);
    expect((await reportOf({ ...own, cumulative: true }, two)).sum).toBe('210');
  });

  it('are told by the name of their column', async () => {
    const named = recap({ amount: { column: 'S.d. Bulan Ini' } });
    expect((await reportOf(named, table('Pajak;S.d. Bulan Ini', ['A;10', 'B;25']))).codes).toEqual(['1 cumulative-column']);
  });

  it('cannot be parted where a month is missing, where they begin late, or where they fall', async () => {
    const codesOf = async (rows: readonly string[]) => (await reportOf({ ...own, cumulative: true }, text(rows))).codes;
    expect(await codesOf(year(2025, [5, 11, 14]).slice(1))).toEqual(['0 cumulative-start']);
    expect(await codesOf(year(2025, [5, 11, 14, 20]).filter((_row, at) => at !== 1))).toEqual(['0 cumulative-gap']);
    expect(await codesOf(year(2025, [5, 11, 9, 20]))).toEqual(['0 cumulative-falls']);
  });

  it('are not taken for what grows, or falls once', async () => {
    expect((await reportOf(own, text(year(2025, [1000, 1040, 1100, 1150, 1180, 1230, 1300])))).codes).toEqual([]);
    expect((await reportOf(own, text([...year(2025, [10, 25, 40, 30]), ...year(2025, [7, 15, 20, 18], 'PKB')]))).codes).toEqual([]);
  });
});
