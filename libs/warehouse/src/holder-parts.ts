import type { DuckDBConnection } from '@duckdb/node-api';
import { groupsSql, HOLDER_TABLES, holderArrearsSql, holderPaymentsSql, TEMPORARY_OF_HOLDERS } from './derived/holder-sums.ts';
import { PAID, paidSql, TOP_TABLES, topPayersSql } from './derived/top-payers.ts';
import { exact, execute, integer, one, query } from './duck.ts';
import type { Part } from './manifest.ts';
import { buildPart, type BuiltPart } from './parts.ts';
import { relationOf } from './published-views.ts';

type Slot = Pick<Part, 'kind' | 'year'>;

const TABLES = { ...TOP_TABLES, ...HOLDER_TABLES } as const;
type Table = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as readonly Table[];

const OF_HOLDERS: readonly Part['kind'][] = ['payments', 'arrears', 'register'];

/** Whether a load changes what is told of taxpayers as holders, payers and debtors. */
export const touchesHolders = (rebuilt: readonly Slot[]): boolean => rebuilt.some(({ kind }) => OF_HOLDERS.includes(kind));

interface Years {
  /** Years that are worked out. */
  readonly work: readonly number[];
  /** Years that are taken over from the served part. */
  readonly keep: readonly number[];
}

/** Where the register describes taxpayers anew, all years change. */
function yearsOf(all: readonly number[], kind: Part['kind'], served: Part | undefined, rebuilt: readonly Slot[]): Years {
  const whole = !served || rebuilt.some((slot) => slot.kind === 'register');
  const changes = (year: number) => whole || rebuilt.some((slot) => slot.kind === kind && slot.year === year);
  return { work: all.filter(changes), keep: all.filter((year) => !changes(year)) };
}

const within = (day: string, year: number): string => `${day} BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31'`;

function startSql(name: Table, target: string, served: Part | undefined, keep: readonly number[]): string {
  if (!served || keep.length === 0)
    return `CREATE TABLE ${target} (${Object.entries(TABLES[name])
      .map(([column, type]) => `${column} ${type}`)
      .join(', ')})`;
  const day = name === 'holder_arrears' ? 'snapshot_on' : 'year_start';
  return `CREATE TABLE ${target} AS SELECT * FROM ${relationOf(served, name)} WHERE year(${day}) IN (${keep.join(', ')})`;
}

async function write(
  connection: DuckDBConnection,
  folder: string,
  served: Part | undefined,
  paid: Years,
  owed: Years,
  sums: Readonly<Record<string, bigint>>,
): Promise<BuiltPart> {
  const rows: Record<string, number> = {};
  return buildPart(connection, folder, {
    kind: 'holders',
    year: null,
    fill: async (worker, database) => {
      const keep = (name: Table) => (name === 'holder_arrears' ? owed.keep : paid.keep);
      await execute(
        worker,
        ...NAMES.map((name) => startSql(name, `${database}.${name}`, served, keep(name))),
        ...groupsSql('next.taxpayers'),
      );
      for (const year of paid.work) {
        const payments = `(SELECT * FROM next.payments WHERE ${within('posted_on', year)}) year_payments`;
        await execute(worker, ...paidSql(payments), ...topPayersSql(database, payments, year), ...holderPaymentsSql(database, year));
      }
      for (const year of owed.work)
        await execute(worker, ...holderArrearsSql(database, `(SELECT * FROM next.arrears WHERE ${within('snapshot_on', year)})`));
      const counts = NAMES.map((name) => `(SELECT count(*) FROM ${database}.${name})`);
      const found = await one(worker, `SELECT ${counts.join(', ')}`);
      for (const [index, name] of NAMES.entries()) rows[name] = integer(found[index]);
    },
    expected: { rows, sums },
  });
}

async function work(
  connection: DuckDBConnection,
  folder: string,
  served: Part | undefined,
  rebuilt: readonly Slot[],
): Promise<BuiltPart | null> {
  const named = (table: string, sum: string) =>
    one(connection, `SELECT count(*), sum(${sum}) FROM next.${table} WHERE taxpayer_key IS NOT NULL`);
  const [payments, amount] = await named('payments', 'amount');
  const [debts, owed] = await named('arrears', 'principal + coalesce(penalty, 0)');
  if (integer(payments) === 0 && integer(debts) === 0) return null;
  const years = async (table: string, day: string) =>
    (await query(connection, `SELECT DISTINCT year(${day}) AS y FROM next.${table} ORDER BY y`)).map(([year]) => integer(year));
  const paid = yearsOf(await years('agg_month_unit', 'posted_on'), 'payments', served, rebuilt);
  const snapshots = yearsOf(await years('arrears_sums', 'snapshot_on'), 'arrears', served, rebuilt);
  // By tax and over all taxes.
  return write(connection, folder, served, paid, snapshots, {
    'holder_payments.amount': 2n * exact(amount),
    'holder_arrears.owed': exact(owed),
  });
}

/**
 * The part of taxpayers as holders: who paid most, and what groups of them paid and owe, made of the schema `next`; null where nothing
 * names them. Only years whose payments or snapshots the load touches are worked out, the others are taken over from the `served` part.
 */
export async function buildHolders(
  connection: DuckDBConnection,
  folder: string,
  served: Part | undefined,
  rebuilt: readonly Slot[],
): Promise<BuiltPart | null> {
  try {
    return await work(connection, folder, served, rebuilt);
  } finally {
    const temporary = [...Object.values(PAID), ...TEMPORARY_OF_HOLDERS];
    await execute(connection, ...temporary.map((table) => `DROP TABLE IF EXISTS ${table}`));
  }
}
