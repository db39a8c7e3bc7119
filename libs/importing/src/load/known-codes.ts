import type { DuckDBConnection } from '@duckdb/node-api';
import { LEVELS, type ReferenceTable } from '../extracts.ts';
import { Codes, type Member } from '../rows/codes.ts';
import type { CodesOf } from '../rows/compile.ts';
import { query, textOrEmpty } from '../staging/sql.ts';

const SOURCES: Readonly<Record<ReferenceTable, string>> = {
  regions: 'SELECT region_code, name, name, parent_code, level FROM known.regions',
  units: 'SELECT unit_code, name_id, name_en, NULL, NULL FROM known.units',
  tax_types: 'SELECT tax_code, name_id, name_en, NULL, NULL FROM known.tax_types',
  channels: 'SELECT channel_code, name_id, name_en, NULL, NULL FROM known.channels',
  banks: 'SELECT bank_code, name_id, name_en, NULL, NULL FROM known.banks',
};

async function codesOf(connection: DuckDBConnection, table: ReferenceTable): Promise<Codes> {
  const rows = await query(connection, SOURCES[table]);
  const members = rows.map(([code, id, en, parent, level]): readonly [string, Member] => [
    textOrEmpty(code),
    {
      code: textOrEmpty(code),
      name: { id: textOrEmpty(id), en: textOrEmpty(en) },
      parent: parent === null || parent === undefined ? null : textOrEmpty(parent),
      level: LEVELS.find((known) => known === level) ?? null,
    },
  ]);
  return new Codes(table, new Map(members));
}

/** Codes by table that will be served, as far as the load was read. */
export async function knownCodes(connection: DuckDBConnection): Promise<CodesOf> {
  return {
    regions: await codesOf(connection, 'regions'),
    units: await codesOf(connection, 'units'),
    tax_types: await codesOf(connection, 'tax_types'),
    channels: await codesOf(connection, 'channels'),
    banks: await codesOf(connection, 'banks'),
  };
}
