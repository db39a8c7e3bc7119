import type { DuckDBConnection } from '@duckdb/node-api';
import { integer, one } from './duck.ts';

/** A condition on `object_key`: everything that an object owes lies in one portion. */
export type Portion = string;

/** The only portion where there are few obligations. */
export const EVERYTHING: Portion = 'true';

// While a portion is worked out, an obligation and the payments on it take at most some 250 bytes.
const BYTES_OF_ONE = 400;
const UNITS: Readonly<Record<string, number>> = { bytes: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 };

/** As many obligations as may be worked out at a time in the memory that the engine may take, beside what else it does. */
export async function mostAtATime(connection: DuckDBConnection): Promise<number> {
  const [limit] = await one(connection, "SELECT current_setting('memory_limit')");
  const [, size = '0', unit = ''] = /^([\d.]+) ?(\w+)$/.exec(String(limit)) ?? [];
  return Math.max(100_000, Math.floor((Number(size) * (UNITS[unit] ?? 1)) / BYTES_OF_ONE));
}

/** So many rows are looked at to find where portions begin. */
const SAMPLE = 200_000;

/** Cuts what is owed into portions of about `most` obligations each, one of them for all that is owed without an object. */
export async function portionsOf(connection: DuckDBConnection, most: number): Promise<readonly Portion[]> {
  const [assessments] = await one(connection, 'SELECT count(*) FROM next.assessments');
  const [returns] = await one(connection, 'SELECT count(*) FROM next.returns');
  const total = integer(assessments) + integer(returns);
  const count = Math.ceil(total / most);
  if (count <= 1) return [EVERYTHING];
  const shares = Array.from({ length: count - 1 }, (_, index) => String((index + 1) / count));
  const bounds = await one(
    connection,
    `SELECT ${shares.map((share) => `quantile_disc(object_key, ${share})`).join(', ')}
      FROM (SELECT object_key FROM next.assessments UNION ALL SELECT object_key FROM next.returns) owed
      WHERE hash(object_key) % ${String(Math.ceil(total / SAMPLE))} = 0`,
  );
  const starts = [...new Set(bounds.filter((bound) => bound !== null).map(String))];
  const ranges = [...starts, null].map((end, index) => {
    const start = starts[index - 1];
    return [
      'object_key IS NOT NULL',
      ...(start === undefined ? [] : [`object_key >= ${start}`]),
      ...(end === null ? [] : [`object_key < ${end}`]),
    ].join(' AND ');
  });
  return ['object_key IS NULL', ...ranges];
}

/** The rows of a relation that belong to a portion, and of which `more` is true. */
export const inPortion = (relation: string, portion: Portion, more = 'true'): string =>
  portion === EVERYTHING && more === 'true' ? relation : `(SELECT * FROM ${relation} WHERE ${portion} AND ${more})`;
