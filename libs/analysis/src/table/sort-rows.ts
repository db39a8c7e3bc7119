import type { Value } from '@pendapa/contracts';

export interface Order {
  readonly key: string;
  readonly descending: boolean;
}

interface Sortable<R> {
  readonly key: string;
  readonly kind: 'text' | 'number';
  readonly sortBy: (row: R) => Value;
}

function compareKnown(a: string | number, b: string | number, kind: 'text' | 'number'): number {
  if (kind === 'text') return String(a).localeCompare(String(b));
  if (typeof a === 'string' || typeof b === 'string') {
    const difference = BigInt(a) - BigInt(b);
    return difference > 0n ? 1 : difference < 0n ? -1 : 0;
  }
  return a - b;
}

/** Unknown values stand last in either direction; equal rows keep their order. */
export function sortRows<R>(rows: readonly R[], columns: readonly Sortable<R>[], order: Order | null): readonly R[] {
  const column = columns.find(({ key }) => key === order?.key);
  if (!order || !column) return rows;
  const direction = order.descending ? -1 : 1;
  return [...rows].sort((left, right) => {
    const [a, b] = [column.sortBy(left), column.sortBy(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * compareKnown(a, b, column.kind);
  });
}
