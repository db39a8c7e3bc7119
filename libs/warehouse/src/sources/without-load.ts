import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import { sha256Of } from '../data-folder/durable.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { execute, integer, firstRow, query } from '../engine/duck.ts';
import { contentsOf } from '../generations/contents.ts';
import type { Load, Manifest } from '../generations/manifest.ts';
import type { Draft, PublishOptions } from '../publishing/draft.ts';
import { ORIGIN_COLUMNS } from '../schema/origin.ts';
import { CONTROL_SUMS, TABLES, TABLE_NAMES, type TableName } from '../schema/tables.ts';
import { replacedFile } from '../generations/source-names.ts';
import { noteStays, prepareStays, staysSql, type NamedTable } from './named-rows.ts';
import type { LoadRecord } from '../generations/load-record.ts';
import { lostRows, notRemovable, repeatedPayment, reversedLater, stillNamed } from './removal-texts.ts';
import { daysSql, quoted } from '../engine/literals.ts';

export type Counts = Readonly<Partial<Record<TableName, number>>>;

/** Files with the rows to restore, by table. */
export type Replaced = Readonly<Partial<Record<TableName, string>>>;

export async function replacedFiles(dataFolder: string, { load, name, replaced }: LoadRecord): Promise<Replaced> {
  const paths: Partial<Record<TableName, string>> = {};
  for (const [table, { sha256 }] of Object.entries(replaced) as [TableName, LoadRecord['replaced'][TableName] & object][]) {
    const file = replacedFile(name, table);
    const path = join(pathsOf(dataFolder).sources, file);
    if ((await sha256Of(path).catch(() => null)) !== sha256) throw notRemovable(load, lostRows(file));
    paths[table] = path;
  }
  return paths;
}

/** Returns SQL for stored rows with the columns of this format. */
async function selectStoredSql(connection: DuckDBConnection, table: TableName, path: string): Promise<string> {
  const file = `read_parquet(${quoted(path)})`;
  const own = new Set((await query(connection, `DESCRIBE SELECT * FROM ${file}`)).map(([name]) => String(name)));
  const columns = Object.entries({ ...TABLES[table], ...ORIGIN_COLUMNS }).map(([name, type]) =>
    own.has(name) ? name : `CAST(NULL AS ${type.replace(' NOT NULL', '')}) AS ${name}`,
  );
  return `SELECT ${columns.join(', ')} FROM ${file}`;
}

/** Replaces an incoming table by a view of the rows of other loads and the restored rows. */
async function showRows(
  connection: DuckDBConnection,
  table: TableName,
  load: number,
  where: string,
  back: string | undefined,
): Promise<void> {
  const columns = [...Object.keys(TABLES[table]), ...Object.keys(ORIGIN_COLUMNS)].map((name) => `p.${name}`).join(', ');
  const remaining = `SELECT ${columns} FROM published.${table} p WHERE (p.load_id <> ${String(load)} OR ${staysSql(table)}) AND ${where}`;
  const returned = back === undefined ? '' : ` UNION ALL ${await selectStoredSql(connection, table, back)}`;
  await execute(connection, `DROP TABLE incoming.${table}`, `CREATE VIEW incoming.${table} AS ${remaining}${returned}`);
}

/** @throws UserError if a restored payment exists already */
export async function refuseRepeatedPayments(connection: DuckDBConnection, load: Load, path: string | undefined): Promise<void> {
  if (path === undefined) return;
  const [found] = await query(
    connection,
    `SELECT b.payment_id FROM read_parquet(${quoted(path)}) b JOIN published.payments p ON p.payment_id = b.payment_id AND p.load_id <> ${String(load.id)} LIMIT 1`,
  );
  if (found) throw notRemovable(load, repeatedPayment(String(found[0])));
}

const spanOf = (periods: readonly (Period | undefined)[]): Period | null => {
  const known = periods.flatMap((period) => period ?? []);
  const [from, to] = [
    known.map((period) => period.from).sort()[0],
    known
      .map((period) => period.to)
      .sort()
      .at(-1),
  ];
  return from === undefined || to === undefined ? null : { from, to };
};

/** @throws UserError if a reversal would stay without its payment */
export async function refuseOrphans(connection: DuckDBConnection, load: Load): Promise<void> {
  const own = `load_id = ${String(load.id)}`;
  const [found] = await query(
    connection,
    `SELECT payment_id FROM published.payments WHERE ${own} AND payment_id IN
       (SELECT reversal_of FROM published.payments WHERE reversal_of IS NOT NULL AND NOT ${own})
     AND payment_id NOT IN (SELECT payment_id FROM incoming.payments WHERE payment_id IS NOT NULL) LIMIT 1`,
  );
  if (found) throw notRemovable(load, reversedLater(String(found[0])));
}

/** Options for publishing the data without the load. */
interface Without extends Pick<PublishOptions, 'fresh' | 'replace'> {
  readonly stayed: Partial<Record<NamedTable, number>>;
}

// If only payments change, their days are replaced as by a load; otherwise all parts are written again.
/** Fills the draft with the served data without the load. */
export async function fillWithout({ connection }: Draft, load: Load, back: Replaced): Promise<Without> {
  await prepareStays(connection);
  const days = spanOf([load.posted, load.replaced]);
  if (
    days !== null &&
    Object.keys(load.rows).every((table) => table === 'payments') &&
    Object.keys(back).every((table) => table === 'payments')
  ) {
    const inDays = `p.posted_on BETWEEN ${daysSql(days)}`;
    await showRows(connection, 'payments', load.id, inDays, back.payments);
    return { replace: { days, sources: null, unknown: null }, stayed: {} };
  }
  for (const table of TABLE_NAMES) await showRows(connection, table, load.id, 'true', back[table]);
  const stayed = await noteStays(connection, load.id);
  for (const table of ['taxpayers', 'objects'] as const) {
    const count = stayed[table];
    if (count !== undefined) throw notRemovable(load, stillNamed(table, count));
  }
  return { fresh: true, stayed };
}

export interface Expected {
  readonly rows: Counts;
  readonly content: ReadonlyMap<string, bigint>;
}

export const minus = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(Object.entries(a).map(([table, count]) => [table, count - (b[table as TableName] ?? 0)]));

/** Returns the rows and sums that the data must have without the load. */
export async function expectWithout(
  connection: DuckDBConnection,
  base: Manifest,
  load: Load,
  takenOut: Counts,
  back: Replaced,
): Promise<Expected> {
  const content = new Map(contentsOf(base));
  const change = (key: string, by: bigint) => content.set(key, (content.get(key) ?? 0n) + by);
  const rows: Partial<Record<TableName, number>> = {};
  const money: Partial<Record<TableName, string>> = { ...CONTROL_SUMS, payments: 'amount' };
  for (const table of TABLE_NAMES) {
    const column = money[table];
    const sum = `SELECT count(*), CAST(coalesce(sum(${column ?? '0'}), 0) AS VARCHAR) FROM`;
    const key = `${table}.${column ?? ''}`;
    if ((takenOut[table] ?? 0) > 0) {
      const [, amount] = await firstRow(
        connection,
        `${sum} published.${table} p WHERE p.load_id = ${String(load.id)} AND NOT ${staysSql(table)}`,
      );
      change(table, -BigInt(takenOut[table] ?? 0));
      if (column !== undefined) change(key, -BigInt(String(amount)));
    }
    const path = back[table];
    if (path === undefined) continue;
    const [count, amount] = await firstRow(connection, `${sum} read_parquet(${quoted(path)})`);
    rows[table] = integer(count);
    change(table, BigInt(integer(count)));
    if (column !== undefined) change(key, BigInt(String(amount)));
  }
  return { rows, content };
}

export function requireExpected({ content }: Expected, manifest: Manifest): void {
  const made = contentsOf(manifest);
  for (const [key, wanted] of content) {
    const is = made.get(key) ?? 0n;
    if (is !== wanted) throw new Error(`Without the load ${key} is ${String(is)}, and should be ${String(wanted)}.`);
  }
}
