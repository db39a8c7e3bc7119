import { checkFile, type CheckedFile } from '../testing/check-file.ts';
import { odsFile, odsRow, odsText } from '../testing/ods-file.ts';
import { textWorkbook } from '../testing/workbook-file.ts';
import { zipFile } from '../testing/zip-file.ts';

const PROFILE = {
  extract: 'payments',
  numbers: { decimal: ',', thousands: '.' },
  fields: {
    id: { column: 'NTPD' },
    posted: { grain: 'day', column: 'Tanggal', format: 'DD/MM/YYYY' },
    tax: { column: 'Jenis' },
    amount: { column: 'Jumlah', negative: true },
  },
};
const HEADER = ['NTPD', 'Tanggal', 'Jenis', 'Jumlah'];
const STORED = 'A1|2024-01-31|HOTEL|1250000';
const read = (name: string, bytes: Buffer, more: Partial<CheckedFile> = {}) => checkFile({ name, bytes, profile: PROFILE, ...more });

describe('OpenDocument spreadsheets', () => {
  const headerRow = odsRow(...HEADER.map(odsText));
  const number = (value: string, more = ''): string => `<table:table-cell office:value-type="float" office:value="${value}"${more}/>`;
  const date = '<table:table-cell office:value-type="date" office:date-value="2024-01-31"><text:p>31 Jan</text:p></table:table-cell>';
  const row = (...cells: readonly string[]) => odsRow(...cells);
  const sheet = (xml: string) => [{ name: 'Data', xml: `<table:table-column/>${headerRow}${xml}` }];
  const good = row(odsText('A1'), date, odsText('HOTEL'), number('1250000'));
  const ods = (xml: string, more: Partial<CheckedFile> = {}) => read('f.ods', odsFile(sheet(xml)), more);

  it.each([
    ['numbers and dates as what they are', good, [STORED]],
    ['text by the marks of the profile', row(...['A1', '31/01/2024', 'HOTEL', '1.250.000,00'].map(odsText)), [STORED]],
    ['a number in scientific notation', row(odsText('A1'), date, odsText('HOTEL'), number('1.25E6')), [STORED]],
    [
      'text without comments, with its blanks',
      row(
        odsText('A1').replace('<text:p>', '<office:annotation><text:p>x</text:p></office:annotation><text:p>'),
        date,
        odsText('HOTEL'),
        number('1250000'),
      ),
      [STORED],
    ],
    [
      'nothing of the empty rows and columns at the end',
      `${good}<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
      [STORED],
    ],
    [
      'a cell that is repeated',
      row(odsText('A1'), date, odsText('HOTEL'), number('7', ' table:number-columns-repeated="1"')),
      ['A1|2024-01-31|HOTEL|7'],
    ],
  ])('read %s', async (_what, xml, rows) => expect(await ods(xml)).toMatchObject({ refused: [], rows }));

  it.each([
    [
      'merged cells',
      good.replace(
        '<table:table-cell office:value-type="string">',
        '<table:table-cell office:value-type="string" table:number-columns-spanned="2">',
      ),
      '2 NTPD merged-cells',
    ],
    [
      'a number that Excel and LibreOffice do not keep',
      row(odsText('A1'), date, odsText('HOTEL'), number('12345678901234567890')),
      '2 Jumlah number-inexact',
    ],
    ['a day that does not exist', good.replace('2024-01-31', '2024-02-31'), '2 Tanggal date-impossible'],
    [
      'a blank row inside',
      `${good}<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>${good}`,
      '3 - blank-line',
    ],
    ['a table within a cell', row(`<table:table-cell><table:table table:name="x"/></table:table-cell>`), '0 - workbook-damaged'],
    [
      'more rows than a sheet has',
      `<table:table-row table:number-rows-repeated="2000000"><table:table-cell/></table:table-row>`,
      '0 - workbook-damaged',
    ],
    [
      'a row repeated to hide a bomb',
      `<table:table-row table:number-rows-repeated="1000000">${number('7', ' table:number-columns-repeated="999"')}</table:table-row>`,
      '0 - archive-bomb',
    ],
    [
      'a type that is not known',
      row(odsText('A1'), date, odsText('HOTEL'), number('7').replace('float', 'void')),
      '2 Jumlah cell-malformed',
    ],
  ])('refuse %s', async (_what, xml, finding) => expect((await ods(xml)).refused).toContain(finding));

  it('ask which sheet, and name hidden ones', async () => {
    const two = [...sheet(good), { name: 'Lain', xml: headerRow }];
    expect((await read('f.ods', odsFile(two))).refused).toEqual(['0 - sheet-choice']);
    expect(await read('f.ods', odsFile(two), { profile: { ...PROFILE, file: { sheet: 'Data' } } })).toMatchObject({
      rows: [STORED],
      warned: [],
    });
    const hidden = [...sheet(good), { name: 'Lain', xml: headerRow, hidden: true }];
    expect(await read('f.ods', odsFile(hidden))).toMatchObject({ rows: [STORED], warned: ['0 - sheet-hidden'] });
  });
  it('refuse macros and passwords', async () => {
    const encrypted = { name: 'META-INF/manifest.xml', content: '<manifest><file-entry><encryption-data/></file-entry></manifest>' };
    expect((await read('f.ods', odsFile(sheet(good), [encrypted]))).refused).toEqual(['0 - archive-encrypted']);
    const macro = { name: 'Basic/Standard/Module1.xml', content: '<x/>' };
    expect((await read('f.ods', odsFile(sheet(good), [macro]))).refused).toEqual(['0 - workbook-macros']);
  });
});

describe('JSON records', () => {
  const json = (text: string, more: Partial<CheckedFile> = {}) => read('f.json', Buffer.from(text), more);
  const record = (amount: string): string => `{"NTPD": "A1", "Tanggal": "31/01/2024",\n "Jenis": "HOTEL", "Jumlah": ${amount}}`;

  it.each([
    ['a number', '1250000', STORED],
    ['text by the marks of the profile', '"1.250.000,00"', STORED],
    ['a number with zeros behind the point', '1250000.00', STORED],
    ['an exponent, exactly', '1.25e6', STORED],
    ['a long number with all its digits', '9007199254740993', 'A1|2024-01-31|HOTEL|9007199254740993'],
    ['a negative number', '-500', 'A1|2024-01-31|HOTEL|-500'],
  ])('read %s', async (_what, amount, stored) => expect((await json(`[${record(amount)}]`)).rows).toEqual([stored]));
  it('have the same columns in any order', async () =>
    expect((await json(`[${record('7')}, {"Jumlah": 8, "Jenis": "PARKING", "NTPD": "A2", "Tanggal": "01/02/2024"}]`)).rows).toEqual([
      'A1|2024-01-31|HOTEL|7',
      'A2|2024-02-01|PARKING|8',
    ]));
  it.each([
    ['a value that is missing', `[${record('null')}]`, '1 Jumlah value-missing'],
    ['a record that lacks a column', `[${record('7')},\n{"NTPD": "A2"}]`, '3 - json-keys'],
    ['a column twice', '[{"a": 1, "a": 2}]', '1 - json-duplicate'],
    ['a list in a record', '[{"NTPD": [1]}]', '1 - json-nested'],
    ['a file that was cut', `[${record('7')}`, '2 - json-damaged'],
    ['a number that was cut', '[{"NTPD": 12', '1 - json-damaged'],
    ['text behind the end', `[${record('7')}] x`, '2 - json-damaged'],
    ['a number with a zero in front', `[${record('07')}]`, '2 - json-damaged'],
    ['no record', '[ ]', '1 - file-empty'],
    ['a text among the records', `[${record('7')}, "\u0000"]`, '2 - json-nested'],
  ])('refuse %s', async (_what, text, finding) => expect((await json(text)).refused).toEqual([finding]));
  it('refuse what is deeply nested as fast as anything else', async () =>
    expect((await json('['.repeat(1_000_000))).refused).toEqual(['0 - format-json']));
});

describe('archives with one file', () => {
  const csv = { name: 'data/Rekap.csv', content: 'NTPD,Tanggal,Jenis,Jumlah\nA1,31/01/2024,HOTEL,1.250.000\n' };
  it('are read by the format of that file', async () => {
    expect((await read('f.zip', zipFile([{ name: 'data/', content: '' }, csv]))).rows).toEqual([STORED]);
    expect((await read('f.zip', zipFile([csv, { name: '__MACOSX/data/._Rekap.csv', content: 'x' }]))).rows).toEqual([STORED]);
    const workbook = { name: 'rekap.xlsx', content: textWorkbook([HEADER, ['A1', '31/01/2024', 'HOTEL', '1.250.000']]) };
    expect((await read('f.zip', zipFile([workbook]))).rows).toEqual([STORED]);
  });
  it.each([
    ['several files', zipFile([csv, { ...csv, name: 'b.csv' }]), '0 - format-packed'],
    ['an archive within', zipFile([{ name: 'inner.zip', content: zipFile([csv]) }]), '0 - format-packed'],
    ['a file of another kind', zipFile([{ ...csv, name: 'data.xlsx' }]), '0 - format-differs'],
    ['another size than declared', zipFile([{ ...csv, declaredSize: 20 }]), '0 - archive-damaged'],
    ['a bomb', zipFile([{ name: 'data.csv', content: Buffer.alloc(64 << 20, 0x0a) }]), '0 - archive-bomb'],
    ['a file outside', zipFile([{ ...csv, name: '../data.csv' }]), '0 - archive-path'],
  ])('refuse %s', async (_what, bytes, finding) => expect((await read('f.zip', bytes)).refused).toEqual([finding]));
});
