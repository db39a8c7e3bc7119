import type { DuckDBConnection } from '@duckdb/node-api';
import type { Query } from '@pendapa/contracts';
import type { Settings } from '@pendapa/contracts/settings';
import { emptyFolder } from '../data-folder/empty-folder.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { execute, query, withEngine } from '../engine/duck.ts';
import { readManifest } from '../generations/generations.ts';
import type { Manifest } from '../generations/manifest.ts';
import { attachSql, createViews, relationOf } from '../rollups/published-tables.ts';
import { defaultNeeds, viewDefinitionOf, type ViewDefinition } from '../rollups/on-demand.ts';
import type { MaterializedViews } from './materialized-view-cache.ts';
import { DUCKDB } from '../queries/dialect.ts';
import { planQuery } from '../queries/plan.ts';
import { QueryError } from '../queries/query-error.ts';
import { contextOf, rowsIn } from './context-of.ts';
import { queryableGeneration, servedParts } from './served-generation.ts';

/** The served generation in an engine of its own. */
export interface AttachedGeneration {
  readonly manifest: Manifest;
  /** Schema with views of all tables but those of identities. */
  readonly schema: string;
  readonly connection: DuckDBConnection;
  /** Opens another connection, which the caller closes. */
  readonly connect: () => Promise<DuckDBConnection>;
}

/**
 * Attaches the served generation for the time of `work`.
 * @throws UserError if the folder has no data
 */
export async function withAttachedGeneration<T>(dataFolder: string, work: (attached: AttachedGeneration) => Promise<T>): Promise<T> {
  const manifest = await readManifest(dataFolder);
  if (!manifest) throw emptyFolder(dataFolder);
  const { parts } = pathsOf(dataFolder);
  const schema = 'published';
  return withEngine(':memory:', { threads: '2' }, async (connection, connect) => {
    for (const part of servedParts(manifest)) await execute(connection, attachSql(part, parts));
    await createViews(connection, schema, servedParts(manifest));
    return work({ manifest, schema, connection, connect });
  });
}

const NO_VIEWS: MaterializedViews = { rowsIn: () => ({ rows: 0, read: 0 }), use: (_definitions, work) => work() };

/** Returns the definitions of the materialized views that these queries need, and those of every server, each once. */
export async function viewDefinitionsFor(
  { manifest, schema, connection }: AttachedGeneration,
  settings: Settings,
  queries: readonly Query[],
): Promise<readonly ViewDefinition[]> {
  const own = { dialect: DUCKDB, manifest, schema, relationOf, views: NO_VIEWS, lists: null };
  const generation = await queryableGeneration(own, (sql, values) => query(connection, sql, values));
  const needs = queries.flatMap((one) => {
    try {
      return planQuery(one, contextOf(generation, settings), rowsIn(generation)).needs;
    } catch (error) {
      // A query that these data refuse needs no views.
      if (error instanceof QueryError) return [];
      throw error;
    }
  });
  const all = [...defaultNeeds({ asOf: generation.asOf, since: manifest.since }), ...needs];
  const definitions = all.map((need) => viewDefinitionOf(generation, need));
  return [...new Map(definitions.map((definition) => [definition.tables[0], definition])).values()];
}
