import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { ExportTable, TableRows } from '@pendapa/export-files';
import { fileRows, fileTable, type FileColumn } from './file-column.ts';
import { useExportRegistry, type ExportPart, type FileOfTables, type OpenTable } from './registry.ts';
import { useStanding } from './standing.ts';
import { useTableSlot } from './table-slot.ts';

type FileColumns<R> = readonly { readonly key: string; readonly file?: FileColumn<R>; readonly fileBefore?: FileColumn<R> }[];

/** A page of a table's rows. */
export interface RowsPage<R> {
  readonly rows: readonly R[];
  /** Columns that know the names of these rows. */
  readonly columns: FileColumns<R>;
}

/** All rows of a table of which the screen shows the first. */
export interface PagedRows<R> {
  readonly rowCount: number;
  readonly generation: number;
  readonly pages: AsyncIterable<RowsPage<R>>;
}

/** Opens all rows of a table for a file. */
export type OpenPages<R> = (file: FileOfTables, signal: AbortSignal) => Promise<PagedRows<R>>;

async function* valuesIn<R>(pages: AsyncIterable<RowsPage<R>>): AsyncGenerator<TableRows> {
  for await (const { rows, columns } of pages) yield fileRows(rows, columns);
}

const valuesOf =
  <R>(open: OpenPages<R>): OpenTable =>
  async (file, signal) => {
    const { pages, ...facts } = await open(file, signal);
    return { ...facts, pages: valuesIn(pages) };
  };

interface Shown<R> {
  readonly caption: string;
  /** Rows in the order of the screen. */
  readonly rows: readonly R[];
  /** Number of rows of the whole table. */
  readonly rowCount: number;
  readonly columns: FileColumns<R>;
  /** Opens all rows if the screen shows only the first. */
  readonly openRows: OpenPages<R> | undefined;
}

export interface ExportedTable {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Part of a table without a panel; null inside a panel. */
  readonly standing: ExportPart | null;
}

/** Registers the table on screen for exports, with rows, columns and order. */
export function useExportedTable<R>({ caption, rows, rowCount, columns, openRows }: Shown<R>): ExportedTable {
  const place = useRef<HTMLDivElement>(null);
  const slot = useTableSlot();
  const registry = useExportRegistry();
  const { title, notes } = useStanding();
  const latest = useRef(openRows);
  useLayoutEffect(() => {
    latest.current = openRows;
  });
  const table = useMemo(() => (): ExportTable | null => fileTable(rows, columns, rowCount), [rows, columns, rowCount]);
  const standing = useMemo((): ExportPart | null => {
    if (slot || !registry) return null;
    const draw = () => {
      const { current: openPages } = latest;
      return Promise.resolve({ chart: null, table: table(), ...(openPages && { open: valuesOf(openPages) }) });
    };
    return { title: title ?? caption, sentence: () => null, notes, source: null, anchor: () => place.current, draw };
  }, [slot, registry, title, caption, table, notes]);
  useEffect(() => {
    if (slot) return slot.hold(table);
    return standing ? registry?.addPart(standing) : undefined;
  }, [slot, registry, table, standing]);
  return { place, standing };
}
