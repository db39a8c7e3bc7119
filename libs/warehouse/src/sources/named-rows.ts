import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, integer, firstRow, query } from '../engine/duck.ts';
import { TABLES, TABLE_NAMES, type TableName } from '../schema/tables.ts';

/** Tables whose rows others reference, and the referencing column. */
const NAMED_BY = {
  regions: 'region_code',
  units: 'unit_code',
  tax_types: 'tax_code',
  channels: 'channel_code',
  banks: 'bank_code',
  taxpayers: 'taxpayer_key',
  objects: 'object_key',
} as const satisfies Partial<Record<TableName, string>>;

export type NamedTable = keyof typeof NAMED_BY;
const NAMED_TABLES = Object.keys(NAMED_BY) as readonly NamedTable[];
const isNamed = (table: TableName): table is NamedTable => Object.hasOwn(NAMED_BY, table);

/** Columns of a table that reference a row of `named`; a parent is a row of the same table. */
function namingColumns(table: TableName, named: NamedTable): readonly string[] {
  const wanted = table === named ? 'parent_code' : NAMED_BY[named];
  return Object.keys(TABLES[table]).filter((column) => column === wanted);
}

/** Keys of removed rows that stay because other rows reference them. */
const stays = (table: NamedTable): string => `removal.stays_${table}`;

/** Condition: the row `p` stays although its load is removed. */
export const staysSql = (table: TableName): string =>
  isNamed(table) ? `p.${NAMED_BY[table]} IN (SELECT key FROM ${stays(table)})` : 'false';

export async function prepareStays(connection: DuckDBConnection): Promise<void> {
  await execute(connection, 'CREATE SCHEMA removal');
  for (const table of NAMED_TABLES)
    await execute(connection, `CREATE TABLE ${stays(table)} AS SELECT ${NAMED_BY[table]} AS key FROM published.${table} WHERE false`);
}

/** Keys that rows of the schema `incoming` reference. */
function namedSql(named: NamedTable): string {
  const selects = TABLE_NAMES.flatMap((table) => namingColumns(table, named).map((column) => `SELECT ${column} FROM incoming.${table}`));
  return selects.join(' UNION ');
}

/** Marks rows of a load that remaining rows reference; returns their number by table. */
export async function noteStays(connection: DuckDBConnection, load: number): Promise<Partial<Record<NamedTable, number>>> {
  const referencedKeysSql = (table: NamedTable) => {
    const key = NAMED_BY[table];
    return `SELECT p.${key} FROM published.${table} p WHERE p.load_id = ${String(load)} AND p.${key} IN (${namedSql(table)})
      AND p.${key} NOT IN (SELECT ${key} FROM incoming.${table})`;
  };
  // A marked row may reference another one.
  for (let noted = -1, before = -2; noted !== before;) {
    before = noted;
    for (const table of NAMED_TABLES) await execute(connection, `INSERT INTO ${stays(table)} ${referencedKeysSql(table)}`);
    noted = 0;
    for (const table of NAMED_TABLES) noted += integer((await firstRow(connection, `SELECT count(*) FROM ${stays(table)}`))[0]);
  }
  const counts: Partial<Record<NamedTable, number>> = {};
  for (const table of NAMED_TABLES) {
    const [row] = await query(connection, `SELECT count(*) FROM ${stays(table)}`);
    const count = integer(row?.[0] ?? 0);
    if (count > 0) counts[table] = count;
  }
  return counts;
}
