/** Joins characters without changing their width. */
const WORD_JOINER = '\u2060';

/** Day and period whose text has a typical length. */
export const USUAL_DAY = '2025-11-14';
export const USUAL_PERIOD = { from: '2025-01-01', to: USUAL_DAY } as const;

/** Invisible text that reserves space: same width and line breaks, but not found by a text search. */
export const roomOf = (text: string): string => text.replace(/(\S)(?=\S)/g, `$1${WORD_JOINER}`);
