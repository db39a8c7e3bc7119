/** Codes of refused or failed requests; the words are made in the browser. */
export const PROBLEM_CODES = [
  'unknown-subject',
  'unknown-dimension',
  'unknown-parameter',
  'unknown-value',
  'repeated-value',
  'missing-parameter',
  'too-many-values',
  'too-many-groups',
  'too-many-parameters',
  'impossible-date',
  'impossible-limit',
  'impossible-combination',
  'reversed-period',
  'unknown-holiday',
  'guarded-dates',
  'guarded-filter',
  'guarded-splits',
  'not-found',
  'method-not-allowed',
  'no-data',
  'damaged-data',
  'store-unavailable',
  'not-published',
  'identities-elsewhere',
  'starting',
  'busy',
  'too-slow',
  'out-of-memory',
  'wrong-host',
  'cross-site',
  'not-signed-in',
  'not-allowed',
  'too-many-tries',
  'audit-unavailable',
  'upload-name',
  'upload-too-large',
  'upload-disk-full',
  'upload-broken-off',
  'upload-not-found',
  'upload-busy',
  'upload-step',
  'upload-changed',
  'too-many-uploads',
  'folder-busy',
  'record-changed',
  'action-refused',
  'bad-request',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Body of every error answer, `application/problem+json` with `type: about:blank`. */
export interface Problem {
  readonly status: number;
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, string>>;
}
