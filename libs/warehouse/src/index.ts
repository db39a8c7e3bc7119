export {
  TABLES,
  TABLE_NAMES,
  KEYED,
  KEYS,
  RECAPS,
  replacedSql,
  unknownReplacedSql,
  wholeReplacedSql,
  type TableName,
} from './schema/tables.ts';
export type { Manifest, Part, Load, Source, LoadedFile, ExtractSummary } from './generations/manifest.ts';
export type { Draft, DraftOptions, PublishOptions } from './publishing/draft.ts';
export type { Replacement } from './schema/replacement.ts';
export { originSql, UNKNOWN_SOURCE, type Origin as RowOrigin } from './schema/origin.ts';
export { replacedPaymentsSql, replacedSources } from './schema/replacement.ts';
export type { GeneratedTables, GeneratedRows } from './publishing/incoming.ts';
export { openDraft } from './publishing/open-draft.ts';
export { listGenerations, readCurrent, readManifest, unreadableGenerations, type UnreadableGeneration } from './generations/generations.ts';
export { OlderFormat, OtherVersion } from './generations/formats.ts';
export { readAuditLines, type AuditLine } from './audit/audit-lines.ts';
export { recordedGenerations, type RecordedGenerations } from './audit/recorded-generations.ts';
export { recordedRemovals, type RecordedRemoval } from './audit/recorded-removals.ts';
export { verifyGeneration } from './generations/verify-generation.ts';
export { lookUpTaxpayer, revealNames, revealTaxpayer } from './identities.ts';
export { openWarehouse } from './open-warehouse.ts';
export type { Warehouse, WarehouseOptions } from './warehouse.ts';
export type { ChosenCase, ChosenCases } from './lists/chosen-cases.ts';
export type { PresentDebt, PresentDebts, PresentDebtsQuery } from './lists/present-debts.ts';
export { dataDictionary } from './schema/data-dictionary.ts';
export { BACKGROUND } from './serving/admission-queue.ts';
export type { Explanation, Reading } from './queries/explain.ts';
export { QueryError } from './queries/query-error.ts';
export { settingsRevision } from './data-folder/settings-revision.ts';
export { readSettings, writeSettings } from './data-folder/settings-file.ts';
export { appendAudit, auditFault, lastAuditNumber, openAudit, type AuditFault } from './audit/log.ts';
export { AuditUnavailable } from './audit/unavailable.ts';
export { makeFolderIn } from './data-folder/make-folder.ts';
export { commandText } from './data-folder/command-text.ts';
export { folderId } from './data-folder/folder-id.ts';
export { daySql, quoted, quotedList } from './engine/literals.ts';
export { AUDIT_ACTIONS, type AuditAction, type AuditActor, type AuditEntry } from './audit/line.ts';
export { verifyAudit, type AuditReport } from './audit/verify.ts';
export {
  listBoundaries,
  boundariesStamp,
  readBoundaries,
  writeBoundaries,
  type LevelBoundaries,
  type StoredBoundaries,
} from './data-folder/boundaries-file.ts';
export { readFindingsFile, writeFindingsFile } from './generations/findings-file.ts';
export { readRegions, type KnownRegion } from './generations/known-regions.ts';
export { checkStoredFiles } from './sources/check-stored-files.ts';
export { loadHistory } from './sources/history.ts';
export { listLoads, type ListedLoad } from './sources/list-loads.ts';
export { rebuild, type Rebuilt, type Replay } from './sources/rebuild.ts';
export type { ImportedFile, Instruction, LoadRecord } from './generations/load-record.ts';
export { isRemoval, removeLoad, type RemovedLoad } from './sources/remove-load.ts';
export { MAX_LOADS } from './publishing/publish.ts';
export { standingLoads } from './sources/removability.ts';
export { unknownLoad } from './sources/removal-texts.ts';
export { storedBytes } from './generations/sweep-sources.ts';
export { withServedTables } from './sources/served-tables.ts';
export { unpackStoredFile } from './sources/unpack-stored-file.ts';
export { backupTo, type BackupReport } from './backup/backup.ts';
export { readBackup, storedFile } from './backup/folder.ts';
export { restoreFrom, type RestoreReport } from './backup/restore.ts';
export { migrate, type Migration, type MigrateOptions } from './migration/migrate.ts';
export type { SourceOfLoad } from './migration/attribution.ts';
export { rollback, type Rollback } from './generations/rollback.ts';
export { controlSums } from './generations/control-sums.ts';
export { NotPlain, openPlainFile, plainKind, readPlainFile, withPlainFile } from './data-folder/plain-file.ts';
export { FolderLocked, lockedSince, lockOwner, withLock } from './data-folder/lock.ts';
export { acquireServingLock } from './data-folder/serving-lock.ts';
