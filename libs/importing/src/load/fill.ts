import type { DuckDBConnection } from '@duckdb/node-api';
import { originSql, type RowOrigin, type TableName } from '@pendapa/warehouse';
import type { ReferenceTable } from '../extracts.ts';
import { UNMAPPED, UNMAPPED_NAME } from '../extracts.ts';
import type { Codes, Member } from '../rows/codes.ts';
import type { CodesOf } from '../rows/compile.ts';
import type { Value } from '../rows/fields.ts';
import { EXTRACT_SPECS } from '../extracts.ts';
import { fieldProfile, type CodeValue, type Profile, type ReferenceProfile } from '../profile/schema.ts';
import { RESOLVED } from './resolved-rows.ts';
import { query, type Rows } from '../staging/sql.ts';
import { STAGE, tableColumns, type StageForm } from '../staging/stage.ts';
import { TableWriter } from '../staging/table-writer.ts';

const TAXES = { code: 'TAX', name: { id: 'Pajak', en: 'Taxes' } } as const;
/** Kind of codes that a file names without describing them. */
const UNKNOWN = 'unknown';

/** `traits` are what the profile says about all codes of the field; those of one code come first. */
type RowBuilder = (member: Member, traits: CodeValue) => Readonly<Record<string, Value>>;

const ROW_BUILDERS: Readonly<Record<ReferenceTable, RowBuilder>> = {
  regions: ({ code, name, parent, level }) => ({ region_code: code, level, name: name.id, parent_code: parent }),
  units: ({ code, name }, { kind }) => ({ unit_code: code, name_id: name.id, name_en: name.en, kind: kind ?? 'other' }),
  tax_types: ({ code, name }, { category: given, assessment }) => {
    const category = code === UNMAPPED ? { code: UNMAPPED, name: UNMAPPED_NAME } : (given ?? TAXES);
    return {
      tax_code: code,
      name_id: name.id,
      name_en: name.en,
      category_code: category.code,
      category_id: category.name.id,
      category_en: category.name.en,
      assessment_system: assessment ?? UNKNOWN,
    };
  },
  channels: ({ code, name }, traits) => ({
    channel_code: code,
    name_id: name.id,
    name_en: name.en,
    class: code === UNMAPPED ? UNKNOWN : (traits.class ?? UNKNOWN),
  }),
  banks: ({ code, name }) => ({ bank_code: code, name_id: name.id, name_en: name.en }),
};

function referenceProfileOf(profile: Profile, table: ReferenceTable): ReferenceProfile | undefined {
  const found = Object.entries(EXTRACT_SPECS[profile.extract].fields).find(([, spec]) => spec.kind === 'reference' && spec.of === table);
  return found ? fieldProfile(profile, found[0], 'reference') : undefined;
}

async function insertCreatedCodes(
  connection: DuckDBConnection,
  codes: Codes,
  field: ReferenceProfile | undefined,
  origin: RowOrigin,
): Promise<number> {
  if (codes.created.size === 0) return 0;
  const { category, assessment, kind, class: channelClass } = field ?? {};
  const traits: CodeValue = { category, assessment, kind, class: channelClass };
  const columns = tableColumns(codes.table);
  const writer = await TableWriter.open(connection, {
    catalog: null,
    schema: 'incoming',
    table: codes.table,
    types: [...columns.map(([, type]) => type), 'SMALLINT', 'INTEGER'],
  });
  for (const member of codes.created.values()) {
    const row = ROW_BUILDERS[codes.table](member, { ...traits, ...member.given });
    writer.write([...columns.map(([name]) => row[name] ?? null), origin.source, origin.load]);
  }
  writer.close();
  return codes.created.size;
}

async function insertResolvedRows(
  connection: DuckDBConnection,
  table: TableName,
  columns: Readonly<Record<string, string>>,
  { source }: RowOrigin,
): Promise<void> {
  await query(
    connection,
    `INSERT INTO incoming.${table} (${Object.keys(columns).join(', ')}, source_id) SELECT ${Object.values(columns).join(', ')}, ${String(source)} FROM ${RESOLVED}`,
  );
}

/** Rows that the engine stores already are not copied: the draft reads them in place. */
async function createIncomingView(connection: DuckDBConnection, table: TableName, sql: string, origin: RowOrigin): Promise<void> {
  const columns = tableColumns(table).map(([name]) => name);
  await query(connection, `DROP TABLE incoming.${table}`);
  await query(connection, `CREATE VIEW incoming.${table} AS SELECT ${columns.join(', ')}, ${originSql(origin)} FROM (${sql}) staged`);
}

const IDENTITIES = { taxpayer_key: 'taxpayer_key', npwpd: 'raw_npwpd', nik: 'raw_nik', name: 'raw_name' } as const;

/**
 * Passes the resolved rows and the created codes on to the draft. A view replaces the draft's table, so that no other rows may be added to
 * it.
 * @returns the number of rows by table.
 */
export async function fillIncomingTables(
  connection: DuckDBConnection,
  profile: Profile,
  codes: CodesOf,
  form: StageForm,
  origin: RowOrigin,
): Promise<Partial<Record<TableName, number>>> {
  const { table } = EXTRACT_SPECS[profile.extract];
  const rows: Partial<Record<TableName, number>> = {};
  for (const own of Object.values(codes)) {
    const created = await insertCreatedCodes(connection, own, referenceProfileOf(profile, own.table), origin);
    if (created > 0) rows[own.table] = created;
  }
  if (form.kind === 'VIEW') await createIncomingView(connection, table, form.sql, origin);
  else await insertResolvedRows(connection, table, Object.fromEntries(tableColumns(table).map(([name]) => [name, name])), origin);
  const [[staged] = []]: Rows = await query(connection, `SELECT count(*) FROM ${STAGE}`);
  rows[table] = (rows[table] ?? 0) + Number(staged ?? 0);
  if (table !== 'taxpayers') return rows;
  await insertResolvedRows(connection, 'identities', IDENTITIES, origin);
  return { ...rows, identities: Number(staged ?? 0) };
}
