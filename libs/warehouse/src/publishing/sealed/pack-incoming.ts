import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, one } from '../../engine/duck.ts';
import { rowsInMemory } from '../../engine/key-ranges.ts';

const BUSY = /other write transactions active/;

/**
 * Packs the incoming tables that lie in memory once all tables there take half of what the engine may take: packed they take a third, and
 * what finds no room goes to the disk and back. Where another connection just makes or changes tables, nothing is packed.
 */
export async function packIncoming(connection: DuckDBConnection): Promise<void> {
  const half = await rowsInMemory(connection, 2);
  const [full] = await one(
    connection,
    `SELECT sum(memory_usage_bytes) > ${String(half)} AND EXISTS (FROM duckdb_databases() WHERE database_name = 'incoming')
      FROM duckdb_memory() WHERE tag = 'IN_MEMORY_TABLE'`,
  );
  if (full !== true) return;
  await execute(connection, 'CHECKPOINT incoming').catch((error: unknown) => {
    if (!BUSY.test(String(error))) throw error;
  });
}
