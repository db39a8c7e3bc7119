import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadState } from '../rows/load-state.ts';
import { createAmountReader, DECLARED_MARKS, formatPlainAmount } from '../values/amount.ts';
import { RESOLVED } from './resolved-rows.ts';
import { toBigInt, query, textOrEmpty } from '../staging/sql.ts';

/** Compares the payments of each month with the published totals that the profile or manifest declares. */
export async function checkControlMonths(
  connection: DuckDBConnection,
  { profile, digits, findings }: LoadState,
  declared: Readonly<Record<string, string>>,
  source: string,
): Promise<void> {
  if (profile.extract !== 'payments' || Object.keys(declared).length === 0) return;
  const rows = await query(
    connection,
    `SELECT strftime(posted_on, '%Y-%m'), CAST(sum(amount) AS DECIMAL(38, 0)) FROM ${RESOLVED} GROUP BY 1`,
  );
  const sums = new Map(rows.map(([month, sum]) => [textOrEmpty(month), toBigInt(sum)]));
  const read = createAmountReader(DECLARED_MARKS, digits, 1n);
  for (const [month, text] of Object.entries(declared)) {
    const [expected, found] = [read(text), sums.get(month) ?? 0n];
    if (expected === found) continue;
    const difference = typeof expected === 'bigint' ? formatPlainAmount(found - expected, digits) : '-';
    const params = { month, expected: text, found: formatPlainAmount(found, digits), difference };
    findings.warned.add({ file: source, line: 0 }, 'control-month', params);
  }
}
