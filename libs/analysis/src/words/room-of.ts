/** Joins letters without changing their width. */
const WORD_JOINER = '\u2060';

/** The room of words that are on their way: as wide, breaking where they break, and no text that could be found. */
export const roomOf = (text: string): string => text.replace(/(\S)(?=\S)/g, `$1${WORD_JOINER}`);
