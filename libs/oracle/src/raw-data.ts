import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { sqlText } from './sql-text.ts';

/** Kinds of parts with delivered rows; rollups are not read. */
const DELIVERED_KINDS = ['reference', 'register', 'payments', 'assessments', 'returns', 'arrears', 'enforcement'];

interface Manifest {
  readonly asOf: string;
  readonly since: string;
  readonly parts: readonly { readonly file: string; readonly kind: string; readonly rows: Readonly<Record<string, number>> }[];
}

export interface RawData {
  readonly connection: DuckDBConnection;
  /** Data date. */
  readonly asOf: string;
  /** Day of the first payment. */
  readonly since: string;
}

const nameOrCodeSql = (code: string, name: string) => `coalesce(${name}, ${code}, 'Not stated')`;
const regionCodeSql = (length: number) =>
  `CASE WHEN length(f.region_code) >= ${String(length)} THEN left(f.region_code, ${String(length)}) END`;

/** SQL of a table joined with the names of its codes. */
function namedTableSql(table: string, columns: ReadonlySet<string>): string {
  const joins: string[] = [];
  const selected = ['f.*'];
  const join = (column: string, text: string, ...more: string[]) => {
    if (!columns.has(column)) return;
    joins.push(text);
    selected.push(...more);
  };
  join(
    'tax_code',
    'LEFT JOIN tax_types t ON t.tax_code = f.tax_code',
    't.category_code',
    `${nameOrCodeSql('f.tax_code', 't.name_en')} AS tax`,
  );
  if (columns.has('tax_code')) selected.push(`${nameOrCodeSql('t.category_code', 't.category_en')} AS category`);
  join(
    'unit_code',
    'LEFT JOIN units u ON u.unit_code = f.unit_code',
    'u.kind AS unit_kind',
    `${nameOrCodeSql('f.unit_code', 'u.name_en')} AS unit`,
  );
  join('channel_code', 'LEFT JOIN channels c ON c.channel_code = f.channel_code', 'c.class AS channel_class');
  if (columns.has('channel_code')) selected.push(`${nameOrCodeSql('f.channel_code', 'c.name_en')} AS channel`);
  join('bank_code', 'LEFT JOIN banks b ON b.bank_code = f.bank_code', `${nameOrCodeSql('f.bank_code', 'b.name_en')} AS bank`);
  for (const [level, length] of [
    ['city', 5],
    ['district', 8],
    ['ward', 13],
  ] as const) {
    const code = regionCodeSql(length);
    join('region_code', `LEFT JOIN regions r_${level} ON r_${level}.region_code = ${code}`, `${code} AS ${level}_code`);
    if (columns.has('region_code')) selected.push(`${nameOrCodeSql(code, `r_${level}.name`)} AS ${level}`);
  }
  return `CREATE TABLE named_${table} AS SELECT ${selected.join(', ')} FROM ${table} f ${joins.join(' ')}`;
}

const TABLES_WITH_NAMES = ['payments', 'assessments', 'returns', 'arrears', 'arrears_movements', 'enforcement', 'objects', 'targets'];

/** Opens a published data folder and reads the delivered rows into memory. */
export async function openRawData(folder: string): Promise<RawData> {
  const text = async (...path: string[]) => JSON.parse(await readFile(join(folder, ...path), 'utf8'));
  const { generation } = (await text('current.json')) as { readonly generation: number };
  const manifest = (await text('generations', `${String(generation).padStart(6, '0')}.json`)) as Manifest;
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const parts = new Map<string, string[]>();
  for (const [index, { file, rows }] of manifest.parts.filter(({ kind }) => DELIVERED_KINDS.includes(kind)).entries()) {
    await connection.run(`ATTACH ${sqlText(join(folder, 'parts', file))} AS part_${String(index)} (READ_ONLY)`);
    for (const table of Object.keys(rows)) parts.set(table, [...(parts.get(table) ?? []), `SELECT * FROM part_${String(index)}.${table}`]);
  }
  for (const [table, selects] of parts) await connection.run(`CREATE TABLE ${table} AS ${selects.join(' UNION ALL BY NAME ')}`);
  for (const table of TABLES_WITH_NAMES.filter((name) => parts.has(name))) {
    const found = await connection.runAndReadAll(
      `SELECT column_name FROM information_schema.columns WHERE table_name = '${table}' AND table_catalog = 'memory'`,
    );
    await connection.run(namedTableSql(table, new Set(found.getRows().map(([name]) => String(name)))));
  }
  return { connection, asOf: manifest.asOf, since: manifest.since };
}
