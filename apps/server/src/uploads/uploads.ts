import { isDeepStrictEqual } from 'node:util';
import type { Check, ReadingDecisions, Upload, Uploads as UploadList, UploadStep } from '@pendapa/contracts';
import { MAX_UPLOADS, UserError } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { findingsPath } from '@pendapa/importing';
import { readCurrent, readSettings, rollback, type AuditActor, type AuditEntry } from '@pendapa/warehouse';
import { describeUpload, summarize } from './describe-upload.ts';
import type { FolderQueue } from './folder-queue.ts';
import { UploadReceiver, type SentFile } from './receive-upload.ts';
import type { ReceiveLimits } from './receive-file.ts';
import { RunningSteps, type StepStart } from './running-steps.ts';
import { faultOf } from './step-fault.ts';
import { checkSums, publishChecked, readFileOf, requireFreeName, type StepResult } from './steps.ts';
import { isRunning, type StoredUpload } from './stored-upload.ts';
import { UploadFolder } from './upload-folder.ts';
import { refuseAction, refuse } from '../responses/request-refused.ts';
import { UploadStore } from './upload-store.ts';

const HOUR_MS = 3_600_000;

/** Steps in which decisions are only stored. Later ones have figures that come from the decisions before. */
const DECIDABLE: readonly UploadStep[] = ['sent', 'questions', 'proposed'];

/** Steps after which a check is possible. */
const CHECKABLE: readonly UploadStep[] = ['proposed', 'checked', 'refused', 'unchanged'];
/** A saved way of reading needs no reading before the check. */
const isCheckable = ({ step, reading }: StoredUpload): boolean =>
  CHECKABLE.includes(step) || (step === 'sent' && reading.profile !== undefined);

/** Events of an upload, as the audit log names them. */
type Event = 'sent' | 'read' | 'answered' | 'checked' | 'published' | 'cancelled' | 'dropped' | 'removed' | 'undone';

export interface UploadsOptions {
  readonly dataFolder: string;
  readonly queue: FolderQueue;
  /** Appends a line to the audit log. Throws `AuditUnavailable`. */
  readonly record: (entry: AuditEntry) => Promise<void>;
  /** Receives errors whose cause no user sees. */
  readonly onFailure: (error: unknown) => void;
  /** Slower senders are cut off; default: 4 kB/s. */
  readonly speed?: Omit<ReceiveLimits, 'maxBytes'>;
}

/** The uploads of a data folder, from sending a file to its publication. Every event is recorded before it has an effect. */
export class Uploads {
  readonly #steps: RunningSteps;
  readonly #receiver: UploadReceiver;
  readonly #expiry: NodeJS.Timeout;

  private constructor(
    private readonly options: UploadsOptions,
    private readonly store: UploadStore,
  ) {
    const { dataFolder, queue, onFailure, speed } = options;
    this.#steps = new RunningSteps({ dataFolder, store, queue, onFailure, faultOf: (error) => faultOf(error, onFailure) });
    this.#receiver = new UploadReceiver({
      dataFolder,
      store,
      record: (upload, actor) => this.#record(actor, upload, 'sent'),
      ...(speed === undefined ? {} : { speed }),
    });
    this.#expiry = setInterval(() => void store.removeExpired(Date.now()).catch(onFailure), HOUR_MS).unref();
  }

  /** Reads the uploads of a folder. Steps that ended with the server are set back, and old uploads are removed. */
  static async open(options: UploadsOptions): Promise<Uploads> {
    const store = await UploadStore.open(new UploadFolder(options.dataFolder), options.dataFolder);
    await store.removeExpired(Date.now());
    return new Uploads(options, store);
  }

  async close(): Promise<void> {
    clearInterval(this.#expiry);
    await this.#steps.close();
  }

  async list(): Promise<UploadList> {
    const { dataFolder, queue } = this.options;
    const served = await this.#served();
    const { currency, timeZone } = await readSettings(dataFolder).catch(() => DEFAULT_SETTINGS);
    return {
      uploads: this.store.all().map((upload) => summarize(upload, this.#steps, served)),
      limits: { bytes: await this.#receiver.maxFileBytes(), uploads: MAX_UPLOADS },
      profiles: [...(await this.store.profileNames())],
      atWork: await queue.atWork(),
      currency,
      timeZone,
    };
  }

  async describe(id: string): Promise<Upload> {
    return describeUpload(this.#get(id), this.#steps, await this.#served());
  }

  async receive(sent: SentFile): Promise<Upload> {
    return this.describe((await this.#receiver.receive(sent)).id);
  }

  /** Stores what a person decided, without reading the file. */
  async decide(id: string, reading: ReadingDecisions): Promise<Upload> {
    const upload = this.#idle(id);
    if (!DECIDABLE.includes(upload.step) && !isDeepStrictEqual(reading, upload.reading)) refuse(409, 'upload-step');
    await this.store.change(id, { reading });
    return this.describe(id);
  }

  /** Reads the file with what was decided; a check that was made before no longer counts. */
  async read(id: string, reading: ReadingDecisions, actor: AuditActor): Promise<Upload> {
    const upload = this.#idle(id);
    if (upload.step === 'published') refuse(409, 'upload-step');
    if (!(await this.#hasProfile(reading))) refuse(404, 'not-found');
    const begun = await this.#begin(actor, upload, Object.keys(reading).length > 0 ? 'answered' : 'read');
    const decided = { reading, readingBefore: begun.reading };
    return this.#start({ upload: begun, step: 'reading', who: actor.subject, stepBefore: begun.step, decided, work: readFileOf });
  }

  async check(id: string, check: Check, actor: AuditActor): Promise<Upload> {
    const upload = this.#idle(id);
    if (!isCheckable(upload)) refuse(409, 'upload-step');
    await requireFreeName(this.options.dataFolder, { ...upload, check }).catch((error: unknown) => {
      throw error instanceof UserError ? refuseAction(error) : error;
    });
    const begun = await this.#begin(actor, upload, 'checked');
    const decided = { check, checked: null, receipt: null };
    return this.#start({ upload: begun, step: 'checking', who: actor.subject, stepBefore: 'proposed', decided, work: checkSums });
  }

  /** Publishes what the receipt `seen` says. */
  async publish(id: string, seen: string, actor: AuditActor): Promise<Upload> {
    const upload = this.#idle(id);
    if (upload.step !== 'checked') refuse(409, 'upload-step');
    if (upload.checked === null || upload.receipt?.name !== seen) refuse(409, 'upload-changed');
    const publishingFrom = (await this.#served()) ?? 0;
    const begun = await this.#begin(actor, upload, 'published');
    const onEnd = (result: StepResult) => this.#recordPublication(actor, upload, result);
    const publishing = { step: 'publishing', stepBefore: 'checked', decided: { publishingFrom }, work: publishChecked, onEnd } as const;
    return this.#start({ upload: begun, who: actor.subject, ...publishing });
  }

  async cancel(id: string, actor: AuditActor): Promise<Upload> {
    const upload = this.#get(id);
    if (!isRunning(upload)) refuse(409, 'upload-step');
    await this.#record(actor, upload, 'cancelled');
    await this.#steps.cancel(id);
    return this.describe(id);
  }

  async drop(id: string, actor: AuditActor): Promise<void> {
    await this.#begin(actor, this.#idle(id), 'dropped');
    await this.store.remove(id);
  }

  /** Path of all findings of the last check as CSV. */
  async findings(id: string): Promise<string> {
    const { receipt } = this.#get(id);
    const path = receipt?.name ? await findingsPath(this.options.dataFolder, receipt.name) : null;
    return path ?? refuse(404, 'not-found');
  }

  /**
   * Serves the generation before the one of an upload again, if that is still the served one. The upload can be checked again then.
   * @returns the generation that is served now
   */
  async undo(id: string, actor: AuditActor): Promise<number> {
    const { dataFolder, queue } = this.options;
    const upload = this.#idle(id);
    const published = upload.publishedAs;
    if (published === null || published.before === null || published.generation !== (await this.#served()))
      return refuse(409, 'upload-step');
    const { generation, before } = published;
    const { to } = await queue.runNow({ who: actor.subject, step: 'undoing', upload: id }, async () => {
      await this.#record(actor, upload, 'undone', { from: generation, to: before });
      return rollback(dataFolder, before, generation);
    });
    await this.#takeBack(id);
    return to.generation;
  }

  /** Sets the upload back whose load was removed, so that it can be checked again. */
  async loadRemoved(load: number, actor: AuditActor): Promise<void> {
    const upload = this.store.all().find(({ publishedAs }) => publishedAs?.generation === load);
    if (upload === undefined) return;
    await this.#record(actor, upload, 'removed', { load });
    await this.#takeBack(upload.id);
  }

  async #hasProfile({ profile }: ReadingDecisions): Promise<boolean> {
    return profile === undefined || profile.startsWith('template:') || (await this.store.profileNames()).includes(profile);
  }

  #takeBack(id: string): Promise<void> {
    return this.store.change(id, { step: 'proposed', receipt: null, checked: null, publishedAs: null });
  }

  async #start(start: StepStart): Promise<Upload> {
    await this.#steps.start(start);
    return this.describe(start.upload.id);
  }

  #get(id: string): StoredUpload {
    return this.store.get(id) ?? refuse(404, 'upload-not-found');
  }

  #idle(id: string): StoredUpload {
    const upload = this.#get(id);
    return isRunning(upload) || this.#steps.has(id) ? refuse(409, 'upload-busy') : upload;
  }

  #served(): Promise<number | null> {
    return readCurrent(this.options.dataFolder).catch(() => null);
  }

  #record(actor: AuditActor, upload: StoredUpload, step: Event, more: AuditEntry['details'] = {}): Promise<void> {
    const { id, name, bytes, sha256 } = upload;
    return this.options.record({ actor, action: 'upload', details: { step, upload: id, file: name, bytes, sha256, ...more } });
  }

  /**
   * Records an event and looks at the upload again, because other requests go on while the line is written.
   * @throws RequestRefused if another step began or ended meanwhile
   */
  async #begin(actor: AuditActor, upload: StoredUpload, step: Event): Promise<StoredUpload> {
    await this.#record(actor, upload, step);
    const now = this.#idle(upload.id);
    return now.step === upload.step ? now : refuse(409, 'upload-step');
  }

  /** Records what was published as the command line does. The load is served already, so that a failure is only logged. */
  async #recordPublication(actor: AuditActor, { id, name, sha256 }: StoredUpload, { publishedAs, receipt }: StepResult): Promise<void> {
    if (!publishedAs) return;
    const rows = JSON.stringify(Object.fromEntries(receipt?.extracts.map((one) => [one.extract, one.rows.accepted]) ?? []));
    const details = { generation: publishedAs.generation, upload: id, source: name, sourceSha256: sha256, rows };
    await this.options.record({ actor, action: 'publish', details });
  }
}
