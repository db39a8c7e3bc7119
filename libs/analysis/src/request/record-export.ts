import type { ExportRecord } from '@pendapa/contracts';
import { postJson } from './failure.ts';

/** Writes down, for the audit log, what leaves as a file; throws `RequestFailed` where that cannot be done. */
export const recordExport = (record: ExportRecord, signal: AbortSignal): Promise<void> => postJson('/api/v1/audit/exports', record, signal);
