import type { CellValue, ExportTable } from '../model.ts';
import { DOCUMENT, TABLE } from '../testing/sample-document.ts';
import { columnWidths, fitColumns, fitsWidth } from './fit-columns.ts';
import { matricesOf } from './matrix.ts';
import { paperTable, type PaperTable } from './paper-table.ts';

const amounts = (rows: readonly (readonly CellValue[])[]): ExportTable => ({
  columns: [
    { key: 'tax', label: 'Jenis pajak', kind: 'text' },
    { key: 'amount', label: 'Realisasi', kind: 'money' },
  ],
  rows,
  totals: [null, '14000000000000'],
  rowCount: rows.length,
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const headOf = ({ head }: PaperTable): readonly string[] => head.map(plain);

it('writes amounts in the unit of the screen, which their header names; what is hidden or unknown stays so', () => {
  const paper = paperTable(
    amounts([
      ['PKB', '11021000000000'],
      ['PBB', '2979000000000'],
      ['Reklame', 'disembunyikan'],
      ['BPHTB', null],
    ]),
    DOCUMENT,
  );
  expect(headOf(paper)).toEqual(['Jenis pajak', 'Realisasi (Rp miliar)']);
  expect(paper.body.map(([, amount]) => amount)).toEqual(['11.021,00', '2.979,00', 'disembunyikan', '-']);
  expect(paper.total).toEqual(['Jumlah', '14.000,00']);
});

it('has one unit for the money of all columns', () => {
  const { columns, ...table } = amounts([]);
  const paper = paperTable(
    {
      ...table,
      columns: [...columns, { key: 'gap', label: 'Selisih', kind: 'money' }],
      rows: [
        ['PKB', '563100000000', '-8278280000'],
        ['PBB', '412000000000', '3'],
      ],
      totals: null,
    },
    DOCUMENT,
  );
  expect(headOf(paper)).toEqual(['Jenis pajak', 'Realisasi (Rp miliar)', 'Selisih (Rp miliar)']);
  expect(paper.body.map((row) => row.slice(1).map(plain))).toEqual([
    ['563,10', '−8,28'],
    ['412,00', '< 0,01'],
  ]);
});

it('writes what stands in the place of a date as it is', () => {
  const table: ExportTable = {
    columns: [{ key: 'due', label: 'Jatuh tempo', kind: 'day' }],
    rows: [['2026-12-14'], ['tiap objek sendiri']],
    totals: null,
    rowCount: 2,
  };
  expect(paperTable(table, DOCUMENT).body.map(([due]) => due?.replaceAll('\u00a0', ' '))).toEqual(['14 Des 2026', 'tiap objek sendiri']);
});

it('writes dates in words and leaves the total of what has none empty', () => {
  const { body, total } = paperTable(TABLE, DOCUMENT);
  expect(body[0]?.[2]).toBe('Jan 2026');
  expect(total?.slice(0, 3)).toEqual(['Jumlah', '', '']);
});

const long = (units: number, months: number): PaperTable => ({
  head: ['Unit', 'Bulan', 'Rasio', 'Kewajiban'],
  body: Array.from({ length: units * months }, (_, index) => [
    `Unit ${Math.floor(index / months)}`,
    `Bulan ${index % months}`,
    `${index}%`,
    String(index),
  ]),
  total: null,
  figures: [false, false, true, true],
});

it('turns a long table of two names into a matrix for each of its figures', () => {
  const matrices = matricesOf(long(43, 12));
  expect(matrices?.map(({ title, table }) => [title, table.body.length, table.head.length])).toEqual([
    ['Rasio', 43, 13],
    ['Kewajiban', 43, 13],
  ]);
  expect(matrices?.[0]?.table.head.slice(0, 3)).toEqual(['Unit', 'Bulan 0', 'Bulan 1']);
  expect(matrices?.[1]?.table.body[2]?.slice(0, 3)).toEqual(['Unit 2', '24', '25']);
});

it.each([
  ['short', long(4, 3)],
  ['too wide either way', long(40, 30)],
  ['not of one row for each pair', { ...long(43, 12), body: [...long(43, 12).body, ['Unit 0', 'Bulan 0', '1%', '1']] }],
])('leaves a table that is %s as it is', (_, table) => {
  expect(matricesOf(table)).toBeNull();
});

it('lets columns that do not fit go on below, each group led by the names of the rows, none lost', () => {
  const wide: PaperTable = {
    head: ['Unit', ...Array.from({ length: 30 }, (_, index) => `K${index}`)],
    body: [['UP3D Setiabudi', ...Array.from({ length: 30 }, (_, index) => `1.234.56${index % 10}`)]],
    total: null,
    figures: [false, ...Array.from({ length: 30 }, () => true)],
  };
  expect(fitsWidth(wide, 523)).toBe(false);
  const groups = fitColumns(wide, 523);
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.every((group) => group.head[0] === 'Unit' && fitsWidth(group, 523))).toBe(true);
  expect(groups.flatMap(({ head }) => head.slice(1))).toEqual(wide.head.slice(1));
  expect(groups.flatMap(({ body }) => body[0]?.slice(1))).toEqual(wide.body[0]?.slice(1));
});

it('gives columns the whole room, names that break more of it than figures, and none less than its longest word', () => {
  const table: PaperTable = {
    head: ['Jenis pajak', 'Realisasi (Rp miliar)', 'Status'],
    body: [['Bea Perolehan Hak atas Tanah dan Bangunan', '1.234,56', 'Sesuai rencana']],
    total: null,
    figures: [false, true, false],
  };
  const [name = 0, amount = 0, status = 0] = columnWidths(table, 300);
  expect(name + amount + status + 3 * 6).toBeCloseTo(300);
  expect(name).toBeGreaterThan(amount);
  expect(Math.min(amount, status)).toBeGreaterThan(30);
});

it('wraps long names before it wraps short ones', () => {
  const table: PaperTable = {
    head: ['Jenis pajak', 'Realisasi', 'Status'],
    body: [['Bea Perolehan Hak atas Tanah dan Bangunan', '1.234,56', 'Hampir sesuai rencana']],
    total: null,
    figures: [false, true, false],
  };
  const [name = 0, , status = 0] = columnWidths(table, 300);
  // 21 letters need about 82 points, the name of the tax about 160.
  expect(status).toBeGreaterThan(82);
  expect(name).toBeLessThan(160);
});

it('leaves a long table as it is where each of its names has one word', () => {
  const body = Array.from({ length: 40 }, (_, row) => [`Bulan ${String(row)}`, String(row), row % 9 === 0 ? 'Di luar kebiasaan' : 'Biasa']);
  const table = { head: ['Bulan', 'Realisasi', 'Penilaian'], body, total: null, figures: [false, true, false] };
  expect(matricesOf(table)).toBeNull();
});
