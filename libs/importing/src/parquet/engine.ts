import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { quoted } from '@pendapa/warehouse';
import { Unreadable } from '../formats/unreadable.ts';

/** Escapes a path so that the engine does not read it as a pattern. */
export const literalPath = (path: string): string => quoted(path.replace(/[[*?]/g, (mark) => `[${mark}]`));

/**
 * Runs work on a separate engine with little memory that can only read this file. If the file crashes the engine, only this file is
 * refused.
 */
export async function withParquetEngine(path: string, work: (connection: DuckDBConnection) => Promise<void>): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '256MB', threads: '1' });
  try {
    const connection = await instance.connect();
    try {
      await connection.run(`SET allowed_paths = [${quoted(path)}]`);
      for (const setting of ['enable_external_access = false', 'lock_configuration = true']) await connection.run(`SET ${setting}`);
      await work(connection);
    } finally {
      connection.closeSync();
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('parquet-broken', { reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) });
  } finally {
    instance.closeSync();
  }
}
