import fc from 'fast-check';
import { openReaders, readWithBoth, type BothReaders } from '../testing/both-readers.ts';

jest.setTimeout(60_000);

const PROFILE = {
  extract: 'payments',
  fields: {
    id: { column: 'id' },
    posted: { grain: 'day', column: 'tanggal', format: 'DD/MM/YYYY' },
    tax: { column: 'jenis' },
    unit: { column: 'unit', unknown: 'create' },
    principal: { column: 'pokok' },
    penalty: { column: 'denda' },
    reversalOf: { column: 'batal' },
  },
};
const HEADER = 'id,tanggal,jenis,unit,pokok,denda,batal';
const FIRST = 'A-1,31/01/2024,HOTEL,Unit 3,1250000,0,';
const SECOND = 'A-2,29/02/2024,4110,UNIT-4,35500,,';
const TEXT = `${HEADER}\n${FIRST}\n${SECOND}\n`;
const with2 = (second: string): string => `${HEADER}\n${FIRST}\n${second}\n`;

let readers: Awaited<ReturnType<typeof openReaders>>;
beforeAll(async () => {
  readers = await openReaders();
});
afterAll(() => readers.close());

const both = (text: string | Buffer, profile: unknown = PROFILE, digits = 0): Promise<BothReaders> =>
  readWithBoth(readers.connection, Buffer.from(text), profile, digits);

type Given = readonly [text: string | Buffer, profile?: unknown, digits?: number];
// Jest passes its own callback to a test with more parameters than the case has values.
const named = (cases: readonly (readonly [name: string, ...Given])[]) => cases.map(([name, ...given]) => [name, given] as const);

const withFields = (fields: object, more: object = {}) => ({ ...PROFILE, ...more, fields: { ...PROFILE.fields, ...fields } });
const MARKED = { numbers: { decimal: ',', thousands: '.' }, file: { delimiter: ';' } };
const marked = (pokok: string) => `${TEXT.replaceAll(',', ';').replace('1250000', pokok)}`;

describe('plain files are read by the engine exactly as by the strict reader', () => {
  it.each(
    named([
      ['as they mostly are', TEXT],
      ['CRLF', TEXT.replaceAll('\n', '\r\n')],
      ['CRLF without an end of the last line', TEXT.replaceAll('\n', '\r\n').trimEnd()],
      ['no line end at the end', TEXT.trimEnd()],
      ['a byte order mark', `\uFEFF${TEXT}`],
      ['everything in quotes', TEXT.replaceAll(/[^,\n]+/g, '"$&"')],
      ['a delimiter in quotes', TEXT.replace('A-1', '"A,1"')],
      ['empty quotes', TEXT.replace('35500,,', '35500,"",""')],
      ['blanks within texts', TEXT.replace('A-1', 'A 1')],
      ['amounts with leading zeros', TEXT.replace('1250000', '0001250000')],
      ['a reversal', with2('A-2,29/02/2024,HOTEL,Unit 3,-1250000,0,A-1')],
      [
        'negative amounts where they may be',
        with2('A-2,29/02/2024,HOTEL,U,-5,0,'),
        withFields({ principal: { column: 'pokok', negative: true } }),
      ],
      ['a currency with decimals', TEXT, PROFILE, 2],
      ['amounts in thousands', TEXT, withFields({ principal: { column: 'pokok', multiply: 1000 } })],
      ['thousands with their marks', marked('1.250.000'), { ...PROFILE, ...MARKED }],
      ['thousands and decimals', marked('1.250.000,50'), { ...PROFILE, ...MARKED }, 2],
      [
        'decimals where thousands would have an apostrophe',
        TEXT.replace('1250000', '125.50'),
        { ...PROFILE, numbers: { decimal: '.', thousands: "'" } },
        2,
      ],
      ['decimals that are zero', marked('1250000,0000'), { ...PROFILE, ...MARKED }],
      ['as many decimals as are declared', marked('1250000,000'), { ...PROFILE, ...MARKED, numbers: { ...MARKED.numbers, decimals: 3 } }],
      [
        'marks that mean an empty cell',
        TEXT.replace('A-2', 'none'),
        { ...PROFILE, numbers: { decimal: '.', thousands: 'none', emptyMarks: ['none'] } },
      ],
      ['recaps of months', TEXT, withFields({ posted: { grain: 'month', column: 'tanggal', format: 'DD/MM/YYYY' } })],
      ['constants', TEXT, withFields({ channel: { constant: 'TELLER', unknown: 'create' }, id: { constant: 'X' } }, { totals: 'rows' })],
      ['a column that is empty throughout', TEXT, withFields({ channel: { column: 'batal', unknown: 'create' }, reversalOf: undefined })],
      ['a column that is not read', TEXT, withFields({ penalty: undefined })],
      ['the whole amount beside its parts', TEXT, withFields({ amount: { column: 'pokok' }, penalty: undefined })],
      ['known names', TEXT.replace('4110', 'Hotel'), withFields({ tax: { column: 'jenis', match: 'name' } })],
      [
        'times of payment, with seconds and without',
        TEXT.replace('A-1', '8:05').replace('A-2', '23:59:59'),
        withFields({ id: undefined, paidTime: { column: 'id', format: 'H:mm:ss' } }),
      ],
      [
        'a time of payment that is also a text, and none',
        TEXT.replace('A-1', '10.21').replace('A-2', ''),
        withFields({ paidTime: { column: 'id', format: 'HH.mm' } }),
      ],
      [
        'a column that may be missing',
        TEXT,
        withFields({ paidTime: { column: 'jam', format: 'HH:mm' } }, { file: { optionalColumns: ['jam'] } }),
      ],
      [
        'a text of numbers in two fields',
        TEXT.replace('4110', '202403').replace('HOTEL', '202402'),
        withFields({ tax: undefined, period: { column: 'jenis' }, taxYear: { constant: 2024 } }),
      ],
    ]),
  )('%s', async (_name, [text, profile, digits]) => {
    const { strict, bulk } = await both(text, profile, digits);
    expect(strict.rows).toHaveLength(2);
    expect(bulk).toMatchObject({ ...strict });
  });
});

describe('whatever is not plain is left to the strict reader', () => {
  it.each(
    named([
      ['a quote within quotes', TEXT.replace('A-1', '"A ""1"""')],
      ['a line end within quotes', TEXT.replace('A-1', '"A\n1"')],
      ['a stray quote', TEXT.replace('A-1', 'A"1')],
      ['blanks around a number', TEXT.replace('A-1', ' A 1 ')],
      ['blanks around a code', TEXT.replace('HOTEL', ' HOTEL')],
      ['a quote never closed', TEXT.replace('A-1', '"A-1')],
      ['text after quotes', TEXT.replace('A-1', '"A"1')],
      ['letters beyond ASCII', TEXT.replace('A-1', 'Á1')],
      ['a tab', TEXT.replace('A-1', 'A\t1')],
      ['a control character', TEXT.replace('A-1', 'A\u00001')],
      ['CR alone', TEXT.replace('\nA-2', '\rA-2')],
      ['CR at the very end', `${TEXT.trimEnd()}\r`],
      ['two kinds of line ends', TEXT.replace('\n', '\r\n')],
      ['a cell too few', with2('A-2,29/02/2024,4110,U,35500,0')],
      ['a cell too many', with2('A-2,29/02/2024,4110,U,35500,0,,')],
      ['a blank line', `${TEXT}\n`],
      ['a header alone', `${HEADER}\n`],
      ['an empty file', ''],
      ['a number that a spreadsheet cut', TEXT.replace('A-1', '3.10123E+15')],
      ['a date before any register', with2('A-2,31/12/1989,4110,U,35500,0,')],
      ['a date that is none', with2('A-2,30/02/2024,4110,U,35500,0,')],
      ['a date that is missing', with2('A-2,,4110,U,35500,0,')],
      [
        'a time that is none',
        TEXT.replace('A-1', '10.60').replace('A-2', '10.59'),
        withFields({ id: undefined, paidTime: { column: 'id', format: 'HH.mm' } }),
      ],
      [
        'a time with its day',
        TEXT.replace('A-1', '2024-01-31 10:21').replace('A-2', '2024-02-30 10:21'),
        withFields({ id: undefined, paidTime: { column: 'id', format: 'YYYY-MM-DD HH:mm' } }),
      ],
      ['a code that is unknown', with2('A-2,29/02/2024,SPA,U,35500,0,')],
      ['one code spelled in two ways', with2('A-2,29/02/2024,4110,unit 3,35500,0,')],
      ['an amount that is missing', with2('A-2,29/02/2024,4110,U,,0,')],
      ['an amount with marks', with2('A-2,29/02/2024,4110,U,35.500,0,')],
      ['a negative amount', with2('A-2,29/02/2024,4110,U,-35500,0,')],
      ['a sign in the middle', with2('A-2,29/02/2024,4110,U,35-500,0,')],
      ['a scientific number', with2('A-2,29/02/2024,4110,U,3E5,0,')],
      ['more than a whole number holds', with2('A-2,29/02/2024,4110,U,9999999999999999999,0,')],
      ['three decimals, which may be thousands', marked('1250,000'), { ...PROFILE, ...MARKED }],
      ['three decimals of a currency with two', marked('1250,500'), { ...PROFILE, ...MARKED }, 2],
      ['more decimals than are declared', marked('1250,0000'), { ...PROFILE, ...MARKED, numbers: { ...MARKED.numbers, decimals: 3 } }],
      ['thousands out of place', marked('12.50.000'), { ...PROFILE, ...MARKED }],
      ['parts that are not the whole', with2('A-2,29/02/2024,4110,U,10,9,'), withFields({ amount: { column: 'denda' } })],
      ['a text that is too long', TEXT.replace('A-1', 'A'.repeat(201))],
      ['a header with a column twice', TEXT.replace('denda', 'pokok')],
      ['a header without a name', TEXT.replace('denda', ''), withFields({ penalty: undefined }, { file: { ignoreEmptyColumns: true } })],
      ['a column of periods', TEXT, { ...PROFILE, where: [{ jenis: ['HOTEL'] }] }],
    ]),
  )('%s', async (_name, [text, profile, digits]) => {
    expect((await both(text, profile, digits)).bulk).toBeNull();
  });
});

it('counts the lines that are read, and tells rows by the lines they stand on', async () => {
  const rows = Array.from(
    { length: 30_000 },
    (_, index) => `N${index},${String((index % 28) + 1).padStart(2, '0')}/03/2024,HOTEL,U${index % 300},${index + 1},0,`,
  );
  const { strict, bulk } = await both(`${HEADER}\n${rows.join('\n')}\n`);
  expect(bulk).toMatchObject({ ...strict });
  expect(bulk?.sum).toBe((30_000n * 30_001n) / 2n);
});

it('says the same as the strict reader of whatever file, or nothing', async () => {
  const cell = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('A1', '4110', 'Unit 3', '1250', '0', '') },
    fc.constantFrom('"a,b"', '""', ' x ', '-5', '1.250', '007', '12e3', '"', 'é', '9'.repeat(18), '30/02/2024', "it's"),
  );
  const amount = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('1', '1250', '0') }, cell);
  const day = fc.oneof({ weight: 9, arbitrary: fc.constantFrom('01/02/2024', '29/02/2024') }, cell);
  const line = fc.tuple(cell, day, fc.constantFrom('HOTEL', '4110'), cell, amount, amount, fc.constantFrom('', 'A1'));
  const wasRead: boolean[] = [];
  const files = fc.tuple(fc.array(line, { minLength: 1, maxLength: 3 }), fc.constantFrom('\n', '\r\n'));
  await fc.assert(
    fc.asyncProperty(files, async ([lines, end]) => {
      const text = `${[HEADER, ...lines.map((cells) => cells.join(','))].join(end)}${end}`;
      const { strict, bulk } = await both(text);
      wasRead.push(bulk !== null);
      if (bulk !== null) expect(bulk).toMatchObject({ ...strict });
    }),
    { numRuns: 200, seed: 11 },
  );
  // The test compares nothing if all files go to the strict reader.
  expect(wasRead.filter(Boolean).length).toBeGreaterThan(20);
});

describe('facts besides payments', () => {
  const ASSESSMENTS = {
    extract: 'assessments',
    fields: {
      id: { column: 'id' },
      document: { column: 'jenis' },
      tax: { constant: 'HOTEL' },
      taxYear: { column: 'tahun' },
      issuedOn: { column: 'terbit', format: 'YYYY-MM-DD' },
      principal: { column: 'pokok' },
      documents: { column: 'lembar' },
    },
  };
  const notice = (id: string, lembar: string) => `id,jenis,tahun,terbit,pokok,lembar\n${id},SPPT,2024,2024-02-01,5000,${lembar}\n`;

  it('are read by the engine as well', async () => {
    const { documents, ...fields } = ASSESSMENTS.fields;
    expect(documents).toBeDefined();
    const { strict, bulk } = await both(notice('N-1', ''), { ...ASSESSMENTS, fields });
    expect(strict.rows).toHaveLength(1);
    expect(bulk).toMatchObject({ ...strict });
  });

  it('are left to the strict reader where it makes their numbers', async () => {
    const { strict, bulk } = await both(notice('', '12'), ASSESSMENTS);
    expect(strict.rows).toHaveLength(1);
    expect(bulk).toBeNull();
  });
});
