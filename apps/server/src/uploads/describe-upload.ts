import type { Upload, UploadSummary } from '@pendapa/contracts';
import type { RunningSteps } from './running-steps.ts';
import type { StoredUpload } from './stored-upload.ts';

const openQuestions = ({ proposal }: StoredUpload): number => proposal?.questions.filter(({ answer }) => answer === null).length ?? 0;

/** @param served the served generation; null for an empty folder */
export function summarize(upload: StoredUpload, steps: RunningSteps, served: number | null): UploadSummary {
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
    generation: publishedAs?.generation ?? null,
    mayUndo: publishedAs !== null && publishedAs.before !== null && publishedAs.generation === served,
  };
}

export function describeUpload(upload: StoredUpload, steps: RunningSteps, served: number | null): Upload {
  const { reading, check, proposal, receipt } = upload;
  return { ...summarize(upload, steps, served), reading, check, proposal, receipt };
}
