import type { NumberMarks } from '../values/amount.ts';
import type { Profile } from './schema.ts';

/** Marks of profiles that do not declare how numbers are written. */
export const DEFAULT_MARKS = { decimal: '.', thousands: 'none' } as const;

export const marksOf = ({ numbers }: Pick<Profile, 'numbers'>): NumberMarks => ({ minus: 'leading', ...DEFAULT_MARKS, ...numbers });

/** Format of times in profiles that do not declare one. */
export const TIME_FORMAT = 'HH:mm:ss';
