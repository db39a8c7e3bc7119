import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditFiles, auditFolder } from './folder.ts';
import type { AuditEntry } from './line.ts';

export interface AuditLine extends AuditEntry {
  /** UTC instant. */
  readonly at: string;
}

/** Ignores unreadable lines, which `verifyAudit` reports. */
function parseLine(text: string): AuditLine[] {
  try {
    return [JSON.parse(text) as AuditLine];
  } catch {
    return [];
  }
}

/** Reads the lines of the audit log, the oldest first, one file at a time. */
export async function* readAuditLines(dataFolder: string): AsyncGenerator<AuditLine> {
  const folder = auditFolder(dataFolder);
  for (const name of await auditFiles(folder)) yield* (await readFile(join(folder, name), 'utf8')).split('\n').flatMap(parseLine);
}
