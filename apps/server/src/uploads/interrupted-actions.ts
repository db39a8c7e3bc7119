import { listGenerations, readAuditLines, recordedGenerations, type AuditEntry, type AuditLine, type Manifest } from '@pendapa/warehouse';

const ACTIONS = ['remove-load', 'map-codes'] as const;
const ENDS: readonly unknown[] = ['done', 'failed', 'cancelled', 'interrupted'];

/** Begins of the server's removal and mapping that have no end. Commands have no address; a running one ends by itself. */
async function withoutEnd(dataFolder: string): Promise<readonly AuditLine[]> {
  const begun = new Map<string, AuditLine>();
  for await (const line of readAuditLines(dataFolder, ACTIONS)) {
    const { action, actor, details } = line;
    if (actor.address === null) continue;
    if (details['step'] === 'begun') begun.set(action, line);
    else if (ENDS.includes(details['step'])) begun.delete(action);
  }
  return [...begun.values()];
}

/** True if the generation was published by reading the stored file of an earlier load again. */
function isReadAgain({ generation, loads }: Manifest): boolean {
  const last = loads.at(-1);
  if (last === undefined || last.id !== generation || last.sourceSha256 === null) return false;
  return loads.slice(0, -1).some(({ sourceSha256 }) => sourceSha256 === last.sourceSha256);
}

/** Records the ends of removals and mappings that ended with the server before this start, with what they had published. */
export async function recordInterrupted(dataFolder: string, record: (entry: AuditEntry) => Promise<void>): Promise<void> {
  const begun = await withoutEnd(dataFolder);
  if (begun.length === 0) return;
  const [stored, { generations }] = [await listGenerations(dataFolder), await recordedGenerations(dataFolder)];
  for (const { at, actor, action, details } of begun) {
    const later = stored.filter(({ generation, publishedAt }) => publishedAt > at && !generations.has(generation));
    if (action === 'remove-load') {
      const load = details['load'];
      const removed = later.find(({ generation, loads }) => loads.some(({ id, removes }) => id === generation && removes === load));
      const outcome: AuditEntry['details'] =
        removed === undefined ? { step: 'interrupted' } : { generation: removed.generation, loads: 1, step: 'done' };
      await record({ actor, action, details: { ...details, ...outcome } });
      continue;
    }
    for (const { generation } of later.filter(isReadAgain).sort((a, b) => a.generation - b.generation))
      await record({ actor, action, details: { ...details, generation, step: 'published' } });
    await record({ actor, action, details: { ...details, step: 'interrupted' } });
  }
}
