import { dirname, join, sep } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { execute, quoted } from '../engine/duck.ts';

export interface EngineOptions {
  readonly threads?: number;
  readonly memoryLimit?: string;
}

const MEGABYTE = 1_000_000;
const MEMORY = { least: 300, ofParts: 1.5, most: 900 } as const;

/**
 * What is grouped or joined is cut into as many partitions as the engine has threads, and at the end one after the other must find room in
 * its memory. So it is told of more threads than work: that these come from outside, and whoever asks is all of them.
 */
const PARTITIONS = 4;

/** The engine's limit for parts of so many bytes: what it holds grows with them, and the process takes about as much again. */
export const memoryLimitFor = (bytes: number): string =>
  `${String(Math.round(Math.min(MEMORY.most, Math.max(MEMORY.least, (MEMORY.ofParts * bytes) / MEGABYTE))))}MB`;

/** Where lies what is worked out of a generation while it is served: tables in memory are packed here once they are written whole. */
export const KEPT = 'kept';

/** Packs what was written there; left for the next time where others write just now. */
export const packKept = (connection: DuckDBConnection): Promise<void> => execute(connection, `CHECKPOINT ${KEPT}`).catch(() => undefined);

/**
 * An in-memory engine that can attach files of one folder and reach nothing else: no other file, no network, no extension,
 * and no way to loosen that afterwards. What its memory cannot hold lies beside that folder, where tax data may lie.
 */
export async function openEngine(partsFolder: string, { threads = 1, memoryLimit }: EngineOptions): Promise<DuckDBInstance> {
  const spillFolder = join(dirname(partsFolder), `spill-${String(process.pid)}`);
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: memoryLimit ?? memoryLimitFor(0),
    threads: String(PARTITIONS + threads - 1),
    external_threads: String(PARTITIONS),
    allow_community_extensions: 'false',
    autoload_known_extensions: 'false',
    autoinstall_known_extensions: 'false',
  });
  const connection = await instance.connect();
  try {
    await execute(
      connection,
      `ATTACH ':memory:' AS ${KEPT} (COMPRESS)`,
      // Else memory that was freed stays with the process until it asks for more: twice what it holds.
      'SET allocator_background_threads = true',
      `SET allowed_directories = [${quoted(`${partsFolder}${sep}`)}]`,
      `SET temp_directory = ${quoted(spillFolder)}`,
      // Given when the engine is created it would be shown, but not enforced.
      "SET max_temp_directory_size = '4GB'",
      'SET enable_external_access = false',
      'SET lock_configuration = true',
    );
    return instance;
  } catch (error) {
    instance.closeSync();
    throw error;
  } finally {
    connection.closeSync();
  }
}
