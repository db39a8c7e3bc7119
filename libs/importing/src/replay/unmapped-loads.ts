import type { DuckDBConnection } from '@duckdb/node-api';
import type { MappedField } from '@pendapa/contracts';
import { quoted } from '@pendapa/warehouse';
import { UNMAPPED } from '../extracts.ts';
import { query, textOrEmpty } from '../staging/sql.ts';

/** Table and column of the codes that a field refers to. */
export const MEMBER_TABLES: Readonly<Record<MappedField, readonly [table: string, column: string]>> = {
  tax: ['tax_types', 'tax_code'],
  unit: ['units', 'unit_code'],
  region: ['regions', 'region_code'],
  channel: ['channels', 'channel_code'],
  bank: ['banks', 'bank_code'],
};
/** Tables of facts with the codes that their rows have. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  payments: ['tax_code', 'unit_code', 'region_code', 'channel_code', 'bank_code'],
  assessments: ['tax_code', 'unit_code', 'region_code'],
  returns: ['tax_code', 'unit_code', 'region_code'],
  arrears: ['tax_code', 'unit_code', 'region_code'],
  enforcement: ['tax_code', 'unit_code', 'region_code'],
  objects: ['tax_code', 'unit_code', 'region_code'],
  targets: ['tax_code', 'unit_code'],
};

/** Finds the loads that have served rows under Not mapped, in the schema `published`. */
export async function findUnmappedLoads(connection: DuckDBConnection): Promise<ReadonlySet<number>> {
  const loads = new Set<number>();
  for (const [table, columns] of Object.entries(FACTS)) {
    const where = columns.map((column) => `${column} = ${quoted(UNMAPPED)}`).join(' OR ');
    const rows = await query(connection, `SELECT DISTINCT CAST(load_id AS VARCHAR) FROM published.${table} WHERE ${where}`);
    for (const [load] of rows) loads.add(Number(textOrEmpty(load)));
  }
  return loads;
}
