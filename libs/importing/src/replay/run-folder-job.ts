import { UserError, type Texts } from '@pendapa/contracts';
import { readManifest } from '@pendapa/warehouse';
import type { CodeMappings } from '../load/code-mappings.ts';
import { engineMemory } from '../process/run-child.ts';
import { LIMITS, ranOutOfMemory, requireResult, superviseChild, type ChildEnd, type ChildOptions } from '../process/supervise.ts';
import type { FolderJob, FolderProgress, FolderResult } from './folder-job.ts';

/** A mapping reads many loads again, each in a process with limits of its own. */
const SECONDS = 6 * 3_600;

const UNCHANGED: Record<FolderJob['kind'], Texts> = {
  removal: { id: 'Data yang disajikan tidak berubah.', en: 'The published data did not change.' },
  mapping: {
    id: 'Pemuatan yang sudah dipetakan tetap terbit; kodenya juga berlaku bagi berkas berikutnya. Petakan lagi untuk sisanya.',
    en: 'Loads that were mapped already stay published; the codes also hold for later files. Map again for the rest.',
  },
};

function reasonOf({ stopped, ending, stderr }: ChildEnd<FolderResult>): Texts {
  if (stopped?.kind === 'cancelled') return { id: 'Pekerjaan ini dihentikan.', en: 'This work was stopped.' };
  if (stopped?.kind === 'time')
    return { id: 'Pekerjaan ini melebihi batas waktu dan dihentikan.', en: 'This work took too long and was stopped.' };
  if (stopped?.kind === 'memory' || ranOutOfMemory(stderr))
    return { id: 'Memori tidak cukup untuk pekerjaan ini.', en: 'There was not enough memory for this work.' };
  return {
    id: `Pekerjaan ini berhenti sebelum selesai (proses berakhir: ${ending}).`,
    en: `This work ended before it was done (the process ended: ${ending}).`,
  };
}

function endError(kind: FolderJob['kind'], end: ChildEnd<FolderResult>): UserError {
  const [reason, unchanged] = [reasonOf(end), UNCHANGED[kind]];
  const texts = { id: `${reason.id} ${unchanged.id}`, en: `${reason.en} ${unchanged.en}` };
  return new UserError(texts, { cause: new Error(end.stderr) });
}

export type FolderJobOptions = Omit<ChildOptions<FolderProgress>, 'limits'>;

const run = (job: FolderJob, options: FolderJobOptions): Promise<ChildEnd<FolderResult>> =>
  superviseChild<FolderResult, FolderProgress>('replay/child.js', job, { ...options, limits: { ...LIMITS, seconds: SECONDS } });

/** Returns the served generation if it is without the load, which the child may have removed before it ended. */
async function removedBefore(dataFolder: string, load: number): Promise<FolderResult | null> {
  const manifest = await readManifest(dataFolder).catch(() => null);
  return manifest?.loads.some(({ removes }) => removes === load) ? { generation: manifest.generation, loads: 1 } : null;
}

/**
 * Removes a load in a process of its own and restores the rows that it had replaced.
 * @throws FolderLocked while another load runs
 * @throws UserError if the load cannot be removed or the work was stopped; nothing changes then
 */
export async function runRemoval(dataFolder: string, load: number, options: FolderJobOptions = {}): Promise<FolderResult> {
  const end = await run({ kind: 'removal', dataFolder, load, memoryLimit: engineMemory(LIMITS) }, options);
  if (end.outcome !== null) return requireResult(end.outcome, 'removal');
  const removed = await removedBefore(dataFolder, load);
  if (removed === null) throw endError('removal', end);
  return removed;
}

/**
 * Gives codes to texts that found no place, in a process of its own. Loads that are mapped when it is stopped stay.
 * @throws FolderLocked while another load runs
 * @throws UserError as `mapCodes`, or if the work was stopped
 */
export async function runMapping(dataFolder: string, mappings: CodeMappings, options: FolderJobOptions = {}): Promise<FolderResult> {
  const end = await run({ kind: 'mapping', dataFolder, mappings }, options);
  if (end.outcome === null) throw endError('mapping', end);
  return requireResult(end.outcome, 'mapping');
}
