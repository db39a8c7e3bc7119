import type { Conditions } from '../profile/schema.ts';
import type { Header } from './header.ts';

/** Listed values that occurred in the files, by column; the others may be mistyped. */
export type SeenValues = Map<string, Set<string>>;

/** True if the cells of a row fit. */
export type RowTest = (cells: readonly string[]) => boolean;

/** Creates a test that is true if all columns of one entry hold one of its values. It records the values that occur. */
export function createRowTest(conditions: Conditions, header: Header, seen: SeenValues): RowTest {
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

/** Lists the values of conditions that no row had. */
export function findUnseenValues(conditions: Conditions, seen: SeenValues): { column: string; value: string }[] {
  const listed = conditions.flatMap((entry) =>
    Object.entries(entry).flatMap(([column, values]) => values.map((value) => ({ column, value: value.trim() }))),
  );
  return listed.filter(({ column, value }) => !seen.get(column)?.has(value));
}
