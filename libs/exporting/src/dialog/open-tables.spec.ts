import type { ExportTable, FileFormat } from '@pendapa/export-files';
import { statusOf } from '@pendapa/testing';
import type { CollectedSection } from './collect.ts';
import { openTables } from './open-tables.ts';

const TABLE: ExportTable = { columns: [{ key: 'name', label: 'Nama', kind: 'text' }], rows: [['a']], totals: null, rowCount: 1 };

async function* noPages() {
  yield [];
}

/** A list of which the page has one row. */
function list(rowCount: number) {
  const open = jest.fn(() => Promise.resolve({ rowCount, generation: 1, pages: noPages() }));
  return { title: 'Daftar', sentence: null, chart: null, table: { ...TABLE, rowCount }, open } satisfies CollectedSection;
}

async function incomingOf(format: FileFormat, sections: readonly CollectedSection[]) {
  const choice = { format, csv: 'excel', paper: { size: 'A4', orientation: 'auto' } } as const;
  const tables = await openTables(sections, { choice, status: statusOf(), file: 'file-0123456789ab' }, new AbortController().signal);
  return tables.sections.map(({ table }) => table?.incoming ?? null);
}

it('shares the room of a workbook among its lists', async () => {
  const whole: CollectedSection = { title: 'Tabel', sentence: null, chart: null, table: TABLE };
  const last = list(7);
  // Of 500,000 rows the table has one; 199,999 are left for the second list, and none for the third.
  expect(await incomingOf('xlsx', [list(300_000), whole, list(400_000), last])).toEqual([300_000, null, 199_999, null]);
  expect(last.open).not.toHaveBeenCalled();
  expect(await incomingOf('csv', [list(300_000), list(400_000)])).toEqual([300_000, 400_000]);
});

it('opens no list for a PDF of several parts, nor for a picture', async () => {
  const first = list(300);
  expect(await incomingOf('pdf', [first, list(300)])).toEqual([null, null]);
  expect(await incomingOf('png', [first])).toEqual([null]);
  expect(first.open).not.toHaveBeenCalled();
});
