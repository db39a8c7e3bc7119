import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { execute, integer, firstRow } from '../../engine/duck.ts';
import { compactIncoming } from './compact-incoming.ts';

const ROWS = 2_000_000;

let instance: DuckDBInstance;
let connection: DuckDBConnection;

async function begin(memoryLimit: string): Promise<void> {
  instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: memoryLimit });
  connection = await instance.connect();
  await execute(
    connection,
    "ATTACH ':memory:' AS incoming",
    `CREATE TABLE incoming.drawn AS SELECT range AS number, range // 1000 AS thousand, DATE '2024-01-01' AS day, 7 AS tax FROM range(${String(ROWS)})`,
  );
}

const room = async (): Promise<number> =>
  integer((await firstRow(connection, "SELECT sum(memory_usage_bytes) FROM duckdb_memory() WHERE tag = 'IN_MEMORY_TABLE'"))[0]);

afterEach(() => {
  connection.closeSync();
  instance.closeSync();
});

it('packs incoming tables once they fill the memory, and keeps their rows', async () => {
  await begin('100MB');
  const before = await room();
  await compactIncoming(connection);
  expect(await room()).toBeLessThan(before / 2);
  expect(await firstRow(connection, 'SELECT count(*), sum(number), sum(thousand) FROM incoming.drawn')).toEqual([
    String(ROWS),
    '1999999000000',
    '1999000000',
  ]);
});

it('leaves them as they are where there is room', async () => {
  await begin('1GB');
  const before = await room();
  await compactIncoming(connection);
  expect(await room()).toBe(before);
});

it('leaves them as they are while another connection makes tables', async () => {
  await begin('100MB');
  const other = await instance.connect();
  await execute(other, 'BEGIN TRANSACTION', 'CREATE TABLE incoming.other AS SELECT 1 AS one');
  const before = await room();
  await compactIncoming(connection);
  expect(await room()).toBe(before);
  await execute(other, 'COMMIT');
  other.closeSync();
  await compactIncoming(connection);
  expect(await room()).toBeLessThan(before / 2);
});
