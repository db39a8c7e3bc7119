import { useRef, type ReactNode } from 'react';
import TableBody from '@mui/material/TableBody';
import { useVirtualizer } from '@tanstack/react-virtual';

/** Estimated row height in pixels, before measuring. */
const ROW_HEIGHT = 37;
const OVERSCAN = 12;

export interface VirtualRowsProps {
  readonly count: number;
  /** Number of columns. */
  readonly span: number;
  /** Renders a row; its element takes the ref, which measures it. */
  readonly row: (index: number, measure: (element: HTMLTableRowElement | null) => void) => ReactNode;
}

const Gap = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden="true">
    <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
  </tr>
);

/** Renders only visible rows and reserves the space of the others. */
export function VirtualRows({ count, span, row }: VirtualRowsProps) {
  // The scroll element is found from the DOM, because its ref is set only after this component has mounted.
  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-density]') ?? null,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <TableBody ref={body}>
      {before > 0 && <Gap height={before} span={span} />}
      {shown.map(({ index }) => row(index, virtualizer.measureElement))}
      {after > 0 && <Gap height={after} span={span} />}
    </TableBody>
  );
}
