import { createContext, useContext } from 'react';

const Context = createContext<ReadonlySet<string>>(new Set());

/** Provides the labels of the rows that the sentence above names. */
export const NamedRows = Context.Provider;
export const useNamedRows = (): ReadonlySet<string> => useContext(Context);

/**
 * The first rows in their order. Named rows further back take the place of the last ones, so that no list hides what its sentence
 * mentions.
 */
export function firstRows<R extends { readonly label: string }>(
  rows: readonly R[],
  count: number,
  named: ReadonlySet<string>,
): readonly R[] {
  const isNamed = ({ label }: R): boolean => named.has(label);
  const first = rows.slice(0, count);
  const later = rows.slice(count).filter(isNamed);
  const others = first.filter((row) => !isNamed(row));
  const left = new Set(others.slice(0, Math.max(0, others.length - later.length)));
  return [...first.filter((row) => isNamed(row) || left.has(row)), ...later];
}
