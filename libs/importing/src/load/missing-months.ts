import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import type { Manifest } from '@pendapa/warehouse';
import { daySql } from '@pendapa/warehouse';
import type { LoadState } from '../rows/load-state.ts';
import { RESOLVED } from './resolved-rows.ts';
import { query, textOrEmpty } from '../staging/sql.ts';

const LAST_BEFORE = '(SELECT max(posted_on) FROM known.payments WHERE posted_on < CAST($1 AS DATE))';
const FIRST_AFTER = '(SELECT min(posted_on) FROM known.payments WHERE posted_on > CAST($2 AS DATE))';
const MONTH = "date_trunc('month', posted_on)";

/** SQL for the months without payments, from the last known day before the load to the first day after it. */
const monthsSql = (first: string): string => `WITH span AS (
    SELECT coalesce(${first}, CAST($1 AS DATE)) AS first, coalesce(${FIRST_AFTER}, CAST($2 AS DATE)) AS last),
  paid AS (SELECT ${MONTH} AS month FROM ${RESOLVED}
    UNION SELECT ${MONTH} FROM known.payments WHERE posted_on BETWEEN (SELECT first FROM span) AND (SELECT last FROM span))
  SELECT strftime(month, '%Y-%m') FROM (
    SELECT unnest(generate_series(date_trunc('month', first), date_trunc('month', last), INTERVAL 1 MONTH)) AS month FROM span)
  WHERE month NOT IN (SELECT month FROM paid) ORDER BY month`;

interface LoadSurroundings {
  readonly base: Manifest | null;
  readonly replace: Period | null;
  /** Name of the files of the load, for findings. */
  readonly source: string;
}

/** Warns of months without payments between months that have some. */
export async function warnMissingMonths(
  connection: DuckDBConnection,
  { profile, from, to, findings }: LoadState,
  { base, replace, source }: LoadSurroundings,
): Promise<void> {
  if (profile.extract !== 'payments' || from === null || to === null) return;
  // A load after the latest known day needs no search in earlier years.
  const asOf = base?.asOf ?? null;
  const sql = monthsSql(replace === null && asOf !== null && asOf < from ? daySql(asOf) : LAST_BEFORE);
  const months = (await query(connection, sql, [from, to])).map(([month]) => textOrEmpty(month));
  if (months.length > 0) findings.warned.add({ file: source, line: 0 }, 'month-missing', { period: months.join(', ') });
}
