import type { AtWork, UploadFault, UploadProgress, UploadStep } from '@pendapa/contracts';
import type { AuditActor } from '@pendapa/warehouse';
import type { FolderQueue } from './folder-queue.ts';
import { StepProgress } from './step-progress.ts';
import type { StepContext, StepResult } from './steps.ts';
import { NOT_RUNNING, type StoredUpload, type UploadEvent } from './stored-upload.ts';
import { refuse } from '../responses/request-refused.ts';
import type { UploadStore } from './upload-store.ts';

type RunningStep = Extract<UploadStep, 'reading' | 'checking' | 'publishing'>;

interface Running {
  readonly step: RunningStep;
  readonly progress: StepProgress;
  readonly stop: AbortController;
  ended: Promise<void>;
}

export interface StepStart {
  readonly upload: StoredUpload;
  readonly step: RunningStep;
  readonly actor: AuditActor;
  readonly event: UploadEvent;
  /** Step to which the upload goes back if this one ends early. */
  readonly stepBefore: UploadStep;
  /** Decisions of a person for this step, stored before it runs. */
  readonly decided: Partial<StoredUpload>;
  readonly work: (context: StepContext) => Promise<StepResult>;
}

/** How a step ended: the step that it led to, the code of its fault, or `cancelled`. */
export interface StepEnd {
  readonly start: StepStart;
  readonly result: StepResult;
  readonly outcome: string;
}

export interface RunningStepsOptions {
  readonly dataFolder: string;
  readonly store: UploadStore;
  readonly queue: FolderQueue;
  readonly faultOf: (error: unknown) => UploadFault;
  /** Runs before the result is stored; what it throws is only reported. */
  readonly onEnd: (end: StepEnd) => Promise<void>;
  /** Reports a failure that no user waits for, such as a state that cannot be written. */
  readonly onFailure: (error: unknown) => void;
}

/** A stopped server waits this long for a publication that has begun. */
const PUBLISHING_GRACE_MS = 5_000;

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** The steps that run now, each in its turn and in a process of its own. */
export class RunningSteps {
  readonly #running = new Map<string, Running>();
  #isClosing = false;

  constructor(private readonly options: RunningStepsOptions) {}

  /** Stores what was decided, and starts the step. Resolves when the step is on its way. */
  async start(start: StepStart): Promise<void> {
    const { upload, step, stepBefore, decided, actor, event } = start;
    if (this.has(upload.id)) refuse(409, 'upload-busy');
    const progress = new StepProgress(upload.bytes);
    const running: Running = { step, progress, stop: new AbortController(), ended: Promise.resolve() };
    this.#running.set(upload.id, running);
    try {
      await this.options.store.change(upload.id, {
        readingBefore: upload.reading,
        ...decided,
        step,
        stepBefore,
        startedBy: actor,
        event,
        fault: null,
      });
    } catch (error) {
      this.#running.delete(upload.id);
      await this.options.store.change(upload.id, upload).catch(this.options.onFailure);
      throw error;
    }
    running.ended = this.#run(start, running).catch(this.options.onFailure);
  }

  has(id: string): boolean {
    return this.#running.has(id);
  }

  progressOf(id: string): UploadProgress | null {
    return this.#running.get(id)?.progress.current() ?? null;
  }

  waitsFor(id: string): AtWork | null {
    return this.options.queue.waitsFor(id);
  }

  /** Ends a step and waits until the upload is back at the step before; a load that was published already stays. */
  async cancel(id: string): Promise<void> {
    const running = this.#running.get(id);
    running?.stop.abort();
    await running?.ended;
  }

  /** Ends all steps. The next start of the server reports them as interrupted. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const all = [...this.#running.values()];
    for (const { step, stop } of all) if (step !== 'publishing') stop.abort();
    await Promise.race([Promise.all(all.map(({ ended }) => ended)), passed(PUBLISHING_GRACE_MS)]);
    for (const { stop } of all) stop.abort();
    await Promise.all(all.map(({ ended }) => ended));
  }

  async #run(start: StepStart, running: Running): Promise<void> {
    const { store, onEnd, onFailure } = this.options;
    const { upload, stepBefore } = start;
    try {
      const end = await this.#work(start, running).then(
        (result): StepEnd => ({ start, result, outcome: result.step }),
        (error: unknown): StepEnd => this.#endedEarly(start, running, error),
      );
      const { result } = end;
      await store.folder.removeScratch(upload);
      // The state on the disk says what ran, so that the next start of the server calls it interrupted.
      if (this.#isClosing && result.step === stepBefore) return;
      await onEnd(end).catch(onFailure);
      // Last, so that a user who sees the end can begin the next step.
      await store.change(upload.id, { fault: null, ...result, ...NOT_RUNNING });
    } finally {
      this.#running.delete(upload.id);
    }
  }

  #endedEarly(start: StepStart, { stop }: Running, error: unknown): StepEnd {
    const { stepBefore: step, upload } = start;
    if (stop.signal.aborted) return { start, result: { step, fault: null, reading: upload.reading }, outcome: 'cancelled' };
    const fault = this.options.faultOf(error);
    return { start, result: { step, fault }, outcome: fault.code };
  }

  #work({ upload, step, actor, work }: StepStart, { progress, stop }: Running): Promise<StepResult> {
    const { dataFolder, store, queue, faultOf } = this.options;
    const { signal } = stop;
    return queue.run({ who: actor.subject, step, upload: upload.id, signal }, async () => {
      progress.begin();
      const current = store.get(upload.id) ?? upload;
      await store.folder.emptyScratch(current);
      const paths = store.folder.pathsOf(current);
      return work({ dataFolder, upload: current, paths, signal, onProgress: (one) => progress.take(one), onFault: faultOf });
    });
  }
}
