import type { DuckDBConnection } from '@duckdb/node-api';
import { integer, firstRow } from '../../engine/duck.ts';
import { keyRanges, rowsInMemory } from '../../engine/key-ranges.ts';

/** A condition on `object_key`; all obligations of an object lie in one portion. */
export type Portion = string;

/** The only portion if there are few obligations. */
export const EVERYTHING: Portion = 'true';

// An obligation with its payments takes up to 200 bytes; building the holders at the same time takes as much.
const BYTES_OF_ONE = 400;

/** Returns how many obligations fit into the engine's memory at a time. */
export const maxObligationsInMemory = (connection: DuckDBConnection): Promise<number> => rowsInMemory(connection, BYTES_OF_ONE);

const OWED = '(SELECT object_key FROM next.assessments UNION ALL SELECT object_key FROM next.returns) owed';

/** Splits obligations into portions of about `max`; one portion holds those without an object. */
export async function portionsOf(connection: DuckDBConnection, max: number): Promise<readonly Portion[]> {
  const [total] = await firstRow(connection, `SELECT count(*) FROM ${OWED}`);
  if (integer(total) <= max) return [EVERYTHING];
  return ['object_key IS NULL', ...(await keyRanges(connection, 'object_key', OWED, max))];
}

/** Rows of a relation in a portion. */
export const inPortion = (relation: string, portion: Portion): string =>
  portion === EVERYTHING ? relation : `(SELECT * FROM ${relation} WHERE ${portion})`;
