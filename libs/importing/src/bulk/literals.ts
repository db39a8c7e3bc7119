import type { Value } from '../rows/fields.ts';

export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Writes a value as a SQL literal; the caller casts it to the type of its column. */
export const toLiteral = (value: Value): string => (value === null ? 'NULL' : typeof value === 'string' ? quoteText(value) : String(value));
