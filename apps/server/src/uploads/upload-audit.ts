import type { AuditActor, AuditEntry } from '@pendapa/warehouse';
import type { StepEnd } from './running-steps.ts';
import type { StoredUpload, UploadEvent } from './stored-upload.ts';
import type { EndedStep } from './upload-store.ts';

type Details = AuditEntry['details'];

/** Lines of uploads in the audit log: each step has one when it begins and one with its outcome. */
export class UploadAudit {
  constructor(
    /** Appends a line to the audit log. Throws `AuditUnavailable`. */
    private readonly record: (entry: AuditEntry) => Promise<void>,
  ) {}

  /** Records something that is done at once, such as a file that was sent. */
  event(actor: AuditActor, upload: StoredUpload, step: UploadEvent, more: Details = {}): Promise<void> {
    const { id, name, bytes, sha256 } = upload;
    return this.record({ actor, action: 'upload', details: { step, upload: id, file: name, bytes, sha256, ...more } });
  }

  begun(actor: AuditActor, upload: StoredUpload, step: UploadEvent, more: Details = {}): Promise<void> {
    return this.event(actor, upload, step, { ...more, outcome: 'begun' });
  }

  /** Records the outcome of a step, and a publication as the command line does. */
  async ended({ start: { actor, upload, event }, result, outcome }: StepEnd): Promise<void> {
    const generation = outcome === 'published' ? result.publishedAs?.generation : undefined;
    if (generation === undefined) return this.event(actor, upload, event, { outcome });
    const { id, name, sha256 } = upload;
    const rows = JSON.stringify(Object.fromEntries(result.receipt?.extracts.map((one) => [one.extract, one.rows.accepted]) ?? []));
    const details = { generation, upload: id, source: name, sourceSha256: sha256, rows };
    await this.record({ actor, action: 'publish', details });
    await this.event(actor, upload, event, { outcome, generation });
  }

  /** Records the outcome of a step that ended with the server. */
  endedWithServer({ running, upload }: EndedStep): Promise<void> {
    const actor = running.startedBy ?? { role: 'nobody', subject: running.sentBy, session: null, address: null };
    const generation = upload.publishedAs?.generation;
    const isPublished = running.step === 'publishing' && upload.step === 'published' && generation !== undefined;
    const details: Details = isPublished ? { outcome: 'published', generation } : { outcome: 'interrupted' };
    return this.event(actor, running, running.event ?? 'read', details);
  }
}
