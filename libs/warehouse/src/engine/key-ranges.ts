import type { DuckDBConnection } from '@duckdb/node-api';
import { integer, firstRow } from './duck.ts';

const UNITS: Readonly<Record<string, number>> = { bytes: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 };

/** Returns how many rows of `bytes` each fit into the memory limit of the engine. */
export async function rowsInMemory(connection: DuckDBConnection, bytes: number): Promise<number> {
  const [limit] = await firstRow(connection, "SELECT current_setting('memory_limit')");
  const [, size = '0', unit = ''] = /^([\d.]+) ?(\w+)$/.exec(String(limit)) ?? [];
  return Math.max(100_000, Math.floor((Number(size) * (UNITS[unit] ?? 1)) / bytes));
}

/** Number of rows that are sampled to find where ranges begin. */
const SAMPLE_ROWS = 200_000;

/** Returns conditions that divide the rows with a key into ranges of about `maxRows` rows each. */
export async function keyRanges(connection: DuckDBConnection, key: string, relation: string, maxRows: number): Promise<readonly string[]> {
  const total = integer((await firstRow(connection, `SELECT count(${key}) FROM ${relation}`))[0]);
  const count = Math.ceil(total / maxRows);
  if (count <= 1) return [`${key} IS NOT NULL`];
  const shares = Array.from({ length: count - 1 }, (_, index) => String((index + 1) / count));
  const bounds = await firstRow(
    connection,
    `SELECT ${shares.map((share) => `quantile_disc(${key}, ${share})`).join(', ')}
      FROM (SELECT ${key} FROM ${relation} WHERE hash(${key}) % ${String(Math.ceil(total / SAMPLE_ROWS))} = 0) looked_at`,
  );
  const starts = [...new Set(bounds.filter((bound) => bound !== null).map(String))];
  return [...starts, null].map((end, index) => {
    const start = starts[index - 1];
    return [
      `${key} IS NOT NULL`,
      ...(start === undefined ? [] : [`${key} >= ${start}`]),
      ...(end === null ? [] : [`${key} < ${end}`]),
    ].join(' AND ');
  });
}
