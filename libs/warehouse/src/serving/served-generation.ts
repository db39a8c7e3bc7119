import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { CalendarDate, UserError } from '@pendapa/contracts';
import { SuppressionCache } from '../suppression/suppression-cache.ts';
import { execute, integer, firstRow, query, type RunSql } from '../engine/duck.ts';
import { damagedFileError } from '../data-folder/damaged-file.ts';
import type { Manifest, Part } from '../generations/manifest.ts';
import { attachSql, createViews, databaseOf, relationOf, type ServedTable } from '../rollups/published-tables.ts';
import { DUCKDB, type Dialect } from '../queries/dialect.ts';
import { dataDateOf } from './data-date.ts';
import { readDirectory, type Directory } from '../directory/directory.ts';
import { MEMORY_DATABASE } from './engine.ts';
import { MaterializedViewCache, type MaterializedViews } from './materialized-view-cache.ts';
import { RollupsInMemory } from '../rollups/memory/rollups-in-memory.ts';

/** A generation that queries can run on, in DuckDB or in the store. */
export interface QueryableGeneration {
  readonly dialect: Dialect;
  readonly manifest: Manifest;
  readonly schema: string;
  /** Returns the relation with a part's rows of a table. */
  readonly relationOf: (part: Part, table: ServedTable) => string;
  readonly directory: Directory;
  /** The data date of every answer. */
  readonly asOf: CalendarDate;
  readonly views: MaterializedViews;
  /** Whole lists that files are written from; null where nothing can be stored. */
  readonly lists: MaterializedViews | null;
  readonly memory: RollupsInMemory;
  readonly suppressions: SuppressionCache;
}

/** A generation attached by this process, with rollups in memory. */
export interface ServedGeneration extends QueryableGeneration {
  readonly views: MaterializedViewCache;
  readonly lists: MaterializedViewCache;
}

/** The served generations; each caller keeps the one it began with. */
export interface Generations {
  readonly kind: 'folder' | 'store';
  readonly current: QueryableGeneration;
  /** Why an older generation than the published one is served; null if there is no fault. */
  readonly damage: UserError | null;
  /**
   * Serves the published generation.
   * @throws UserError if none can be served
   */
  readonly follow: () => Promise<void>;
  /** Checks that the served parts are still as published. */
  readonly examine: () => Promise<void>;
  /** Drops a damaged generation. */
  readonly abandon: (served: QueryableGeneration, cause: unknown) => Promise<void>;
  readonly use: <T>(work: (served: QueryableGeneration) => Promise<T>) => Promise<T>;
  /** Resolves when all rollups of the current generation are built. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Empty in-memory rollups of a generation; each is used once it is built. */
const createEmptyRollups = (schema: string, manifest: Manifest, asOf: CalendarDate) => ({
  memory: new RollupsInMemory(schema, manifest, asOf),
  suppressions: new SuppressionCache(),
});

/** Reads the codes and days of a generation, on which every query rests. */
export async function queryableGeneration<O extends Omit<QueryableGeneration, 'directory' | 'asOf' | 'memory' | 'suppressions'>>(
  own: O,
  runSql: RunSql,
): Promise<QueryableGeneration & O> {
  const directory = await readDirectory(runSql, own.schema);
  const asOf = dataDateOf(own.manifest, directory);
  return { ...own, directory, asOf, ...createEmptyRollups(own.schema, own.manifest, asOf) };
}

/** Stored lists; a file of an older one stores it again. Two million cases take some hundred megabytes. */
const MAX_LISTS = 2;

/** Attached parts with their use counts; generations share parts that a load did not change. */
export type AttachedParts = Map<string, number>;

async function checkPart(connection: DuckDBConnection, part: Part): Promise<void> {
  for (const [table, rows] of Object.entries(part.rows)) {
    const [count] = await firstRow(connection, `SELECT count(*) FROM ${databaseOf(part)}.${table}`);
    if (integer(count) !== rows) throw damagedFileError(part.file);
  }
}

async function attach(connection: DuckDBConnection, part: Part, folder: string, attached: AttachedParts): Promise<void> {
  const users = attached.get(part.file) ?? 0;
  if (users === 0) {
    const { size } = await stat(join(folder, part.file));
    if (size !== part.bytes) throw damagedFileError(part.file);
    await execute(connection, attachSql(part, folder));
  }
  attached.set(part.file, users + 1);
  if (users === 0) await checkPart(connection, part);
}

async function detach(connection: DuckDBConnection, parts: readonly Part[], attached: AttachedParts): Promise<void> {
  for (const part of parts) {
    const users = attached.get(part.file) ?? 0;
    if (users > 1) attached.set(part.file, users - 1);
    if (users !== 1) continue;
    attached.delete(part.file);
    await execute(connection, `DETACH ${databaseOf(part)}`);
  }
}

/** Parts with names and numbers of people are not attached, so that no query can reach them. */
export const servedParts = ({ parts }: Manifest): readonly Part[] => parts.filter(({ kind }) => kind !== 'identities');

/**
 * Attaches a generation and prepares it for queries.
 * @param connect opens connections that build materialized views
 * @throws UserError if a part is missing or has another size or row count
 */
export async function openGeneration(
  connection: DuckDBConnection,
  connect: () => Promise<DuckDBConnection>,
  manifest: Manifest,
  folder: string,
  attached: AttachedParts,
): Promise<ServedGeneration> {
  const schema = `${MEMORY_DATABASE}.g${String(manifest.generation)}`;
  const done: Part[] = [];
  try {
    for (const part of servedParts(manifest)) {
      await attach(connection, part, folder, attached).catch((error: unknown) => {
        if (attached.has(part.file)) done.push(part);
        throw damagedFileError(part.file, error);
      });
      done.push(part);
    }
    await createViews(connection, schema, servedParts(manifest));
    const own = {
      dialect: DUCKDB,
      manifest,
      schema,
      relationOf,
      views: new MaterializedViewCache(connect),
      lists: new MaterializedViewCache(connect, MAX_LISTS),
    };
    return await queryableGeneration(own, (sql, values) => query(connection, sql, values));
  } catch (error) {
    await execute(connection, `DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await detach(connection, done, attached);
    throw error;
  }
}

export async function closeGeneration(
  connection: DuckDBConnection,
  { manifest, schema, views, lists }: ServedGeneration,
  attached: AttachedParts,
): Promise<void> {
  await Promise.all([views.stop(), lists.stop()]);
  await execute(connection, `DROP SCHEMA ${schema} CASCADE`);
  await detach(connection, servedParts(manifest), attached);
}
