export const keyOf = (parts: readonly (string | number | null)[]): string => parts.map((part) => String(part ?? '')).join('\u0000');

/** Groups rows by a key, in their original order. */
export function groupBy<T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
