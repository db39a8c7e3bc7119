import { useRef } from 'react';
import TableBody from '@mui/material/TableBody';
import { useVirtualizer } from '@tanstack/react-virtual';
import { BodyRow } from './table-rows.tsx';
import type { TableColumn } from './table-column.ts';

/** Estimated row height in pixels, before measuring. */
const ROW_HEIGHT = 37;
const OVERSCAN = 12;

export interface VirtualRowsProps<R> {
  readonly rows: readonly R[];
  readonly columns: readonly TableColumn<R>[];
  readonly rowKey: (row: R) => string;
}

const Gap = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden="true">
    <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
  </tr>
);

/** Renders only visible rows and reserves the space of the others. */
export function VirtualRows<R>({ rows, columns, rowKey }: VirtualRowsProps<R>) {
  // The scroll element is found from the DOM, because its ref is set only after this component has mounted.
  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-density]') ?? null,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <TableBody ref={body}>
      {before > 0 && <Gap height={before} span={columns.length} />}
      {shown.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return <BodyRow key={rowKey(row)} ref={virtualizer.measureElement} row={row} columns={columns} index={index} />;
      })}
      {after > 0 && <Gap height={after} span={columns.length} />}
    </TableBody>
  );
}
