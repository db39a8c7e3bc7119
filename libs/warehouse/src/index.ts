export { TABLES, TABLE_NAMES, KEYS, type TableName } from './schema.ts';
export type { Manifest, Part, Load, ExtractSummary } from './manifest.ts';
export type { Draft, DraftOptions, PublishOptions } from './draft.ts';
export { openDraft } from './open-draft.ts';
export { listGenerations, readManifest } from './generations.ts';
