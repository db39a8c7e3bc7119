import { readAuditLines } from './audit-lines.ts';
import type { AuditAction } from './line.ts';

export interface RecordedGenerations {
  /** UTC instant of the log's first line; null for an empty log. */
  readonly since: string | null;
  /** Generations that were published according to the log. */
  readonly generations: ReadonlySet<number>;
}

/** Actions whose lines name a generation that they published. */
export const PUBLISHING: readonly AuditAction[] = ['publish', 'upload', 'restore', 'migrate', 'rebuild', 'remove-load', 'map-codes'];

/** Reads the publications in the audit log. */
export async function recordedGenerations(dataFolder: string): Promise<RecordedGenerations> {
  const generations = new Set<number>();
  let since: string | null = null;
  for await (const { at, action, details } of readAuditLines(dataFolder)) {
    since ??= at;
    const { generation } = details;
    if (PUBLISHING.includes(action) && typeof generation === 'number') generations.add(generation);
  }
  return { since, generations };
}
