import { MONEY_BANDS } from '@pendapa/contracts';
import type { SourceKindName } from '../schema/part-kinds.ts';

/** A table that is worked out of the others of its part when the part is written. */
export interface Derivation {
  readonly kind: SourceKindName;
  /** Names and types, in order. */
  readonly columns: Readonly<Record<string, string>>;
  /** The statement that makes `target` of the tables of its part; `of` names one of them. */
  readonly sql: (target: string, of: (table: string) => string) => string;
}

export const PLACE = { tax_code: 'VARCHAR', unit_code: 'VARCHAR', region_code: 'VARCHAR' } as const;
export const PLACE_COLUMNS = Object.keys(PLACE).join(', ');

export const bigints = (...names: readonly string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, 'BIGINT']));

export const sumOf = (expression: string, name: string): string => `CAST(sum(${expression}) AS BIGINT) AS ${name}`;
export const countOf = (condition: string, name: string): string => sumOf(`CASE WHEN ${condition} THEN 1 ELSE 0 END`, name);

/** The lower bound of the band in which an amount lies. Example: 1,850,000,000 lies in the band of 1,000,000,000. */
export function bandSql(amount: string, bounds: readonly bigint[] = MONEY_BANDS): string {
  const cases = [...bounds].reverse().map((bound) => `WHEN ${amount} >= ${String(bound)} THEN ${String(bound)}`);
  return `CAST(CASE ${cases.join(' ')} WHEN ${amount} < 0 THEN 0 END AS BIGINT)`;
}

export const sameSql = (columns: readonly string[], left: string, right: string): string =>
  columns.map((column) => `${left}.${column} IS NOT DISTINCT FROM ${right}.${column}`).join(' AND ');

/** The combinations of codes that rows have, each with a number, in their order. */
export const numberedSql = (codes: readonly string[], rows: string): string =>
  `SELECT CAST(row_number() OVER (ORDER BY ${codes.join(', ')}) AS INTEGER) AS code, ${codes.join(', ')}
    FROM (SELECT DISTINCT ${codes.join(', ')} FROM ${rows} coded_rows) combinations`;
