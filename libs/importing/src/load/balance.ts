import type { DuckDBConnection } from '@duckdb/node-api';
import type { Draft, Manifest, Replacement } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { LoadState } from '../rows/load-state.ts';
import { isRemovedSql } from './replacement.ts';
import { toCount, toBigInt, query } from '../staging/sql.ts';

/** Rows and sum of an extract; the sum is null if it has no amounts. */
export interface Balance {
  readonly rows: number;
  readonly amount: bigint | null;
}

export const hasAmounts = ({ profile }: Pick<LoadState, 'profile'>): boolean => EXTRACT_SPECS[profile.extract].sum !== null;

async function balanceOf(connection: DuckDBConnection, load: LoadState, replacement: Replacement): Promise<Balance> {
  const { table, sum } = EXTRACT_SPECS[load.profile.extract];
  const amount = sum === null ? 'NULL' : `sum(CAST(${sum} AS DECIMAL(38, 0)))`;
  const [row] = await query(connection, `SELECT count(*), ${amount} FROM published.${table} WHERE ${isRemovedSql(replacement)}`);
  return { rows: toCount(row?.[0]), amount: hasAmounts(load) ? toBigInt(row?.[1]) : null };
}

export interface Balances {
  readonly before: Balance;
  /** Payments only: served rows without the replaced days, plus the load. */
  readonly after: Balance | null;
}

/** Balance of the served rows before the load, and for payments also after it. */
export async function balances({ connection, base }: Draft, load: LoadState, replacement: Replacement): Promise<Balances> {
  const before = publishedBalance(load, base);
  if (load.profile.extract !== 'payments') return { before, after: null };
  const replaced = replacement.days ? await balanceOf(connection, load, replacement) : { rows: 0, amount: 0n };
  return {
    before,
    after: { rows: before.rows - replaced.rows + load.counts.accepted, amount: (before.amount ?? 0n) - (replaced.amount ?? 0n) + load.sum },
  };
}

/** Rows and sum of an extract from the manifest of a published generation. */
export function publishedBalance({ profile }: Pick<LoadState, 'profile'>, manifest: Manifest | null): Balance {
  const { table, sum } = EXTRACT_SPECS[profile.extract];
  const parts = manifest?.parts ?? [];
  const amounts = sum === null ? [] : parts.flatMap(({ sums }) => sums[`${table}.${sum}`] ?? []);
  const rows = parts.map((part) => part.rows[table] ?? 0);
  return {
    rows: rows.reduce((a, b) => a + b, 0),
    amount: hasAmounts({ profile }) ? amounts.reduce((total, amount) => total + BigInt(amount), 0n) : null,
  };
}
