import type { Uploads, UploadSummary } from '@pendapa/contracts';

type StateOf = Pick<UploadSummary, 'step' | 'takenOut'>;

/** True for a file whose publication was taken out of the data, and for which nobody began another one. */
export const isTakenOut = ({ step, takenOut }: StateOf): boolean => takenOut !== null && step === 'proposed';

/** Number of files that take one of the places of files that wait. */
export const waitingCount = ({ uploads }: Pick<Uploads, 'uploads'>): number =>
  uploads.filter((upload) => upload.step !== 'published' && !isTakenOut(upload)).length;
