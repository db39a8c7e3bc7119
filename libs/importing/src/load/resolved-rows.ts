import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { Profile } from '../profile/schema.ts';
import { toCount, query } from '../staging/sql.ts';
import { STAGE, stageColumns, type StageForm } from '../staging/stage.ts';

export const RESOLVED = 'resolved';

/** Columns that a fact takes from its object if the extract does not give them. */
const FROM_OBJECT = ['taxpayer_key', 'unit_code', 'region_code', 'tax_code'] as const;
export type FromObject = Readonly<Partial<Record<(typeof FROM_OBJECT)[number], number>>>;

/** A temporary table of the objects or taxpayers that staged rows refer to. */
interface Lookup {
  readonly table: string;
  readonly sql: string;
}

// The oldest key counts if a number belongs to several objects or taxpayers. Lookups are stored because every check reads the resolved rows
// again. They only hold what the staged rows refer to: few of millions.
const objectLookup = (column: string): Lookup => ({
  table: 'named_object',
  sql: `SELECT object_id, min(object_key) AS object_key, arg_min(taxpayer_key, object_key) AS taxpayer_key,
      arg_min(unit_code, object_key) AS unit_code, arg_min(region_code, object_key) AS region_code, arg_min(tax_code, object_key) AS tax_code
    FROM known.objects WHERE object_id IN (SELECT ${column} FROM ${STAGE}) GROUP BY object_id`,
});
const taxpayerLookup = (column: string): Lookup => ({
  table: 'named_taxpayer',
  sql: `SELECT npwpd, min(taxpayer_key) AS taxpayer_key FROM known.identities WHERE npwpd IN (SELECT ${column} FROM ${STAGE}) GROUP BY npwpd`,
});
const hasMappedField = (profile: Profile, kind: 'object' | 'taxpayer'): boolean =>
  Object.entries(EXTRACT_SPECS[profile.extract].fields).some(([name, spec]) => spec.kind === kind && profile.fields[name] !== undefined);

/** A masked name shows first letters only: `Budi Santoso` is `B*** S******`. Legal forms of companies stay. */
const MASKED_NAME = `list_aggregate(list_transform(string_split(s.raw_name, ' '), word ->
  CASE WHEN s.kind = 'corporate' AND upper(word) IN ('PT', 'CV', 'UD', 'PD', 'FA', 'TBK') THEN word
    ELSE left(word, 1) || repeat('*', greatest(length(word) - 1, 1)) END), 'string_agg', ' ')`;
const MASKED_NPWPD = "'****' || right(regexp_replace(s.raw_npwpd, '[^0-9]', '', 'g'), 4)";

// Digits 7 to 12 of a NIK are the date of birth; 40 is added to the day for women.
const NIK_DAY = 'CAST(substr(s.raw_nik, 7, 2) AS INTEGER) % 40';
const NIK_VALID = `CASE WHEN s.raw_nik IS NOT NULL THEN ${NIK_DAY} BETWEEN 1 AND 31 AND CAST(substr(s.raw_nik, 9, 2) AS INTEGER) BETWEEN 1 AND 12 END`;

const TAXPAYER_COLUMNS: Readonly<Record<string, string>> = {
  taxpayer_key:
    'coalesce(t.taxpayer_key, (SELECT coalesce(max(taxpayer_key), 0) FROM known.taxpayers) + row_number() OVER (ORDER BY s.file_number, s.line))',
  npwpd_masked: MASKED_NPWPD,
  name_masked: MASKED_NAME,
  nik_valid: `coalesce(s.nik_valid, ${NIK_VALID})`,
};

const OBJECT_KEY =
  'coalesce(o.object_key, (SELECT coalesce(max(object_key), 0) FROM known.objects) + row_number() OVER (ORDER BY s.file_number, s.line))';

interface LookupPlan {
  readonly columns: Readonly<Record<string, string>>;
  readonly joins: readonly string[];
  readonly lookups: readonly Lookup[];
}

/** SQL of the columns that are looked up. */
function planLookups(profile: Profile): LookupPlan {
  const { extract } = profile;
  const columns: Record<string, string> = {};
  const joins: string[] = [];
  const lookups: Lookup[] = [];
  const addLookup = (lookup: Lookup, alias: string, condition: string): void => {
    lookups.push(lookup);
    joins.push(`LEFT JOIN ${lookup.table} ${alias} ON ${condition}`);
  };
  if (extract === 'taxpayers') {
    addLookup(taxpayerLookup('raw_npwpd'), 't', 't.npwpd = s.raw_npwpd');
    return { columns: TAXPAYER_COLUMNS, joins, lookups };
  }
  const [object, taxpayer] = [hasMappedField(profile, 'object'), hasMappedField(profile, 'taxpayer')];
  if (taxpayer) {
    addLookup(taxpayerLookup('taxpayer_ref'), 't', 't.npwpd = s.taxpayer_ref');
    columns['taxpayer_key'] = 't.taxpayer_key';
  }
  if (extract === 'objects') {
    addLookup(objectLookup('object_id'), 'o', 'o.object_id = s.object_id');
    columns['object_key'] = OBJECT_KEY;
    // An extract without taxpayers does not say who owns the object.
    if (!taxpayer) columns['taxpayer_key'] = 'o.taxpayer_key';
  }
  if (!object) return { columns, joins, lookups };
  addLookup(objectLookup('object_ref'), 'o', 'o.object_id = s.object_ref');
  columns['object_key'] = 'o.object_key';
  for (const name of FROM_OBJECT) {
    const own = name === 'taxpayer_key' && taxpayer ? 't.taxpayer_key' : `s.${name}`;
    columns[name] = `coalesce(${own}, o.${name})`;
  }
  return { columns, joins, lookups };
}

/** True if no column needs a lookup: then resolved rows equal the staged ones. */
export const needsNoLookup = (profile: Profile): boolean => {
  const { columns, joins } = planLookups(profile);
  return joins.length === 0 && Object.keys(columns).length === 0;
};

/**
 * Creates the resolved rows: staged rows with keys of objects and taxpayers, and with columns taken from objects. Taxpayers and objects
 * become a table and not a view, so that a new key is computed only once.
 * @returns how many rows took each column from their object.
 */
export async function createResolvedRows(connection: DuckDBConnection, profile: Profile): Promise<FromObject> {
  const { extract } = profile;
  const { table } = EXTRACT_SPECS[extract];
  const { columns, joins, lookups } = planLookups(profile);
  for (const { table: name, sql } of lookups) await query(connection, `CREATE TEMP TABLE ${name} AS ${sql}`);
  const list = stageColumns(table).map(([name]) => (columns[name] === undefined ? `s.${name}` : `${columns[name]} AS ${name}`));
  const named = hasMappedField(profile, 'taxpayer') ? 't.taxpayer_key AS named_taxpayer' : 'NULL AS named_taxpayer';
  const form = extract === 'taxpayers' || extract === 'objects' ? 'TABLE' : 'VIEW';
  const from = `FROM ${STAGE} s ${joins.join(' ')}`;
  await query(connection, `CREATE TEMP ${form} ${RESOLVED} AS SELECT ${[...list, named].join(', ')} ${from}`);
  return hasMappedField(profile, 'object') ? countFromObject(connection, table, from, hasMappedField(profile, 'taxpayer')) : {};
}

async function countFromObject(connection: DuckDBConnection, table: TableName, from: string, taxpayer: boolean): Promise<FromObject> {
  const own = new Set(stageColumns(table).map(([name]) => name));
  const objectColumns = FROM_OBJECT.filter((name) => own.has(name));
  if (objectColumns.length === 0) return {};
  const givenColumn = (name: string) => (name === 'taxpayer_key' && taxpayer ? 's.taxpayer_ref' : `s.${name}`);
  const counts = objectColumns.map((name) => `count(*) FILTER (${givenColumn(name)} IS NULL AND o.${name} IS NOT NULL)`);
  const [row] = await query(connection, `SELECT ${counts.join(', ')} ${from}`);
  return Object.fromEntries(objectColumns.flatMap((name, index) => (toCount(row?.[index]) > 0 ? [[name, toCount(row?.[index])]] : [])));
}

/** Drops the staged and resolved rows, so that the next extract can be read. */
export async function dropStaged(connection: DuckDBConnection, profile: Profile, staged: StageForm): Promise<void> {
  const form = profile.extract === 'taxpayers' || profile.extract === 'objects' ? 'TABLE' : 'VIEW';
  await query(connection, `DROP ${form} IF EXISTS temp.${RESOLVED}`);
  for (const { table } of planLookups(profile).lookups) await query(connection, `DROP TABLE IF EXISTS temp.${table}`);
  await query(connection, `DROP ${staged.kind} IF EXISTS temp.${STAGE}`);
}
