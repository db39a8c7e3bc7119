import type { DuckDBConnection } from '@duckdb/node-api';
import { SpokenError } from '@pendapa/contracts';
import { objectChangesSql, regionPathsSql, targetFactsSql } from './derived.ts';
import { exact, execute, integer, one, query } from './duck.ts';
import type { Manifest } from './manifest.ts';
import { buildPart, type BuiltPart } from './parts.ts';
import { KEYS, type TableName } from './schema.ts';

const REFERENCE_TABLES = [
  'regions',
  'units',
  'tax_types',
  'channels',
  'banks',
  'objects',
  'targets',
] as const satisfies readonly TableName[];
type ReferenceTable = (typeof REFERENCE_TABLES)[number];

/** What a later load replaces: a row of the same key; of targets a whole version of a year. */
const REPLACED_BY = { ...KEYS, targets: ['year', 'version'] } as const satisfies Record<ReferenceTable, readonly string[]>;
const UNIQUE = { ...KEYS, targets: ['year', 'version', 'unit_code', 'tax_code', 'month'] } as const satisfies Record<
  ReferenceTable,
  readonly string[]
>;

const repeated = (table: string, key: string) =>
  new SpokenError({
    id: `Kunci ${key} muncul lebih dari sekali dalam data ${table} yang masuk. Tidak ada yang diterbitkan.`,
    en: `The key ${key} appears more than once in the incoming ${table}. Nothing was published.`,
  });

async function refuseRepeated(connection: DuckDBConnection, table: ReferenceTable): Promise<void> {
  const key = UNIQUE[table].join(', ');
  const [row] = await query(connection, `SELECT ${key} FROM incoming.${table} GROUP BY ${key} HAVING count(*) > 1 LIMIT 1`);
  if (row) throw repeated(table, row.map((cell) => cell ?? '-').join(' / '));
}

/** Rows of the next generation: the incoming ones, and those of the base that they do not replace. */
function merged(table: ReferenceTable, base: Manifest | null): string {
  const incoming = `SELECT * FROM incoming.${table}`;
  if (base === null) return incoming;
  const same = REPLACED_BY[table].map((column) => `i.${column} = p.${column}`).join(' AND ');
  return `${incoming} UNION ALL SELECT p.* FROM published.${table} p WHERE NOT EXISTS (SELECT 1 FROM incoming.${table} i WHERE ${same})`;
}

/** The reference part of the next generation; null where the load brings nothing for it and the base's part stays. */
export async function buildReference(
  connection: DuckDBConnection,
  folder: string,
  base: Manifest | null,
  incoming: Readonly<Record<TableName, number>>,
): Promise<BuiltPart | null> {
  const untouched = REFERENCE_TABLES.every((table) => incoming[table] === 0);
  if (untouched && base?.parts.some((part) => part.kind === 'reference')) return null;
  const rows: Record<string, number> = {};
  for (const table of REFERENCE_TABLES) {
    await refuseRepeated(connection, table);
    rows[table] = integer((await one(connection, `SELECT count(*) FROM (${merged(table, base)})`))[0]);
  }
  const [targets] = await one(connection, `SELECT sum(amount) FROM (${merged('targets', base)})`);
  return buildPart(connection, folder, {
    kind: 'reference',
    year: null,
    fill: async (worker, database) => {
      for (const table of REFERENCE_TABLES) {
        await execute(
          worker,
          `CREATE TABLE ${database}.${table} AS SELECT * FROM (${merged(table, base)}) ORDER BY ${UNIQUE[table].join(', ')}`,
        );
      }
      await execute(
        worker,
        regionPathsSql(`${database}.region_paths`, `${database}.regions`),
        targetFactsSql(`${database}.target_facts`, `${database}.targets`),
        objectChangesSql(`${database}.object_changes`, `${database}.objects`),
      );
    },
    expected: { rows, sums: { 'targets.amount': exact(targets) } },
  });
}
