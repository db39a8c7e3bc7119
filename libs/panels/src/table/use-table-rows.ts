import { useDeferredValue, useMemo, useState } from 'react';
import { nextOrders, sortRows, type Order } from './sort-rows.ts';
import type { TableColumn } from './table-column.ts';
import { useOrders } from './use-orders.ts';

/** Paging of rows, which the server sorts. */
export interface TablePages {
  /** Number of rows of the whole result. */
  readonly rowCount: number;
  readonly orders: readonly Order[];
  readonly onOrders: (orders: readonly Order[]) => void;
  /** Loads further rows; null if all are loaded. */
  readonly more: (() => void) | null;
  readonly loading: boolean;
}

export interface TableRows<R> {
  readonly shown: readonly R[];
  readonly orders: readonly Order[];
  readonly sort: (column: TableColumn<R>, add: boolean) => void;
  readonly sought: string;
  readonly search: (text: string) => void;
}

function matchingRows<R>(rows: readonly R[], columns: readonly TableColumn<R>[], sought: string): readonly R[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = columns
      .map(({ searched }) => searched?.(row) ?? '')
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Rows that contain all words of the search, sorted. */
export function useTableRows<R>(rows: readonly R[], columns: readonly TableColumn<R>[], pages: TablePages | undefined): TableRows<R> {
  const [chosen, setChosen] = useOrders(columns.map(({ key }) => key));
  const [sought, search] = useState('');
  const wanted = useDeferredValue(sought);
  const orders = pages ? pages.orders : chosen;
  const first = columns[0]?.key;
  const sorted = useMemo(() => (pages ? rows : sortRows(rows, columns, chosen)), [pages, rows, columns, chosen]);
  const shown = useMemo(() => matchingRows(sorted, columns, wanted), [sorted, columns, wanted]);
  const sort = ({ key }: TableColumn<R>, add: boolean): void => {
    const next = nextOrders(orders, key, key === first ? 'ascending' : 'descending', add);
    if (pages) pages.onOrders(next);
    else setChosen(next);
  };
  return { shown, orders, sort, sought, search };
}
