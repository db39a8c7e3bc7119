import { readAuditLines, type AuditLine } from './audit-lines.ts';
import { PUBLISHING } from './recorded-generations.ts';

/** The recorded change that took a load out of the served data. */
export interface RecordedRemoval {
  /** UTC instant of the line. */
  readonly at: string;
  readonly who: string;
  /** Generation that the removal published; null for a rollback. */
  readonly generation: number | null;
}

/** A recorded change of what is served that can take loads out, or bring them back. */
interface Change extends RecordedRemoval {
  /** Load that was removed; null for a rollback. */
  readonly load: number | null;
  /** Generation that a rollback serves again; null for a removal. */
  readonly to: number | null;
  /** The highest generation until then: later generations are built on what the change left. */
  readonly newest: number;
}

/** True for the line of a rollback that was done: by a command, or as the undoing of an upload. */
const isRollback = ({ action, details: { step, outcome } }: AuditLine): boolean =>
  (action === 'rollback' && step === 'done') || (action === 'upload' && step === 'undone' && outcome === 'done');

const isRemoval = ({ action, details }: AuditLine): boolean => action === 'remove-load' && details['step'] === 'done';

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function changeIn(line: AuditLine, newest: number): Change | null {
  const { at, actor, details } = line;
  const change = { at, who: actor.subject, newest };
  const [generation, load, to] = [details['generation'], details['load'], details['to']].map(numberOf);
  if (isRemoval(line) && typeof load === 'number') return { ...change, generation: generation ?? null, load, to: null };
  return isRollback(line) && typeof to === 'number' ? { ...change, generation: null, load: null, to } : null;
}

/** Follows one load through the changes: the first that takes it out counts until a rollback brings it back. */
function removalOf(load: number, changes: readonly Change[]): RecordedRemoval | null {
  let out: RecordedRemoval | null = null;
  const states: { readonly newest: number; readonly isOut: boolean }[] = [];
  // A load has the number of the generation that it published, so that earlier generations are without it.
  const isOutOf = (generation: number): boolean =>
    load > generation || (states.findLast(({ newest }) => newest < generation)?.isOut ?? false);
  for (const { at, who, generation, load: removed, to, newest } of changes) {
    const takesOut = to === null ? removed === load : isOutOf(to);
    if (takesOut) out ??= { at, who, generation };
    else if (to !== null) out = null;
    // A removal belongs to the generation that it published.
    states.push({ newest: generation === null ? newest : generation - 1, isOut: out !== null });
  }
  return out;
}

/** Reads removals and rollbacks in the audit log, and returns which of them took a load out; null if none did. */
export async function recordedRemovals(dataFolder: string): Promise<(load: number) => RecordedRemoval | null> {
  const changes: Change[] = [];
  let newest = 0;
  for await (const line of readAuditLines(dataFolder, [...PUBLISHING, 'rollback'])) {
    newest = Math.max(newest, ...['generation', 'from', 'to'].map((key) => numberOf(line.details[key]) ?? 0));
    const change = changeIn(line, newest);
    if (change) changes.push(change);
  }
  return (load) => removalOf(load, changes);
}
