import { createContext, useContext, useMemo, useState } from 'react';
import { useAddress } from '@pendapa/page-manifest';
import type { Order } from './sort-rows.ts';

/** Short, because links travel. One for each column, in their order; a minus begins with the largest. */
const KEY = 's';
const MOST = 5;

/** Whether the tables inside are sorted by the address: that of the page's details is, those behind a chart are not. */
export const SortedByAddress = createContext(false);

/** What is no column of the table sorts nothing, and is gone with the next order. */
function read(written: readonly string[], keys: readonly string[]): readonly Order[] {
  const orders = written.slice(0, MOST).map((text) => ({ key: text.replace(/^-/, ''), descending: text.startsWith('-') }));
  return orders.filter(({ key }, at) => keys.includes(key) && orders.findIndex((other) => other.key === key) === at);
}

/** By what the reader sorts the table: in the address where it is that of the page, so that a copied link keeps it, else for this visit. */
export function useOrders(keys: readonly string[]): readonly [readonly Order[], (orders: readonly Order[]) => void] {
  const inAddress = useContext(SortedByAddress);
  const { parameters, changeParameters } = useAddress();
  const [chosen, choose] = useState<readonly Order[]>([]);
  const columns = keys.join('\n');
  const orders = useMemo(() => read(parameters.getAll(KEY), columns.split('\n')), [parameters, columns]);
  const write = (next: readonly Order[]): void => {
    const change = (latest: URLSearchParams): URLSearchParams => {
      const changed = new URLSearchParams(latest);
      changed.delete(KEY);
      for (const { key, descending } of next.slice(0, MOST)) changed.append(KEY, `${descending ? '-' : ''}${key}`);
      return changed;
    };
    changeParameters(change, { replace: true });
  };
  return inAddress ? [orders, write] : [chosen, choose];
}
