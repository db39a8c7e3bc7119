import { setTimeout as after } from 'node:timers/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, quoted } from './duck.ts';

const STILL_HELD = /Unique file handle conflict/;
const TRIES = 60;

/**
 * Attaches the finished file of a part for reading. A worker that looks through the databases at the moment of a `DETACH` keeps the
 * one that left open until it has looked, and the engine opens no file twice: such a file is asked for again for some seconds.
 */
export async function attachBuilt(connection: DuckDBConnection, path: string, database: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await execute(connection, `ATTACH ${quoted(path)} AS ${database} (READ_ONLY)`);
    } catch (error) {
      if (tries === TRIES || !STILL_HELD.test(String(error))) throw error;
      await after(tries * 2);
    }
  }
}
