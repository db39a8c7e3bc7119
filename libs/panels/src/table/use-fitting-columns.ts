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
export const MEASURED_ATTRIBUTE = 'data-measured';

function fitOf(table: HTMLTableElement, all: boolean): Fit {
  const room = table.parentElement?.clientWidth ?? 0;
  table.setAttribute(MEASURED_ATTRIBUTE, '');
  const widths = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ offsetWidth }) => offsetWidth);
  let width = table.offsetWidth;
  table.removeAttribute(MEASURED_ATTRIBUTE);
  if (all || room < MIN_ROOM || width <= room) return { count: widths.length, isWide: width > room };
  let count = widths.length;
  while (width > room - SLACK && count > MIN_COLUMNS) {
    count -= 1;
    width -= widths[count] ?? 0;
  }
  return { count, isWide: width > room };
}

/** Calls back when the size of an element changes, until it is released. */
function observed(element: Element | null | undefined, onResize: () => void): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(onResize);
  observer.observe(element);
  return () => observer.disconnect();
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
  /** Hides one more column where the remaining ones have grown by more than was foreseen. */
  const shrink = useCallback(() => {
    const room = table.current?.parentElement?.clientWidth ?? 0;
    if (all || room < MIN_ROOM || (table.current?.offsetWidth ?? 0) <= room) return;
    // The width is that of the fit on screen, not of one that comes next.
    setFit((before) => (before === fit && fit.count > MIN_COLUMNS ? { count: fit.count - 1, isWide: true } : before));
  }, [all, fit]);
  useLayoutEffect(measure, [measure, content, columns]);
  useLayoutEffect(shrink, [shrink]);
  useLayoutEffect(() => observed(table.current?.parentElement, measure), [measure]);
  useLayoutEffect(() => observed(table.current, shrink), [shrink]);
  return { ...fit, table };
}
