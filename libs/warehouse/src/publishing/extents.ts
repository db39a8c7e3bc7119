import type { DuckDBConnection } from '@duckdb/node-api';
import type { CalendarDate } from '@pendapa/contracts';
import { attachBuilt } from '../engine/attach-built.ts';
import { execute, firstRow, textOrNull } from '../engine/duck.ts';
import type { Part } from '../generations/manifest.ts';
import type { BuiltPart } from '../generations/build-part.ts';
import { databaseOf } from '../rollups/published-tables.ts';
import { SOURCE_KIND_NAMES, SOURCE_KINDS, type SourceKind } from '../schema/part-kinds.ts';
import type { TableName } from '../schema/tables.ts';

/** First and last date of the rows of a table; null if it has none. */
interface Extent {
  readonly since: CalendarDate | null;
  readonly asOf: CalendarDate | null;
}

export type Extents = Readonly<Partial<Record<TableName, Extent>>>;

const datedTables = ({ tables, date }: SourceKind): (readonly [TableName, string])[] =>
  date === null ? [] : tables.map((table) => [table, date] as const);

/** Returns the extent of each dated table over unchanged parts and new ones. */
export async function extentsOf(connection: DuckDBConnection, unchanged: readonly Part[], built: readonly BuiltPart[]): Promise<Extents> {
  const days = new Map<TableName, string[]>();
  const read = async (database: string, { kind }: Part) => {
    const source = SOURCE_KIND_NAMES.find((name) => name === kind);
    for (const [table, date] of source ? datedTables(SOURCE_KINDS[source]) : []) {
      const cells = await firstRow(connection, `SELECT min(${date}), max(${date}) FROM ${database}.${table}`);
      days.set(table, [...(days.get(table) ?? []), ...cells.flatMap((cell) => textOrNull(cell) ?? [])]);
    }
  };
  for (const part of unchanged) await read(databaseOf(part), part);
  for (const { part, path } of built) {
    await attachBuilt(connection, path, 'built');
    await read('built', part);
    await execute(connection, 'DETACH built');
  }
  return Object.fromEntries(
    [...days].map(([table, found]) => {
      const sorted = found.sort();
      return [table, { since: sorted[0] ?? null, asOf: sorted.at(-1) ?? null }] as const;
    }),
  );
}
