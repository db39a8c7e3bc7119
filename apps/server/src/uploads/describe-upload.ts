import type { TakenOut, Upload, UploadSummary } from '@pendapa/contracts';
import type { RunningSteps } from './running-steps.ts';
import type { Served } from './served-loads.ts';
import type { StoredUpload } from './stored-upload.ts';

const openQuestions = ({ proposal }: StoredUpload): number => proposal?.questions.filter(({ answer }) => answer === null).length ?? 0;

const publicationTakenOut = ({ publishedAs }: StoredUpload, served: Served): Promise<TakenOut | null> =>
  publishedAs === null ? Promise.resolve(null) : served.takenOut(publishedAs.generation);

/** An upload whose publication does not count any more can be checked again. */
export async function asServed(upload: StoredUpload, served: Served): Promise<StoredUpload> {
  if (upload.step !== 'published' || (await publicationTakenOut(upload, served)) === null) return upload;
  return { ...upload, step: 'proposed', receipt: null, checked: null };
}

/** @param upload as `asServed` returns it */
export async function summarize(upload: StoredUpload, steps: RunningSteps, served: Served): Promise<UploadSummary> {
  const takenOut = await publicationTakenOut(upload, served);
  const { id, name, bytes, sha256, sentBy, sentAt, changedAt, step, fault, publishedAs } = upload;
  return {
    id,
    name,
    bytes,
    sha256,
    sentBy,
    sentAt,
    changedAt,
    step,
    progress: steps.progressOf(id),
    waitsFor: steps.waitsFor(id),
    openQuestions: openQuestions(upload),
    fault,
    generation: takenOut === null ? (publishedAs?.generation ?? null) : null,
    takenOut,
    mayUndo: publishedAs !== null && publishedAs.before !== null && publishedAs.generation === served.generation,
  };
}

/** @param upload as `asServed` returns it */
export async function describeUpload(upload: StoredUpload, steps: RunningSteps, served: Served): Promise<Upload> {
  const { reading, check, proposal, receipt } = upload;
  return { ...(await summarize(upload, steps, served)), reading, check, proposal, receipt };
}
