// Values for the browser stand apart from the schemas, which would bring their library along.

/** Bytes of one uploaded file at most. */
export const MAX_UPLOAD_BYTES = 1_073_741_824;
/** Uploads that wait for their publication at most, of all users together. */
export const MAX_UPLOADS = 20;
/** Uploads that nobody touches for this many days are removed. */
export const UPLOAD_DAYS = 7;
/** Sent files have this type: a page of another site cannot send it without asking first. */
export const UPLOAD_TYPE = 'application/octet-stream';

/**
 * Steps of an upload. `reading`, `checking` and `publishing` run or wait for their turn. A step that ends early goes back to the one before.
 * - `questions`: there is a proposal, but it cannot be checked yet: a question is open, or the file is not read as a whole.
 * - `proposed`: the whole file can be read.
 * - `checked`, `refused`, `unchanged`: there is a receipt. `unchanged`: the same file was imported before, and nothing is left to do.
 */
export const UPLOAD_STEPS = [
  'sent',
  'reading',
  'questions',
  'proposed',
  'checking',
  'checked',
  'refused',
  'unchanged',
  'publishing',
  'published',
] as const;
export type UploadStep = (typeof UPLOAD_STEPS)[number];
export const RUNNING_STEPS = ['reading', 'checking', 'publishing'] as const satisfies readonly UploadStep[];

export const FOLDER_WORK = ['reading', 'checking', 'publishing', 'removing', 'undoing', 'mapping', 'command'] as const;

/** Work on the whole data folder that a user asks for. It runs in its turn, can be cancelled, and belongs to no upload. */
export const FOLDER_ACTIONS = ['removing', 'mapping'] as const satisfies readonly (typeof FOLDER_WORK)[number][];

export type FolderWork = (typeof FOLDER_WORK)[number];

/**
 * Why a step ended early.
 * - `interrupted`: the server was stopped while it ran.
 * - `again`: the file was imported before, read in another way; a check with `again` goes on.
 * - `changed`: what the load replaces has changed since the check; check again.
 * - `failed`: all other causes.
 */
export const UPLOAD_FAULTS = ['interrupted', 'again', 'changed', 'failed'] as const;

/** Fields whose texts may be mapped to codes. */
export const MAPPED_FIELDS = ['tax', 'unit', 'region', 'channel', 'bank'] as const;
export type MappedField = (typeof MAPPED_FIELDS)[number];

/** Findings that a receipt of an upload lists at most; `GET /uploads/:id/findings` has all. */
export const LISTED_FINDINGS = 100;

/** Use of a column of a file. `wide`: amounts of one month, tax, channel or unit. `total`: the sum of wide columns, left out. */
export const COLUMN_USES = ['field', 'wide', 'total', 'unused'] as const;
/** `mapped`: a person chose the code. `near`: a suggestion that is not applied. */
export const CODE_STATUSES = ['known', 'mapped', 'near', 'unknown'] as const;
