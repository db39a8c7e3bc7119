import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { Unreadable } from '../formats/unreadable.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A path as the engine's file functions take it: literally, although they understand patterns. */
export const literalPath = (path: string): string => quoted(path.replace(/[[*?]/g, (mark) => `[${mark}]`));

/**
 * Runs work on an engine of its own that sees this one file and no other, in little memory. A file that breaks the engine breaks
 * this one only: whatever it says is a refusal of the file.
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
