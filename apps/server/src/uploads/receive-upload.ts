import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES, MAX_UPLOADS } from '@pendapa/contracts';
import type { AuditActor } from '@pendapa/warehouse';
import { safeFileName } from './file-name.ts';
import { freeBytes } from './free-bytes.ts';
import { isDiskFull, NotReceived, receiveFile, SPEED_LIMIT, type ReceiveLimits } from './receive-file.ts';
import { isWaiting, sentUpload, type StoredUpload } from './stored-upload.ts';
import { refuse } from '../responses/request-refused.ts';
import type { UploadStore } from './upload-store.ts';

const MEGABYTE = 1_048_576;
const inMegabytes = (bytes: number): string => String(Math.floor(bytes / MEGABYTE));

/** A file on its way from a browser. */
export interface SentFile {
  readonly content: Readable;
  readonly name: string;
  /** Bytes that the request announces; null if it does not. */
  readonly announced: number | null;
  readonly actor: AuditActor;
}

export interface ReceiverOptions {
  readonly dataFolder: string;
  readonly store: UploadStore;
  /** Records a file that was sent. Throws `AuditUnavailable`; the file is removed then. */
  readonly record: (upload: StoredUpload, actor: AuditActor) => Promise<void>;
  readonly speed?: Omit<ReceiveLimits, 'maxBytes'>;
  /** Bytes of the disk that no file may take; default: 256 MB. */
  readonly reserve?: number;
}

function refuseNotReceived({ reason }: NotReceived, maxBytes: number): never {
  if (reason === 'disk-full' || (reason === 'too-large' && maxBytes < MAX_UPLOAD_BYTES)) return refuse(507, 'upload-disk-full');
  return reason === 'too-large' ? refuse(413, 'upload-too-large', { most: inMegabytes(maxBytes) }) : refuse(400, 'upload-broken-off');
}

/** Takes files that are sent into the store. A file that is not sent as a whole leaves nothing. */
export class UploadReceiver {
  #receiving = 0;
  /** Bytes that the files may take that are being sent now. */
  #promised = 0;

  constructor(private readonly options: ReceiverOptions) {}

  /** Largest file that can be sent now, in bytes: the limit, or the free disk less a reserve and less what is being sent. */
  async maxFileBytes(): Promise<number> {
    return this.#limitOf(await this.#freeBytes());
  }

  /**
   * @throws RequestRefused for a name, size or connection that does not do
   * @throws AuditUnavailable if it cannot be recorded
   */
  async receive(sent: SentFile): Promise<StoredUpload> {
    const name = safeFileName(sent.name) ?? refuse(400, 'upload-name');
    const waiting = this.options.store.all().filter(isWaiting).length + this.#receiving;
    if (waiting >= MAX_UPLOADS) refuse(409, 'too-many-uploads', { most: String(MAX_UPLOADS) });
    this.#receiving += 1;
    try {
      return await this.#store(sent, name);
    } finally {
      this.#receiving -= 1;
    }
  }

  async #store({ content, announced, actor }: SentFile, name: string): Promise<StoredUpload> {
    const { store, record, speed = SPEED_LIMIT } = this.options;
    const [id, free] = [randomUUID(), await this.#freeBytes()];
    const maxBytes = this.#limitOf(free);
    const promised = Math.min(announced ?? maxBytes, maxBytes);
    this.#promised += promised;
    try {
      const path = await store.folder.createPartial(id, name);
      const received = await receiveFile(content, path, announced, { ...speed, maxBytes });
      const upload = sentUpload({ id, name, ...received, sentBy: actor.subject, sentAt: new Date().toISOString() });
      await record(upload, actor);
      await store.add(upload);
      return upload;
    } catch (error) {
      await store.folder.removePartial(id);
      // The rest is read and forgotten, so that the sender sees the answer.
      content.resume();
      if (isDiskFull(error)) refuse(507, 'upload-disk-full');
      if (error instanceof NotReceived) refuseNotReceived(error, maxBytes);
      throw error;
    } finally {
      this.#promised -= promised;
    }
  }

  #freeBytes(): Promise<number> {
    return freeBytes(this.options.dataFolder, this.options.reserve);
  }

  #limitOf(free: number): number {
    return Math.max(0, Math.min(MAX_UPLOAD_BYTES, free - this.#promised));
  }
}
