import { writeXlsx, XlsxStreamWriter } from 'hucre/xlsx';
import { checkFile, type CheckedFile } from '../testing/check-file.ts';
import { textCell, workbookFile, type SheetPart, type WorkbookParts } from '../testing/workbook-file.ts';

jest.setTimeout(120_000);

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
const withFile = (file: object) => ({ ...PROFILE, file });

const HEADER = ['NTPD', 'Tanggal', 'Jenis', 'Jumlah'];
const headerRow = `<row r="1">${HEADER.map((name, index) => textCell(`${'ABCD'[index] ?? ''}1`, name)).join('')}</row>`;

interface Cells {
  readonly id?: string;
  readonly date?: string;
  readonly tax?: string;
  readonly amount?: string;
}
/** Cells of line 2; cells that are not given have good values. */
const row = ({ id, date, tax, amount }: Cells, attributes = ''): string =>
  `<row r="2"${attributes}>${id ?? textCell('A2', 'A1')}${date ?? '<c r="B2" s="1"><v>45322</v></c>'}${tax ?? textCell('C2', 'HOTEL')}${amount ?? '<c r="D2"><v>1250000</v></c>'}</row>`;
const sheetXml = (cells: Cells = {}, attributes = ''): string => `<sheetData>${headerRow}${row(cells, attributes)}</sheetData>`;
const data = (xml = sheetXml()): SheetPart => ({ name: 'Data', xml });
const STORED = 'A1|2024-01-31|HOTEL|1250000';

const xlsx = (parts: Partial<WorkbookParts> & { xml?: string }, more: Partial<CheckedFile> = {}) =>
  checkFile({ name: 'f.xlsx', bytes: workbookFile({ sheets: [data(parts.xml)], ...parts }), profile: PROFILE, ...more });

const amountCell = (value: string, attributes = ''): Cells => ({ amount: `<c r="D2"${attributes}>${value}</c>` });
const dateCell = (value: string, style = 1): Cells => ({ date: `<c r="B2" s="${style}"><v>${value}</v></c>` });

describe('typed cells', () => {
  it.each<[string, Cells, string]>([
    ['a number and a date', {}, STORED],
    ['a number with a style for rupiah', amountCell('<v>1250000</v>', ' s="3"'), STORED],
    ['a number in scientific notation as Excel stores it', amountCell('<v>1.25E6</v>'), STORED],
    ['a negative number', amountCell('<v>-500</v>'), 'A1|2024-01-31|HOTEL|-500'],
    ['the longest exact number', amountCell('<v>999999999999999</v>'), 'A1|2024-01-31|HOTEL|999999999999999'],
    ['a formula with a stored result', amountCell('<f>1000000+250000</f><v>1250000</v>'), STORED],
    ['an amount as text, by the marks of the profile', { amount: textCell('D2', '1.250.000,00') }, STORED],
    ['a date as text, by the declared order', { date: textCell('B2', '31/01/2024') }, STORED],
    ['a date with a time of day', dateCell('45322.75'), STORED],
    ['a date of a custom format', dateCell('45322', 2), STORED],
    ['an ISO date', { date: '<c r="B2" t="d"><v>2024-01-31T00:00:00</v></c>' }, STORED],
    ['serial 59', dateCell('59'), 'A1|1900-02-28|HOTEL|1250000'],
    ['serial 61', dateCell('61'), 'A1|1900-03-01|HOTEL|1250000'],
    ['a code that is a number', { tax: '<c r="C2"><v>4110</v></c>' }, 'A1|2024-01-31|4110|1250000'],
    ['a text that a formula gives', { tax: '<c r="C2" t="str"><f>UPPER("hotel")</f><v>HOTEL</v></c>' }, STORED],
    [
      'a text in several runs',
      { tax: '<c r="C2" t="inlineStr"><is><r><t>HO</t></r><r><t>TEL</t></r><rPh><t>x</t></rPh></is></c>' },
      STORED,
    ],
    ['cells without places', { id: '<c t="inlineStr"><is><t>A1</t></is></c>', date: '<c s="1"><v>45322</v></c>' }, STORED],
  ])('accepts %s', async (_name, cells, stored) => {
    const { refused, warned, rows } = await xlsx({ xml: sheetXml(cells) });
    expect(refused).toEqual([]);
    // The first days of Excel's calendar are reported, because no payment has such a date.
    expect(warned).toEqual(stored.includes('|1900-') ? ['2 Tanggal date-early'] : []);
    expect(rows).toEqual([stored]);
  });

  it.each<[string, Cells, string]>([
    ['an error', amountCell('<v>#DIV/0!</v>', ' t="e"'), '2 Jumlah cell-error'],
    ['a formula without a result', amountCell('<f>A1+1</f>'), '2 Jumlah formula-without-value'],
    ['a formula with an empty result', amountCell('<f>A1+1</f><v></v>'), '2 Jumlah formula-without-value'],
    ['a fraction of a rupiah', amountCell('<v>1250000.5</v>'), '2 Jumlah amount-decimals'],
    ['what binary fractions make of 0.1 + 0.2', amountCell('<v>0.30000000000000004</v>'), '2 Jumlah amount-float'],
    ['a number of twenty digits', amountCell('<v>12345678901234567890</v>'), '2 Jumlah number-inexact'],
    ['a code of sixteen digits as a number', { tax: '<c r="C2"><v>3174090000000001</v></c>' }, '2 Jenis number-inexact'],
    ['no number where one is said to be', amountCell('<v>NaN</v>'), '2 Jumlah cell-malformed'],
    ['a text that is not among the shared ones', amountCell('<v>7</v>', ' t="s"'), '2 Jumlah cell-malformed'],
    ['a cell of an unknown kind', amountCell('<v>7</v>', ' t="z"'), '2 Jumlah cell-malformed'],
    ['a truth value as an amount', amountCell('<v>1</v>', ' t="b"'), '2 Jumlah amount-malformed'],
    ['serial 60, the day that never was', dateCell('60'), '2 Tanggal date-serial'],
    ['serial 0', dateCell('0'), '2 Tanggal date-serial'],
    ['a negative serial', dateCell('-1'), '2 Tanggal date-serial'],
    ['a day after the year 9999', dateCell('2958466'), '2 Tanggal date-serial'],
    ['a day number that is not shown as a date', dateCell('45322', 0), '2 Tanggal date-day-number'],
    ['a duration', dateCell('45322', 4), '2 Tanggal date-day-number'],
    ['a date as an amount', amountCell('<v>45322</v>', ' s="1"'), '2 Jumlah amount-malformed'],
    ['a control character', { tax: textCell('C2', 'HOTEL_x0007_') }, '2 Jenis control-character'],
    ['no amount', { amount: '' }, '2 Jumlah value-missing'],
  ])('refuses %s', async (_name, cells, refused) => {
    const verdict = await xlsx({ xml: sheetXml(cells) });
    expect(verdict.refused).toContain(refused);
    expect(verdict.rows).toEqual([]);
  });

  it('reads times of day in cells of their own and beside their day', async () => {
    const timed = (column: string, format: string) => ({
      ...PROFILE,
      fields: { ...PROFILE.fields, tax: undefined, paidTime: { column, format } },
    });
    const clock = (value: string, style: number): Cells => ({ tax: `<c r="C2" s="${style}"><v>${value}</v></c>` });
    const stored = async (cells: Cells, profile: unknown) => {
      const { rows, refused } = await xlsx({ xml: sheetXml(cells) }, { profile });
      return rows[0] ?? refused[0];
    };
    expect(await stored(clock('0.43130787037037', 5), timed('Jenis', 'HH.mm.ss'))).toBe('A1|10:21:05|2024-01-31|1250000');
    expect(await stored({ tax: textCell('C2', '10.21') }, timed('Jenis', 'HH.mm.ss'))).toBe('A1|10:21:00|2024-01-31|1250000');
    expect(await stored(clock('0.43130787037037', 4), timed('Jenis', 'HH:mm:ss'))).toBe('2 Jenis time-malformed');
    const day = { ...PROFILE.fields.posted, format: 'DD/MM/YYYY HH:mm' };
    const both = { ...PROFILE, fields: { ...PROFILE.fields, posted: day, paidTime: { column: 'Tanggal', format: day.format } } };
    expect(await stored(dateCell('45322.75'), both)).toBe('A1|18:00:00|2024-01-31|HOTEL|1250000');
  });

  it('counts days from 1904 where the workbook does', async () => {
    expect((await xlsx({ from1904: true, xml: sheetXml(dateCell('43860')) })).rows).toEqual([STORED]);
    expect((await xlsx({ from1904: true, xml: sheetXml(dateCell('0')) })).rows).toEqual(['A1|1904-01-01|HOTEL|1250000']);
  });
});

describe('rows and sheets', () => {
  it('refuses merged cells among the rows, and accepts a merged title above them', async () => {
    expect((await xlsx({ xml: `${sheetXml()}<mergeCells><mergeCell ref="A2:B2"/></mergeCells>` })).refused).toEqual([
      '2 NTPD merged-cells',
    ]);
    const below = sheetXml().replace(/r="([A-D]?)([12])"/g, (_whole, letter: string, line: string) => `r="${letter}${Number(line) + 2}"`);
    const titled = below.replace('<sheetData>', `<sheetData><row r="1">${textCell('A1', 'Laporan')}</row>`);
    const verdict = await xlsx(
      { xml: `${titled}<mergeCells><mergeCell ref="A1:D1"/></mergeCells>` },
      { profile: withFile({ skipLines: 2 }) },
    );
    expect(verdict).toMatchObject({ refused: [], rows: [STORED] });
  });

  it('reads hidden rows and columns, with a warning', async () => {
    const xml = `<cols><col min="2" max="3" hidden="1"/></cols>${sheetXml({}, ' hidden="1"')}`;
    expect(await xlsx({ xml })).toMatchObject({ rows: [STORED], warned: ['0 - column-hidden', '2 - row-hidden'] });
  });

  it('leaves a hidden sheet unread, with a warning', async () => {
    const sheets: SheetPart[] = [{ ...data(), name: 'Lama', state: 'hidden' }, data()];
    expect(await xlsx({ sheets })).toMatchObject({ rows: [STORED], warned: ['0 - sheet-hidden'] });
    const chosen = await xlsx({ sheets }, { profile: withFile({ sheet: 'Lama' }) });
    expect(chosen).toMatchObject({ rows: [STORED], warned: ['0 - sheet-hidden-read'] });
  });

  it('refuses two visible sheets unless the profile chooses one', async () => {
    const sheets: SheetPart[] = [{ name: 'Ringkasan', xml: '<sheetData/>' }, data()];
    const verdict = await xlsx({ sheets });
    expect(verdict.refused).toEqual(['0 - sheet-choice']);
    expect(verdict.findings[0]?.params).toEqual({ found: '"Ringkasan", "Data"' });
    expect((await xlsx({ sheets }, { profile: withFile({ sheet: 'Data' }) })).rows).toEqual([STORED]);
    expect((await xlsx({ sheets }, { profile: withFile({ sheet: 2 }) })).rows).toEqual([STORED]);
    expect((await xlsx({ sheets }, { profile: withFile({ sheet: 'Rekap' }) })).refused).toEqual(['0 - sheet-missing']);
  });

  it('refuses a gap between rows once, however large, and does not mind empty rows at the end', async () => {
    const far = sheetXml().replace('</sheetData>', `<row r="1048576">${textCell('A1048576', 'x')}</row></sheetData>`);
    expect((await xlsx({ xml: far })).refused).toEqual(['3 - blank-line', '1048576 Tanggal value-missing', '1048576 Jumlah value-missing']);
    const corner = sheetXml().replace('</sheetData>', `<row r="3">${textCell('XFD3', 'x')}</row></sheetData>`);
    expect((await xlsx({ xml: corner })).refused).toEqual(['3 - too-many-columns']);
    const trailing = sheetXml().replace('</sheetData>', '<row r="900"><c r="A900" s="3"/></row></sheetData>');
    expect((await xlsx({ xml: trailing })).rows).toEqual([STORED]);
  });

  it('refuses a filled cell beside the columns', async () => {
    expect((await xlsx({ xml: sheetXml({ amount: `<c r="D2"><v>1</v></c>${textCell('F2', 'x')}` }) })).refused).toEqual([
      '2 - field-count',
    ]);
  });

  it('warns of other workbooks that this one refers to', async () => {
    const verdict = await xlsx({ more: [{ name: 'xl/externalLinks/externalLink1.xml', content: '<externalLink/>' }] });
    expect(verdict).toMatchObject({ rows: [STORED], warned: ['0 - workbook-links'] });
  });
});

describe('files that are no harmless workbook', () => {
  const bytes = workbookFile({ sheets: [data()] });
  const refusal = async (content: Buffer) => (await checkFile({ name: 'f.xlsx', bytes: content, profile: PROFILE })).refused;
  const withPart = (name: string, content = 'x') => workbookFile({ sheets: [data()], more: [{ name, content }] });
  const swap = (from: string, to: string) => Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

  it.each<[string, Buffer, string]>([
    ['macros', withPart('xl/vbaProject.bin'), 'workbook-macros'],
    ['a path out of the archive', withPart('../../etc/passwd'), 'archive-path'],
    ['an absolute path', withPart('/etc/passwd'), 'archive-path'],
    ['a part twice', withPart('xl/styles.xml'), 'archive-damaged'],
    ['an encrypted part', workbookFile({ sheets: [data()], more: [{ name: 'x', content: 'x', flags: 1 }] }), 'archive-encrypted'],
    ['no workbook in it', swap('xl/workbook.xml', 'xl/workbuch.xml'), 'workbook-part'],
    ['broken XML', workbookFile({ sheets: [data('<sheetData><row r="1"></sheetData>')] }), 'workbook-damaged'],
    ['a row twice', workbookFile({ sheets: [data(`<sheetData>${headerRow}${headerRow}</sheetData>`)] }), 'workbook-damaged'],
  ])('refuses %s', async (_name, content, code) => {
    expect(await refusal(content)).toContain(`0 - ${code}`);
  });

  it('refuses the file wherever it is cut', async () => {
    for (let length = 4; length < bytes.length; length += 1)
      expect(await refusal(bytes.subarray(0, length))).toEqual(['0 - archive-damaged']);
  });

  it('refuses ten thousand parts', async () => {
    const more = Array.from({ length: 10_000 }, (_value, index) => ({ name: `x/${index}`, content: '' }));
    expect(await refusal(workbookFile({ sheets: [data()], more }))).toEqual(['0 - archive-bomb']);
  });

  it('refuses what declares too much, before it unpacks anything', async () => {
    const more = [{ name: 'x', content: 'x', declaredSize: 400 << 20 }];
    expect(await refusal(workbookFile({ sheets: [data()], more }))).toEqual(['0 - archive-bomb']);
  });

  it('refuses a gigabyte of blanks that declares itself, and one that lies', async () => {
    const blanks = Buffer.alloc(64 << 20, 0x20);
    const sheet = Buffer.concat([Buffer.from('<worksheet><sheetData><row r="1"><c r="A1"><v>'), blanks]);
    const parts = (declaredSize?: number) => [
      { name: 'xl/worksheets/sheet2.xml', content: sheet, ...(declaredSize ? { declaredSize } : {}) },
    ];
    const sheets: SheetPart[] = [{ name: 'x', xml: '' }];
    expect(await refusal(workbookFile({ sheets, more: parts() }))).toEqual(['0 - archive-bomb']);
    const lying = workbookFile({ sheets: [{ name: 'x', xml: '' }], more: parts(1_000) });
    const pointed = Buffer.from(
      lying.toString('latin1').replaceAll('xl/worksheets/sheet1.xml', 'xl/worksheets/sheet0.xml').replaceAll('sheet2.xml', 'sheet1.xml'),
      'latin1',
    );
    expect(await refusal(pointed)).toEqual(['0 - archive-damaged']);
  });

  it('refuses entities that a part declares itself', async () => {
    const xml = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetXml()}`;
    expect(await refusal(workbookFile({ sheets: [data(xml)] }))).toEqual(['0 - workbook-damaged']);
    const undeclared = sheetXml({ tax: '<c r="C2" t="inlineStr"><is><t>&lol;</t></is></c>' });
    expect(await refusal(workbookFile({ sheets: [data(undeclared)] }))).toEqual(['0 - workbook-damaged']);
  });
});

describe('workbooks of another writer', () => {
  const table = [HEADER, ['A1', new Date(Date.UTC(2024, 0, 31)), 'HOTEL', 1_250_000], ['A2', '29/02/2024', 'PARKING', '35.500']];
  const rows = [STORED, 'A2|2024-02-29|PARKING|35500'];
  const read = async (bytes: Uint8Array, more: Partial<CheckedFile> = {}) =>
    checkFile({ name: 'f.xlsx', bytes: Buffer.from(bytes), profile: PROFILE, ...more });

  it.each(['shared', 'inline'] as const)('are read with texts %s', async (stringMode) => {
    const bytes = await writeXlsx({ sheets: [{ name: 'Data', rows: table }], stringMode });
    expect(await read(bytes)).toMatchObject({ refused: [], rows });
  });
  it('are read with days from 1904', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'Data', rows: table }], dateSystem: '1904' });
    expect(await read(bytes)).toMatchObject({ refused: [], rows });
  });
  it('are refused with a password or macros', async () => {
    const sheets = [{ name: 'Data', rows: table }];
    const locked = await writeXlsx({ sheets, encryption: { password: 'x', spinCount: 1 } });
    expect((await read(locked)).refused).toEqual(['0 - format-refused']);
    const program = await writeXlsx({ sheets, vbaProject: new Uint8Array([1, 2, 3]) });
    expect((await read(program)).refused).toEqual(['0 - workbook-macros']);
  });
  it('are read when they were written as a stream', async () => {
    const writer = new XlsxStreamWriter({ name: 'Data' });
    for (const cells of table) writer.addRow(cells);
    expect(await read(await writer.finish())).toMatchObject({ refused: [], rows });
  });
});
