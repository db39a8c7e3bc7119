export const MIN_REASON_LENGTH = 10;
export const MAX_REASON_LENGTH = 200;
/** A reason must contain words; dots are refused. */
export const REASON_PATTERN = '\\p{L}.*\\p{L}.*\\p{L}';

/** True if the server accepts a text as the reason for seeing who a taxpayer is. */
export const isRevealReason = (text: string): boolean =>
  text.trim().length >= MIN_REASON_LENGTH && new RegExp(REASON_PATTERN, 'u').test(text);
