import { join } from 'node:path';
import { auditFiles, auditFolder, linesOf } from './folder.ts';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from './line.ts';

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

/**
 * Reads lines of the audit log, the oldest first, one at a time.
 * @param actions only lines of these; the JSON of all others is not parsed
 */
export async function* readAuditLines(dataFolder: string, actions: readonly AuditAction[] = AUDIT_ACTIONS): AsyncGenerator<AuditLine> {
  const folder = auditFolder(dataFolder);
  const marks = actions.map((action) => `"action":"${action}"`);
  for (const name of await auditFiles(folder))
    for await (const text of linesOf(join(folder, name), Infinity)) {
      if (!marks.some((mark) => text.includes(mark))) continue;
      const line = parseLine(text);
      if (line !== null && actions.includes(line.action)) yield line;
    }
}
