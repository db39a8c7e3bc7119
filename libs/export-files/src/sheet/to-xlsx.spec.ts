/** @jest-environment node */
import { readXlsx } from 'hucre/xlsx';
import type { ExportDocument } from '../model.ts';
import { DOCUMENT, FORMULAS, TABLE, withTable } from '../testing/sample-document.ts';
import { sheetNames } from './sheet-name.ts';
import { toXlsx } from './to-xlsx.ts';

const writeAndRead = async (document: ExportDocument) => readXlsx((await toXlsx(document, [])).bytes, { readStyles: true });

async function tableOf(document: ExportDocument) {
  const { sheets } = await writeAndRead(document);
  const sheet = sheets[1];
  if (!sheet) throw new Error('The workbook has no table');
  return sheet;
}

it('has a cover and a sheet for each table, its header in sight', async () => {
  const { sheets } = await writeAndRead(DOCUMENT);
  expect(sheets.map(({ name }) => name)).toEqual(['Sampul', 'Realisasi per jenis pajak']);
  expect(sheets[0]?.rows.slice(3)).toEqual([
    ['Periode', '1 Jan – 14 Nov 2026'],
    ['Data per tanggal', '14 November 2026'],
  ]);
  expect(sheets[1]?.freezePane).toEqual({ rows: 1, columns: 1 });
  // Header and rows, without the totals and the line below.
  expect(sheets[1]?.autoFilter?.range).toBe('A1:F4');
});

it('types its cells: amounts are numbers with a format, dates dates, identifiers text, unknown empty', async () => {
  const sheet = await tableOf(DOCUMENT);
  const cell = (row: number, column: number) => {
    const { type, value, style } = sheet.cells?.get(`${row},${column}`) ?? {};
    return [type, value, style?.numFmt];
  };
  expect(cell(1, 0)).toEqual(['string', '007', '@']);
  expect(cell(2, 0)).toEqual(['string', '3174091234567890', '@']);
  expect(cell(1, 2)).toEqual(['date', new Date('2026-01-01T00:00:00Z'), '[$-421]mmm yyyy']);
  expect(cell(2, 3)).toEqual(['number', -500_000, '#,##0']);
  expect(cell(1, 4)).toEqual(['number', 3, '#,##0']);
  expect(cell(1, 5)).toEqual(['number', 0.9885, '0.00%']);
  expect(sheet.rows[3]?.[3]).toBeNull();
});

it('ends with the total of the screen and says that the rows add up to it', async () => {
  const sheet = await tableOf(DOCUMENT);
  expect(sheet.rows[4]).toEqual(['Jumlah', null, null, 1_000_000, 4, 0.75]);
  expect(sheet.rows[5]?.[0]).toBe('Jumlah baris sama dengan angka di layar.');
});

it('writes what has more digits than a spreadsheet keeps as text, all of them', async () => {
  const table = {
    ...TABLE,
    rows: [
      ['1', 'x', null, '999999999999999', 1, null],
      ['2', 'y', null, '1234567890123456', 1, null],
    ],
    totals: null,
    rowCount: 2,
  };
  const sheet = await tableOf(withTable(table));
  expect(sheet.rows.slice(1).map((row) => row[3])).toEqual([999_999_999_999_999, '1234567890123456']);
});

it.each(FORMULAS)('%j is text in every place and no formula anywhere', async (payload) => {
  const columns = [
    { key: 'a', label: payload, kind: 'text' as const },
    { key: 'b', label: 'x', kind: 'id' as const },
  ];
  const base = withTable({ columns, rows: [[payload, payload]], totals: null, rowCount: 1 });
  const { sheets } = await writeAndRead({ ...base, title: payload, cover: [{ label: payload, text: payload }] });
  const plain = payload.replace('\r', '\n');
  const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
  const written = cells.filter(({ value }) => value === plain);
  expect(written).toHaveLength(6);
  expect(new Set(written.map(({ type, style }) => `${type} ${style?.numFmt}`))).toEqual(new Set(['string @']));
});

it('keeps out what breaks a workbook, and keeps what only looks like it', async () => {
  const texts = ['a\u0000b\u0007c', 'half \ud83d', 'end\uffff', '_x0041_', `${'x'.repeat(40_000)}`, 'baris\r\nbaru'];
  const sheet = await tableOf(
    withTable({ columns: [{ key: 'a', label: 'a', kind: 'text' }], rows: texts.map((text) => [text]), totals: null, rowCount: 6 }),
  );
  const read = sheet.rows.slice(1).map((row) => String(row[0]));
  expect(read.slice(0, 4)).toEqual(['abc', 'half \ufffd', 'end', '_x0041_']);
  expect(read[4]).toHaveLength(32_767);
  expect(read[4]?.endsWith('x [dipotong]')).toBe(true);
  expect(read[5]).toBe('baris\nbaru');
});

it('puts charts on a sheet of their own', async () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const book = await readXlsx((await toXlsx(DOCUMENT, [{ title: 'Tren', png, width: 720, height: 320 }])).bytes);
  const sheet = book.sheets.at(-1);
  expect([sheet?.name, sheet?.rows[0]?.[0]]).toEqual(['Grafik', 'Tren']);
  expect(sheet?.images?.[0]).toMatchObject({ type: 'png', data: png, width: 720, height: 320, altText: 'Tren' });
});

it('ends names of sheets with whole words that can end a name', () => {
  expect(
    sheetNames([
      'Pokok ketetapan per bulan dan dokumen',
      'Pokok ketetapan per bulan dan lainnya',
      'Realisasi kumulatif terhadap x',
      'Objek menunggak menurut umur yang dimiliki',
      'Daftar kerja: objek belum lunas, menurut unit',
      'Owners of three objects or more, by age',
      'Penunggak yang',
    ]),
  ).toEqual([
    'Pokok ketetapan per bulan',
    'Pokok ketetapan per bulan 2',
    'Realisasi kumulatif terhadap x',
    'Objek menunggak menurut umur',
    'Daftar kerja objek belum lunas',
    'Owners of three objects or more',
    'Penunggak yang',
  ]);
});

it('gives sheets names that a workbook admits', () => {
  expect(sheetNames(['Rincian [2026]: a/b', 'Rincian 2026 a b', '', "'", 'x'.repeat(40), 'X'.repeat(40)])).toEqual([
    'Rincian 2026 a b',
    'Rincian 2026 a b 2',
    '3',
    '4',
    'x'.repeat(31),
    `${'X'.repeat(29)} 2`,
  ]);
});

it('writes a name that reads like an error as text, and a figure that is not told as words among numbers', async () => {
  const columns = [
    { key: 'a', label: '#REF!', kind: 'text' as const },
    { key: 'b', label: 'Wajib pajak', kind: 'count' as const },
  ];
  const sheet = await tableOf(withTable({ columns, rows: [['#N/A', '<10']], totals: null, rowCount: 1 }));
  const cells = ['0,0', '1,0', '1,1'].map((place) => sheet.cells?.get(place));
  expect(cells.map((cell) => [cell?.richText?.[0]?.text ?? cell?.value, cell?.style?.numFmt])).toEqual([
    ['#REF!', '@'],
    ['#N/A', '@'],
    ['<10', '@'],
  ]);
  expect(cells.map((cell) => cell?.type)).not.toContain('error');
});

it('counts rows that were expected and did not come, and says so below the table', async () => {
  async function* pages() {
    yield TABLE.rows.slice(0, 2);
  }
  const document = withTable({ ...TABLE, rows: [], totals: null, incoming: 5, rowCount: 7 });
  const { bytes, left } = await toXlsx(document, [], { read: () => pages() });
  const { sheets } = await readXlsx(bytes);
  // Five rows should have come, two came; the whole result has seven.
  expect([left, sheets[1]?.rows.at(-1)?.[0]]).toEqual([3, 'INCOMPLETE: 2 dari 7 baris.']);
});
