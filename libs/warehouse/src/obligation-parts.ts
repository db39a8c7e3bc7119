import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import {
  ALL_DUTIES,
  BEFORE,
  NOW,
  OBLIGATION_TABLE_NAMES,
  obligationsAddedSql,
  obligationsSql,
  obligationTableSql,
  onlyYearsSql,
  paymentsOnObligationsSql,
  settledSql,
  toldSql,
  TOUCHED_DUTIES,
  TOUCHED_OBJECTS_SQL,
  type ObligationTable,
} from './derived/obligations.ts';
import { exact, execute, integer, one, query } from './duck.ts';
import type { Manifest, Part } from './manifest.ts';
import { buildPart, type BuiltPart } from './parts.ts';
import { relationOf } from './published-views.ts';

type Slot = Pick<Part, 'kind' | 'year'>;

const TEMPORARY = [
  ...['settled', 'settled_before', 'paid_on_obligation', 'paid_before', 'main_obligation', 'obligation_of_return', 'obligation'],
  ...['told', 'told_before', 'touched_object', 'changed_payment'],
];

/** Payments that the load adds, and those that it takes away. */
async function noteChangedPayments(connection: DuckDBConnection, base: Manifest | null, replace: Period | undefined): Promise<void> {
  const columns = 'object_key, tax_code, tax_year, period, assessment_id, return_id, principal, amount, paid_on, posted_on, transactions';
  const removed =
    base && replace
      ? ` UNION ALL SELECT ${columns} FROM published.payments WHERE posted_on BETWEEN CAST($1 AS DATE) AND CAST($2 AS DATE)`
      : '';
  const values = base && replace ? [replace.from, replace.to] : [];
  await query(connection, `CREATE TEMP TABLE changed_payment AS SELECT ${columns} FROM incoming.payments${removed}`, values);
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

/** Whether what was paid is known of the same taxes as before; where it is not, obligations of every year change. */
async function toldAsBefore(connection: DuckDBConnection): Promise<boolean> {
  await execute(connection, toldSql('told', 'next'), toldSql('told_before', 'published'));
  const differing = 'SELECT * FROM told EXCEPT SELECT * FROM told_before';
  const [count] = await one(
    connection,
    `SELECT count(*) FROM ((${differing}) UNION ALL (SELECT * FROM told_before EXCEPT SELECT * FROM told)) differing`,
  );
  return integer(count) === 0;
}

type Fill = (name: ObligationTable, target: string) => string;

function write(connection: DuckDBConnection, folder: string, fill: Fill, sums: Readonly<Record<string, bigint>>): Promise<BuiltPart> {
  const rows: Record<string, number> = {};
  return buildPart(connection, folder, {
    kind: 'obligations',
    year: null,
    fill: async (worker, database) => {
      for (const name of OBLIGATION_TABLE_NAMES) {
        await execute(worker, fill(name, `${database}.${name}`));
        rows[name] = integer((await one(worker, `SELECT count(*) FROM ${database}.${name}`))[0]);
      }
    },
    expected: { rows, sums },
  });
}

/** Only payments were added: the obligations that they touch are worked out as they stood and as they stand. */
async function added(connection: DuckDBConnection, folder: string, served: Part): Promise<BuiltPart> {
  await execute(
    connection,
    TOUCHED_OBJECTS_SQL,
    ...obligationsSql(TOUCHED_DUTIES, ['published.payments', 'changed_payment']),
    `CREATE TEMP TABLE ${BEFORE.paid} AS ${paymentsOnObligationsSql('published.payments')}`,
    `CREATE TEMP TABLE ${NOW.paid} AS SELECT * FROM ${BEFORE.paid} UNION ALL (${paymentsOnObligationsSql('changed_payment')})`,
    settledSql(BEFORE),
    settledSql(NOW),
  );
  const sums = Object.fromEntries(Object.entries(served.sums).map(([key, sum]) => [key, BigInt(sum)]));
  return write(connection, folder, (name, target) => obligationsAddedSql(name, target, relationOf(served, name)), sums);
}

/** The years of obligations that the load touches are worked out; those of the `served` part stay as they are. */
async function worked(
  connection: DuckDBConnection,
  folder: string,
  served: Part | undefined,
  rebuilt: readonly Slot[],
): Promise<BuiltPart> {
  await execute(connection, ...obligationsSql(ALL_DUTIES, ['next.payments', ...(served ? ['changed_payment'] : [])]));
  const [gross] = await one(connection, 'SELECT sum(gross) FROM obligation');
  const [returns] = await one(connection, "SELECT coalesce(sum(coalesce(documents, 1)), 0) FROM obligation WHERE source = 'return'");
  const years = await touchedObligationYears(connection, served !== undefined, rebuilt);
  // Years that have lost their last obligation are not kept either.
  const held = (await query(connection, 'SELECT DISTINCT source_year FROM obligation')).map(([year]) => integer(year));
  const staying = held.filter((year) => !years.includes(year));
  const list = (of: readonly number[]) => (of.length > 0 ? of.join(', ') : 'NULL');
  await execute(
    connection,
    ...(staying.length > 0 ? onlyYearsSql(years.length > 0 ? list(years) : '-1') : []),
    `CREATE TEMP TABLE ${NOW.paid} AS ${paymentsOnObligationsSql('next.payments')}`,
    settledSql(NOW),
  );
  const kept = (name: ObligationTable) =>
    served && staying.length > 0 ? `${relationOf(served, name)} WHERE source_year IN (${list(staying)})` : null;
  return write(connection, folder, (name, target) => obligationTableSql(name, target, kept(name)), {
    'assessment_sums.gross': exact(gross),
    'filing_sums.expected': exact(returns),
  });
}

async function work(
  connection: DuckDBConnection,
  folder: string,
  base: Manifest | null,
  replace: Period | undefined,
  rebuilt: readonly Slot[],
): Promise<BuiltPart | null> {
  const owed = await query(connection, 'SELECT 1 FROM (SELECT 1 FROM next.assessments UNION ALL SELECT 1 FROM next.returns) owed LIMIT 1');
  if (owed.length === 0) return null;
  const told = await toldAsBefore(connection);
  const served = told ? base?.parts.find(({ kind }) => kind === 'obligations') : undefined;
  if (served) await noteChangedPayments(connection, base, replace);
  const owes = rebuilt.some(({ kind }) => kind === 'assessments' || kind === 'returns');
  return served && !owes && !replace ? added(connection, folder, served) : worked(connection, folder, served, rebuilt);
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
