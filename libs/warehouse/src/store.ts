// The exports that a shared store (libs/clickhouse) builds on: the parts that are sent, and how their queries run elsewhere.
export { pathsOf } from './data-folder/paths.ts';
export { isKnownDead, ownRemoteMark, type RemoteProcessMark } from './data-folder/process-mark.ts';
export { execute, firstRow, integer, query } from './engine/duck.ts';
export { PART_FORMAT } from './generations/manifest.ts';
export { databaseOf, PUBLISHED_TABLES, type PublishedTable, type ServedTable } from './rollups/published-tables.ts';
export type { ViewDefinition } from './rollups/on-demand.ts';
export type { Dialect } from './queries/dialect.ts';
export { createQueryError } from './queries/query-error.ts';
export type { PartKind } from './schema/part-kinds.ts';
export { viewDefinitionsFor, withAttachedGeneration, type AttachedGeneration } from './serving/attached-generation.ts';
export type { MaterializedViews, ViewRequester } from './serving/materialized-view-cache.ts';
export type { Connection } from './serving/query-pool.ts';
export { queryableGeneration, type Generations, type QueryableGeneration } from './serving/served-generation.ts';
export type { OpenStore, Store } from './serving/store.ts';
