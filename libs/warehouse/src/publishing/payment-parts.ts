import type { DuckDBConnection } from '@duckdb/node-api';
import { buildAggregates } from '../rollups/payments/aggregate-parts.ts';
import { exact, execute, integer, firstRow, type Cell } from '../engine/duck.ts';
import { countRowsSql, INCOMING, selectRowsSql, type GeneratedTables, type GeneratedRows, type Incoming } from './incoming.ts';
import type { Manifest } from '../generations/manifest.ts';
import { buildPart, type BuiltPart } from '../generations/build-part.ts';
import type { YearPlan } from './payment-plan.ts';
import { remainingSourceSql, replacedPaymentsSql, type Replacement } from '../schema/replacement.ts';
import type { Origin } from '../schema/origin.ts';
import { databaseOf } from '../rollups/published-tables.ts';
import { yearDaysSql } from '../engine/literals.ts';

interface Slice {
  readonly columns: string;
  readonly from: string;
}

/** Rows of a new part: payments of rewritten parts outside the replaced days, and incoming payments. */
function slicesOf({ year, rewritten }: YearPlan, replace: Replacement, incoming: Incoming): readonly Slice[] {
  const added = {
    columns: '*',
    from: `${incoming('payments')} WHERE posted_on BETWEEN ${yearDaysSql(year)}`,
  };
  if (rewritten.length === 0) return [added];
  const parts = rewritten.map((part) => `SELECT * FROM ${databaseOf(part)}.payments`).join(' UNION ALL ');
  const [replaced, source] = [replacedPaymentsSql(replace), remainingSourceSql(replace)];
  const columns = source === null ? '*' : `* REPLACE (${source} AS source_id)`;
  return [{ columns, from: `(${parts}) kept${replaced === null ? '' : ` WHERE NOT ${replaced}`}` }, added];
}

const countAndSum = (connection: DuckDBConnection, { from }: Slice): Promise<readonly Cell[]> =>
  firstRow(connection, `SELECT count(*), sum(amount) FROM ${from}`);

async function buildPayments(
  connection: DuckDBConnection,
  folder: string,
  plan: YearPlan,
  replace: Replacement,
  from: Incoming,
  generated: readonly GeneratedRows[],
  origin: Origin,
): Promise<BuiltPart | null> {
  const stored = slicesOf(plan, replace, from);
  const countsAndSums: (readonly Cell[])[] = [];
  for (const slice of stored) countsAndSums.push(await countAndSum(connection, slice));
  for (const own of generated) countsAndSums.push(await firstRow(connection, countRowsSql(own)));
  const rows = countsAndSums.reduce((sum, [count]) => sum + integer(count), 0);
  if (rows === 0) return null;
  return buildPart(connection, folder, {
    kind: 'payments',
    year: plan.year,
    // Sorted by month, so that a short period reads few blocks, and by object, so that single objects do too.
    fill: async (worker, database) => {
      const all = stored.map(({ columns, from: rows }) => `SELECT ${columns} FROM ${rows}`).join(' UNION ALL ');
      await execute(worker, `CREATE TABLE ${database}.payments AS SELECT * FROM (${all}) ORDER BY month(posted_on), object_key`);
      for (const own of generated) await execute(worker, `INSERT INTO ${database}.payments BY NAME ${selectRowsSql(own, origin)}`);
    },
    rollups: [],
    expected: { rows: { payments: rows }, sums: { 'payments.amount': countsAndSums.reduce((sum, [, amount]) => sum + exact(amount), 0n) } },
  });
}

/** Builds the new parts of one year; none if the year has no payments left. */
export async function buildYear(
  connection: DuckDBConnection,
  folder: string,
  plan: YearPlan,
  base: Manifest | null,
  replace: Replacement,
  origin: Origin,
  incoming: Incoming = INCOMING,
  generated: GeneratedTables = {},
): Promise<BuiltPart[]> {
  const payments = await buildPayments(connection, folder, plan, replace, incoming, generated.payments ?? [], origin);
  return payments === null ? [] : [payments, await buildAggregates(connection, folder, plan, base, payments)];
}
