import type { DuckDBConnection } from '@duckdb/node-api';
import { pathsOf } from '../data-folder/paths.ts';
import { damagedFileError } from '../data-folder/damaged-file.ts';
import { execute, withEngine } from '../engine/duck.ts';
import { isSourcePart } from '../generations/contents.ts';
import type { Manifest } from '../generations/manifest.ts';
import { attachSql, createViews } from '../rollups/published-tables.ts';

/**
 * Runs queries over the tables of a generation, in the schema `published`, without a running server and without the lock.
 * @throws UserError if a part is damaged
 */
export async function withServedTables<T>(
  dataFolder: string,
  { parts }: Pick<Manifest, 'parts'>,
  work: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  const sources = parts.filter(isSourcePart);
  return withEngine(':memory:', { threads: '2' }, async (connection) => {
    for (const part of sources) {
      await execute(connection, attachSql(part, pathsOf(dataFolder).parts)).catch((error: unknown) => {
        throw damagedFileError(part.file, error);
      });
    }
    await createViews(connection, 'published', sources);
    return work(connection);
  });
}
