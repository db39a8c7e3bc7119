import type { DuckDBConnection } from '@duckdb/node-api';
import { integer, one } from '../../engine/duck.ts';
import { keyRanges, rowsInMemory } from '../../engine/key-ranges.ts';

/** A condition on `object_key`: everything that an object owes lies in one portion. */
export type Portion = string;

/** The only portion where there are few obligations. */
export const EVERYTHING: Portion = 'true';

// While a portion is worked out, an obligation and the payments on it take at most some 200 bytes; the holders want as much beside it.
const BYTES_OF_ONE = 400;

/** As many obligations as may be worked out at a time in the memory that the engine may take, beside what else it does. */
export const mostAtATime = (connection: DuckDBConnection): Promise<number> => rowsInMemory(connection, BYTES_OF_ONE);

const OWED = '(SELECT object_key FROM next.assessments UNION ALL SELECT object_key FROM next.returns) owed';

/** Cuts what is owed into portions of about `most` obligations each, one of them for all that is owed without an object. */
export async function portionsOf(connection: DuckDBConnection, most: number): Promise<readonly Portion[]> {
  const [total] = await one(connection, `SELECT count(*) FROM ${OWED}`);
  if (integer(total) <= most) return [EVERYTHING];
  return ['object_key IS NULL', ...(await keyRanges(connection, 'object_key', OWED, most))];
}

/** The rows of a relation that belong to a portion. */
export const inPortion = (relation: string, portion: Portion): string =>
  portion === EVERYTHING ? relation : `(SELECT * FROM ${relation} WHERE ${portion})`;
