import { sameSql } from './derivation.ts';

/** How rows of a table of sums are changed in place. */
export interface Change {
  /** The columns that say what a row is about. */
  readonly keys: readonly string[];
  /** The figures that may change, and what each then is, of a row `s` as it is and what is added to it, `c`. */
  readonly figures: Readonly<Record<string, string>>;
  /** Of which rows nothing is left, told of `s` and `c`; left out where each row stays. */
  readonly gone?: string;
}

const [CHANGED, ADDED] = ['changed_sums', 'added_sums'];
export const TEMPORARY_OF_CHANGES: readonly string[] = [CHANGED, ADDED];

/** A figure with what is added to it; unknown only where both are. */
export const plusSql = (name: string): string => `coalesce(s.${name} + c.${name}, s.${name}, c.${name})`;
export const plusEach = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, plusSql(name)]));

// Most rows of a table are about nothing that a load touches: in a copy of the file they stay where they lie, and of those that change
// only the columns of the figures are written. New rows follow in an order of their own.
/**
 * The statements that add the rows of the statement `added`, which has all columns of the table `target` in their order and each key
 * once, to it.
 */
export function changeSql(target: string, added: string, { keys, figures, gone }: Change): readonly string[] {
  const same = sameSql(keys, 'c', 's');
  const differs = Object.entries(figures).map(([name, value]) => `${value} IS DISTINCT FROM s.${name}`);
  const set = Object.entries(figures).map(([name, value]) => `${name} = ${value}`);
  return [
    `CREATE OR REPLACE TEMP TABLE ${CHANGED} AS ${added}`,
    `CREATE OR REPLACE TEMP TABLE ${ADDED} AS SELECT c.* FROM ${CHANGED} c ANTI JOIN ${target} s ON ${same}`,
    ...(gone === undefined ? [] : [`DELETE FROM ${target} s USING ${CHANGED} c WHERE ${same} AND ${gone}`]),
    `UPDATE ${target} s SET ${set.join(', ')} FROM ${CHANGED} c WHERE ${same} AND (${differs.join(' OR ')})`,
    `INSERT INTO ${target} SELECT * FROM ${ADDED} ORDER BY ${keys.join(', ')}`,
  ];
}
