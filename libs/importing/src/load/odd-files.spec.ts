import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportRefused } from '../import-refused.ts';
import type { Finding } from '../finding.ts';
import { checkProfile } from '../profile/read-profile.ts';
import { ProfileError } from '../profile/profile-error.ts';
import { zipFile } from '../testing/zip-file.ts';
import { importInto } from './import-into.ts';

jest.setTimeout(120_000);

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-odd-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const PAYMENTS = {
  extract: 'payments',
  file: { delimiter: ';', name: '*' },
  numbers: { decimal: '.', thousands: 'none' },
  fields: {
    posted: { grain: 'day', column: 'Tanggal', format: 'YYYY-MM-DD' },
    tax: { column: 'Pajak', unknown: 'create' },
    amount: { column: 'Jumlah' },
  },
};
const withFields = (fields: object, more: object = {}) => ({ ...PAYMENTS, ...more, fields: { ...PAYMENTS.fields, ...fields } });

interface Outcome {
  readonly refused: readonly Finding[];
  readonly codes: readonly string[];
}

async function load(profile: object, content: string | Buffer, name = 'f.csv', check = true): Promise<Outcome> {
  const path = join(root, name);
  await writeFile(path, content);
  const job = {
    name: 'p',
    profile: checkProfile('p', profile),
    dataFolder: join(root, 'data'),
    path,
    replace: null,
    check,
    control: {},
    memoryLimit: '512MB',
  };
  const refused = await importInto(job, () => undefined).then(
    () => [],
    (error: unknown) => {
      if (error instanceof ImportRefused) return error.findings;
      throw error;
    },
  );
  for (const { texts, advice } of refused) expect(`${texts.id} ${texts.en} ${advice.id} ${advice.en}`).not.toContain('{{');
  return { refused, codes: refused.map(({ line, code }) => `${line} ${code}`) };
}

const table = (header: string, rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;

describe('what is no table of a known kind', () => {
  const ods = () =>
    zipFile([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', content: '<x/>' },
    ]);

  it.each([
    ['f.ods', ods, 'sheet-missing'],
    ['f.xlsx', ods, 'format-differs'],
    ['f.zip', () => zipFile(['a.csv', 'b.csv'].map((name) => ({ name, content: 'a;b\n1;2\n' }))), 'format-packed'],
    ['f.xlsx', () => zipFile([{ name: 'data.csv', content: 'a;b\n1;2\n' }]), 'format-differs'],
    ['f.csv', () => Buffer.from('[{"Pajak":"Hotel","Jumlah":1000000}]'), 'format-differs'],
    ['f.json', () => Buffer.from('\uFEFF {\n "Pajak": "Hotel" }'), 'format-json'],
    ['f.json', () => Buffer.from('[1, 2]'), 'format-json'],
    ['f.rar', () => Buffer.from('Rar!\x1a\x07\x01\x00xxxxxxxxx', 'latin1'), 'format-packed'],
    ['f.7z', () => Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]), 'format-packed'],
  ])('%s is called what it is', async (name, make, code) => {
    expect((await load(PAYMENTS, make(), name)).codes).toEqual([`0 ${code}`]);
  });

  it('a line that is quoted as a whole is called so, in the header too', async () => {
    const rows = ['" 2024-01-01;""A"";5"', '"2024-01-02;B;7"'];
    expect((await load(PAYMENTS, table('Tanggal;Pajak;Jumlah', rows))).refused.map(({ code, lines }) => [code, lines])).toEqual([
      ['line-quoted', [2, 3]],
    ]);
    expect((await load(PAYMENTS, table('"Tanggal;Pajak;Jumlah"', rows))).codes).toEqual(['1 line-quoted']);
    expect((await load(PAYMENTS, table('Tanggal;Pajak;Jumlah', ['2024-01-01;A']))).codes).toEqual(['2 field-count']);
  });
});

describe('amounts', () => {
  it.each([
    ['0.30000000000000004', '0.3'],
    ['1234.9999999', '1235'],
    ['483977.229999996', '483977.23'],
    ['99.99999999', '100'],
    ['5.000000001', '5'],
  ])('%s is told as remains of binary arithmetic of %s', async (text, rounded) => {
    const { refused } = await load(PAYMENTS, table('Tanggal;Pajak;Jumlah', [`2024-01-01;A;${text}`]));
    expect(refused.map(({ code, params }) => [code, params['rounded']])).toEqual([['amount-float', rounded]]);
    expect(refused[0]?.advice.en).toContain('=ROUND');
  });

  it('with cents stay what they are', async () => {
    expect((await load(PAYMENTS, table('Tanggal;Pajak;Jumlah', ['2024-01-01;A;0.35']))).codes).toEqual(['2 amount-decimals']);
  });

  it('of targets are never negative, and advice does not ask for refunds', async () => {
    const target = (more: object = {}) => ({
      extract: 'targets',
      file: { delimiter: ';' },
      numbers: PAYMENTS.numbers,
      fields: {
        year: { column: 'Tahun' },
        version: { constant: 'apbd' },
        effectiveFrom: { constant: '2024-01-01' },
        tax: { column: 'Pajak', unknown: 'create' },
        amount: { column: 'Target', ...more },
      },
    });
    const { codes, refused } = await load(target(), table('Tahun;Pajak;Target', ['2024;A;-5']));
    expect(codes).toEqual(['2 target-negative']);
    expect(refused[0]?.advice.en).not.toContain('"negative"');
    expect(() => checkProfile('p', target({ negative: true }))).toThrow(/targets are never negative/);
    expect((await load(target(), table('Tahun;Pajak;Target', ['2024;A;5']))).codes).toEqual([]);
    // A constant of one year must not be used for another year, in the same file or in the next.
    expect((await load(target(), table('Tahun;Pajak;Target', ['2024;A;5', '2025;A;6']))).codes).toEqual(['3 target-effective']);
    expect((await load(target(), table('Tahun;Pajak;Target', ['2025;A;6']))).codes).toEqual(['2 target-effective']);
    const column = { ...target(), fields: { ...target().fields, effectiveFrom: { column: 'Sejak', format: 'YYYY-MM-DD' } } };
    expect((await load(column, table('Tahun;Pajak;Target;Sejak', ['2024;A;5;2024-01-01', '2025;A;6;2025-01-01']))).codes).toEqual([]);
  });
});

describe('numbers of payments', () => {
  const numbered = (more: object = {}) => withFields({ id: { column: 'No', ...more } });
  const text = table('No;Tanggal;Pajak;Jumlah', ['a;2024-01-01;A;5', ';2024-01-01;B;7', 'c;2024-01-02;A;8']);

  it('that one row lacks are asked about', async () => {
    expect((await load(numbered(), text)).codes).toEqual(['3 number-missing']);
    expect((await load(numbered({ empty: 'none' }), text)).codes).toEqual([]);
    expect((await load(numbered(), table('No;Tanggal;Pajak;Jumlah', [';2024-01-01;A;5', ';2024-01-01;B;7']))).codes).toEqual([]);
  });
});

describe('the currency of a profile', () => {
  const text = table('Tanggal;Pajak;Jumlah', ['2024-01-01;A;5']);
  const inDollars = { settings: { currency: { code: 'USD', symbol: '$', digits: 2 } } };
  const reason = (profile: object, content = text): Promise<string> =>
    load(profile, content, 'f.csv').then(
      ({ codes }) => codes.join(),
      (error: unknown) => {
        if (error instanceof ProfileError) return error.key;
        throw error;
      },
    );

  it.each([
    [{ symbol: 'Rp' }, 'numbers.symbol'],
    [{ symbol: 'Rp.' }, 'numbers.symbol'],
    [{ symbol: 'IDR' }, 'numbers.symbol'],
    [{ suffix: ' IDR' }, 'numbers.suffix'],
    [{ symbol: '$' }, ''],
    [{ symbol: 'US$' }, ''],
  ])('%p in a folder in US dollars', async (marks, key) => {
    await load(withFields({}, inDollars), text, 'first.csv', false);
    expect(
      await reason(withFields({}, { numbers: { ...PAYMENTS.numbers, ...marks } }), table('Tanggal;Pajak;Jumlah', ['2024-01-02;A;6'])),
    ).toBe(key);
  });

  it('is told by the name of the column of amounts, too', async () => {
    const named = (column: string) => withFields({ amount: { column } }, inDollars);
    expect(await reason(named('Jumlah (Rp)'), text.replace('Jumlah', 'Jumlah (Rp)'))).toBe('fields.amount.column');
    expect(await reason(named('Amount (USD)'), text.replace('Jumlah', 'Amount (USD)'))).toBe('');
    expect(await reason(named('Jumlah (bruto)'), text.replace('Jumlah', 'Jumlah (bruto)'))).toBe('');
  });
});

describe('a unit under a new name', () => {
  const own = (values: object = {}) => withFields({ unit: { column: 'Unit', unknown: 'create', values } }, { append: true });
  const text = (rows: readonly string[]) => table('Tanggal;Pajak;Unit;Jumlah', rows);
  const january = text(['2024-01-01;A;UPT Karawang;5', '2024-01-31;A;UPT Bekasi;7']);
  const february = text(['2024-02-01;A;UPPD Karawang;5', '2024-02-29;A;UPT Bekasi;7']);

  it('is a question while the old one has no rows from then on', async () => {
    expect((await load(own(), january, 'jan.csv', false)).codes).toEqual([]);
    const { codes, refused } = await load(own(), february);
    expect(codes).toEqual(['0 code-renamed']);
    expect(refused[0]?.params).toMatchObject({ value: 'UPPD Karawang', own: 'UPPD-KARAWANG', first: 'UPT Karawang', code: 'UPT-KARAWANG' });
    expect((await load(own({ 'UPPD Karawang': { code: 'UPT-KARAWANG' } }), february)).codes).toEqual([]);
    expect((await load(own({ 'UPPD Karawang': { code: 'UPPD-KARAWANG' } }), february)).codes).toEqual([]);
  });

  it('is none where all others go on, or where a day lacks another one', async () => {
    await load(own(), january, 'jan.csv', false);
    expect(
      (await load(own(), text(['2024-02-01;A;UPT Karawang;5', '2024-02-01;A;UPT Bekasi;7', '2024-02-02;A;UPT Subang;1']))).codes,
    ).toEqual([]);
    expect((await load(own(), text(['2024-02-01;A;Samsat Subang;5', '2024-02-01;A;UPT Bekasi;7']))).codes).toEqual([]);
  });
});
