import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import { PAYER_NAMES, PAYERS, type Payer } from './derived/payer-counts.ts';
import { execute, query } from './duck.ts';

/** In memory: all payments of payers whose payments a load changes, in two schemas, as they are before it and after it. */
const DATABASE = 'by_touched_payers';
export const TOUCHED = { before: `${DATABASE}.before_load`, after: `${DATABASE}.after_load` } as const;

/** The table of the objects or taxpayers whose payments a load changes, by `payer_key`. */
export const touchedTable = (payer: Payer): string => `touched_${payer}`;

const COLUMNS = 'posted_on, tax_code, unit_code, region_code, CAST(NULL AS INTEGER) AS transactions';

/** Rows that count for one payer alone: what is counted of the other has rows of its own. */
function rowsOf(payer: Payer, schema: string, condition: string, isNew: boolean): string {
  const keys = PAYER_NAMES.map((name) => `${name === payer ? `${name}_key` : 'CAST(NULL AS BIGINT)'} AS ${name}_key`).join(', ');
  return `SELECT ${keys}, ${COLUMNS}, ${String(isNew)} AS is_new FROM ${schema}.payments WHERE ${PAYERS[payer]} IS NOT NULL${condition}`;
}

// The payments of all years are read once for each payer, with a filter on one number, and not again for each year and each of both states.
/** Finds whose payments come in, or are among the replaced ones, and gathers all their payments. */
export async function noteTouchedPayers(connection: DuckDBConnection, replace: Period | undefined): Promise<void> {
  const replaced = replace ? `posted_on BETWEEN DATE '${replace.from}' AND DATE '${replace.to}'` : 'false';
  for (const payer of PAYER_NAMES) {
    const named = (schema: string, days: string) =>
      `SELECT ${payer}_key AS payer_key FROM ${schema}.payments WHERE ${PAYERS[payer]} IS NOT NULL AND ${days}`;
    await execute(
      connection,
      `CREATE OR REPLACE TEMP TABLE ${touchedTable(payer)} AS
        SELECT DISTINCT * FROM (${named('incoming', 'true')} UNION ALL ${named('published', replaced)}) touched`,
    );
  }
  const gathered = PAYER_NAMES.flatMap((payer) => [
    rowsOf(payer, 'incoming', '', true),
    rowsOf(payer, 'published', ` AND ${payer}_key IN (SELECT payer_key FROM ${touchedTable(payer)})`, false),
  ]);
  await execute(
    connection,
    `ATTACH ':memory:' AS ${DATABASE}`,
    `CREATE TABLE ${DATABASE}.gathered AS ${gathered.join(' UNION ALL ')}`,
    ...Object.values(TOUCHED).map((schema) => `CREATE SCHEMA ${schema}`),
    `CREATE VIEW ${TOUCHED.before}.payments AS SELECT * FROM ${DATABASE}.main.gathered WHERE NOT is_new`,
    `CREATE VIEW ${TOUCHED.after}.payments AS SELECT * FROM ${DATABASE}.main.gathered WHERE is_new OR NOT (${replaced})`,
  );
}

export async function forgetTouchedPayers(connection: DuckDBConnection): Promise<void> {
  for (const payer of PAYER_NAMES) await execute(connection, `DROP TABLE IF EXISTS ${touchedTable(payer)}`);
  await query(connection, `DETACH DATABASE IF EXISTS ${DATABASE}`);
}
