export { TABLES, TABLE_NAMES, KEYED, KEYS, replacedSql, type TableName } from './schema/tables.ts';
export type { Manifest, Part, Load, LoadedFile, ExtractSummary } from './manifest.ts';
export type { Draft, DraftOptions, PublishOptions } from './draft.ts';
export type { Drawn, DrawnRows } from './incoming.ts';
export { openDraft } from './open-draft.ts';
export {
  listGenerations,
  OtherVersion,
  readCurrent,
  readManifest,
  unreadableGenerations,
  type UnreadableGeneration,
} from './generations.ts';
export { recordedGenerations, type RecordedGenerations } from './recorded-generations.ts';
export { verifyGeneration } from './verify-generation.ts';
export { lookUpTaxpayer, revealTaxpayer } from './identities.ts';
export { openWarehouse, type Warehouse, type WarehouseOptions } from './open-warehouse.ts';
export { dataDictionary } from './data-dictionary.ts';
export type { Explanation, Reading } from './questions/explain.ts';
export { QueryError } from './query-error.ts';
export { readSettings, writeSettings } from './settings-file.ts';
export { appendAudit, AuditUnavailable } from './audit-log.ts';
export type { AuditAction, AuditEntry } from './audit-line.ts';
export { verifyAudit, type AuditReport } from './verify-audit.ts';
export {
  boundariesHeld,
  boundariesStamp,
  readBoundaries,
  writeBoundaries,
  type BoundariesHeld,
  type StoredBoundaries,
} from './boundaries-file.ts';
export { readRegions, type KnownRegion } from './known-regions.ts';
export { backupTo, type BackupReport } from './backup.ts';
export { restoreFrom, type RestoreReport } from './restore.ts';
export { rollback, type Rollback } from './rollback.ts';
export { controlSums } from './control-sums.ts';
export { lockOwner, whileLocked } from './lock.ts';
export { takeServing } from './serving-lock.ts';
