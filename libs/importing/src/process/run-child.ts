import type { ChildProcess } from 'node:child_process';
import { UserError } from '@pendapa/contracts';
import { readCurrent, withLock, commandText } from '@pendapa/warehouse';
import { ImportRefused } from '../import-refused.ts';
import type { ImportProgress } from '../load/import-into.ts';
import { ProfileError } from '../profile/profile-error.ts';
import type { Receipt } from '../receipt.ts';
import { finishProvisionalReceipt, receiptOf } from '../receipts.ts';
import { startChild } from './launch.ts';
import { watchMemory } from './memory-watch.ts';
import type { FromChild, Outcome, ToChild } from './messages.ts';

export interface ChildLimits {
  /** Memory for reading and for the engine together; the process is killed above 1.5 times this value. */
  readonly memoryMb: number;
  readonly seconds: number;
}

export const LIMITS: ChildLimits = { memoryMb: 1_024, seconds: 600 };

/** Share of the engine in the memory. */
export const engineMemory = ({ memoryMb }: ChildLimits): string => `${Math.ceil(memoryMb / 2)}MB`;

export interface ChildOptions {
  readonly limits: ChildLimits;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  readonly onStart?: ((pid: number) => void) | undefined;
}

const MAX_STDERR_LENGTH = 8_192;

const timeoutError = (seconds: number) =>
  new UserError({
    id: `Impor melebihi batas waktu ${seconds} detik dan dihentikan; data yang disajikan tidak berubah. Bagi berkasnya, lalu ulangi.`,
    en: `The import took longer than ${seconds} seconds and was stopped; the published data did not change. Split the file and try again.`,
  });

/** Allowance for code, stacks and allocators in addition to the limited memory. */
const MEMORY_FACTOR = 1.5;

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
  const memory = /heap out of memory|Allocation failed/i.test(stderr);
  const reason = memory
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

const missingReceiptError = (generation: number) =>
  new UserError({
    id: `Impor berhenti setelah generasi ${String(generation)} terbit. Data yang disajikan sudah berubah, tetapi tanda terimanya tidak dapat disimpan. Jangan ulangi impor; periksa dengan "${commandText('doctor')}".`,
    en: `The import ended after generation ${String(generation)} was published. The published data changed, but the receipt could not be stored. Do not repeat the import; check with "${commandText('doctor')}".`,
  });

/** Finds the receipt of an import that was published although the process ended early; null if nothing was published. */
async function findPublishedReceipt(dataFolder: string, before: number | null): Promise<Receipt | null> {
  const generation = await readCurrent(dataFolder).catch(() => before);
  if (generation === null || generation === before) return null;
  // If another load has begun, it has stored the receipt.
  await withLock(dataFolder, () => finishProvisionalReceipt(dataFolder)).catch(() => undefined);
  const receipt = await receiptOf(dataFolder, generation).catch(() => null);
  if (receipt === null) throw missingReceiptError(generation);
  return receipt;
}

function toReceipt(outcome: Outcome): Receipt {
  switch (outcome.kind) {
    case 'receipt':
      return outcome.receipt;
    case 'refused':
      throw new ImportRefused(outcome.receipt);
    case 'profile':
      throw new ProfileError(outcome.profile, outcome.key, outcome.reason);
    case 'spoken':
      throw new UserError(outcome.texts);
    case 'failed':
      throw new Error(`The import failed: ${outcome.message}`);
  }
}

interface ChildEnd {
  readonly outcome: Outcome | null;
  readonly ending: string;
  readonly stderr: string;
}

function observeChild(child: ChildProcess, { onProgress }: ChildOptions): Promise<ChildEnd> {
  let outcome: Outcome | null = null;
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
  });
  child.on('message', (value) => {
    const message = value as FromChild;
    if (message.kind === 'progress') onProgress?.(message.progress);
    else outcome = message;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // `close` comes after the last message and the last text on stderr.
    child.on('close', (code, signal) => resolve({ outcome, ending: signal ?? `exit ${String(code)}`, stderr }));
  });
}

/** Runs one import in a process of its own and reports how it ended, whatever happens to that process. */
export async function runChild(job: ToChild, options: ChildOptions): Promise<Receipt> {
  const { limits, signal, onStart } = options;
  if (signal?.aborted) throw cancelledError();
  const before = await readCurrent(job.dataFolder).catch(() => null);
  const child = startChild(Math.ceil(limits.memoryMb / 2));
  let stopReason: (() => UserError) | null = null;
  const stop = (reason: () => UserError) => {
    stopReason = reason;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop(() => timeoutError(limits.seconds)), limits.seconds * 1_000);
  const maxMb = Math.ceil(limits.memoryMb * MEMORY_FACTOR);
  const unwatch = child.pid === undefined ? null : watchMemory(child.pid, maxMb, () => stop(() => memoryError(maxMb)));
  const onAbort = () => stop(cancelledError);
  signal?.addEventListener('abort', onAbort);
  try {
    const end = observeChild(child, options);
    // A child that has already ended is reported by its exit, not by the failed message.
    child.send(job, () => undefined);
    if (child.pid !== undefined) onStart?.(child.pid);
    const { outcome, ending, stderr } = await end;
    // The child may have ended after the publication, so what is served is checked first.
    const mayBePublished = outcome === null || outcome.kind === 'failed' || outcome.kind === 'spoken';
    const receipt = mayBePublished ? await findPublishedReceipt(job.dataFolder, before) : null;
    if (receipt) return receipt;
    if (outcome) return toReceipt(outcome);
    throw (stopReason as (() => UserError) | null)?.() ?? crashError(ending, stderr);
  } finally {
    clearTimeout(timer);
    unwatch?.();
    signal?.removeEventListener('abort', onAbort);
  }
}
