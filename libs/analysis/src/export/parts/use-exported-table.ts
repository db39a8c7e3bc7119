import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { ExportTable } from '@pendapa/export-files';
import { useFormat } from '@pendapa/i18n';
import { fileTable, type FileColumn } from './file-column.ts';
import { useExportRegistry } from './registry.ts';
import { useSaidBeside } from './said-beside.ts';
import { useTableSlot } from './table-slot.ts';

interface Shown<R> {
  readonly caption: string;
  /** In the order of the screen. */
  readonly rows: readonly R[];
  readonly columns: readonly { readonly key: string; readonly file?: FileColumn<R> }[];
}

/** Lets files have the table that is on screen: in a panel it belongs to the panel, elsewhere it is a part of its own. */
export function useExportedTable<R>({ caption, rows, columns }: Shown<R>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const slot = useTableSlot();
  const registry = useExportRegistry();
  const said = useSaidBeside();
  const { moneyAxis } = useFormat();
  // Of an axis so small that it has no scale: the currency alone.
  const currency = useMemo(() => moneyAxis(0).unitLabel, [moneyAxis]);
  useEffect(() => {
    const table = (): ExportTable | null => fileTable(rows, columns, (label) => `${label} (${currency})`);
    if (slot) return slot.hold(table);
    const draw = () => Promise.resolve({ chart: null, table: table() });
    return registry?.addPart({ title: caption, sentence: () => null, said, source: null, anchor: () => place.current, draw });
  }, [slot, registry, caption, rows, columns, currency, said]);
  return place;
}
