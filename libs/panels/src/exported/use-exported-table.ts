import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { ExportTable } from '@pendapa/export-files';
import { fileTable, type FileColumn } from './file-column.ts';
import { useExportRegistry, type ExportPart } from './registry.ts';
import { useStanding } from './standing.ts';
import { useTableSlot } from './table-slot.ts';

type FileColumns<R> = readonly { readonly key: string; readonly file?: FileColumn<R>; readonly fileBefore?: FileColumn<R> }[];

/** All rows of a table of which the screen shows the first. */
export interface WholeRows<R> {
  readonly rows: readonly R[];
  readonly rowCount: number;
  /** Columns that know the names of these rows; those on screen know only the names of theirs. */
  readonly columns: FileColumns<R>;
}

interface Shown<R> {
  readonly caption: string;
  /** Rows in the order of the screen. */
  readonly rows: readonly R[];
  /** Number of rows of the whole table. */
  readonly rowCount: number;
  readonly columns: FileColumns<R>;
  /** Reads all rows if the screen may show only the first. */
  readonly readAll: ((signal: AbortSignal) => Promise<WholeRows<R>>) | undefined;
}

export interface ExportedTable {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Part of a table without a panel; null inside a panel. */
  readonly standing: ExportPart | null;
}

/** Registers the table on screen for exports, with rows, columns and order. */
export function useExportedTable<R>({ caption, rows, rowCount, columns, readAll }: Shown<R>): ExportedTable {
  const place = useRef<HTMLDivElement>(null);
  const slot = useTableSlot();
  const registry = useExportRegistry();
  const { title, notes } = useStanding();
  const latest = useRef(readAll);
  useLayoutEffect(() => {
    latest.current = readAll;
  });
  const table = useMemo(() => (): ExportTable | null => fileTable(rows, columns, rowCount), [rows, columns, rowCount]);
  const standing = useMemo((): ExportPart | null => {
    if (slot || !registry) return null;
    const draw = async (signal: AbortSignal) => {
      const whole = await latest.current?.(signal);
      return { chart: null, table: whole ? fileTable(whole.rows, whole.columns, whole.rowCount) : table() };
    };
    return { title: title ?? caption, sentence: () => null, notes, source: null, anchor: () => place.current, draw };
  }, [slot, registry, title, caption, table, notes]);
  useEffect(() => {
    if (slot) return slot.hold(table);
    return standing ? registry?.addPart(standing) : undefined;
  }, [slot, registry, table, standing]);
  return { place, standing };
}
