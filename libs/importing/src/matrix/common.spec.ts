import { checkFile, type CheckResult } from '../testing/check-file.ts';
import { textParquet } from '../testing/parquet-file.ts';
import { textWorkbook } from '../testing/workbook-file.ts';

jest.setTimeout(120_000);

type Table = readonly (readonly string[])[];

const PROFILE = {
  extract: 'payments',
  file: { delimiter: ';' },
  numbers: { decimal: ',', thousands: '.', symbol: 'Rp' },
  fields: {
    id: { column: 'NTPD' },
    posted: { grain: 'day', column: 'Tanggal', format: 'DD/MM/YYYY' },
    tax: { column: 'Jenis' },
    amount: { column: 'Jumlah' },
  },
};
const HEADER = ['NTPD', 'Tanggal', 'Jenis', 'Jumlah'] as const;
const FIRST = ['A1', '31/01/2024', 'HOTEL', '1.250.000'] as const;
const SECOND = ['A2', '29/02/2024', 'PARKING', '35.500'] as const;
const STORED = ['A1|2024-01-31|HOTEL|1250000', 'A2|2024-02-29|PARKING|35500'];

const quoted = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (table: Table): Buffer => Buffer.from(table.map((row) => `${row.map(quoted).join(';')}\n`).join(''));

/** CSV and XLSX files count the header as line 1; Parquet counts rows. */
const FORMATS: readonly (readonly [string, (table: Table) => Buffer | Promise<Buffer>, number])[] = [
  ['f.csv', csv, 0],
  ['f.xlsx', textWorkbook, 0],
  ['f.parquet', textParquet, 1],
];

// XML cannot hold these characters, and a workbook with such a long text is refused as a whole.
const WITHOUT_EXCEL = FORMATS.filter(([name]) => name !== 'f.xlsx');

const shifted = (finding: string, by: number): string => {
  const [line = '0', ...words] = finding.split(' ');
  return [Math.max(Number(line) - by, 0), ...words].join(' ');
};

async function everywhere(
  table: Table,
  profile: unknown,
  check: (verdict: CheckResult, shift: (finding: string) => string, name: string) => void,
  only = FORMATS,
) {
  for (const [name, write, by] of only) {
    const verdict = await checkFile({ name, bytes: await write(table), profile });
    check(verdict, (finding) => shifted(finding, by), name);
    for (const { texts, advice, file } of verdict.findings) {
      expect(file).toBe(name);
      expect(texts.id).not.toBe(texts.en);
      expect(`${texts.id} ${texts.en} ${advice.id} ${advice.en}`).not.toContain('{{');
    }
  }
}

const expectRefused = (table: Table, refused: readonly string[], profile: unknown = PROFILE, only = FORMATS) =>
  everywhere(
    table,
    profile,
    (verdict, shift) => {
      expect(verdict.refused).toEqual(refused.map(shift));
      expect(verdict.rows).toEqual([]);
    },
    only,
  );

const expectAccepted = (table: Table, rows: readonly string[], warned: readonly string[] = [], profile: unknown = PROFILE) =>
  everywhere(table, profile, (verdict, shift, name) => {
    expect(verdict.refused).toEqual([]);
    expect(verdict.rows).toEqual(rows);
    // The engine writes Parquet without page checksums.
    expect(verdict.warned).toEqual([...warned.map(shift), ...(name === 'f.parquet' ? ['0 - parquet-unvouched'] : [])]);
  });

const withAmount = (amount: string): Table => [HEADER, FIRST, [...SECOND.slice(0, 3), amount]];
const withDate = (date: string): Table => [HEADER, FIRST, ['A2', date, 'PARKING', '35.500']];
const withTax = (tax: string): Table => [HEADER, FIRST, ['A2', '29/02/2024', tax, '35.500']];

it('accepts the intact table with its exact values', () => expectAccepted([HEADER, FIRST, SECOND], STORED));

describe('columns', () => {
  const reordered = [HEADER, FIRST, SECOND].map((row) => [...row].reverse());
  it('accepts another order', () => expectAccepted(reordered, STORED));
  it('refuses a renamed column', () =>
    expectRefused([['NTPD', 'Tgl', 'Jenis', 'Jumlah'], FIRST], ['1 Tgl header-unknown', '1 Tanggal header-missing'].slice(1)));
  it('refuses a doubled column', () =>
    expectRefused(
      [
        [...HEADER, 'Jumlah'],
        [...FIRST, '1'],
      ],
      ['1 Jumlah header-duplicate'],
      PROFILE,
      FORMATS.slice(0, 2),
    ));
  it('warns of a column that the profile does not name', () =>
    expectAccepted(
      [
        [...HEADER, 'Catatan'],
        [...FIRST, 'x'],
        [...SECOND, ''],
      ],
      STORED,
      ['1 Catatan header-unknown'],
    ));
  it('refuses that column where the profile wants no others', () =>
    expectRefused(
      [
        [...HEADER, 'Catatan'],
        [...FIRST, 'x'],
      ],
      ['1 Catatan header-unknown'],
      {
        ...PROFILE,
        file: { delimiter: ';', extraColumns: 'refuse' },
      },
    ));
  it('refuses a second header among the rows', () =>
    expectRefused([HEADER, FIRST, HEADER, SECOND], ['3 Tanggal date-malformed', '3 Jenis code-unknown', '3 Jumlah amount-malformed']));
  it('refuses rows without a header', () =>
    expectRefused(
      [FIRST, SECOND],
      HEADER.map((name) => `1 ${name} header-missing`),
      PROFILE,
      FORMATS.slice(0, 2),
    ));
});

describe('what stands around the rows', () => {
  it('refuses a total at the foot, which is never added up', () =>
    expectRefused([HEADER, FIRST, SECOND, ['JUMLAH', '', '', '1.285.500']], ['4 NTPD total-row']));
  it('leaves that total out where the profile says so', () =>
    expectAccepted([HEADER, FIRST, SECOND, ['JUMLAH', '', '', '1.285.500']], STORED, [], { ...PROFILE, except: [{ NTPD: ['JUMLAH'] }] }));
  it('refuses a blank row between rows', () =>
    expectRefused([HEADER, FIRST, ['', '', '', ''], SECOND], ['3 - blank-line'], PROFILE, FORMATS.slice(1, 2)));
  it('does not mind empty rows at the end', () =>
    expectAccepted([HEADER, FIRST, SECOND, ['', '', '', ''], [' ', '', '', ''], ['', '', '', '']], STORED));
  it('refuses a file with a header alone', () => expectRefused([HEADER], ['0 - no-rows'], PROFILE, FORMATS.slice(0, 2)));
});

describe('amounts', () => {
  it.each<[string, string]>([
    ['1.234,00', '1234'],
    ['1.234', '1234'],
    ['1234', '1234'],
    ['Rp 1.000', '1000'],
    ['Rp1.000', '1000'],
    ['0', '0'],
    ['9.223.372.036.854.775.807', '9223372036854775807'],
  ])('accepts %s exactly as %s', (text, amount) => expectAccepted(withAmount(text), [STORED[0] ?? '', `A2|2024-02-29|PARKING|${amount}`]));

  it.each<[string, string]>([
    ['1,234.56', 'amount-malformed'],
    ['1.23', 'amount-malformed'],
    ['12.34.567', 'amount-malformed'],
    ['(500)', 'amount-malformed'],
    ['-500', 'amount-negative'],
    ['500-', 'amount-malformed'],
    ['1e6', 'amount-scientific'],
    ['1E+6', 'amount-scientific'],
    ['NaN', 'amount-malformed'],
    ['Infinity', 'amount-malformed'],
    ['12.345.678.901.234.567.890', 'amount-too-large'],
    ['1.234,567', 'amount-marks'],
    ['1.234,5678', 'amount-decimals'],
    ['1,000', 'amount-marks'],
    ['１２３', 'amount-malformed'],
    ['', 'value-missing'],
    ['0x10', 'amount-malformed'],
    ['1.250.000,-', 'amount-suffix'],
    ['Rp. 1.000', 'amount-symbol'],
    ['IDR 1.000', 'amount-symbol'],
  ])('refuses %s: %s', (text, code) => expectRefused(withAmount(text), [`3 Jumlah ${code}`]));

  it('accepts what the profile names before and after them', () =>
    expectAccepted(withAmount('Rp. 1.250.000,-'), ['A1|2024-01-31|HOTEL|1250000', 'A2|2024-02-29|PARKING|1250000'], [], {
      ...PROFILE,
      numbers: { ...PROFILE.numbers, symbol: 'Rp.', suffix: ',-' },
    }));

  const refunds = (minus: string) => ({
    ...PROFILE,
    numbers: { ...PROFILE.numbers, minus },
    fields: { ...PROFILE.fields, amount: { column: 'Jumlah', negative: true } },
  });
  it.each<[string, string]>([
    ['leading', '-500'],
    ['trailing', '500-'],
    ['parentheses', '(500)'],
  ])('accepts a refund with the sign %s where the profile allows it', (minus, text) =>
    expectAccepted(withAmount(text), [STORED[0] ?? '', 'A2|2024-02-29|PARKING|-500'], [], refunds(minus)),
  );
});

describe('dates', () => {
  it('reads an ambiguous date by the declared order only', () =>
    expectAccepted(withDate('03/04/2024'), [STORED[0] ?? '', 'A2|2024-04-03|PARKING|35500']));

  it.each<[string, string]>([
    ['29/02/2025', 'date-impossible'],
    ['31/04/2024', 'date-impossible'],
    ['00/00/0000', 'date-impossible'],
    ['29/02/1900', 'date-impossible'],
    ['31/01/0025', 'date-impossible'],
    ['31/12/9999', 'date-impossible'],
    ['31/01/24', 'date-malformed'],
    ['12/31/2024', 'date-impossible'],
    ['2024-01-31', 'date-malformed'],
    ['45322', 'date-day-number'],
    ['31/01/2024 10:00', 'date-malformed'],
    ['', 'value-missing'],
  ])('refuses %s: %s', (text, code) => expectRefused(withDate(text), [`3 Tanggal ${code}`]));
});

describe('codes and texts', () => {
  it.each(['hotel', 'UNKNOWN', 'ＨＯＴＥＬ', '04110', 'HOTEL\u200B', 'HO TEL'])('refuses the code %s, which no table knows', (tax) =>
    expectRefused(withTax(tax), ['3 Jenis code-unknown']),
  );
  it('takes surrounding blanks off a code, with a warning', () => expectAccepted(withTax('PARKING '), STORED, ['3 Jenis code-trimmed']));
  it('counts the cells that lost blanks once for each column, with the first examples', () => {
    const padded = ['HOTEL ', ' HOTEL', 'PARKING  ', ' PARKING', 'HOTEL ', ' '].map((tax, index) => [`B${index}`, '31/01/2024', tax, '1']);
    return everywhere([HEADER, FIRST, ...padded], PROFILE, ({ findings, rows }, shift) => {
      expect(rows).toHaveLength(7);
      const reported = findings.filter(({ column }) => column !== null).map(({ line, column, code }) => `${line} ${column ?? ''} ${code}`);
      expect(reported).toEqual(['3 Jenis code-trimmed'].map(shift));
      expect(findings[0]?.params).toEqual({ rows: '5', value: '"HOTEL ", " HOTEL", "PARKING  "' });
    });
  });
  it('keeps the sum of unknown codes under Not mapped where the profile says so', () =>
    expectAccepted(withTax('XYZ'), [STORED[0] ?? '', 'A2|2024-02-29|UNMAPPED|35500'], ['3 Jenis code-unmapped'], {
      ...PROFILE,
      fields: { ...PROFILE.fields, tax: { column: 'Jenis', unknown: 'unmapped' } },
    }));
  it.each(['=1+1', '+62', '-x', '@SUM(A1)', "'=1", '=HYPERLINK("http://x";"y")'])('stores %s verbatim', (id) =>
    expectAccepted([HEADER, FIRST, [id, ...SECOND.slice(1)]], [STORED[0] ?? '', `${id}|2024-02-29|PARKING|35500`]),
  );
  it.each(['A\u202E2', 'A\u200B2', 'A\u20602', 'A\uFFFF2'])('refuses an invisible character in a number of the agency', (id) =>
    expectRefused([HEADER, FIRST, [id, ...SECOND.slice(1)]], ['3 NTPD code-shape']),
  );

  const PEOPLE = {
    extract: 'taxpayers',
    file: { delimiter: ';' },
    fields: {
      npwpd: { column: 'NPWPD' },
      nik: { column: 'NIK' },
      kind: { constant: 'individual' },
      registeredOn: { constant: '2024-01-01' },
      status: { constant: 'active' },
    },
  };
  it.each<[string, string, string]>([
    ['91.0004.4821', '910101120278000', '2 NIK nik-shape'],
    ['91.0004.4821', '9,10101E+15', '2 NIK nik-shape'],
    ['91.0004.4821', '9101011202780001X', '2 NIK nik-shape'],
    ['91.ABCD.4821', '9101011202780001', '2 NPWPD npwpd-shape'],
    ['9,1E+9', '9101011202780001', '2 NPWPD npwpd-shape'],
  ])('refuses the numbers %s and %s of a person, and repeats neither', (npwpd, nik, refused) =>
    everywhere(
      [
        ['NPWPD', 'NIK'],
        [npwpd, nik],
      ],
      PEOPLE,
      (verdict, shift) => {
        expect([verdict.refused, verdict.rows]).toEqual([[refused].map(shift), []]);
        expect(JSON.stringify(verdict.findings)).not.toMatch(/9101011|0004|ABCD|9,1/);
      },
    ),
  );

  const NAMES = { extract: 'banks', file: { delimiter: ';' }, fields: { code: { column: 'Kode' }, name: { column: 'Nama' } } };
  it('composes the characters of a name and takes invisible ones off, with a warning', () =>
    expectAccepted(
      [
        ['Kode', 'Nama'],
        ['DKI', 'Bank\u202E Jakarta\u200B'],
        ['CAF', 'Cafe\u0301'],
      ],
      ['DKI|Bank Jakarta', 'CAF|Café'],
      ['2 Nama text-cleaned'],
      NAMES,
    ));
  it('refuses control characters', () =>
    expectRefused(
      [
        ['Kode', 'Nama'],
        ['DKI', 'Bank\u0007'],
        ['BJB', 'Bank'],
      ],
      ['2 Nama control-character'],
      NAMES,
      WITHOUT_EXCEL,
    ));
  it('refuses a field of more than a mebibyte', () =>
    expectRefused(
      [
        ['Kode', 'Nama'],
        ['DKI', 'x'.repeat(1_048_577)],
        ['BJB', 'Bank'],
      ],
      ['2 Nama field-too-long'],
      NAMES,
      WITHOUT_EXCEL,
    ));
});
