import type { Value } from '@pendapa/contracts';

export interface Order {
  readonly key: string;
  readonly descending: boolean;
}

interface Sortable<R> {
  readonly key: string;
  /** Numbers and money of minor units by size, words by the alphabet. */
  readonly sortBy: (row: R) => Value;
}

const WHOLE = /^-?\d+$/;

function compareKnown(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  if (!WHOLE.test(left) || !WHOLE.test(right)) return left.localeCompare(right);
  const difference = BigInt(left) - BigInt(right);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** Unknown values stand last in either direction; equal rows keep their order. */
export function sortRows<R>(rows: readonly R[], columns: readonly Sortable<R>[], order: Order | null): readonly R[] {
  const column = columns.find(({ key }) => key === order?.key);
  if (!order || !column) return rows;
  const direction = order.descending ? -1 : 1;
  return [...rows].sort((left, right) => {
    const [a, b] = [column.sortBy(left), column.sortBy(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * compareKnown(a, b);
  });
}
