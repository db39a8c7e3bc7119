import type { DuckDBConnection } from '@duckdb/node-api';
import { query } from '../engine/duck.ts';
import type { TableName } from '../schema/tables.ts';

/** Columns that differ between the copies of a row; all others are equal. */
const KEYS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  taxpayers: ['taxpayer_key'],
  objects: ['object_key', 'taxpayer_key'],
  assessments: ['assessment_id', 'object_key', 'taxpayer_key'],
  returns: ['return_id', 'object_key', 'taxpayer_key'],
  payments: ['assessment_id', 'object_key', 'taxpayer_key'],
  arrears: ['object_key', 'taxpayer_key'],
  enforcement: ['action_id', 'object_key', 'taxpayer_key'],
};

/** Larger than every key of one agency. */
const KEY_OFFSET = 1_000_000;

const copied = (key: string): string =>
  key.endsWith('_id') ? `${key} || '-' || copy AS ${key}` : `${key} + copy * ${String(KEY_OFFSET)} AS ${key}`;

/** Multiplies the people, objects and facts of the agency in a draft; rows are in no order. */
export async function multiply(connection: DuckDBConnection, times: number): Promise<void> {
  for (const [table, keys] of Object.entries(KEYS))
    await query(
      connection,
      `INSERT INTO incoming.${table} SELECT t.* REPLACE (${keys.map(copied).join(', ')})
       FROM incoming.${table} t, range(1, ${String(times)}) copies(copy) ORDER BY hash(copy, t.rowid)`,
    );
}
