import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClickHouseClient } from '@clickhouse/client';
import type { Query } from '@pendapa/contracts';
import { generationsToKeep, type Settings } from '@pendapa/contracts/settings';
import { quoted, type Part } from '@pendapa/warehouse';
import {
  databaseOf,
  execute as run,
  firstRow,
  integer,
  pathsOf,
  query,
  viewDefinitionsFor,
  withAttachedGeneration,
  type AttachedGeneration,
} from '@pendapa/warehouse/store';
import { chosenIn, publishedNumbers, readPublished } from './published.ts';
import { takePublisherLock, type LockTimes, type PublisherLock } from './publisher-lock.ts';
import { sendTable, type Sent } from './send-table.ts';
import { execute, rowsOf } from './store-client.ts';
import { dropPartSql, leavesTheMachine, storeSql, STORED_TABLES, tableSql, type StorePlace } from './tables.ts';
import { MASKED, schemaOf, storedPart, viewsSql } from './views.ts';

export interface Publication {
  readonly generation: number;
  readonly parts: { readonly sent: number; readonly there: number };
  readonly rows: number;
}

interface Publishing {
  readonly client: ClickHouseClient;
  readonly attached: AttachedGeneration;
  readonly place: StorePlace;
  readonly lock: PublisherLock;
  /** Folder for files while they are sent. */
  readonly folder: string;
}

/** Much shorter than the time after which another publisher takes over. */
const CHECK_LOCK_EVERY_MS = 1_000;

/** Returns the current time in the format of the engine. */
const instant = (): string => new Date().toISOString().replace('T', ' ').replace('Z', '');

/** Returns the relation that is sent: numbers that contain a person's number are masked except for four digits. */
function relationSent(part: Part, table: string, columns: Readonly<Record<string, string>>, schema: string): string {
  const masked = MASKED[part.kind]?.[table];
  const relation = `${databaseOf(part)}.${table}`;
  if (masked === undefined) return relation;
  const own = Object.keys(columns).map((name) =>
    name === masked
      ? `CASE WHEN ${name} IN (SELECT number FROM ${schema}.personal_numbers) THEN '****' || right(${name}, 4) ELSE ${name} END AS ${name}`
      : name,
  );
  return `(SELECT ${own.join(', ')} FROM ${relation}) masked`;
}

/** Sends missing parts; first removes what an interrupted publication left of them. */
async function sendParts(publishing: Publishing): Promise<Publication['parts'] & { readonly rows: number }> {
  const { client, attached, place, lock, folder } = publishing;
  const { connection, manifest, schema } = attached;
  const known = new Set((await rowsOf(client, `SELECT part FROM ${place.database}.sent_parts`)).map(([part]) => String(part)));
  const leaving = manifest.parts.filter(leavesTheMachine);
  const missing = leaving.filter((part) => !known.has(storedPart(part, manifest.parts)));
  let rows = 0;
  for (const part of missing) {
    const name = storedPart(part, manifest.parts);
    for (const { name: table, kind, stored } of STORED_TABLES) {
      if (kind !== part.kind) continue;
      await lock.requireLock(CHECK_LOCK_EVERY_MS);
      await execute(client, dropPartSql(table, name, place));
      const sent: Sent = { table, columns: stored, relation: relationSent(part, table, stored, schema), part: name };
      await sendTable(connection, client, sent, folder, place);
      rows += part.rows[table] ?? 0;
    }
    await client.insert({ table: `${place.database}.sent_parts`, values: [{ part: name, sent_at: instant() }], format: 'JSONEachRow' });
  }
  return { sent: missing.length, there: leaving.length - missing.length, rows };
}

/** Computes the views here and sends them; returns the number of rows of each relation. */
async function sendMaterialized(publishing: Publishing, settings: Settings, questions: readonly Query[]): Promise<Record<string, number>> {
  const { client, attached, place, lock, folder } = publishing;
  const { connection, connect, manifest } = attached;
  const schema = schemaOf(place, manifest.generation);
  const cluster = place.cluster === undefined ? '' : ` ON CLUSTER ${place.cluster}`;
  const counts: Record<string, number> = {};
  for (const { tables, statements } of await viewDefinitionsFor(attached, settings, questions)) {
    // Temporary tables vanish with the connection.
    const worker = await connect();
    await run(worker, ...statements).finally(() => worker.closeSync());
    for (const relation of tables) {
      const name = relation.slice(attached.schema.length + 1);
      const described = await query(connection, `SELECT column_name, column_type FROM (DESCRIBE ${relation})`);
      const columns = Object.fromEntries(described.map(([column, type]) => [String(column), String(type)]));
      const table = `aside_${name.replace(/_\d{8}_\d{8}$/, '')}`;
      const part = `${schema}-${name}`;
      await lock.requireLock(CHECK_LOCK_EVERY_MS);
      await execute(client, ...tableSql(table, columns, place), dropPartSql(table, part, place));
      await sendTable(connection, client, { table, columns, relation, part }, folder, place);
      await execute(
        client,
        `CREATE OR REPLACE VIEW ${schema}.${name}${cluster} AS SELECT ${Object.keys(columns).join(', ')} FROM ${place.database}.${table} WHERE part = ${quoted(part)}`,
      );
      counts[`${schema}.${name}`] = integer((await firstRow(connection, `SELECT count(*) FROM ${relation}`))[0]);
    }
  }
  return counts;
}

/** Removes what the retained generations do not need; a store retains as many as a data folder. */
async function forgetOld({ client, place, lock }: Pick<Publishing, 'client' | 'place' | 'lock'>, settings: Settings): Promise<void> {
  const cluster = place.cluster === undefined ? '' : ` ON CLUSTER ${place.cluster}`;
  const numbers = await publishedNumbers(client, place);
  const served = (await chosenIn(client, place))?.generation;
  const retained = numbers.filter((generation, index) => index < generationsToKeep(settings) || generation === served);
  const needed = new Set<string>();
  for (const generation of retained) {
    const published = await readPublished(client, place, generation);
    for (const part of published?.manifest.parts ?? []) needed.add(storedPart(part, published?.manifest.parts ?? []));
    for (const relation of Object.keys(published?.materializedRows ?? {})) needed.add(relation.replace('.', '-'));
  }
  for (const generation of numbers.filter((number) => !retained.includes(number))) {
    await lock.requireLock(CHECK_LOCK_EVERY_MS);
    await execute(
      client,
      `ALTER TABLE ${place.database}.generations${cluster} DELETE WHERE generation = ${String(generation)} SETTINGS mutations_sync = 2`,
      `DROP DATABASE IF EXISTS ${schemaOf(place, generation)}${cluster}`,
    );
  }
  const storedPartitions = await rowsOf(
    client,
    `SELECT DISTINCT table, partition FROM system.parts WHERE active AND database = {p1:String} AND partition <> 'tuple()'`,
    [place.database],
  );
  const unneeded = storedPartitions.filter(([, partition]) => !needed.has(String(partition)));
  for (const [table, partition] of unneeded) {
    await lock.requireLock(CHECK_LOCK_EVERY_MS);
    await execute(client, dropPartSql(String(table).replace(/_local$/, ''), String(partition), place));
  }
  const gone = [...new Set(unneeded.map(([, partition]) => quoted(String(partition))))];
  if (gone.length > 0)
    await execute(
      client,
      `ALTER TABLE ${place.database}.sent_parts${cluster} DELETE WHERE part IN (${gone.join(', ')}) SETTINGS mutations_sync = 2`,
    );
}

/** Sends everything, then makes the store serve it. */
async function publishAll(publishing: Publishing, settings: Settings, questions: readonly Query[]): Promise<Publication> {
  const { client, attached, place, lock } = publishing;
  const { manifest } = attached;
  const { generation, parts } = manifest;
  const { rows, ...sent } = await sendParts(publishing);
  await lock.requireLock(CHECK_LOCK_EVERY_MS);
  await execute(client, ...viewsSql(generation, parts, place));
  const materializedRows = await sendMaterialized(publishing, settings, questions);
  const { number: publication } = lock;
  const own = {
    generation,
    manifest: JSON.stringify(manifest),
    aside: JSON.stringify(materializedRows),
    published_at: instant(),
    publication,
  };
  await lock.requireLock();
  await client.insert({ table: `${place.database}.generations`, values: [own], format: 'JSONEachRow' });
  await execute(client, `INSERT INTO ${place.database}.current SELECT ${String(generation)}, now64(6), ${String(publication)}`);
  await forgetOld(publishing, settings);
  return { generation, parts: sent, rows };
}

/**
 * Publishes the served generation to a store: sends missing parts, verifies them, and then makes the store serve them.
 * The next publication completes an interrupted one. The settings say how many generations the store retains.
 * @throws UserError if a part arrived with other content, the folder is empty, or another publisher is active
 */
export async function publishGeneration(
  dataFolder: string,
  client: ClickHouseClient,
  place: StorePlace,
  settings: Settings,
  questions: readonly Query[],
  times?: LockTimes,
): Promise<Publication> {
  return withAttachedGeneration(dataFolder, async (attached) => {
    const folder = await mkdtemp(join(pathsOf(dataFolder).root, 'sending-'));
    try {
      await execute(client, ...storeSql(place));
      const lock = await takePublisherLock(client, place, times);
      try {
        return await publishAll({ client, attached, place, lock, folder }, settings, questions);
      } finally {
        await lock.release();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
