import type { Value } from '../rows/fields.ts';

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A value as the engine's SQL writes it, to be cast to the type of its column. */
export const literal = (value: Value): string => (value === null ? 'NULL' : typeof value === 'string' ? quoted(value) : String(value));
