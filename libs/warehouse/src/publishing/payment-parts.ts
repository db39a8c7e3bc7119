import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import { buildAggregates } from './aggregate-parts.ts';
import { exact, execute, integer, one, query, type Cell } from '../engine/duck.ts';
import { countedSql, INCOMING, storedSql, type Drawn, type DrawnRows, type Incoming } from './incoming.ts';
import type { Manifest } from '../generations/manifest.ts';
import { buildPart, type BuiltPart } from './parts.ts';
import type { YearPlan } from './payment-plan.ts';
import { databaseOf } from '../generations/published-views.ts';

interface Slice {
  readonly sql: string;
  readonly values: readonly string[];
}

/** What a new part holds: the payments of the rewritten parts outside the replaced days, and the incoming ones. */
function slices({ year, rewritten }: YearPlan, replace: Period | undefined, incoming: Incoming): { kept: Slice | null; added: Slice } {
  const added = {
    sql: `FROM ${incoming('payments')} WHERE posted_on BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31'`,
    values: [],
  };
  if (rewritten.length === 0) return { kept: null, added };
  const parts = rewritten.map((part) => `SELECT * FROM ${databaseOf(part)}.payments`).join(' UNION ALL ');
  const outside = replace ? ' WHERE NOT (posted_on BETWEEN CAST($1 AS DATE) AND CAST($2 AS DATE))' : '';
  return { kept: { sql: `FROM (${parts}) kept${outside}`, values: replace ? [replace.from, replace.to] : [] }, added };
}

const countAndSum = (connection: DuckDBConnection, { sql, values }: Slice): Promise<readonly Cell[]> =>
  one(connection, `SELECT count(*), sum(amount) ${sql}`, values);

async function buildPayments(
  connection: DuckDBConnection,
  folder: string,
  plan: YearPlan,
  replace: Period | undefined,
  from: Incoming,
  drawn: readonly DrawnRows[],
): Promise<BuiltPart | null> {
  const { kept, added } = slices(plan, replace, from);
  const counted: (readonly Cell[])[] = [];
  for (const slice of [...(kept ? [kept] : []), added]) counted.push(await countAndSum(connection, slice));
  for (const own of drawn) counted.push(await one(connection, countedSql(own)));
  const rows = counted.reduce((sum, [count]) => sum + integer(count), 0);
  if (rows === 0) return null;
  return buildPart(connection, folder, {
    kind: 'payments',
    year: plan.year,
    // By month, so that a question about some days reads only the blocks of their months, and by object within it, so that whoever looks
    // for some objects reads few blocks of each month.
    fill: async (worker, database) => {
      const all = [...(kept ? [kept] : []), added].map(({ sql }) => `SELECT * ${sql}`).join(' UNION ALL ');
      await query(
        worker,
        `CREATE TABLE ${database}.payments AS SELECT * FROM (${all}) ORDER BY month(posted_on), object_key`,
        kept?.values ?? [],
      );
      for (const own of drawn) await execute(worker, `INSERT INTO ${database}.payments BY NAME ${storedSql(own)}`);
    },
    expected: { rows: { payments: rows }, sums: { 'payments.amount': counted.reduce((sum, [, amount]) => sum + exact(amount), 0n) } },
  });
}

/** The new parts of one year; none where no payment of the year is left. */
export async function buildYear(
  connection: DuckDBConnection,
  folder: string,
  plan: YearPlan,
  base: Manifest | null,
  replace: Period | undefined,
  incoming: Incoming = INCOMING,
  drawn: Drawn = {},
): Promise<BuiltPart[]> {
  const payments = await buildPayments(connection, folder, plan, replace, incoming, drawn.payments ?? []);
  return payments === null ? [] : [payments, await buildAggregates(connection, folder, plan, base, payments)];
}
