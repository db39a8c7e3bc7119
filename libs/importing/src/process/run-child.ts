import { basename } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { readCurrent, withLock, commandText } from '@pendapa/warehouse';
import { ImportRefused } from '../import-refused.ts';
import type { ImportJob, ImportProgress } from '../load/import-into.ts';
import type { Receipt } from '../receipt.ts';
import { finishProvisionalReceipt, receiptOf } from '../receipts.ts';
import { ranOutOfMemory, requireResult, superviseChild, type ChildEnd, type ChildLimits, type ChildOptions } from './supervise.ts';

/** Share of the engine in the memory. */
export const engineMemory = ({ memoryMb }: ChildLimits): string => `${Math.ceil(memoryMb / 2)}MB`;

const timeoutError = (seconds: number) =>
  new UserError({
    id: `Impor melebihi batas waktu ${seconds} detik dan dihentikan; data yang disajikan tidak berubah. Bagi berkasnya, lalu ulangi.`,
    en: `The import took longer than ${seconds} seconds and was stopped; the published data did not change. Split the file and try again.`,
  });

const memoryError = (maxMb: number) =>
  new UserError({
    id: `Impor melebihi batas memori ${maxMb} MB dan dihentikan; data yang disajikan tidak berubah. Bagi berkasnya, lalu ulangi.`,
    en: `The import took more than ${maxMb} MB of memory and was stopped; the published data did not change. Split the file and try again.`,
  });

const cancelledError = () =>
  new UserError({
    id: 'Impor dibatalkan; data yang disajikan tidak berubah.',
    en: 'The import was cancelled; the published data did not change.',
  });

function crashError(ending: string, stderr: string): UserError {
  const reason = ranOutOfMemory(stderr)
    ? { id: 'memori tidak cukup', en: 'not enough memory' }
    : { id: `proses berakhir: ${ending}`, en: `the process ended: ${ending}` };
  return new UserError(
    {
      id: `Impor berhenti sebelum selesai (${reason.id}); data yang disajikan tidak berubah. Ulangi, atau bagi berkasnya.`,
      en: `The import ended before it was done (${reason.en}); the published data did not change. Try again, or split the file.`,
    },
    { cause: new Error(stderr) },
  );
}

function endError({ stopped, ending, stderr }: ChildEnd<Receipt>, { seconds }: ChildLimits): UserError {
  switch (stopped?.kind) {
    case 'time':
      return timeoutError(seconds);
    case 'memory':
      return memoryError(stopped.maxMb);
    case 'cancelled':
      return cancelledError();
    case undefined:
      return crashError(ending, stderr);
  }
}

const missingReceiptError = (generation: number) =>
  new UserError({
    id: `Impor berhenti setelah generasi ${String(generation)} terbit. Data yang disajikan sudah berubah, tetapi tanda terimanya tidak dapat disimpan. Jangan ulangi impor; periksa dengan "${commandText('doctor')}".`,
    en: `The import ended after generation ${String(generation)} was published. The published data changed, but the receipt could not be stored. Do not repeat the import; check with "${commandText('doctor')}".`,
  });

/** Finds the receipt of an import that was published although the process ended early; null if it was not published. */
async function findPublishedReceipt({ dataFolder, path }: ImportJob, before: number | null): Promise<Receipt | null> {
  const generation = await readCurrent(dataFolder).catch(() => before);
  if (generation === null || generation === before) return null;
  // If another load has begun, it has stored the receipt.
  await withLock(dataFolder, () => finishProvisionalReceipt(dataFolder)).catch(() => undefined);
  const receipt = await receiptOf(dataFolder, generation).catch(() => null);
  if (receipt === null) throw missingReceiptError(generation);
  // Another process may have published before this import had the lock.
  return receipt.source === basename(path) ? receipt : null;
}

/** Runs one import in a process of its own and reports how it ended, whatever happens to that process. */
export async function runChild(job: ImportJob, options: ChildOptions<ImportProgress>): Promise<Receipt> {
  const before = await readCurrent(job.dataFolder).catch(() => null);
  const end = await superviseChild<Receipt, ImportProgress>('process/child.js', job, options);
  const { outcome } = end;
  // The child may have ended after the publication, so what is served is checked first.
  const mayBePublished = outcome === null || outcome.kind === 'failed' || (outcome.kind === 'spoken' && outcome.name === null);
  const published = mayBePublished ? await findPublishedReceipt(job, before) : null;
  if (published) return published;
  if (!outcome) throw endError(end, options.limits);
  const receipt = requireResult(outcome, 'import');
  if (receipt.outcome === 'refused') throw new ImportRefused(receipt);
  return receipt;
}
