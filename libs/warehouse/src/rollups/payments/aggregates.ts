import type { DuckDBConnection } from '@duckdb/node-api';
import type { Measure, Rollup } from '../rollup.ts';
import { monthStartSql } from '../sql.ts';
import { exact, firstRow } from '../../engine/duck.ts';

/** Columns by which payments are grouped, besides the day. */
const CODE_COLUMNS = ['tax_code', 'unit_code', 'region_code', 'channel_code', 'bank_code'] as const;
export type CodeColumn = (typeof CODE_COLUMNS)[number];

const countIfNull = (column: string): string => `CASE WHEN ${column} IS NULL THEN 1 ELSE 0 END`;

/**
 * Amounts and counts that one payment adds to each summed column.
 * An `unknown_` column counts payments whose extract does not say: above 0, the sum is shown as unknown.
 */
export const SUMMANDS = {
  amount: 'amount',
  principal: 'principal',
  penalty: 'penalty',
  discount: 'discount',
  transactions: 'transactions',
  amount_on_object: 'CASE WHEN object_key IS NOT NULL THEN amount END',
  amount_on_taxpayer: 'CASE WHEN taxpayer_key IS NOT NULL THEN amount END',
  transactions_on_taxpayer: 'CASE WHEN taxpayer_key IS NOT NULL THEN transactions END',
  arrears_amount: 'CASE WHEN is_arrears THEN amount ELSE 0 END',
  // Counts payments, not their reversals.
  settled_payments: 'CASE WHEN transactions > 0 AND paid_on IS NOT NULL THEN transactions END',
  settlement_days: "CASE WHEN transactions > 0 THEN transactions * date_diff('day', paid_on, posted_on) END",
  unknown_arrears_amount: countIfNull('is_arrears'),
  unknown_principal: countIfNull('principal'),
  unknown_penalty: countIfNull('penalty'),
  unknown_discount: countIfNull('discount'),
  unknown_transactions: countIfNull('transactions'),
  // A recap stands for payments of unnamed objects; a single payment without an object has none (a transfer).
  unknown_objects: "CASE WHEN object_key IS NULL AND (grain <> 'day' OR transactions IS NULL) THEN 1 ELSE 0 END",
  unknown_taxpayers: "CASE WHEN taxpayer_key IS NULL AND (grain <> 'day' OR transactions IS NULL) THEN 1 ELSE 0 END",
  entries: '1',
} as const;
export type SummedColumn = keyof typeof SUMMANDS;
export const SUMMED_COLUMNS = Object.keys(SUMMANDS) as readonly SummedColumn[];

/** Sums that nearly equal another one: only their difference is stored, which is mostly 0. */
const STORED_AS_DIFFERENCE: Readonly<Partial<Record<SummedColumn, string>>> = {
  principal: 'amount - coalesce(penalty, 0) + coalesce(discount, 0)',
  amount_on_object: 'amount',
  amount_on_taxpayer: 'amount',
  transactions: 'entries',
  transactions_on_taxpayer: 'entries',
  settled_payments: 'entries',
};

/**
 * Returns SQL for a sum from its stored difference.
 * @example `principal_gap` is 0 if amount, penalty and discount give the principal; null if nothing does
 */
export function restoredSql(column: SummedColumn): string {
  const other = STORED_AS_DIFFERENCE[column];
  return other === undefined ? column : `(${other} - ${column}_gap)`;
}

function storedSql(column: SummedColumn): string {
  const other = STORED_AS_DIFFERENCE[column];
  return other === undefined ? column : `${other} - ${column} AS ${storedName(column)}`;
}

const storedName = (column: SummedColumn): string => (STORED_AS_DIFFERENCE[column] === undefined ? column : `${column}_gap`);

export interface AggregateSpec {
  readonly grain: 'month' | 'day';
  readonly keys: readonly CodeColumn[];
}

/** Yearly sums of payments, smallest first; `posted_on` is the day or the first day of the month. */
export const AGGREGATES = {
  agg_month_unit: { grain: 'month', keys: ['tax_code', 'unit_code'] },
  agg_month_region: { grain: 'month', keys: ['tax_code', 'region_code'] },
  agg_month_channel: { grain: 'month', keys: ['tax_code', 'unit_code', 'channel_code', 'bank_code'] },
  agg_month: { grain: 'month', keys: CODE_COLUMNS },
  agg_day: { grain: 'day', keys: ['tax_code', 'unit_code'] },
} as const satisfies Record<string, AggregateSpec>;

const aggregateRollup = ({ grain, keys }: AggregateSpec) =>
  ({
    source: 'payments',
    grain,
    keys: { posted_on: 'DATE', ...Object.fromEntries(keys.map((key) => [key, 'VARCHAR'])) },
    measures: Object.fromEntries(Object.entries(SUMMANDS).map(([name, adds]) => [name, { adds }])) as Record<SummedColumn, Measure>,
    built: { when: 'at publication', part: 'aggregates' },
    check: { sum: 'sum(amount)', rows: 'sum(amount)', from: 'payments' },
  }) as const satisfies Rollup;

export const AGGREGATE_ROLLUPS = Object.fromEntries(
  Object.entries<AggregateSpec>(AGGREGATES).map(([name, spec]) => [name, aggregateRollup(spec)]),
) as Readonly<Record<AggregateName, ReturnType<typeof aggregateRollup>>>;

export type AggregateName = keyof typeof AGGREGATES;
export type MonthAggregate = { [Name in AggregateName]: (typeof AGGREGATES)[Name]['grain'] extends 'month' ? Name : never }[AggregateName];
export const AGGREGATE_NAMES = Object.keys(AGGREGATES) as readonly AggregateName[];
export const isAggregate = (table: string): table is AggregateName => Object.hasOwn(AGGREGATES, table);
export const isOfMonths = (name: AggregateName): name is MonthAggregate => AGGREGATES[name].grain === 'month';
export const MONTH_AGGREGATES = AGGREGATE_NAMES.filter(isOfMonths);

export const MONEY_COLUMNS = ['amount', 'principal', 'penalty', 'discount'] as const;
// A difference combines up to four sums.
const MAX_SUM = 2n ** 61n - 1n;

/**
 * Returns a type that fits every sum of these payments and every difference of sums.
 * DuckDB reads BIGINT twenty times faster than DECIMAL(38, 0), which exists for sums beyond BIGINT.
 */
export async function sumType(connection: DuckDBConnection, payments: string): Promise<'BIGINT' | 'DECIMAL(38, 0)'> {
  const extremes = MONEY_COLUMNS.flatMap((column) => [
    `sum(CASE WHEN ${column} > 0 THEN ${column} END)`,
    `sum(CASE WHEN ${column} < 0 THEN ${column} END)`,
  ]);
  const sums = await firstRow(connection, `SELECT ${extremes.join(', ')} FROM ${payments}`);
  return sums.every((sum) => exact(sum) <= MAX_SUM && exact(sum) >= -MAX_SUM) ? 'BIGINT' : 'DECIMAL(38, 0)';
}

/** Returns columns and types of a finished table, in order. */
export const storedColumns = (name: AggregateName): Record<string, string> => ({
  posted_on: 'DATE',
  ...Object.fromEntries(AGGREGATES[name].keys.map((key) => [key, 'VARCHAR'])),
  ...Object.fromEntries(SUMMED_COLUMNS.map((column) => [storedName(column), 'BIGINT'])),
});

/** Returns SQL for what each payment adds to an aggregate. */
export const contributionsSql = (name: AggregateName, payments: string): string =>
  `SELECT ${['posted_on', ...AGGREGATES[name].keys, ...SUMMED_COLUMNS.map((column) => `${SUMMANDS[column]} AS ${column}`)].join(', ')} FROM ${payments}`;

/** Returns SQL for the sums of a finished table with at least the same columns. */
export const summedSql = (name: AggregateName, table: string): string =>
  `SELECT ${['posted_on', ...AGGREGATES[name].keys, ...SUMMED_COLUMNS.map((column) => `${restoredSql(column)} AS ${column}`)].join(', ')} FROM ${table}`;

/** Returns columns that are 0 in all these payments, and so in every sum. */
export async function zeroColumns(connection: DuckDBConnection, payments: string): Promise<ReadonlySet<SummedColumn>> {
  const columns = SUMMED_COLUMNS.filter((column) => column.startsWith('unknown_'));
  const sums = await firstRow(connection, `SELECT ${columns.map((column) => `sum(${SUMMANDS[column]})`).join(', ')} FROM ${payments}`);
  return new Set(columns.filter((_, index) => exact(sums[index]) === 0n));
}

/** Monthly sums by all codes; coarser monthly aggregates are summed from them. */
export const FINEST_MONTHS = 'agg_month' satisfies AggregateName;
export const AGGREGATES_IN_ORDER: readonly AggregateName[] = [FINEST_MONTHS, ...AGGREGATE_NAMES.filter((name) => name !== FINEST_MONTHS)];

// A sum of sums equals the sum of the rows; both are null only if nothing is known.
const dayOf = (name: AggregateName): string => (AGGREGATES[name].grain === 'month' ? monthStartSql('posted_on') : 'posted_on');

function sumRowsSql(name: AggregateName, sources: readonly string[], type: string, zero: ReadonlySet<SummedColumn>): string {
  const { keys } = AGGREGATES[name];
  const groups = [dayOf(name), ...keys].join(', ');
  const sums = SUMMED_COLUMNS.map((column) => `CAST(${zero.has(column) ? '0' : `sum(${column})`} AS ${type}) AS ${column}`);
  const added = `SELECT ${[`${dayOf(name)} AS posted_on`, ...keys, ...sums].join(', ')} FROM (${sources.join(' UNION ALL ')}) added GROUP BY ${groups}`;
  const columns = ['posted_on', ...keys];
  return `SELECT ${[...columns, ...SUMMED_COLUMNS.map(storedSql)].join(', ')} FROM (${added}) sums ORDER BY ${columns.join(', ')}`;
}

/** Returns SQL that builds one aggregate of a year; columns in `zero` are not summed. */
export const aggregateSql = (
  name: AggregateName,
  target: string,
  sources: readonly string[],
  type: string,
  zero: ReadonlySet<SummedColumn> = new Set(),
): string => `CREATE TABLE ${target} AS ${sumRowsSql(name, sources, type, zero)}`;

/** Returns SQL that adds payments to `target`, a copy of the aggregate `served`; only their days or months are summed again. */
export function aggregateAddedSql(name: AggregateName, target: string, served: string, payments: string, type: string): readonly string[] {
  const days = `posted_on IN (SELECT ${dayOf(name)} FROM ${payments})`;
  const sources = [`${summedSql(name, served)} WHERE ${days}`, contributionsSql(name, payments)];
  return [`DELETE FROM ${target} WHERE ${days}`, `INSERT INTO ${target} ${sumRowsSql(name, sources, type, new Set())}`];
}
