import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels. Below this width a table scrolls sideways and shows all columns. */
const MIN_ROOM = 600;
/** Pixels by which the remaining columns may grow when others are hidden. */
const SLACK = 16;
/** Minimum number of columns: a name and one figure. */
const MIN_COLUMNS = 2;

interface Fit {
  /** Number of columns shown. */
  readonly count: number;
  /** True if all columns together are wider than the container. */
  readonly isWide: boolean;
}

export interface FittingColumns extends Fit {
  readonly table: RefObject<HTMLTableElement | null>;
}

/** Attribute of a table that is being measured with all columns. */
export const MEASURED = 'data-measured';

function fitOf(table: HTMLTableElement, all: boolean): Fit {
  const room = table.parentElement?.clientWidth ?? 0;
  table.setAttribute(MEASURED, '');
  const widths = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ offsetWidth }) => offsetWidth);
  let width = table.offsetWidth;
  table.removeAttribute(MEASURED);
  if (all || room < MIN_ROOM || width <= room) return { count: widths.length, isWide: width > room };
  let count = widths.length;
  while (width > room - SLACK && count > MIN_COLUMNS) {
    count -= 1;
    width -= widths[count] ?? 0;
  }
  return { count, isWide: width > room };
}

/** Computes how many columns fit, from the first. `all` shows every column; `content` lists the values that affect widths. */
export function useFittingColumns(content: readonly unknown[], columns: number, all: boolean): FittingColumns {
  const table = useRef<HTMLTableElement>(null);
  const [fit, setFit] = useState<Fit>({ count: columns, isWide: true });
  const measure = useCallback(() => {
    if (!table.current) return;
    const next = fitOf(table.current, all);
    setFit((before) => (before.count === next.count && before.isWide === next.isWide ? before : next));
  }, [all]);
  useLayoutEffect(measure, [measure, content, columns]);
  useLayoutEffect(() => {
    const place = table.current?.parentElement;
    if (!place || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [measure]);
  return { ...fit, table };
}
