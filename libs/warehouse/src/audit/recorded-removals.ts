import { readAuditLines, type AuditLine } from './audit-lines.ts';

/** A recorded change of what is served that can take loads out. */
export interface RecordedRemoval {
  readonly at: string;
  readonly who: string;
  readonly takesOut: (load: number) => boolean;
}

/** True for the line of a rollback that was done: by a command, or as the undoing of an upload. */
const isRollback = ({ action, details: { step, outcome } }: AuditLine): boolean =>
  (action === 'rollback' && step === 'done') || (action === 'upload' && step === 'undone' && outcome === 'done');

function removalIn(line: AuditLine): RecordedRemoval | null {
  const { at, actor, action, details } = line;
  const who = actor.subject;
  if (action === 'remove-load' && details['step'] === 'done') return { at, who, takesOut: (load) => details['load'] === load };
  const { to } = details;
  // A load has the number of the generation that it published, so that earlier generations are without it.
  return isRollback(line) && typeof to === 'number' ? { at, who, takesOut: (load) => load > to } : null;
}

/** Reads removals and rollbacks in the audit log, the oldest first. */
export async function recordedRemovals(dataFolder: string): Promise<readonly RecordedRemoval[]> {
  const removals: RecordedRemoval[] = [];
  for await (const line of readAuditLines(dataFolder)) {
    const removal = removalIn(line);
    if (removal) removals.push(removal);
  }
  return removals;
}
