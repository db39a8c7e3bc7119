import { BLANK_FIELDS, type BlankField } from '../facts/blank-fields.ts';

const FIELDS = Object.keys(BLANK_FIELDS) as BlankField[];
/** Follows the numbers that other hashes end with. */
const FIRST_HASH = 100;

/** SQL condition: true if a row leaves the field blank. `keys` are columns that identify the row and depend on the seed. */
export const isBlankSql = (field: BlankField, ...keys: readonly string[]): string =>
  `hash(${keys.join(', ')}, ${String(FIRST_HASH + FIELDS.indexOf(field))}) % 10000 < ${String(BLANK_FIELDS[field])}`;

/** SQL of a value that is null in rows that leave the field blank. */
export const unlessBlankSql = (field: BlankField, value: string, ...keys: readonly string[]): string =>
  `CASE WHEN NOT ${isBlankSql(field, ...keys)} THEN ${value} END`;
