import type { DuckDBConnection } from '@duckdb/node-api';
import { join } from 'node:path';
import { chmod } from 'node:fs/promises';
import { fsyncPath, sha256Of } from '../data-folder/durable.ts';
import { execute, integer, firstRow } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import { replacedPaymentsSql, replacedSources, type Replacement } from '../schema/replacement.ts';
import { replacedSql, TABLE_NAMES, type TableName } from '../schema/tables.ts';
import type { LoadRecorder } from './load-recorder.ts';
import { replacedFile } from '../generations/source-names.ts';
import type { LoadRecord, ReplacedRows } from '../generations/load-record.ts';

interface Replacing {
  readonly connection: DuckDBConnection;
  readonly replace: Replacement;
  /** Number of incoming rows by table. */
  readonly incoming: Readonly<Partial<Record<TableName, number>>>;
}

/** Condition: a served row `p` of a table is replaced; null if none is. */
function goneSql(table: TableName, { replace, incoming }: Replacing): string | null {
  if (table === 'payments') return replacedPaymentsSql(replace);
  return (incoming[table] ?? 0) > 0 ? replacedSql(table, `incoming.${table}`, replacedSources(replace)) : null;
}

/** Counts the served rows that a load replaces and stores them with their origin, so that the load can be removed. */
export async function storeReplacedRows({ folder, name, keepsData }: LoadRecorder, replacing: Replacing): Promise<LoadRecord['replaced']> {
  const { connection } = replacing;
  const replacedRows: Partial<Record<TableName, ReplacedRows>> = {};
  for (const table of TABLE_NAMES) {
    const gone = goneSql(table, replacing);
    if (gone === null) continue;
    const rows = `FROM published.${table} p WHERE ${gone}`;
    const count = integer((await firstRow(connection, `SELECT count(*) ${rows}`))[0]);
    if (count === 0) continue;
    replacedRows[table] = { rows: count, sha256: null };
    if (!keepsData) continue;
    const path = join(folder, replacedFile(name, table));
    await execute(connection, `COPY (SELECT p.* ${rows}) TO ${quoted(path)} (FORMAT parquet, COMPRESSION zstd)`);
    await chmod(path, 0o600);
    await fsyncPath(path, 'r+');
    replacedRows[table] = { rows: count, sha256: await sha256Of(path) };
  }
  return replacedRows;
}
