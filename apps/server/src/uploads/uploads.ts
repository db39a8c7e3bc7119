import { isDeepStrictEqual } from 'node:util';
import type { Check, ReadingDecisions, Upload, Uploads as UploadList, UploadStep } from '@pendapa/contracts';
import { MAX_UPLOADS, UserError } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { findingsPath } from '@pendapa/importing';
import { readSettings, rollback, type AuditActor, type AuditEntry } from '@pendapa/warehouse';
import { asServed, describeUpload, summarize } from './describe-upload.ts';
import type { FolderQueue } from './folder-queue.ts';
import { UploadReceiver, type SentFile } from './receive-upload.ts';
import type { ReceiveLimits } from './receive-file.ts';
import { RunningSteps, type StepStart } from './running-steps.ts';
import { faultOf } from './step-fault.ts';
import { checkSums, publishChecked, readFileOf, requireFreeName } from './steps.ts';
import type { ServedLoads } from './served-loads.ts';
import { isRunning, type StoredUpload } from './stored-upload.ts';
import { UploadAudit } from './upload-audit.ts';
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

/** Step to which a check goes back if it ends early: a receipt of an earlier check does not count any more. */
const stepBeforeCheck = ({ step }: StoredUpload): UploadStep => (step === 'sent' ? 'sent' : 'proposed');

export interface UploadsOptions {
  readonly dataFolder: string;
  readonly queue: FolderQueue;
  readonly loads: ServedLoads;
  /** Appends a line to the audit log. Throws `AuditUnavailable`. */
  readonly record: (entry: AuditEntry) => Promise<void>;
  /** Receives errors whose cause no user sees. */
  readonly onFailure: (error: unknown) => void;
  /** Slower senders are cut off; default: 4 kB/s. */
  readonly speed?: Omit<ReceiveLimits, 'maxBytes'>;
}

/** The uploads of a data folder, from sending a file to its publication. Every event is recorded before it has an effect. */
export class Uploads {
  readonly #audit: UploadAudit;
  readonly #steps: RunningSteps;
  readonly #receiver: UploadReceiver;
  readonly #expiry: NodeJS.Timeout;

  private constructor(
    private readonly options: UploadsOptions,
    private readonly store: UploadStore,
  ) {
    const { dataFolder, queue, record, onFailure, speed } = options;
    const audit = new UploadAudit(record);
    this.#audit = audit;
    this.#steps = new RunningSteps({
      dataFolder,
      store,
      queue,
      onFailure,
      faultOf: (error) => faultOf(error, onFailure),
      onEnd: (end) => audit.ended(end),
    });
    this.#receiver = new UploadReceiver({
      dataFolder,
      store,
      record: (upload, actor) => audit.event(actor, upload, 'sent'),
      ...(speed === undefined ? {} : { speed }),
    });
    this.#expiry = setInterval(() => void store.removeExpired(Date.now()).catch(onFailure), HOUR_MS).unref();
  }

  /** Reads the uploads of a folder. Steps that ended with the server are set back, and old uploads are removed. */
  static async open(options: UploadsOptions): Promise<Uploads> {
    const store = await UploadStore.open(new UploadFolder(options.dataFolder), options.dataFolder);
    await store.removeExpired(Date.now());
    const uploads = new Uploads(options, store);
    for (const ended of store.endedSteps) await uploads.#audit.endedWithServer(ended).catch(options.onFailure);
    return uploads;
  }

  async close(): Promise<void> {
    clearInterval(this.#expiry);
    await this.#steps.close();
  }

  async list(): Promise<Omit<UploadList, 'removal' | 'removalFault'>> {
    const { dataFolder, queue, loads } = this.options;
    const served = await loads.read();
    const { currency, timeZone } = await readSettings(dataFolder).catch(() => DEFAULT_SETTINGS);
    return {
      uploads: await Promise.all(this.store.all().map(async (upload) => summarize(await asServed(upload, served), this.#steps, served))),
      limits: { bytes: await this.#receiver.maxFileBytes(), uploads: MAX_UPLOADS },
      profiles: [...(await this.store.profileNames())],
      atWork: await queue.atWork(),
      currency,
      timeZone,
    };
  }

  async describe(id: string): Promise<Upload> {
    const served = await this.options.loads.read();
    return describeUpload(await this.#get(id), this.#steps, served);
  }

  async receive(sent: SentFile): Promise<Upload> {
    return this.describe((await this.#receiver.receive(sent)).id);
  }

  /** Stores what a person decided, without reading the file. */
  async decide(id: string, reading: ReadingDecisions): Promise<Upload> {
    const upload = await this.#idle(id);
    if (!DECIDABLE.includes(upload.step) && !isDeepStrictEqual(reading, upload.reading)) refuse(409, 'upload-step');
    await this.store.change(id, { reading });
    return this.describe(id);
  }

  /** Reads the file with what was decided; a check that was made before no longer counts. */
  async read(id: string, reading: ReadingDecisions, actor: AuditActor): Promise<Upload> {
    const upload = await this.#idle(id);
    if (upload.step === 'published') refuse(409, 'upload-step');
    if (!(await this.#hasProfile(reading))) refuse(404, 'not-found');
    const event = Object.keys(reading).length > 0 ? 'answered' : 'read';
    return this.#start({ upload, step: 'reading', actor, event, stepBefore: upload.step, decided: { reading }, work: readFileOf });
  }

  async check(id: string, check: Check, actor: AuditActor): Promise<Upload> {
    const upload = await this.#idle(id);
    if (!isCheckable(upload)) refuse(409, 'upload-step');
    await requireFreeName(this.options.dataFolder, { ...upload, check }).catch((error: unknown) => {
      throw error instanceof UserError ? refuseAction(error) : error;
    });
    const decided = { check, checked: null, receipt: null };
    const stepBefore = stepBeforeCheck(upload);
    return this.#start({ upload, step: 'checking', actor, event: 'checked', stepBefore, decided, work: checkSums });
  }

  /** Publishes what the receipt `seen` says. */
  async publish(id: string, seen: string, actor: AuditActor): Promise<Upload> {
    const upload = await this.#idle(id);
    if (upload.step !== 'checked') refuse(409, 'upload-step');
    if (upload.checked === null || upload.receipt?.name !== seen) refuse(409, 'upload-changed');
    const decided = { publishingFrom: (await this.options.loads.read()).generation ?? 0 };
    return this.#start({ upload, step: 'publishing', actor, event: 'published', stepBefore: 'checked', decided, work: publishChecked });
  }

  async cancel(id: string, actor: AuditActor): Promise<Upload> {
    const upload = await this.#get(id);
    if (!isRunning(upload)) refuse(409, 'upload-step');
    await this.#audit.event(actor, upload, 'cancelled');
    await this.#steps.cancel(id);
    return this.describe(id);
  }

  async drop(id: string, actor: AuditActor): Promise<void> {
    const upload = await this.#idle(id);
    await this.#audit.event(actor, upload, 'dropped');
    await this.#unchanged(upload);
    await this.store.remove(id);
  }

  /** Path of all findings of the last check as CSV. */
  async findings(id: string): Promise<string> {
    const { receipt } = await this.#get(id);
    const path = receipt?.name ? await findingsPath(this.options.dataFolder, receipt.name) : null;
    return path ?? refuse(404, 'not-found');
  }

  /**
   * Serves the generation before the one of an upload again, if that is still the served one. The upload can be checked again then.
   * @returns the generation that is served now
   */
  async undo(id: string, actor: AuditActor): Promise<number> {
    const { dataFolder, queue, loads, onFailure } = this.options;
    const upload = await this.#idle(id);
    const published = upload.publishedAs;
    const served = await loads.read();
    if (published === null || published.before === null || published.generation !== served.generation) return refuse(409, 'upload-step');
    const { generation: from, before: to } = published;
    const record = (outcome: string): Promise<void> => this.#audit.event(actor, upload, 'undone', { from, to, outcome });
    return queue.runNow({ who: actor.subject, step: 'undoing', upload: id }, async () => {
      await record('begun');
      const undone = await rollback(dataFolder, to, from).catch(async (error: unknown) => {
        await record('failed').catch(onFailure);
        throw error;
      });
      await record('done').catch(onFailure);
      return undone.to.generation;
    });
  }

  async #hasProfile({ profile }: ReadingDecisions): Promise<boolean> {
    return profile === undefined || profile.startsWith('template:') || (await this.store.profileNames()).includes(profile);
  }

  /** Records and begins a step. */
  async #start(start: StepStart): Promise<Upload> {
    const { actor, upload, event } = start;
    await this.#audit.begun(actor, upload, event);
    try {
      await this.#steps.start({ ...start, upload: await this.#unchanged(upload) });
    } catch (error) {
      await this.#audit.event(actor, upload, event, { outcome: 'not-begun' }).catch(this.options.onFailure);
      throw error;
    }
    return this.describe(upload.id);
  }

  async #get(id: string): Promise<StoredUpload> {
    const served = await this.options.loads.read();
    return asServed(this.store.get(id) ?? refuse(404, 'upload-not-found'), served);
  }

  async #idle(id: string): Promise<StoredUpload> {
    const upload = await this.#get(id);
    return isRunning(upload) || this.#steps.has(id) ? refuse(409, 'upload-busy') : upload;
  }

  /**
   * Looks at an upload again, because other requests go on while its line is written.
   * @throws RequestRefused if another step began or ended meanwhile
   */
  async #unchanged({ id, step }: StoredUpload): Promise<StoredUpload> {
    const now = await this.#idle(id);
    return now.step === step ? now : refuse(409, 'upload-step');
  }
}
