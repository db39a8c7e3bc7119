import { useEffect, useRef, type RefObject } from 'react';
import type { Finding } from '@pendapa/contracts';
import { fileTable, useExportRegistry, type TableColumn } from '@pendapa/panels';

/** Registers findings for exports, including those that are not shown. Returns the reference of their element. */
export function useExportedFindings(
  title: string,
  rows: readonly Finding[],
  columns: readonly TableColumn<Finding>[],
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const registry = useExportRegistry();
  useEffect(() => {
    if (rows.length === 0) return undefined;
    const draw = () => Promise.resolve({ chart: null, table: fileTable(rows, columns) });
    return registry?.addPart({ title, sentence: () => null, notes: () => [], source: null, anchor: () => place.current, draw });
  }, [registry, title, rows, columns]);
  return place;
}
