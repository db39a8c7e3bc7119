import type { UploadSummary } from '@pendapa/contracts';

type StateOf = Pick<UploadSummary, 'step' | 'takenOut'>;

/** True for a file whose publication was taken out of the data, and for which nobody began another one. */
export const isTakenOut = ({ step, takenOut }: StateOf): boolean => takenOut !== null && step === 'proposed';

/** True for a file that takes one of the places of files that wait. */
export const isWaiting = (upload: StateOf): boolean => upload.step !== 'published' && !isTakenOut(upload);
