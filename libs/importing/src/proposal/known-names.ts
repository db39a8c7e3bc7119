import type { DuckDBConnection } from '@duckdb/node-api';
import { MAPPED_FIELDS } from '@pendapa/contracts';
import { MEMBER_TABLES } from '../replay/unmapped-loads.ts';
import { query, textOrEmpty } from '../staging/sql.ts';
import type { KnownNames } from './propose-codes.ts';

/** Reads the codes and names of the served data, by field. */
export async function readKnownNames(connection: DuckDBConnection): Promise<KnownNames> {
  const known: Record<string, { code: string; name: string }[]> = {};
  for (const field of MAPPED_FIELDS) {
    const [table, column] = MEMBER_TABLES[field];
    const name = field === 'region' ? 'name' : 'name_id';
    const rows = await query(connection, `SELECT ${column}, ${name} FROM published.${table} ORDER BY ${column}`);
    known[field] = rows.map(([code, name]) => ({ code: textOrEmpty(code), name: textOrEmpty(name) }));
  }
  return known;
}
