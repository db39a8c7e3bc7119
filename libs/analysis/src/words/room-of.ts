/** Joins letters without changing their width. */
const WORD_JOINER = '\u2060';

/** A day, and a period of a year that is not over, as long in words as most. */
export const USUAL_DAY = '2025-11-14';
export const USUAL_PERIOD = { from: '2025-01-01', to: USUAL_DAY } as const;

/** The room of words that are on their way: as wide, breaking where they break, and no text that could be found. */
export const roomOf = (text: string): string => text.replace(/(\S)(?=\S)/g, `$1${WORD_JOINER}`);
