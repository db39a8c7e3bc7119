import { readCurrent } from '@pendapa/warehouse';
import type { CodeMappings } from '../load/code-mappings.ts';
import { engineMemory } from '../process/run-child.ts';
import { LIMITS, requireResult, superviseChild, type ChildEnd, type ChildOptions } from '../process/supervise.ts';
import { endError, MAPPED_STAY, removedBefore, UNCHANGED } from './folder-job-ends.ts';
import type { FolderJob, FolderProgress, FolderReport, FolderResult } from './folder-job.ts';

/** A mapping reads many loads again, each in a process with limits of its own. */
const SECONDS = 6 * 3_600;

export interface FolderJobOptions extends Omit<ChildOptions<FolderProgress>, 'limits' | 'stopsItself'> {
  /** Is called with each generation that a mapping has published. */
  readonly onPublished?: ((generation: number) => void) | undefined;
}

function run(job: FolderJob, { onProgress, onPublished, ...options }: FolderJobOptions): Promise<ChildEnd<FolderResult>> {
  const onReport = (report: FolderReport): void => ('generation' in report ? onPublished?.(report.generation) : onProgress?.(report));
  return superviseChild<FolderResult, FolderReport>('replay/child.js', job, {
    ...options,
    limits: { ...LIMITS, seconds: SECONDS },
    // The imports of a mapping are children of its child.
    stopsItself: job.kind === 'mapping',
    onProgress: onReport,
  });
}

/**
 * Removes a load in a process of its own and restores the rows that it had replaced.
 * @throws FolderLocked while another load runs
 * @throws UserError if the load cannot be removed or the work was stopped; nothing changes then
 */
export async function runRemoval(dataFolder: string, load: number, options: FolderJobOptions = {}): Promise<FolderResult> {
  const before = await readCurrent(dataFolder).catch(() => null);
  const end = await run({ kind: 'removal', dataFolder, load, memoryLimit: engineMemory(LIMITS) }, options);
  const { outcome } = end;
  if (outcome?.kind === 'result') return outcome.result;
  const removed = await removedBefore(dataFolder, load, before, end);
  if (removed !== null) return removed;
  // A refusal says itself that nothing changed.
  if (outcome?.kind === 'spoken') return requireResult(outcome, 'removal');
  throw endError(end, UNCHANGED);
}

/**
 * Gives codes to texts that found no place, in a process of its own. Loads that are mapped when it is stopped stay.
 * @throws FolderLocked while another load runs
 * @throws UserError as `mapCodes`, or if the work was stopped; says what stays published
 */
export async function runMapping(dataFolder: string, mappings: CodeMappings, options: FolderJobOptions = {}): Promise<FolderResult> {
  let hasBegun = false;
  const onProgress = (progress: FolderProgress): void => {
    hasBegun = true;
    options.onProgress?.(progress);
  };
  const end = await run({ kind: 'mapping', dataFolder, mappings }, { ...options, onProgress });
  const { outcome } = end;
  if (outcome?.kind === 'result') return outcome.result;
  if (outcome?.kind === 'spoken' && outcome.name === 'FolderLocked') return requireResult(outcome, 'mapping');
  // Nothing was read again if no load has begun.
  throw endError(end, hasBegun ? MAPPED_STAY : UNCHANGED);
}
