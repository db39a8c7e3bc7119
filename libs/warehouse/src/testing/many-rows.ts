import type { DuckDBConnection } from '@duckdb/node-api';
import { query } from '../engine/duck.ts';
import type { TableName } from '../schema/tables.ts';

/** What tells the copies of a row apart; whatever else it says, it says again. */
const KEYS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  taxpayers: ['taxpayer_key'],
  objects: ['object_key', 'taxpayer_key'],
  assessments: ['assessment_id', 'object_key', 'taxpayer_key'],
  returns: ['return_id', 'object_key', 'taxpayer_key'],
  payments: ['assessment_id', 'object_key', 'taxpayer_key'],
  arrears: ['object_key', 'taxpayer_key'],
  enforcement: ['action_id', 'object_key', 'taxpayer_key'],
};

/** Keys of one agency are below it. */
const APART = 1_000_000;

const copied = (key: string): string =>
  key.endsWith('_id') ? `${key} || '-' || copy AS ${key}` : `${key} + copy * ${String(APART)} AS ${key}`;

/** Makes of the agency in a draft one so many times as large, its rows in no order: as many people, objects and facts beside its own. */
export async function multiply(connection: DuckDBConnection, times: number): Promise<void> {
  for (const [table, keys] of Object.entries(KEYS))
    await query(
      connection,
      `INSERT INTO incoming.${table} SELECT t.* REPLACE (${keys.map(copied).join(', ')})
       FROM incoming.${table} t, range(1, ${String(times)}) copies(copy) ORDER BY hash(copy, t.rowid)`,
    );
}
