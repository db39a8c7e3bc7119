import type { Value } from '../rows/fields.ts';

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Writes a value as a SQL literal; the caller casts it to the type of its column. */
export const literal = (value: Value): string => (value === null ? 'NULL' : typeof value === 'string' ? quoted(value) : String(value));
