import type { ClickHouseClient } from '@clickhouse/client';
import { UserError } from '@pendapa/contracts';
import { commandText } from '@pendapa/warehouse';
import type { Manifest } from '@pendapa/warehouse';
import { PART_FORMAT } from '@pendapa/warehouse/store';
import { isUnknownColumn, rowsOf } from './store-client.ts';
import type { StorePlace } from './tables.ts';

/** A generation in a store, with the number of rows of each materialized view. */
export interface PublishedGeneration {
  readonly manifest: Manifest;
  readonly materializedRows: Readonly<Record<string, number>>;
}

const otherVersion = () =>
  new UserError({
    id: `Data di ClickHouse diterbitkan oleh versi Pendapa yang lain. Terbitkan ulang dengan versi ini: "${commandText('publish')}".`,
    en: `The data in ClickHouse were published by another version of Pendapa. Publish them again with this one: "${commandText('publish')}".`,
  });

/** The served generation and its publication. */
export interface Chosen {
  readonly generation: number;
  readonly publication: number;
}

export async function chosenIn(client: ClickHouseClient, { database }: StorePlace, signal?: AbortSignal): Promise<Chosen | null> {
  // Rows of an earlier version have no number; only among them the time decides.
  const sql = `SELECT generation, publication FROM ${database}.current ORDER BY publication DESC, chosen_at DESC LIMIT 1`;
  const [row] = await rowsOf(client, sql, [], signal).catch((error: unknown) => {
    throw isUnknownColumn(error) ? otherVersion() : error;
  });
  return row === undefined ? null : { generation: Number(row[0]), publication: Number(row[1]) };
}

/** Returns the numbers of the generations in the store, newest first. */
export async function publishedNumbers(client: ClickHouseClient, { database }: StorePlace): Promise<number[]> {
  const rows = await rowsOf(client, `SELECT DISTINCT generation FROM ${database}.generations ORDER BY generation DESC`);
  return rows.map(([generation]) => Number(generation));
}

/**
 * Reads a generation; null if the store lacks it.
 * @throws UserError if another version published it
 */
export async function readPublished(
  client: ClickHouseClient,
  { database }: StorePlace,
  generation: number,
): Promise<PublishedGeneration | null> {
  const [row] = await rowsOf(
    client,
    `SELECT manifest, aside FROM ${database}.generations WHERE generation = ${String(generation)} ORDER BY publication DESC, published_at DESC LIMIT 1`,
  );
  if (row === undefined) return null;
  const manifest = JSON.parse(String(row[0])) as Manifest;
  if (Number(manifest.format) !== PART_FORMAT) throw otherVersion();
  return { manifest, materializedRows: JSON.parse(String(row[1])) as PublishedGeneration['materializedRows'] };
}
