import type { DuckDBConnection } from '@duckdb/node-api';
import { exact, one } from './duck.ts';

/** The columns by which payments are put together, besides the day. */
export const CODE_COLUMNS = ['tax_code', 'unit_code', 'region_code', 'channel_code', 'bank_code'] as const;
export type CodeColumn = (typeof CODE_COLUMNS)[number];

/**
 * What is summed. An `unknown_` column counts the payments whose extract does not say: one of them makes the sum of the others
 * a part of an unknown whole, which is shown as unknown.
 */
export const SUM_COLUMNS = ['amount', 'principal', 'penalty', 'discount', 'transactions'] as const;
export const UNKNOWN_COLUMNS = ['principal', 'penalty', 'discount', 'transactions'] as const;

export interface AggregateSpec {
  readonly grain: 'month' | 'day';
  readonly keys: readonly CodeColumn[];
}

/** Sums per year beside the payments, from the smallest to the largest; `posted_on` holds the day, or the first day of the month. */
export const AGGREGATES = {
  agg_month_unit: { grain: 'month', keys: ['tax_code', 'unit_code'] },
  agg_month_region: { grain: 'month', keys: ['tax_code', 'region_code'] },
  agg_month_channel: { grain: 'month', keys: ['tax_code', 'unit_code', 'channel_code', 'bank_code'] },
  agg_month: { grain: 'month', keys: CODE_COLUMNS },
  agg_day: { grain: 'day', keys: ['tax_code', 'unit_code'] },
} as const satisfies Record<string, AggregateSpec>;

export type AggregateName = keyof typeof AGGREGATES;
export const AGGREGATE_NAMES = Object.keys(AGGREGATES) as readonly AggregateName[];

const MONEY_COLUMNS = ['amount', 'principal', 'penalty', 'discount'] as const;
const LARGEST = 2n ** 63n - 1n;

/**
 * The type in which every sum over these payments fits. BIGINT is read twenty times faster than DECIMAL(38, 0); the wide type is
 * for sums that no agency has, so that even those stay exact.
 */
export async function sumType(connection: DuckDBConnection, payments: string): Promise<'BIGINT' | 'DECIMAL(38, 0)'> {
  const extremes = MONEY_COLUMNS.flatMap((column) => [
    `sum(CASE WHEN ${column} > 0 THEN ${column} END)`,
    `sum(CASE WHEN ${column} < 0 THEN ${column} END)`,
  ]);
  const sums = await one(connection, `SELECT ${extremes.join(', ')} FROM ${payments}`);
  return sums.every((sum) => exact(sum) <= LARGEST && exact(sum) >= -LARGEST) ? 'BIGINT' : 'DECIMAL(38, 0)';
}

/** The statement that builds one aggregate of a year from the payments of that year. */
export function aggregateSql(name: AggregateName, target: string, payments: string, type: string): string {
  const { grain, keys } = AGGREGATES[name];
  const day = grain === 'month' ? "CAST(date_trunc('month', posted_on) AS DATE)" : 'posted_on';
  const groups = [day, ...keys].join(', ');
  const columns = [
    `${day} AS posted_on`,
    ...keys,
    ...SUM_COLUMNS.map((column) => `CAST(sum(${column}) AS ${type}) AS ${column}`),
    ...UNKNOWN_COLUMNS.map((column) => `count(*) - count(${column}) AS unknown_${column}`),
    'count(*) AS entries',
  ];
  return `CREATE TABLE ${target} AS SELECT ${columns.join(', ')} FROM ${payments} GROUP BY ${groups} ORDER BY ${groups}`;
}
