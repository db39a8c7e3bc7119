import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEntry } from '@pendapa/warehouse';

/** All lines of a folder's audit log; empty if there is no log. */
export async function auditLines(dataFolder: string): Promise<readonly AuditEntry[]> {
  const folder = join(dataFolder, 'audit');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.trimEnd().split('\n')).map((line) => JSON.parse(line) as AuditEntry);
}
