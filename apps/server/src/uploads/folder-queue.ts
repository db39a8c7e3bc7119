import { setTimeout as sleep } from 'node:timers/promises';
import { UserError, type AtWork, type FolderAction, type FolderWork } from '@pendapa/contracts';
import { AuditUnavailable, FolderLocked, lockedSince } from '@pendapa/warehouse';
import { refuseAction, refuse } from '../responses/request-refused.ts';

const LOOK_EVERY_MS = 500;

export interface QueuedWork {
  readonly who: string | null;
  readonly step: FolderWork;
  readonly upload: string | null;
  readonly signal: AbortSignal;
}

interface Turn {
  readonly work: QueuedWork;
  /** UTC instant at which it began to run; null while it waits for its turn. */
  since: string | null;
  /** UTC instant since when another process has the lock; null if none has. */
  lockedSince: string | null;
}

const commandAtWork = (since: string): AtWork => ({ who: null, step: 'command', since, upload: null });

/**
 * Work on a data folder, one after the other. Each also waits until no other process has the folder's lock.
 * One child at a time is as much as a server can spare beside its users.
 */
export class FolderQueue {
  readonly #turns: Turn[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataFolder: string) {}

  /** Runs work in its turn. Rejects if the signal aborts before. */
  run<T>(work: QueuedWork, task: () => Promise<T>): Promise<T> {
    const turn = this.#enter(work);
    const own = this.#inTurn(turn, () => this.#runNow(turn, task));
    return new Promise((resolve, reject) => {
      own.then(resolve, reject);
      // Work that waits does not wait for its turn to end.
      work.signal.addEventListener('abort', () => {
        if (turn.since !== null) return;
        this.#leave(turn);
        reject(new Error('The work was cancelled before its turn.'));
      });
    });
  }

  /**
   * Runs short work only if nothing else is at work.
   * @throws RequestRefused `folder-busy` otherwise
   */
  async runNow<T>(work: Omit<QueuedWork, 'signal'>, task: () => Promise<T>): Promise<T> {
    if (this.#turns.length > 0) return refuse(409, 'folder-busy');
    // The turn is taken before the lock is looked at, so that no second work begins meanwhile.
    const turn = this.#enter({ ...work, signal: new AbortController().signal });
    const runIfFree = async (): Promise<T> =>
      (await lockedSince(this.dataFolder)) === null ? this.#runNow(turn, task) : refuse(409, 'folder-busy');
    return this.#inTurn(turn, runIfFree).catch((error: unknown) => {
      throw error instanceof UserError && !(error instanceof AuditUnavailable) ? refuseAction(error) : error;
    });
  }

  /** Work on the folder, here or in another process; null if there is none. */
  async atWork(): Promise<AtWork | null> {
    const [first] = this.#turns;
    if (first?.since) return { who: first.work.who, step: first.work.step, since: first.since, upload: first.work.upload };
    const since = await lockedSince(this.dataFolder);
    return since === null ? null : commandAtWork(since);
  }

  /** The work that the step of an upload waits for; null if it runs. */
  waitsFor(upload: string): AtWork | null {
    return this.#waitOf(({ work }) => work.upload === upload);
  }

  /** The work that an action on the folder waits for; null if it runs. */
  actionWaitsFor(step: FolderAction['step']): AtWork | null {
    return this.#waitOf(({ work }) => work.step === step);
  }

  #waitOf(isOwn: (turn: Turn) => boolean): AtWork | null {
    const at = this.#turns.findIndex(isOwn);
    const [turn, first] = [this.#turns[at], this.#turns[0]];
    if (turn === undefined || turn.since !== null) return null;
    if (turn.lockedSince !== null) return commandAtWork(turn.lockedSince);
    if (at === 0 || first === undefined) return null;
    const { who, step } = first.work;
    return { who, step, since: first.since ?? first.lockedSince ?? new Date().toISOString(), upload: first.work.upload };
  }

  #enter(work: QueuedWork): Turn {
    const turn: Turn = { work, since: null, lockedSince: null };
    this.#turns.push(turn);
    return turn;
  }

  #inTurn<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    const own = this.#last.then(task).finally(() => this.#leave(turn));
    this.#last = own.catch(() => undefined);
    return own;
  }

  #leave(turn: Turn): void {
    const at = this.#turns.indexOf(turn);
    if (at >= 0) this.#turns.splice(at, 1);
  }

  async #runNow<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    const { signal } = turn.work;
    for (;;) {
      await this.#waitForLock(turn, signal);
      try {
        turn.since = new Date().toISOString();
        return await task();
      } catch (error) {
        // Another process was faster; this work has done nothing yet.
        if (!(error instanceof FolderLocked)) throw error;
        turn.since = null;
      }
    }
  }

  async #waitForLock(turn: Turn, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    for (;;) {
      turn.lockedSince = await lockedSince(this.dataFolder);
      if (turn.lockedSince === null) return;
      await sleep(LOOK_EVERY_MS, undefined, { signal });
    }
  }
}
