import type { ExportRecord } from '@pendapa/contracts';
import { postJson } from '@pendapa/query';

/** Records an export in the audit log. Throws `RequestFailed` if that is not possible. */
export const recordExport = (record: ExportRecord, signal: AbortSignal): Promise<void> => postJson('/api/v1/audit/exports', record, signal);
