import { MAX_PDF_ROWS, MAX_SHEET_ROWS, type ExportSection, type ExportTable, type FileFormat, type TableRows } from '@pendapa/export-files';
import type { CollectedSection } from './collect.ts';
import type { FileOrder } from './file-order.ts';
import { DataMoved } from './whole-answer.ts';

export interface OpenTables {
  readonly sections: readonly ExportSection[];
  /** Rows of tables that are read while the file is written. */
  readonly incoming: ReadonlyMap<ExportTable, AsyncIterable<TableRows>>;
  /** Number of tables whose rows the server has recorded. */
  readonly recorded: number;
}

/** Maximum rows of the whole file; none for pictures, which have room for the first rows only. */
const MAX_ROWS: Readonly<Record<FileFormat, number>> = {
  csv: Number.MAX_SAFE_INTEGER,
  xlsx: MAX_SHEET_ROWS,
  pdf: MAX_PDF_ROWS,
  png: 0,
  jpg: 0,
};

async function* firstRows(pages: AsyncIterable<TableRows>, maxRows: number): AsyncGenerator<TableRows> {
  let left = maxRows;
  for await (const page of pages) {
    yield page.slice(0, left);
    left -= page.length;
    if (left <= 0) return;
  }
}

async function allRows(pages: AsyncIterable<TableRows>): Promise<TableRows> {
  const rows: TableRows[number][] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

/** In a PDF of several parts a list has few rows, and it has them already. */
const roomIn = (format: FileFormat, sections: number): number => (format === 'pdf' && sections > 1 ? 0 : MAX_ROWS[format]);

/**
 * Opens tables that have only their first rows. Their rows come in while a spreadsheet is written; a PDF takes few and has them before.
 * @throws DataMoved if newer data were published than the page shows
 */
export async function openTables(
  collected: readonly CollectedSection[],
  { choice: { format }, status, file }: Pick<FileOrder, 'choice' | 'status'> & { readonly file: string },
  signal: AbortSignal,
): Promise<OpenTables> {
  const loaded = collected.reduce((rows, { open, table }) => rows + (open ? 0 : (table?.rows.length ?? 0)), 0);
  let room = Math.max(roomIn(format, collected.length) - loaded, 0);
  const incoming = new Map<ExportTable, AsyncIterable<TableRows>>();
  const sections: ExportSection[] = [];
  let recorded = 0;
  for (const { open, ...section } of collected) {
    if (!open || !section.table || room === 0) {
      sections.push(section);
      continue;
    }
    const { rowCount, generation, pages } = await open({ format, file }, signal);
    // The cover tells of the data that the page shows.
    if (generation !== status.generation) throw new DataMoved();
    recorded += 1;
    const maxRows = Math.min(rowCount, room);
    room -= maxRows;
    const read = firstRows(pages, maxRows);
    const table: ExportTable =
      format === 'pdf'
        ? { ...section.table, rows: await allRows(read), rowCount }
        : { ...section.table, rows: [], incoming: maxRows, rowCount };
    if (table.incoming !== undefined) incoming.set(table, read);
    sections.push({ ...section, table });
  }
  return { sections, incoming, recorded };
}
