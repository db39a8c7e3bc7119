import { UserError, type Texts } from '@pendapa/contracts';
import { readManifest } from '@pendapa/warehouse';
import { ranOutOfMemory, type ChildEnd } from '../process/supervise.ts';
import type { FolderResult } from './folder-job.ts';

type End = ChildEnd<FolderResult>;

export const UNCHANGED: Texts = { id: 'Data yang disajikan tidak berubah.', en: 'The published data did not change.' };
export const MAPPED_STAY: Texts = {
  id: 'Pemuatan yang sudah dipetakan tetap terbit; kodenya juga berlaku bagi berkas berikutnya. Petakan lagi untuk sisanya.',
  en: 'Loads that were mapped already stay published; the codes also hold for later files. Map again for the rest.',
};

const FULL = /\b(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/;

function reasonOf({ outcome, stopped, ending, stderr }: End): Texts {
  if (stopped?.kind === 'cancelled') return { id: 'Pekerjaan ini dihentikan.', en: 'This work was stopped.' };
  if (stopped?.kind === 'time')
    return { id: 'Pekerjaan ini melebihi batas waktu dan dihentikan.', en: 'This work took too long and was stopped.' };
  if (stopped?.kind === 'memory' || ranOutOfMemory(stderr))
    return { id: 'Memori tidak cukup untuk pekerjaan ini.', en: 'There was not enough memory for this work.' };
  if (outcome?.kind === 'spoken') return outcome.texts;
  if (outcome?.kind === 'profile') return outcome.reason;
  if (outcome?.kind === 'failed' && FULL.test(outcome.message))
    return { id: 'Ruang disk habis; kosongkan dahulu.', en: 'The disk is full; free some space first.' };
  if (outcome !== null) return { id: 'Pekerjaan ini gagal karena kesalahan di server.', en: 'This work failed by an error of the server.' };
  return {
    id: `Pekerjaan ini berhenti sebelum selesai (proses berakhir: ${ending}).`,
    en: `This work ended before it was done (the process ended: ${ending}).`,
  };
}

/** Cause for the log of the server; none for a refusal that says everything. */
function causeOf({ outcome, stderr }: End): Error | undefined {
  if (outcome?.kind === 'failed') return new Error(outcome.message);
  return outcome === null ? new Error(stderr) : undefined;
}

/** Says why the work ended early, and what that means for the data. */
export function endError(end: End, data: Texts): UserError {
  const [reason, cause] = [reasonOf(end), causeOf(end)];
  const texts = { id: `${reason.id} ${data.id}`, en: `${reason.en} ${data.en}` };
  return new UserError(texts, cause === undefined ? {} : { cause });
}

/** True if the child may have published before it ended: all but refusals before the work. */
const mayHavePublished = ({ outcome }: End): boolean => outcome?.kind !== 'spoken' || outcome.name === null;

/**
 * Returns the generation in which the load was taken out, although the child ended without saying so; null if it was not.
 * @param before served generation when the child began; null if none was
 */
export async function removedBefore(dataFolder: string, load: number, before: number | null, end: End): Promise<FolderResult | null> {
  if (!mayHavePublished(end)) return null;
  const manifest = await readManifest(dataFolder).catch(() => null);
  const removal = manifest?.loads.find(({ id, removes }) => removes === load && id > (before ?? 0));
  return removal === undefined ? null : { generation: removal.id, loads: 1 };
}
