import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels: in less a table scrolls sideways beside its first column, and no column is left out. */
const LEAST_ROOM = 600;
/** Pixels that the columns left over may grow by when others go. */
const SLACK = 16;
/** A name and one figure. */
const LEAST_COLUMNS = 2;

interface Fit {
  /** How many columns are shown. */
  readonly count: number;
  /** Whether they need more than the width of the table's place. */
  readonly isWide: boolean;
}

export interface FittingColumns extends Fit {
  readonly table: RefObject<HTMLTableElement | null>;
}

/** While a table is measured all of its columns are there. */
export const MEASURED = 'data-measured';

function fitOf(table: HTMLTableElement, all: boolean): Fit {
  const room = table.parentElement?.clientWidth ?? 0;
  table.setAttribute(MEASURED, '');
  const widths = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ offsetWidth }) => offsetWidth);
  let width = table.offsetWidth;
  table.removeAttribute(MEASURED);
  if (all || room < LEAST_ROOM || width <= room) return { count: widths.length, isWide: width > room };
  let count = widths.length;
  while (width > room - SLACK && count > LEAST_COLUMNS) {
    count -= 1;
    width -= widths[count] ?? 0;
  }
  return { count, isWide: width > room };
}

/** How many of a table's columns its place has room for, from the first; `all` where the reader wants every one. `content`: what widths follow. */
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
