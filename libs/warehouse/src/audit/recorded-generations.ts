import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditFiles, auditFolder } from './folder.ts';
import type { AuditAction } from './line.ts';

export interface RecordedGenerations {
  /** UTC instant of the log's first line; null for an empty log. */
  readonly since: string | null;
  /** Generations that were published according to the log. */
  readonly generations: ReadonlySet<number>;
}

interface Line {
  readonly at: string;
  readonly action: AuditAction;
  readonly details: Readonly<Record<string, unknown>>;
}

const PUBLISHING: readonly AuditAction[] = ['publish', 'restore', 'migrate', 'rebuild', 'remove-load'];

/** Ignores unreadable lines, which `verifyAudit` reports. */
function parseLine(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line];
  } catch {
    return [];
  }
}

/** Reads the publications in the audit log. */
export async function recordedGenerations(dataFolder: string): Promise<RecordedGenerations> {
  const folder = auditFolder(dataFolder);
  const generations = new Set<number>();
  let since: string | null = null;
  for (const name of await auditFiles(folder)) {
    for (const { at, action, details } of (await readFile(join(folder, name), 'utf8')).split('\n').flatMap(parseLine)) {
      since ??= at;
      const { generation } = details;
      if (PUBLISHING.includes(action) && typeof generation === 'number') generations.add(generation);
    }
  }
  return { since, generations };
}
