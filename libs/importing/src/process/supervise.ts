import type { ChildProcess } from 'node:child_process';
import { UserError } from '@pendapa/contracts';
import { FolderLocked } from '@pendapa/warehouse';
import { ChangedSinceCheck, ImportedBefore } from '../load/refusals.ts';
import { ProfileError } from '../profile/profile-error.ts';
import { startChild, type ChildProgram } from './launch.ts';
import { watchMemory } from './memory-watch.ts';
import type { FromChild, Outcome, RefusalName } from './messages.ts';

export interface ChildLimits {
  /** Memory for reading and for the engine together; the process is killed above 1.5 times this value. */
  readonly memoryMb: number;
  readonly seconds: number;
}

export const LIMITS: ChildLimits = { memoryMb: 1_024, seconds: 600 };

export interface ChildOptions<Progress> {
  readonly limits: ChildLimits;
  readonly signal?: AbortSignal | undefined;
  /** True for work with a child of its own: a cancelled one is asked to end first, and is killed only after `STOP_GRACE_MS`. */
  readonly stopsItself?: boolean | undefined;
  /** Folder for temporary files; default: that of the system. */
  readonly scratch?: string | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly onStart?: ((pid: number) => void) | undefined;
}

/** Why a parent ended its child. */
export type StopReason = { readonly kind: 'time' | 'cancelled' } | { readonly kind: 'memory'; readonly maxMb: number };

export interface ChildEnd<Result> {
  /** Null if the child ended without an outcome. */
  readonly outcome: Outcome<Result> | null;
  readonly stopped: StopReason | null;
  readonly ending: string;
  readonly stderr: string;
}

/** Long enough to end a child and to look whether it has published. */
const STOP_GRACE_MS = 10_000;

const MAX_STDERR_LENGTH = 8_192;
/** Allowance for code, stacks and allocators in addition to the limited memory. */
const MEMORY_FACTOR = 1.5;

function observeChild<Result, Progress>(
  child: ChildProcess,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<Omit<ChildEnd<Result>, 'stopped'>> {
  let outcome: Outcome<Result> | null = null;
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
  });
  child.on('message', (value) => {
    const message = value as FromChild<Result, Progress>;
    if (message.kind === 'progress') onProgress?.(message.progress);
    else outcome = message;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // `close` comes after the last message and the last text on stderr.
    child.on('close', (code, signal) => resolve({ outcome, ending: signal ?? `exit ${String(code)}`, stderr }));
  });
}

/** Runs one job in a process of its own with limits of time and memory, and says how it ended. */
export async function superviseChild<Result, Progress>(
  program: ChildProgram,
  job: object,
  { limits, signal, stopsItself = false, scratch, onProgress, onStart }: ChildOptions<Progress>,
): Promise<ChildEnd<Result>> {
  if (signal?.aborted) return { outcome: null, stopped: { kind: 'cancelled' }, ending: '', stderr: '' };
  const child = startChild(program, Math.ceil(limits.memoryMb / 2), scratch);
  let stopped: StopReason | null = null;
  const stop = (reason: StopReason) => {
    stopped = reason;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop({ kind: 'time' }), limits.seconds * 1_000);
  const maxMb = Math.ceil(limits.memoryMb * MEMORY_FACTOR);
  const unwatch = child.pid === undefined ? null : watchMemory(child.pid, maxMb, () => stop({ kind: 'memory', maxMb }));
  let grace: NodeJS.Timeout | undefined;
  const onAbort = () => {
    if (!stopsItself) return stop({ kind: 'cancelled' });
    stopped = { kind: 'cancelled' };
    child.send('stop', () => undefined);
    grace = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
  };
  signal?.addEventListener('abort', onAbort);
  try {
    const end = observeChild<Result, Progress>(child, onProgress);
    // A child that has already ended is reported by its exit, not by the failed message.
    child.send(job, () => undefined);
    if (child.pid !== undefined) onStart?.(child.pid);
    return { ...(await end), stopped };
  } finally {
    clearTimeout(timer);
    clearTimeout(grace);
    unwatch?.();
    signal?.removeEventListener('abort', onAbort);
  }
}

const REFUSALS = { FolderLocked, ImportedBefore, ChangedSinceCheck } as const satisfies Record<RefusalName, typeof UserError>;

/** Returns the result of an outcome, or throws the failure as the child threw it. */
export function requireResult<Result>(outcome: Outcome<Result>, work: string): Result {
  switch (outcome.kind) {
    case 'result':
      return outcome.result;
    case 'profile':
      throw new ProfileError(outcome.profile, outcome.key, outcome.reason);
    case 'spoken':
      throw new (outcome.name === null ? UserError : REFUSALS[outcome.name])(outcome.texts);
    case 'failed':
      throw new Error(`The ${work} failed: ${outcome.message}`);
  }
}

/** True if the heap of the child was full. */
export const ranOutOfMemory = (stderr: string): boolean => /heap out of memory|Allocation failed/i.test(stderr);
