import { join } from 'node:path';
import { auditFiles, auditFolder, linesOf } from './folder.ts';
import type { AuditEntry } from './line.ts';

export interface AuditLine extends AuditEntry {
  /** UTC instant. */
  readonly at: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isAuditLine(value: unknown): value is AuditLine {
  if (!isObject(value)) return false;
  const { at, actor, action, details } = value;
  return (
    typeof at === 'string' && typeof action === 'string' && isObject(actor) && typeof actor['subject'] === 'string' && isObject(details)
  );
}

/** Ignores unreadable lines and those of another form, which `verifyAudit` reports. */
function parseLine(text: string): AuditLine | null {
  try {
    const value: unknown = JSON.parse(text);
    return isAuditLine(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reads the lines of the audit log, the oldest first, one at a time. */
export async function* readAuditLines(dataFolder: string): AsyncGenerator<AuditLine> {
  const folder = auditFolder(dataFolder);
  for (const name of await auditFiles(folder))
    for await (const text of linesOf(join(folder, name), Infinity)) {
      const line = parseLine(text);
      if (line !== null) yield line;
    }
}
