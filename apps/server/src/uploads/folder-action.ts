import { UserError, type FolderAction as FolderActionState, type Texts } from '@pendapa/contracts';
import type { FolderJobOptions, FolderProgress, FolderResult } from '@pendapa/importing';
import type { AuditAction, AuditActor, AuditEntry } from '@pendapa/warehouse';
import { refuse } from '../responses/request-refused.ts';
import type { FolderQueue } from './folder-queue.ts';
import { emptyFolderScratch, removeFolderScratch } from './folder-scratch.ts';
import { faultOf } from './step-fault.ts';

type Details = AuditEntry['details'];

export interface FolderActionOptions {
  readonly dataFolder: string;
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
   * @param load load of the work, so that nobody ends the work of another; null for a mapping
   * @throws RequestRefused `upload-step` if there is none on that load
   */
  async cancel(load: number | null, actor: AuditActor): Promise<void> {
    const running = this.#running;
    if (running === null || running.load !== load) return refuse(409, 'upload-step');
    await this.#record({ actor, details: { load } }, 'stopping');
    // Other work may have begun while the line was written.
    await this.#end(running);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#running !== null) await this.#end(this.#running);
  }

  async #end({ stop, ended }: Running): Promise<void> {
    stop.abort();
    await ended;
  }

  /** A failure of the child says itself what it means for the data. */
  #textsOf(error: unknown): Texts {
    const { onFailure } = this.options;
    if (!(error instanceof UserError)) return faultOf(error, onFailure).texts;
    if (error.cause !== undefined) onFailure(error);
    return error.texts;
  }

  async #run(start: ActionStart, running: Running): Promise<void> {
    const { onFailure } = this.options;
    try {
      const { generation, loads } = await this.#work(start, running);
      await this.#record(start, 'done', { generation, loads }).catch(onFailure);
    } catch (error) {
      const isStopped = running.stop.signal.aborted;
      if (!isStopped) this.#fault = { load: start.load, texts: this.#textsOf(error) };
      await this.#record(start, isStopped ? (this.#isClosing ? 'interrupted' : 'cancelled') : 'failed').catch(onFailure);
    } finally {
      start.onEnd();
      this.#running = null;
    }
  }

  #work(start: ActionStart, running: Running): Promise<FolderResult> {
    const { dataFolder, queue, onFailure } = this.options;
    const { actor, work } = start;
    const { signal } = running.stop;
    const onPublished = (generation: number): void => void this.#record(start, 'published', { generation }).catch(onFailure);
    return queue.run({ who: actor.subject, step: this.step, upload: null, signal }, async () => {
      running.began ??= performance.now();
      const scratch = await emptyFolderScratch(dataFolder);
      try {
        return await work({ signal, scratch, onPublished, onProgress: (progress) => (running.progress = progress) });
      } finally {
        await removeFolderScratch(dataFolder).catch(onFailure);
      }
    });
  }

  #record({ actor, details }: Pick<ActionStart, 'actor' | 'details'>, step: string, more: Details = {}): Promise<void> {
    return this.options.record({ actor, action: AUDIT_ACTIONS[this.step], details: { ...details, ...more, step } });
  }
}
