import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import {
  OBLIGATION_TABLE_NAMES,
  OBLIGATIONS_SQL,
  obligationTableSql,
  onlyYearsSql,
  paymentsOnObligationsSql,
  SETTLED_SQL,
} from './derived/obligations.ts';
import { exact, execute, integer, one, query } from './duck.ts';
import type { Manifest, Part } from './manifest.ts';
import { buildPart, type BuiltPart } from './parts.ts';

type Slot = Pick<Part, 'kind' | 'year'>;

const TEMPORARY = ['settled', 'paid_on_obligation', 'main_obligation', 'obligation_of_return', 'obligation', 'changed_payment'];

/** Payments that the load adds, and those that it takes away. */
async function noteChangedPayments(connection: DuckDBConnection, base: Manifest | null, replace: Period | undefined): Promise<void> {
  const removed =
    base && replace ? ' UNION ALL SELECT * FROM published.payments WHERE posted_on BETWEEN CAST($1 AS DATE) AND CAST($2 AS DATE)' : '';
  const values = base && replace ? [replace.from, replace.to] : [];
  await query(connection, `CREATE TEMP TABLE changed_payment AS SELECT * FROM incoming.payments${removed}`, values);
}

/**
 * Years of obligations that change: those whose payments change, and, where obligations themselves do, all from the first of their
 * years on, as a payment that names no obligation may then belong to another one.
 */
async function touchedObligationYears(connection: DuckDBConnection, kept: boolean, sources: readonly Slot[]): Promise<number[]> {
  const years = async (sql: string) => (await query(connection, sql)).map(([year]) => integer(year));
  const all = await years('SELECT DISTINCT source_year FROM obligation ORDER BY source_year');
  if (!kept) return all;
  const changed = sources.flatMap(({ kind, year }) => (year !== null && (kind === 'assessments' || kind === 'returns') ? [year] : []));
  const first = Math.min(...changed);
  const paid = await years(
    `SELECT DISTINCT o.source_year FROM (${paymentsOnObligationsSql('changed_payment')}) p JOIN obligation o ON o.obligation = p.obligation`,
  );
  return all.filter((year) => year >= first || paid.includes(year));
}

async function work(
  connection: DuckDBConnection,
  folder: string,
  base: Manifest | null,
  replace: Period | undefined,
  rebuilt: readonly Slot[],
): Promise<BuiltPart | null> {
  const kept = base?.parts.some(({ kind }) => kind === 'obligations') ?? false;
  await execute(connection, ...OBLIGATIONS_SQL);
  const [count, gross] = await one(connection, 'SELECT count(*), sum(gross) FROM obligation');
  if (integer(count) === 0) return null;
  const [returns] = await one(connection, "SELECT count(*) FROM obligation WHERE source = 'return'");
  await noteChangedPayments(connection, base, replace);
  const years = await touchedObligationYears(connection, kept, rebuilt);
  // Years that have lost their last obligation are not kept either.
  const held = (await query(connection, 'SELECT DISTINCT source_year FROM obligation')).map(([year]) => integer(year));
  const staying = held.filter((year) => !years.includes(year));
  const list = (of: readonly number[]) => (of.length > 0 ? of.join(', ') : 'NULL');
  await execute(
    connection,
    ...onlyYearsSql(years.length > 0 ? list(years) : '-1'),
    `CREATE TEMP TABLE paid_on_obligation AS ${paymentsOnObligationsSql('next.payments')}`,
    SETTLED_SQL,
  );
  const rows: Record<string, number> = {};
  return buildPart(connection, folder, {
    kind: 'obligations',
    year: null,
    fill: async (worker, database) => {
      for (const name of OBLIGATION_TABLE_NAMES) {
        const before = kept && staying.length > 0 ? `published.${name} WHERE source_year IN (${list(staying)})` : null;
        await execute(worker, obligationTableSql(name, `${database}.${name}`, before));
        rows[name] = integer((await one(worker, `SELECT count(*) FROM ${database}.${name}`))[0]);
      }
    },
    expected: { rows, sums: { 'assessment_sums.gross': exact(gross), 'filing_sums.expected': exact(returns) } },
  });
}

/**
 * The part of obligations and what was paid on them, made of the schema `next`; null where there are no obligations. Only the years
 * that the load touches are worked out, the others are taken over.
 */
export async function buildObligations(
  connection: DuckDBConnection,
  folder: string,
  base: Manifest | null,
  replace: Period | undefined,
  rebuilt: readonly Slot[],
): Promise<BuiltPart | null> {
  try {
    return await work(connection, folder, base, replace, rebuilt);
  } finally {
    await execute(connection, ...TEMPORARY.map((table) => `DROP TABLE IF EXISTS ${table}`));
  }
}
