import { setTimeout as after } from 'node:timers/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { execute } from './duck.ts';
import { quoted } from './literals.ts';

const FILE_IN_USE = /Unique file handle conflict/;
const MAX_TRIES = 60;

/**
 * Attaches the finished file of a part for reading.
 * After a `DETACH`, another worker may still use the file for a moment, and the engine opens no file twice.
 * So it is tried again for some seconds.
 */
export async function attachBuilt(connection: DuckDBConnection, path: string, database: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await execute(connection, `ATTACH ${quoted(path)} AS ${database} (READ_ONLY)`);
    } catch (error) {
      if (tries === MAX_TRIES || !FILE_IN_USE.test(String(error))) throw error;
      await after(tries * 2);
    }
  }
}
