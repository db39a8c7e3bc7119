import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FolderAction as FolderActionState, Texts } from '@pendapa/contracts';
import type { FolderJobOptions, FolderProgress, FolderResult } from '@pendapa/importing';
import type { AuditAction, AuditActor, AuditEntry } from '@pendapa/warehouse';
import { refuse } from '../responses/request-refused.ts';
import type { FolderQueue } from './folder-queue.ts';
import { faultOf } from './step-fault.ts';

type Details = AuditEntry['details'];

export interface FolderActionOptions {
  readonly queue: FolderQueue;
  /** Appends a line to the audit log. Throws `AuditUnavailable`. */
  readonly record: (entry: AuditEntry) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

export interface ActionStart {
  readonly actor: AuditActor;
  readonly load: number | null;
  /** Details of the line that is written before the work begins. */
  readonly details: Details;
  readonly work: (options: FolderJobOptions) => Promise<FolderResult>;
  /** Is called when the work has ended in any way. */
  readonly onEnd: () => void;
}

interface Running {
  readonly actor: AuditActor;
  readonly load: number | null;
  readonly since: string;
  readonly stop: AbortController;
  /** Milliseconds of the monotonic clock; null while the work waits for its turn. */
  began: number | null;
  progress: FolderProgress;
  ended: Promise<void>;
}

const AUDIT_ACTIONS = { removing: 'remove-load', mapping: 'map-codes' } as const satisfies Record<FolderActionState['step'], AuditAction>;

/** One kind of work on the whole folder, in a process of its own and in its turn. One of a kind runs or waits at a time. */
export class FolderAction {
  #running: Running | null = null;
  #fault: { readonly load: number | null; readonly texts: Texts } | null = null;
  #isClosing = false;

  constructor(
    private readonly step: FolderActionState['step'],
    private readonly options: FolderActionOptions,
  ) {}

  /** Why the last work ended early; null if it was done or cancelled. */
  get fault(): { readonly load: number | null; readonly texts: Texts } | null {
    return this.#fault;
  }

  /** The work that runs or waits; null if there is none. */
  describe(): FolderActionState | null {
    if (this.#running === null) return null;
    const { actor, load, since, began, progress } = this.#running;
    const { step } = this;
    const waitsFor = this.options.queue.actionWaitsFor(step);
    const seconds = began === null ? 0 : Math.floor((performance.now() - began) / 1_000);
    return { who: actor.subject, step, since, load, waitsFor, progress: began === null ? null : { ...progress, seconds } };
  }

  /**
   * Records the work and begins it; it goes on by itself.
   * @throws RequestRefused `folder-busy` if work of this kind runs or waits
   * @throws AuditUnavailable if it cannot be recorded
   */
  async start(start: ActionStart): Promise<void> {
    if (this.#running !== null) return refuse(409, 'folder-busy');
    const { actor, load } = start;
    const [since, stop] = [new Date().toISOString(), new AbortController()];
    const running: Running = { actor, load, since, stop, began: null, progress: { done: 0, total: 0 }, ended: Promise.resolve() };
    this.#running = running;
    try {
      await this.#record(start, 'begun');
    } catch (error) {
      this.#running = null;
      throw error;
    }
    this.#fault = null;
    running.ended = this.#run(start, running).catch(this.options.onFailure);
  }

  /**
   * Ends the work and waits until it has ended.
   * @throws RequestRefused `upload-step` if there is none
   */
  async cancel(actor: AuditActor): Promise<void> {
    if (this.#running === null) return refuse(409, 'upload-step');
    const { load } = this.#running;
    await this.#record({ actor, details: { load } }, 'stopping');
    await this.#end();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    const running = this.#running;
    running?.stop.abort();
    await running?.ended;
  }

  async #run(start: ActionStart, running: Running): Promise<void> {
    const { onFailure } = this.options;
    try {
      const { generation, loads } = await this.#work(start, running);
      await this.#record(start, 'done', { generation, loads }).catch(onFailure);
    } catch (error) {
      const isStopped = running.stop.signal.aborted;
      if (!isStopped) this.#fault = { load: start.load, texts: faultOf(error, onFailure).texts };
      await this.#record(start, isStopped ? (this.#isClosing ? 'interrupted' : 'cancelled') : 'failed').catch(onFailure);
    } finally {
      start.onEnd();
      this.#running = null;
    }
  }

  #work({ actor, work }: ActionStart, running: Running): Promise<FolderResult> {
    const { signal } = running.stop;
    return this.options.queue.run({ who: actor.subject, step: this.step, upload: null, signal }, async () => {
      running.began ??= performance.now();
      const scratch = await mkdtemp(join(tmpdir(), 'pendapa-folder-'));
      try {
        return await work({ signal, scratch, onProgress: (progress) => (running.progress = progress) });
      } finally {
        await rm(scratch, { recursive: true, force: true });
      }
    });
  }

  #record({ actor, details }: Pick<ActionStart, 'actor' | 'details'>, step: string, more: Details = {}): Promise<void> {
    return this.options.record({ actor, action: AUDIT_ACTIONS[this.step], details: { ...details, ...more, step } });
  }
}
