import type { Value } from '@pendapa/contracts';
import { valueOf, type Shown } from '@pendapa/query';

export interface Order {
  readonly key: string;
  readonly descending: boolean;
}

interface Sortable<R> {
  readonly key: string;
  /** Sort value: numbers and money by size, text alphabetically. */
  readonly sortBy: (row: R) => Shown;
}

const INTEGER = /^-?\d+$/;

function compareKnown(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  if (!INTEGER.test(left) || !INTEGER.test(right)) return left.localeCompare(right);
  const difference = BigInt(left) - BigInt(right);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** Compares values; unknown ones are last in either direction. */
function compare(a: Value, b: Value, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return descending ? -compareKnown(a, b) : compareKnown(a, b);
}

/** Sorts by the first order, then by the next; stable. */
export function sortRows<R>(rows: readonly R[], columns: readonly Sortable<R>[], orders: readonly Order[]): readonly R[] {
  const steps = orders.flatMap(({ key, descending }) => {
    const column = columns.find((candidate) => candidate.key === key);
    return column ? [{ by: column.sortBy, descending }] : [];
  });
  if (steps.length === 0) return rows;
  return [...rows].sort((left, right) => {
    for (const { by, descending } of steps) {
      const order = compare(valueOf(by(left)), valueOf(by(right)), descending);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/**
 * Orders after a click on a header: only that column, or with `add` after the others. A sorted column is reversed;
 * figures start descending, names ascending.
 */
export function nextOrders(orders: readonly Order[], key: string, begins: 'ascending' | 'descending', add: boolean): readonly Order[] {
  const before = orders.find((order) => order.key === key);
  const next: Order = { key, descending: before ? !before.descending : begins === 'descending' };
  if (!add) return [next];
  return before ? orders.map((order) => (order.key === key ? next : order)) : [...orders, next];
}
