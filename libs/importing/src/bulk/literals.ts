import { quoted } from '@pendapa/warehouse';
import type { Value } from '../rows/fields.ts';

/** Writes a value as a SQL literal; the caller casts it to the type of its column. */
export const toLiteral = (value: Value): string => (value === null ? 'NULL' : typeof value === 'string' ? quoted(value) : String(value));
