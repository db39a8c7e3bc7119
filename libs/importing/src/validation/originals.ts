import type { DuckDBConnection } from '@duckdb/node-api';
import { query } from '../staging/sql.ts';

const COLUMNS = [
  'payment_id',
  'posted_on',
  'amount',
  'principal',
  'penalty',
  'discount',
  'tax_code',
  'unit_code',
  'region_code',
  'object_key',
  'taxpayer_key',
  'channel_code',
  'bank_code',
].join(', ');
const REVERSED = 'payment_id IN (SELECT reversal_of FROM resolved WHERE reversal_of IS NOT NULL)';

/** Stores the payments that the resolved rows reverse as `originals`, for all rules. */
export async function createOriginals(connection: DuckDBConnection): Promise<void> {
  await query(
    connection,
    `CREATE TEMP TABLE originals AS SELECT ${COLUMNS} FROM resolved WHERE ${REVERSED}
     UNION ALL SELECT ${COLUMNS} FROM known.payments WHERE ${REVERSED}`,
  );
}

export const dropOriginals = async (connection: DuckDBConnection): Promise<void> => {
  await query(connection, 'DROP TABLE IF EXISTS temp.originals');
};
