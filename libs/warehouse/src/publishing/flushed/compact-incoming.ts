import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, firstRow } from '../../engine/duck.ts';
import { rowsInMemory } from '../../engine/key-ranges.ts';

const BUSY = /other write transactions active/;

/**
 * Compresses incoming tables in memory to a third when they fill half of the engine's limit, before they spill.
 * Skipped while another connection writes tables.
 */
export async function compactIncoming(connection: DuckDBConnection): Promise<void> {
  const half = await rowsInMemory(connection, 2);
  const [full] = await firstRow(
    connection,
    `SELECT sum(memory_usage_bytes) > ${String(half)} AND EXISTS (FROM duckdb_databases() WHERE database_name = 'incoming')
      FROM duckdb_memory() WHERE tag = 'IN_MEMORY_TABLE'`,
  );
  if (full !== true) return;
  await execute(connection, 'CHECKPOINT incoming').catch((error: unknown) => {
    if (!BUSY.test(String(error))) throw error;
  });
}
