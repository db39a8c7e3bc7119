import type { DuckDBConnection } from '@duckdb/node-api';
import type { ExtractKey } from '@pendapa/contracts';
import { query, textOrEmpty } from '../staging/sql.ts';
import { STAGE } from '../staging/stage.ts';
import type { Profile } from '../profile/schema.ts';
import type { TotalRow } from './compared-row.ts';
import type { Layout } from './layouts.ts';

/** One of three rows may be the sum of the others by chance. */
const MIN_ROWS = 4;
const MIN_ROWS_OF_DAY = 3;
const MAX_REPORTED = 10_000;

/** In these extracts, rows without a unit are the sum of their units by definition. */
const EXTRACTS_WITH_SUM_ROWS: readonly ExtractKey[] = ['targets', 'costs', 'arrearsMovements'];

const sumsOfFilesSql = ({ amount, table }: Layout): string => `WITH sums AS (
    SELECT file_number, sum(CAST(${amount} AS HUGEINT)) AS total, count(*) AS rows FROM ${STAGE} GROUP BY ALL HAVING count(*) >= ${MIN_ROWS})
  SELECT file_number, line, ${table}, CAST(${amount} AS VARCHAR), rows FROM ${STAGE} JOIN sums USING (file_number)
  WHERE ${amount} <> 0 AND CAST(${amount} AS HUGEINT) * 2 = total ORDER BY 1, 2 LIMIT ${MAX_REPORTED}`;

// A sum of a few payments of one day may be chance, but not one on every day.
const sumsOfDaysSql = ({ table }: Layout): string => `WITH sums AS (
    SELECT file_number, posted_on, sum(CAST(amount AS HUGEINT)) AS total, count(*) AS rows FROM ${STAGE} GROUP BY ALL HAVING count(*) >= ${MIN_ROWS_OF_DAY}),
  hits AS (SELECT file_number, line, posted_on, amount, rows FROM ${STAGE} JOIN sums USING (file_number, posted_on)
    WHERE amount <> 0 AND CAST(amount AS HUGEINT) * 2 = total)
  SELECT file_number, line, ${table}, CAST(amount AS VARCHAR), rows FROM hits
  WHERE (SELECT count(*) FROM sums) > 1 AND (SELECT count(DISTINCT (file_number, posted_on)) FROM hits) = (SELECT count(*) FROM sums)
  ORDER BY 1, 2 LIMIT ${MAX_REPORTED}`;

/** Finds rows that are the sum of all others of their file or, if every day has one, of their day. They may have numbers. */
export async function findSumsOfAll(
  connection: DuckDBConnection,
  { extract, wide }: Profile,
  layout: Layout,
): Promise<readonly TotalRow[]> {
  if (EXTRACTS_WITH_SUM_ROWS.includes(extract) || wide) return [];
  const whole = await query(connection, sumsOfFilesSql(layout));
  const found = whole.length > 0 || extract !== 'payments' ? whole : await query(connection, sumsOfDaysSql(layout));
  return found.map(([file, line, table, amount, rows]) => ({
    row: { file: Number(file), line: Number(line), table: textOrEmpty(table), amount: BigInt(textOrEmpty(amount)), names: [] },
    rows: Number(rows) - 1,
    account: null,
    below: null,
  }));
}
