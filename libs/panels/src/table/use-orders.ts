import { createContext, useContext, useMemo, useState } from 'react';
import { useAddress } from '@pendapa/page-manifest';
import type { Order } from './sort-rows.ts';

/** Address key of the order: one value per sorted column, a minus for descending. */
const KEY = 's';
const MAX_ORDERS = 5;

/** True if tables inside keep their order in the address: the details table does, table views of charts do not. */
export const SortedByAddress = createContext(false);

/** Reads orders; unknown columns are ignored. */
function read(written: readonly string[], keys: readonly string[]): readonly Order[] {
  const orders = written.slice(0, MAX_ORDERS).map((text) => ({ key: text.replace(/^-/, ''), descending: text.startsWith('-') }));
  return orders.filter(({ key }, at) => keys.includes(key) && orders.findIndex((other) => other.key === key) === at);
}

/** Order of a table, stored in the address for the details table, otherwise in memory. */
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
      for (const { key, descending } of next.slice(0, MAX_ORDERS)) changed.append(KEY, `${descending ? '-' : ''}${key}`);
      return changed;
    };
    changeParameters(change, { replace: true });
  };
  return inAddress ? [orders, write] : [chosen, choose];
}
