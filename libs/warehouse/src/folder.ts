// Parts of the library that need no engine: loading the engine takes longer than a server may take to listen.
export { readManifest } from './generations/generations.ts';
export { OtherVersion } from './generations/formats.ts';
export { readSettings } from './data-folder/settings-file.ts';
export { acquireServingLock } from './data-folder/serving-lock.ts';
export { acquireLock } from './data-folder/lock.ts';
export { fsyncPath, writeDurably } from './data-folder/durable.ts';
export { makeFolderIn } from './data-folder/make-folder.ts';
export { JOURNAL_FILE } from './data-folder/paths.ts';
export { forgetFailedImport, readFailedImport, writeFailedImport } from './data-folder/failed-import.ts';
export { folderId } from './data-folder/folder-id.ts';
export { commandText } from './data-folder/command-text.ts';
export { appendAudit, openAudit } from './audit/log.ts';
export type { AuditAction, AuditEntry } from './audit/line.ts';
