export { TABLES, TABLE_NAMES, KEYS, type TableName } from './schema/tables.ts';
export type { Manifest, Part, Load, ExtractSummary } from './manifest.ts';
export type { Draft, DraftOptions, PublishOptions } from './draft.ts';
export { openDraft } from './open-draft.ts';
export { listGenerations, readManifest } from './generations.ts';
export { verifyGeneration } from './verify-generation.ts';
export { openWarehouse, type Warehouse, type WarehouseOptions } from './open-warehouse.ts';
export { QueryError } from './query-error.ts';
export { readSettings, writeSettings } from './settings-file.ts';
