import type { ExportColumn, ExportSection, ExportTable } from '@pendapa/export-files';
import { removeRepeatedTables } from './remove-repeated-tables.ts';

const column = (label: string): ExportColumn => ({ key: label, label, kind: 'text' });
const table = (labels: readonly string[], rows: ExportTable['rows']): ExportTable => ({
  columns: labels.map(column),
  rows,
  totals: null,
  rowCount: rows.length,
});
const chart = { svg: '<svg/>', width: 1, height: 1 };
const panel = (title: string, of: ExportTable | null, hasChart = true): ExportSection => ({
  title,
  sentence: null,
  chart: hasChart ? chart : null,
  table: of,
});

const small = table(
  ['Pajak', 'Realisasi'],
  [
    ['PKB', '1'],
    ['PBB', '2'],
  ],
);
const large = table(
  ['Pajak', 'Target', 'Realisasi'],
  [
    ['PBB', '9', '2'],
    ['PKB', '8', '1'],
  ],
);

it('gives a panel the larger table of the page, so that no figures are written twice', () => {
  const sections = removeRepeatedTables([panel('Tiga terbesar', small), panel('Peta', small), panel('Rincian', large, false)]);
  expect(sections.map(({ title, table: of }) => [title, of])).toEqual([
    ['Tiga terbesar', large],
    ['Peta', null],
  ]);
});

it('keeps tables of other rows, and other figures of the same rows', () => {
  const others = table(
    ['Pajak', 'Realisasi'],
    [
      ['PKB', '1'],
      ['PBB', '3'],
    ],
  );
  const counts = table(
    ['Pajak', 'Transaksi'],
    [
      ['PKB', '1'],
      ['PBB', '2'],
    ],
  );
  const sections = [panel('a', small), panel('b', others), panel('c', counts, false)];
  expect(removeRepeatedTables(sections)).toEqual(sections);
});
