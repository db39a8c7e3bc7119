import { dirname, join, sep } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { execute, quoted } from '../duck.ts';

export interface EngineOptions {
  readonly threads?: number;
  readonly memoryLimit?: string;
}

/**
 * An in-memory engine that can attach files of one folder and reach nothing else: no other file, no network, no extension,
 * and no way to loosen that afterwards. What its memory cannot hold lies beside that folder, where tax data may lie.
 */
export async function openEngine(partsFolder: string, { threads, memoryLimit }: EngineOptions): Promise<DuckDBInstance> {
  const spillFolder = join(dirname(partsFolder), `spill-${String(process.pid)}`);
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: memoryLimit ?? '1GB',
    ...(threads === undefined ? {} : { threads: String(threads) }),
    allow_community_extensions: 'false',
    autoload_known_extensions: 'false',
    autoinstall_known_extensions: 'false',
  });
  const connection = await instance.connect();
  try {
    await execute(
      connection,
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
