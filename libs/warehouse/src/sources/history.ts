import { UserError } from '@pendapa/contracts';
import type { Load } from '../generations/manifest.ts';
import { readRecord, type LoadRecord } from '../generations/load-record.ts';

export interface PastLoad {
  readonly load: Load;
  /** Null if no record was written, or it cannot be read. */
  readonly record: LoadRecord | null;
}

export interface LoadHistory {
  /** Oldest first. */
  readonly loads: readonly PastLoad[];
  /** Why the records do not reach back to the first load; null if they do. */
  readonly gap: UserError | null;
  /** True if a record is missing or damaged. */
  readonly isDamaged: boolean;
}

const unrecorded = (load: Load | undefined) =>
  new UserError({
    id: `Pemuatan sampai nomor ${String(load?.id ?? 0)} (${load?.source ?? '-'}) dilakukan sebelum Pendapa menyimpan berkas impor.`,
    en: `The loads up to number ${String(load?.id ?? 0)} (${load?.source ?? '-'}) were made before Pendapa kept imported files.`,
  });

/** Lists all loads of the served data: those in the manifest, and older ones from their records. */
export async function loadHistory(dataFolder: string, loads: readonly Load[]): Promise<LoadHistory> {
  const recorded: PastLoad[] = [];
  let gap = null as UserError | null;
  let wanted = loads.at(-1)?.kept ?? null;
  let isIncomplete = loads.length > 0 && wanted === null;
  while (wanted) {
    const reference = wanted;
    const record = await readRecord(dataFolder, reference).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      gap = error;
      return null;
    });
    if (record === null) break;
    recorded.unshift({ load: { ...record.load, kept: reference }, record });
    wanted = record.follows;
    isIncomplete = record.isIncomplete;
  }
  const first = recorded[0]?.load.id ?? Infinity;
  const earlier = loads.filter(({ id }) => id < first);
  return {
    loads: [...earlier.map((load) => ({ load, record: null })), ...recorded],
    gap: gap ?? (isIncomplete ? unrecorded(earlier.at(-1)) : null),
    isDamaged: gap !== null,
  };
}
