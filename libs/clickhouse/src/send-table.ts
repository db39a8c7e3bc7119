import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ClickHouseError, type ClickHouseClient } from '@clickhouse/client';
import { UserError } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoted, commandText } from '@pendapa/warehouse';
import { execute as run, firstRow } from '@pendapa/warehouse/store';
import { controlSql } from './control-sums.ts';
import { rowsOf } from './store-client.ts';
import { PART, type StorePlace } from './tables.ts';

type Columns = Readonly<Record<string, string>>;

/** Rows that go to a store. */
export interface Sent {
  readonly table: string;
  readonly columns: Columns;
  /** A relation of this engine with these columns. */
  readonly relation: string;
  /** The part to which they belong in the store. */
  readonly part: string;
}

const differs = ({ table, part }: Sent) =>
  new UserError({
    id: `Tabel "${table}" dari bagian "${part}" tiba di ClickHouse dengan isi yang lain. Data yang disajikan tidak berubah. Jalankan "${commandText('publish')}" sekali lagi: bagian itu dikirim ulang.`,
    en: `The table "${table}" of the part "${part}" arrived in ClickHouse with different contents. The published data did not change. Run "${commandText('publish')}" again: the part is sent once more.`,
  });

const notTaken = ({ table, part }: Sent, error: ClickHouseError) => {
  const [why] = error.message.split(/: \(|\. While|: While/);
  return new UserError(
    {
      id: `ClickHouse tidak menerima tabel "${table}" dari bagian "${part}": ${why ?? ''}. Data yang disajikan tidak berubah (docs/operations.md).`,
      en: `ClickHouse does not take the table "${table}" of the part "${part}": ${why ?? ''}. The published data did not change (docs/operations.md).`,
    },
    { cause: error },
  );
};

/**
 * Sends the rows of a table and compares their control sums.
 * @throws UserError if they arrived with other content
 */
export async function sendTable(
  connection: DuckDBConnection,
  client: ClickHouseClient,
  sent: Sent,
  folder: string,
  place: StorePlace,
): Promise<void> {
  const { table, columns, relation, part } = sent;
  const localSums = await firstRow(connection, `${controlSql(columns, 'duckdb')} FROM ${relation}`);
  if (Number(localSums[0]) === 0) return;
  const file = join(folder, `${table}.parquet`);
  const selected = Object.entries(columns).map(([name, type]) => (type === 'TIME' ? `CAST(${name} AS VARCHAR) AS ${name}` : name));
  const rows = `SELECT ${[`${quoted(part)} AS ${PART}`, ...selected].join(', ')} FROM ${relation}`;
  await run(connection, `COPY (${rows}) TO ${quoted(file)} (FORMAT parquet, COMPRESSION zstd)`);
  try {
    const values = createReadStream(file);
    await client.insert({ table: `${place.database}.${table}`, values, format: 'Parquet' }).catch((error: unknown) => {
      throw error instanceof ClickHouseError ? notTaken(sent, error) : error;
    });
  } finally {
    await rm(file, { force: true });
  }
  const [storedSums = []] = await rowsOf(
    client,
    `${controlSql(columns, 'clickhouse')} FROM ${place.database}.${table} WHERE ${PART} = {p1:String}`,
    [part],
  );
  if (localSums.some((sum, index) => String(sum) !== String(storedSums[index]))) throw differs(sent);
}
