import type { Check, ProfileProposal, ReadingDecisions, UploadFault, UploadReceipt, UploadStep } from '@pendapa/contracts';
import type { CheckedLoad } from '@pendapa/importing';
import type { AuditActor } from '@pendapa/warehouse';

/** Generations around the publication of an upload. */
export interface PublishedAs {
  readonly generation: number;
  /** Generation that was served before; null for the first one. */
  readonly before: number | null;
}

/** Events of an upload, as the audit log names them. */
export type UploadEvent = 'sent' | 'read' | 'answered' | 'checked' | 'published' | 'cancelled' | 'dropped' | 'undone';

/** State of an upload on the disk, `upload.json` in its folder. */
export interface StoredUpload {
  readonly format: 1;
  readonly id: string;
  /** Name of the file, which is also the one in the folder. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly sentBy: string;
  /** UTC instants. */
  readonly sentAt: string;
  readonly changedAt: string;
  readonly step: UploadStep;
  /** Step to which a running step goes back if it ends early; null if none runs. */
  readonly stepBefore: UploadStep | null;
  /** User who asked for the running step, and its event in the audit log; null or missing if none runs. */
  readonly startedBy?: AuditActor | null;
  readonly event?: UploadEvent | null;
  readonly reading: ReadingDecisions;
  /** Decisions of the reading before, which count again if the running one ends early; null or missing if none runs. */
  readonly readingBefore?: ReadingDecisions | null;
  readonly check: Check | null;
  readonly proposal: ProfileProposal | null;
  readonly receipt: UploadReceipt | null;
  /** Result of the last check; null if the upload cannot be published. */
  readonly checked: CheckedLoad | null;
  readonly fault: UploadFault | null;
  /** Served generation when the running publication began, 0 for an empty folder; null if none runs. */
  readonly publishingFrom: number | null;
  readonly publishedAs: PublishedAs | null;
}

/** Fields of a running step, empty. */
export const NOT_RUNNING = {
  stepBefore: null,
  startedBy: null,
  event: null,
  readingBefore: null,
  publishingFrom: null,
} as const satisfies Partial<StoredUpload>;

type SentUpload = Pick<StoredUpload, 'id' | 'name' | 'bytes' | 'sha256' | 'sentBy' | 'sentAt'>;

/** State of an upload that was just sent: nothing of it is read or decided. */
export const sentUpload = (sent: SentUpload): StoredUpload => ({
  format: 1,
  ...sent,
  changedAt: sent.sentAt,
  step: 'sent',
  ...NOT_RUNNING,
  reading: {},
  check: null,
  proposal: null,
  receipt: null,
  checked: null,
  fault: null,
  publishedAs: null,
});

export const isRunning = ({ step }: Pick<StoredUpload, 'step'>): boolean =>
  step === 'reading' || step === 'checking' || step === 'publishing';

/** Uploads that are not published count against the limit. */
export const isWaiting = ({ step }: Pick<StoredUpload, 'step'>): boolean => step !== 'published';
