import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import { AGGREGATE_NAMES, aggregateSql, sumType } from './aggregates.ts';
import { exact, execute, integer, one, query, quoted, type Cell } from './duck.ts';
import { firstPaymentsSql } from './first-payments.ts';
import type { Manifest } from './manifest.ts';
import { buildPart, type BuiltPart } from './parts.ts';

/** Calendar years whose payments change: those of the incoming payments and those in which served days are replaced. */
export async function touchedYears(connection: DuckDBConnection, base: Manifest | null, replace: Period | undefined): Promise<number[]> {
  const rows = await query(connection, 'SELECT DISTINCT year(posted_on) FROM incoming.payments');
  const years = new Set(rows.map(([year]) => integer(year)));
  const [from, to] = replace ? [Number(replace.from.slice(0, 4)), Number(replace.to.slice(0, 4))] : [1, 0];
  for (const { kind, year } of base?.parts ?? []) {
    if (kind === 'payments' && year !== null && year >= from && year <= to) years.add(year);
  }
  return [...years].sort((a, b) => a - b);
}

interface Slice {
  readonly sql: string;
  readonly values: readonly string[];
}

/** The payments of a year: those served now outside the replaced days, and the incoming ones. */
function slices(year: number, base: Manifest | null, replace: Period | undefined): { kept: Slice; added: Slice } {
  const within = `posted_on BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31'`;
  const outside = replace ? ' AND NOT (posted_on BETWEEN CAST($1 AS DATE) AND CAST($2 AS DATE))' : '';
  return {
    kept: { sql: `FROM published.payments WHERE ${base ? within : 'false'}${outside}`, values: replace ? [replace.from, replace.to] : [] },
    added: { sql: `FROM incoming.payments WHERE ${within}`, values: [] },
  };
}

const countAndSum = (connection: DuckDBConnection, { sql, values }: Slice): Promise<readonly Cell[]> =>
  one(connection, `SELECT count(*), sum(amount) ${sql}`, values);

async function buildPayments(
  connection: DuckDBConnection,
  folder: string,
  year: number,
  base: Manifest | null,
  replace: Period | undefined,
): Promise<BuiltPart | null> {
  const { kept, added } = slices(year, base, replace);
  const [before, incoming] = [await countAndSum(connection, kept), await countAndSum(connection, added)];
  const rows = integer(before[0]) + integer(incoming[0]);
  if (rows === 0) return null;
  return buildPart(connection, folder, {
    kind: 'payments',
    year,
    // In the order of the days, so that a question about some days reads only their blocks; the rest makes the order the same each time.
    fill: async (worker, database) => {
      const all = `SELECT * ${kept.sql} UNION ALL SELECT * ${added.sql}`;
      await query(
        worker,
        `CREATE TABLE ${database}.payments AS SELECT * FROM (${all}) ORDER BY posted_on, tax_code, unit_code, payment_id`,
        kept.values,
      );
    },
    expected: { rows: { payments: rows }, sums: { 'payments.amount': exact(before[1]) + exact(incoming[1]) } },
  });
}

/** Aggregates of a finished payments part, read from its file: whatever the part holds is what they sum. */
async function buildAggregates(connection: DuckDBConnection, folder: string, { path, part }: BuiltPart): Promise<BuiltPart> {
  const rows: Record<string, number> = {};
  const amount = BigInt(part.sums['payments.amount'] ?? '0');
  const entries = BigInt(part.rows['payments'] ?? 0);
  await execute(connection, `ATTACH ${quoted(path)} AS source (READ_ONLY)`);
  try {
    return await buildPart(connection, folder, {
      kind: 'aggregates',
      year: part.year,
      fill: async (worker, database) => {
        const type = await sumType(worker, 'source.payments');
        for (const name of AGGREGATE_NAMES) await execute(worker, aggregateSql(name, `${database}.${name}`, 'source.payments', type));
        await execute(worker, firstPaymentsSql(`${database}.first_payments`, 'source.payments'));
        for (const name of [...AGGREGATE_NAMES, 'first_payments'])
          rows[name] = integer((await one(worker, `SELECT count(*) FROM ${database}.${name}`))[0]);
      },
      expected: {
        rows,
        sums: Object.fromEntries(
          AGGREGATE_NAMES.flatMap((name) => [
            [`${name}.amount`, amount],
            [`${name}.entries`, entries],
          ]),
        ),
      },
    });
  } finally {
    await execute(connection, 'DETACH source');
  }
}

/** The new parts of one year; none where no payment of the year is left. */
export async function buildYear(
  connection: DuckDBConnection,
  folder: string,
  year: number,
  base: Manifest | null,
  replace: Period | undefined,
): Promise<BuiltPart[]> {
  const payments = await buildPayments(connection, folder, year, base, replace);
  return payments === null ? [] : [payments, await buildAggregates(connection, folder, payments)];
}
