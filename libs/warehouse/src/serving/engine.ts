import { dirname, join, sep } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { execute } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';

export interface EngineOptions {
  readonly threads?: number;
  readonly memoryLimit?: string;
}

const MEGABYTE = 1_000_000;
const MEMORY_MB = { min: 300, ofParts: 1.5, max: 900 } as const;

/**
 * DuckDB partitions joins and groups by its number of threads; each partition must fit into memory at the end.
 * So it gets more threads than it runs: the others count as external, and only callers provide those.
 */
const PARTITIONS = 4;

/** Returns the memory limit for parts of this size; the process takes about as much again. */
export const memoryLimitFor = (bytes: number): string =>
  `${String(Math.round(Math.min(MEMORY_MB.max, Math.max(MEMORY_MB.min, (MEMORY_MB.ofParts * bytes) / MEGABYTE))))}MB`;

/** In-memory database of rollups and materialized views; a checkpoint compresses its tables. */
export const MEMORY_DATABASE = 'kept';

/** Compresses tables that are written; the next call does it if other writes run now. */
export const checkpointMemory = (connection: DuckDBConnection): Promise<void> =>
  execute(connection, `CHECKPOINT ${MEMORY_DATABASE}`).catch(() => undefined);

/**
 * Opens an in-memory engine that can attach files of one folder and nothing else: no other file, network or extension.
 * Data beyond its memory spill beside that folder, where tax data may lie.
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
      `ATTACH ':memory:' AS ${MEMORY_DATABASE} (COMPRESS)`,
      // Without this, freed memory stays with the process.
      'SET allocator_background_threads = true',
      `SET allowed_directories = [${quoted(`${partsFolder}${sep}`)}]`,
      `SET temp_directory = ${quoted(spillFolder)}`,
      // As an option at creation the limit would be shown, but not enforced.
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
