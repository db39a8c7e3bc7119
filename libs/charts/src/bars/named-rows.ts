import { createContext, useContext } from 'react';

const Context = createContext<ReadonlySet<string>>(new Set());

/** Around a chart: labels of the rows that the sentence above it names. */
export const NamedRows = Context.Provider;
export const useNamedRows = (): ReadonlySet<string> => useContext(Context);

/** Rows with those that are named first, so that no list hides what its sentence tells of. */
export function namedFirst<R extends { readonly label: string }>(rows: readonly R[], named: ReadonlySet<string>): readonly R[] {
  const isNamed = ({ label }: R): boolean => named.has(label);
  return rows.some(isNamed) ? [...rows.filter(isNamed), ...rows.filter((row) => !isNamed(row))] : rows;
}
