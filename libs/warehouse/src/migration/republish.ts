import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '@pendapa/contracts';
import { execute, query } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import type { AnyManifest } from '../generations/generations.ts';
import type { Manifest, Part } from '../generations/manifest.ts';
import { contentsOf, isSourcePart } from '../generations/contents.ts';
import { verifyParts } from '../generations/verify-generation.ts';
import type { Draft, PublishOptions } from '../publishing/draft.ts';
import { ORIGIN_COLUMNS } from '../schema/origin.ts';
import { kindOf } from '../schema/part-kinds.ts';
import { CONTROL_SUMS, TABLE_NAMES, TABLES, type TableName } from '../schema/tables.ts';
import { Attribution, type SourceOfLoad } from './attribution.ts';

/** Data of an older format, in a data folder or a backup. */
export interface OlderData {
  readonly manifest: AnyManifest;
  readonly pathOf: (part: Part) => string;
  readonly sourceOf: SourceOfLoad;
}

const damagedData = (faults: readonly UserError[]) =>
  new UserError({
    id: `Data lama rusak, jadi tidak ada yang diubah:\n${faults.map(({ texts }) => texts.id).join('\n')}`,
    en: `The old data are damaged, so nothing was changed:\n${faults.map(({ texts }) => texts.en).join('\n')}`,
  });

const unequal = (what: string, before: string, after: string) =>
  new UserError({
    id: `Data baru tidak sama dengan yang lama (${what}: ${before} menjadi ${after}). Data lama tetap dipakai. Laporkan kepada pembuat Pendapa.`,
    en: `The new data differ from the old ones (${what}: ${before} became ${after}). The old data stay in use. Report this to the makers of Pendapa.`,
  });

/** @throws UserError if a table of the new generation has other row counts or money sums than the old one */
function requireEqual(before: AnyManifest, after: Manifest): void {
  const [old, fresh] = [contentsOf(before), contentsOf(after)];
  const money = Object.entries(CONTROL_SUMS).map(([table, column]) => `${table}.${column}`);
  for (const key of [...TABLE_NAMES, 'payments.amount', ...money]) {
    const [was, is] = [old.get(key) ?? 0n, fresh.get(key) ?? 0n];
    if (was !== is) throw unequal(key, String(was), String(is));
  }
}

async function columnsIn(connection: DuckDBConnection, relation: string): Promise<ReadonlySet<string>> {
  const rows = await query(connection, `DESCRIBE ${relation}`);
  return new Set(rows.map(([name]) => String(name)));
}

/** Returns SQL for a table's rows in an old part, with the columns of this format. */
async function selectOld(connection: DuckDBConnection, table: TableName, relation: string, attribution: Attribution): Promise<string> {
  const own = await columnsIn(connection, relation);
  const columns = Object.entries(TABLES[table]).map(([name, type]) =>
    own.has(name) ? `r.${name}` : `CAST(NULL AS ${type.replace(' NOT NULL', '')}) AS ${name}`,
  );
  if (!own.has('source_id')) return attribution.select(table, columns, relation);
  return `SELECT ${[...columns, ...Object.keys(ORIGIN_COLUMNS).map((name) => `r.${name}`)].join(', ')} FROM ${relation} r`;
}

/** Replaces the incoming tables by views of the old parts. */
async function showOldRows({ connection }: Draft, { manifest, pathOf }: OlderData, attribution: Attribution): Promise<void> {
  const parts = manifest.parts.filter(isSourcePart).map((part, index) => ({ part, database: `old_${String(index)}` }));
  for (const { part, database } of parts) await execute(connection, `ATTACH ${quoted(pathOf(part))} AS ${database} (READ_ONLY)`);
  const relations = (table: TableName) =>
    parts.filter(({ part }) => part.kind === kindOf(table)).map(({ database }) => `${database}.${table}`);
  await execute(connection, 'CREATE SCHEMA migration');
  await attribution.prepare(
    connection,
    relations('payments')
      .map((relation) => `SELECT posted_on FROM ${relation}`)
      .join(' UNION ALL ') || 'SELECT NULL AS posted_on WHERE false',
  );
  for (const table of TABLE_NAMES) {
    const selects: string[] = [];
    for (const relation of relations(table)) selects.push(await selectOld(connection, table, relation, attribution));
    if (selects.length === 0) continue;
    await execute(connection, `DROP TABLE incoming.${table}`, `CREATE VIEW incoming.${table} AS ${selects.join(' UNION ALL ')}`);
  }
}

/**
 * Publishes the rows of older data through a fresh draft; all derived tables are computed again.
 * The old parts are verified first.
 * Row counts and money sums of each table must be equal before the new parts are served.
 */
export async function republish(
  draft: Draft,
  older: OlderData,
  options: Pick<PublishOptions, 'onProgress' | 'number' | 'beforeServed'> = {},
): Promise<Manifest> {
  const { manifest } = older;
  const faults = await verifyParts(manifest.parts.filter(isSourcePart), older.pathOf);
  if (faults.length > 0) throw damagedData(faults);
  const attribution = new Attribution(manifest, older.sourceOf);
  await showOldRows(draft, older, attribution);
  const { loads, sources } =
    manifest.sources === undefined ? attribution : { loads: manifest.loads as Manifest['loads'], sources: manifest.sources };
  return draft.publish({
    ...options,
    source: 'migration',
    sourceSha256: null,
    sample: manifest.sample,
    fresh: true,
    history: { loads, sources, extracts: manifest.extracts },
    beforeServed: async (built) => {
      requireEqual(manifest, built);
      await options.beforeServed?.(built);
    },
  });
}
