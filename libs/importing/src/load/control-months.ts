import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadState } from '../rows/load-state.ts';
import { amountReader, DECLARED_MARKS, plainAmount } from '../values/amount.ts';
import { JUDGED } from './judged.ts';
import { exact, query, textOf } from './sql.ts';

/** Compares the payments of each month with the published totals that the profile or manifest declares. */
export async function controlMonths(
  connection: DuckDBConnection,
  { profile, digits, findings }: LoadState,
  declared: Readonly<Record<string, string>>,
  source: string,
): Promise<void> {
  if (profile.extract !== 'payments' || Object.keys(declared).length === 0) return;
  const rows = await query(
    connection,
    `SELECT strftime(posted_on, '%Y-%m'), CAST(sum(amount) AS DECIMAL(38, 0)) FROM ${JUDGED} GROUP BY 1`,
  );
  const sums = new Map(rows.map(([month, sum]) => [textOf(month), exact(sum)]));
  const read = amountReader(DECLARED_MARKS, digits, 1n);
  for (const [month, text] of Object.entries(declared)) {
    const [expected, found] = [read(text), sums.get(month) ?? 0n];
    if (expected === found) continue;
    const difference = typeof expected === 'bigint' ? plainAmount(found - expected, digits) : '-';
    const params = { month, expected: text, found: plainAmount(found, digits), difference };
    findings.warned.add({ file: source, line: 0 }, 'control-month', params);
  }
}
