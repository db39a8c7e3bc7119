import { sameSql } from './sql.ts';

/** How rows of a table of sums are updated in place. */
export interface Change {
  /** Key columns. */
  readonly keys: readonly string[];
  /** New values of figures, from the row `s` and its change `c`. */
  readonly figures: Readonly<Record<string, string>>;
  /** Condition for rows that become empty, from `s` and `c`; absent if rows always stay. */
  readonly gone?: string;
}

const [CHANGED_TABLE, ADDED_TABLE] = ['changed_sums', 'added_sums'];
export const TEMPORARY_OF_CHANGES: readonly string[] = [CHANGED_TABLE, ADDED_TABLE];

/** Returns SQL for a figure plus its change; null only if both are. */
export const plusSql = (name: string): string => `coalesce(s.${name} + c.${name}, s.${name}, c.${name})`;
export const plusEach = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, plusSql(name)]));

// In a copied file, unchanged rows stay in place and changed rows write their figures only. New rows are appended unsorted.
/** Returns SQL that adds the rows of `added` to `target`; `added` has all its columns, and each key once. */
export function changeSql(target: string, added: string, { keys, figures, gone }: Change): readonly string[] {
  const same = sameSql(keys, 'c', 's');
  const differs = Object.entries(figures).map(([name, value]) => `${value} IS DISTINCT FROM s.${name}`);
  const set = Object.entries(figures).map(([name, value]) => `${name} = ${value}`);
  return [
    `CREATE OR REPLACE TEMP TABLE ${CHANGED_TABLE} AS ${added}`,
    `CREATE OR REPLACE TEMP TABLE ${ADDED_TABLE} AS SELECT c.* FROM ${CHANGED_TABLE} c ANTI JOIN ${target} s ON ${same}`,
    ...(gone === undefined ? [] : [`DELETE FROM ${target} s USING ${CHANGED_TABLE} c WHERE ${same} AND ${gone}`]),
    `UPDATE ${target} s SET ${set.join(', ')} FROM ${CHANGED_TABLE} c WHERE ${same} AND (${differs.join(' OR ')})`,
    `INSERT INTO ${target} SELECT * FROM ${ADDED_TABLE} ORDER BY ${keys.join(', ')}`,
  ];
}
