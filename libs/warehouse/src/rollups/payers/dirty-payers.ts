import type { DuckDBConnection } from '@duckdb/node-api';
import { COUNTS, PAYER_NAMES, PAYERS, type Payer } from './payer-splits.ts';
import { placeOf } from './payer-years.ts';
import { execute, query } from '../../engine/duck.ts';
import { replacedPaymentsSql, type Replacement } from '../../schema/replacement.ts';
import { yearStartSql } from '../../engine/literals.ts';

/** In-memory database with payments of payers that a load changes, before and after it. */
const DATABASE = 'by_touched_payers';
export const DIRTY_PAYERS = { before: `${DATABASE}.before_load`, after: `${DATABASE}.after_load` } as const;

/** The table of objects or taxpayers with changed payments, by `payer_key`. */
export const dirtyPayerTable = (payer: Payer): string => `touched_${payer}`;

const keysOf = (payer: Payer): string =>
  PAYER_NAMES.map((name) => `${name === payer ? `${name}_key` : 'CAST(NULL AS BIGINT)'} AS ${name}_key`).join(', ');

/** Rows that count for one kind of payer only; the other kind has its own rows. */
const dirtyRowsSql = (payer: Payer, posted: string, { isNew, replaced }: { isNew: boolean; replaced: string }, from: string): string =>
  `SELECT ${keysOf(payer)}, ${posted} AS posted_on, ${placeOf(payer)}, CAST(NULL AS INTEGER) AS transactions, ${String(isNew)} AS is_new, ${replaced} AS is_replaced FROM ${from}`;

/** Served payments of dirty payers; of years before the first changed one, only the last day in each place. */
function servedRows(payer: Payer, first: number, replaced: string): readonly string[] {
  const served = `published.payments WHERE ${payer}_key IN (SELECT payer_key FROM ${dirtyPayerTable(payer)}) AND ${COUNTS}`;
  const start = yearStartSql(first);
  return [
    `${dirtyRowsSql(payer, 'max(posted_on)', { isNew: false, replaced: 'false' }, served)} AND posted_on < ${start} GROUP BY ALL`,
    `${dirtyRowsSql(payer, 'posted_on', { isNew: false, replaced }, served)} AND posted_on >= ${start}`,
  ];
}

// One scan of all years for each kind of payer replaces one for each year and state.
/**
 * Finds payers with incoming or replaced payments and collects their payments.
 * @param first the first year with changed payments
 */
export async function collectDirtyPayers(connection: DuckDBConnection, replace: Replacement, first: number): Promise<void> {
  const replaced = replacedPaymentsSql(replace) ?? 'false';
  for (const payer of PAYER_NAMES) {
    const named = (schema: string, days: string) =>
      `SELECT ${payer}_key AS payer_key FROM ${schema}.payments WHERE ${PAYERS[payer]} IS NOT NULL AND ${days}`;
    await execute(
      connection,
      `CREATE OR REPLACE TEMP TABLE ${dirtyPayerTable(payer)} AS
        SELECT DISTINCT * FROM (${named('incoming', 'true')} UNION ALL ${named('published', replaced)}) touched`,
    );
  }
  const dirtyRows = PAYER_NAMES.flatMap((payer) => [
    dirtyRowsSql(payer, 'posted_on', { isNew: true, replaced: 'false' }, `incoming.payments WHERE ${PAYERS[payer]} IS NOT NULL`),
    ...servedRows(payer, first, replaced),
  ]);
  await execute(
    connection,
    `ATTACH ':memory:' AS ${DATABASE}`,
    `CREATE TABLE ${DATABASE}.gathered AS ${dirtyRows.join(' UNION ALL ')}`,
    ...Object.values(DIRTY_PAYERS).map((schema) => `CREATE SCHEMA ${schema}`),
    `CREATE VIEW ${DIRTY_PAYERS.before}.payments AS SELECT * FROM ${DATABASE}.main.gathered WHERE NOT is_new`,
    `CREATE VIEW ${DIRTY_PAYERS.after}.payments AS SELECT * FROM ${DATABASE}.main.gathered WHERE is_new OR NOT is_replaced`,
  );
}

export async function dropDirtyPayers(connection: DuckDBConnection): Promise<void> {
  for (const payer of PAYER_NAMES) await execute(connection, `DROP TABLE IF EXISTS ${dirtyPayerTable(payer)}`);
  await query(connection, `DETACH DATABASE IF EXISTS ${DATABASE}`);
}
