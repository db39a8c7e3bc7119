import type { Conditions } from '../profile/schema.ts';
import type { Header } from './header.ts';

/** Which listed values a file really had, to tell a mistyped one. */
export type SeenValues = Map<string, Set<string>>;

/** Whether the cells of a row fit. */
export type RowTest = (cells: readonly string[]) => boolean;

/** True for rows where all columns of one entry hold one of its values; remembers the values it saw. */
export function rowTest(conditions: Conditions, header: Header, seen: SeenValues): RowTest {
  const entries = conditions.map((entry) =>
    Object.entries(entry).map(([column, values]) => ({
      index: header.index.get(column) ?? -1,
      column,
      values: new Set(values.map((value) => value.trim())),
    })),
  );
  for (const entry of entries) for (const { column } of entry) if (!seen.has(column)) seen.set(column, new Set());
  return (cells) => {
    let fits = false;
    for (const entry of entries) {
      let all = true;
      for (const { index, column, values } of entry) {
        const value = (cells[index] ?? '').trim();
        if (values.has(value)) seen.get(column)?.add(value);
        else all = false;
      }
      fits ||= all;
    }
    return fits;
  };
}

/** Listed values that no row had. */
export function unseenValues(conditions: Conditions, seen: SeenValues): { column: string; value: string }[] {
  const listed = conditions.flatMap((entry) =>
    Object.entries(entry).flatMap(([column, values]) => values.map((value) => ({ column, value: value.trim() }))),
  );
  return listed.filter(({ column, value }) => !seen.get(column)?.has(value));
}
