/**
 * Words that names and comments of this project do not use, and the word that replaces each. `docs/glossary.md` explains the replacements.
 * To retire a word, add it here and run `node tools/lint/unfinished-words.mjs`: libraries that still use it are listed there until they are clean.
 */

/** No part of a declared name: `toldRows` is refused for `told`. */
export const IN_NAMES = {
  apart: 'separate or incompatible',
  aside: 'materialized or unapplied',
  askable: 'query source',
  asked: 'query or result',
  asking: 'query',
  beside: 'join or context',
  besides: 'join or context',
  borrow: 'acquire',
  borrower: 'client',
  dear: 'expensive',
  drawn: 'sample, plot value or rendered',
  dues: 'obligations',
  duties: 'obligations',
  duty: 'obligation',
  guarded: 'confidential',
  happened: 'sum or zero',
  held: 'pinned, buffered or in memory',
  judged: 'resolved or rated',
  kept: 'cached, saved or stored',
  lane: 'queue',
  lanes: 'queues',
  lend: 'acquire',
  lent: 'acquired',
  narrows: 'filterOnClick',
  opened: 'initial',
  packed: 'compressed',
  patience: 'timeout',
  piled: 'stacked',
  said: 'label or notes',
  sealed: 'finished or hashed',
  spoken: 'user error or formatted',
  stated: 'declared',
  tell: 'execute, show or report',
  tells: 'shows or reports',
  told: 'text or formatted',
  touched: 'dirty or affected',
  twin: 'table view',
  untold: 'hidden or unknown',
  veil: 'suppression mask',
  veiled: 'suppressed',
};

/** No name of their own: a helper says what it computes and of what. */
export const AS_NAMES = {
  alone: 'isWithoutOthers',
  closed: 'isClosedYear or endDate',
  counted: 'countDistinct',
  different: 'countDistinct',

  most: 'max... with its unit',
  silent: 'the condition that is meant',
  summed: 'sumOf... with its measure',
  together: 'join... or sum...',
  within: 'isWithinPeriod or isInside...',
};

/** No beginning of a constant: limits are `MAX_...` and `MIN_...`. */
export const BEFORE_CONSTANTS = { FEWEST: 'MIN', LARGEST: 'MAX', LEAST: 'MIN', LONGEST: 'MAX', MOST: 'MAX' };

/** No word of a comment. */
export const IN_COMMENTS = {
  aside: 'materialized or unapplied',
  borrower: 'client',
  dues: 'obligations',
  duties: 'obligations',
  duty: 'obligation',
  judged: 'resolved or rated',
  lane: 'queue',
  lanes: 'queues',
  lend: 'acquire',
  lends: 'acquires',
  lent: 'acquired',
  packed: 'compressed',
  patience: 'timeout',
  piled: 'stacked',
  sealed: 'finished or hashed',
  spoken: 'formatted or translated',
  told: 'shown, reported or given',
  touched: 'dirty or affected',
  twin: 'table view',
  untold: 'hidden or unknown',
  veil: 'suppression mask',
  whoever: 'the user, client or process that is meant',
};

/** Fields of files on disk and of printed JSON, which keep their names; by the file that declares them. */
export const STORED_FIELDS = {
  'libs/importing/src/boundaries/import-boundaries.ts': ['packedBytes'],
  'libs/importing/src/receipt.ts': ['kept'],
  'libs/importing/src/rows/reconcile.ts': ['different'],
  'libs/warehouse/src/generations/manifest.ts': ['kept'],
  'libs/warehouse/src/generations/load-record.ts': ['keptFiles'],
};
