import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import type { LoadRecord, Replay } from '@pendapa/warehouse';
import type { ImportJob } from '../load/job.ts';
import { engineMemory, runChild } from '../process/run-child.ts';
import { LIMITS } from '../process/supervise.ts';
import type { ImportInstruction } from '../load/import-instruction.ts';

const refusedError = ({ load }: LoadRecord, cause: UserError) =>
  new UserError(
    {
      id: `Pemuatan ${String(load.id)} (${load.source}) kini ditolak, jadi tidak ada yang diubah:\n${cause.texts.id}`,
      en: `Load ${String(load.id)} (${load.source}) is refused now, so nothing was changed:\n${cause.texts.en}`,
    },
    { cause },
  );

/** Unpacks the stored files of an import into an empty folder, and returns the path that its job reads. */
export async function unpackFiles(
  { record, unpack, files }: Pick<Replay, 'record' | 'unpack' | 'files'>,
  { isFolder }: ImportInstruction,
): Promise<string> {
  const folder = isFolder ? join(files, basename(record.load.source)) : files;
  if (isFolder) await mkdir(folder, { mode: 0o700 });
  for (const file of record.files) await unpack(file, join(folder, basename(file.name)));
  return isFolder ? folder : join(folder, basename(record.files[0]?.name ?? ''));
}

/** Job that reads the unpacked files of a load with the original profiles and options. */
export async function createReplayJob(replay: Replay, instruction: ImportInstruction): Promise<ImportJob> {
  const path = await unpackFiles(replay, instruction);
  const { id: load, at } = replay.record.load;
  const { dataFolder } = replay;
  return { ...instruction.job, dataFolder, path, check: false, memoryLimit: engineMemory(LIMITS), as: { load, at } };
}

/**
 * Replays an import from its stored files, in a process of its own.
 * @throws UserError if the import is refused now
 */
export async function replayImport(load: Replay, instruction: ImportInstruction): Promise<void> {
  const job = await createReplayJob(load, instruction);
  try {
    await runChild(job, { limits: LIMITS });
  } catch (error) {
    throw error instanceof UserError ? refusedError(load.record, error) : error;
  }
}
