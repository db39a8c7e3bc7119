import { createContext, useContext } from 'react';

const Context = createContext<ReadonlySet<string>>(new Set());

/** Provides the labels of the rows that the sentence above names. */
export const NamedRows = Context.Provider;
export const useNamedRows = (): ReadonlySet<string> => useContext(Context);

/** Moves named rows to the top, so that no list hides what its sentence mentions. */
export function namedFirst<R extends { readonly label: string }>(rows: readonly R[], named: ReadonlySet<string>): readonly R[] {
  const isNamed = ({ label }: R): boolean => named.has(label);
  return rows.some(isNamed) ? [...rows.filter(isNamed), ...rows.filter((row) => !isNamed(row))] : rows;
}
