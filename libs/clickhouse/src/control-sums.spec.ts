import type { ClickHouseClient } from '@clickhouse/client';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute as run, firstRow } from '@pendapa/warehouse/store';
import { withEngine as withDuck } from '@pendapa/warehouse/testing';
import { CHDB, startStore, type RunningStore } from './testing/chdb.ts';
import { controlSql } from './control-sums.ts';
import { sendTable } from './send-table.ts';
import { execute, openClient, rowsOf } from './store-client.ts';
import { tableSql } from './tables.ts';

const COLUMNS = { id: 'BIGINT', word: 'VARCHAR', share: 'DOUBLE', due: 'TIME', day: 'DATE', is_open: 'BOOLEAN' };
const PLACE = { database: 'sums' };

/** Rows on which engines could differ: nothing, empty, other alphabets, -0, no numbers, the smallest and the largest. */
const ROWS = `(VALUES
  (1, 'ab', 0.1, TIME '00:00:00', DATE '1970-01-01', true), (2, '', -0.0, TIME '23:59:59', DATE '1900-01-01', false),
  (3, NULL, NULL, NULL, NULL, NULL), (4, 'Desa Ngawén ☂ 𝄞', 'nan', TIME '12:30:00', DATE '2299-12-31', true),
  (5, 'a''b\\c', '-inf', NULL, NULL, NULL), (6, 'ba', 4.9e-324, NULL, NULL, NULL), (7, 'x', 1.7976931348623157e308, NULL, NULL, NULL),
  (8, 'y', -1.5, NULL, NULL, NULL), (9, NULL, 'inf', NULL, NULL, NULL), (10, repeat('panjang ', 400), 1e16, NULL, NULL, NULL)
) rows(id, word, share, due, day, is_open)`;
const TYPED = `(SELECT ${Object.entries(COLUMNS)
  .map(([name, type]) => `CAST(${name} AS ${type}) AS ${name}`)
  .join(', ')} FROM ${ROWS})`;

const withEngine = CHDB === undefined ? describe.skip : describe;

withEngine('control sums', () => {
  let store: RunningStore;
  let client: ClickHouseClient;
  let folder = '';
  beforeAll(async () => {
    store = await startStore(CHDB ?? '');
    client = openClient(store.accessOf('publisher'));
    folder = await mkdtemp(join(tmpdir(), 'pendapa-sums-'));
    await execute(client, `CREATE DATABASE ${PLACE.database}`);
  });
  afterAll(async () => {
    await client.close();
    await store.stop();
    await rm(folder, { recursive: true });
  });

  /** The sums there after the same rows were sent and, perhaps, changed. */
  const sumsThere = async (table: string, change?: string): Promise<readonly string[]> => {
    await execute(client, ...tableSql(table, COLUMNS, PLACE));
    await withDuck(':memory:', { threads: '1' }, (connection) =>
      sendTable(connection, client, { table, columns: COLUMNS, relation: `${TYPED} typed`, part: 'one' }, folder, PLACE),
    );
    if (change !== undefined) await execute(client, `ALTER TABLE ${PLACE.database}.${table} UPDATE ${change} SETTINGS mutations_sync = 2`);
    const [row = []] = await rowsOf(client, `${controlSql(COLUMNS, 'clickhouse')} FROM ${PLACE.database}.${table}`);
    return row.map(String);
  };
  const sumsHere = (rows: string): Promise<readonly string[]> =>
    withDuck(':memory:', { threads: '1' }, async (connection) => {
      await run(connection, `CREATE TABLE here AS SELECT * FROM ${rows} typed`);
      return (await firstRow(connection, `${controlSql(COLUMNS, 'duckdb')} FROM here`)).map(String);
    });

  it('are the same from both engines, whatever the values', async () => {
    expect(await sumsThere('same')).toEqual(await sumsHere(TYPED));
  });

  it.each([
    ['a text of the same length', "word = 'cd' WHERE id = 1"],
    ['letters in another order', "word = 'ab' WHERE id = 6"],
    ['an empty text for none', "word = '' WHERE id = 3"],
    ['a number a little larger', 'share = 0.10000000000000002 WHERE id = 1'],
    ['a sign', 'share = 1.5 WHERE id = 8'],
    ['a number for no number', 'share = 0 WHERE id = 4'],
    ['a time', "due = '12:30:01' WHERE id = 4"],
  ])('tell of %s', async (what, change) => {
    const table = `changed_${what.replaceAll(' ', '_')}`;
    expect(await sumsThere(table, change)).not.toEqual(await sumsHere(TYPED));
  });

  it('take -0 for 0, and every NaN for the same', async () => {
    const zero = TYPED.replace('-0.0', '0.0');
    expect(await sumsHere(zero)).toEqual(await sumsHere(TYPED));
    expect(await sumsThere('zeros', 'share = 0 WHERE id = 2')).toEqual(await sumsHere(TYPED));
  });

  it('are those of the arithmetic: 300 drawn numbers', async () => {
    const rows = `(SELECT CAST(i AS BIGINT) AS id, CAST(hash(i) AS VARCHAR) AS word, CAST((hash(i) % 1000003) * pow(10, i % 300 - 150) AS DOUBLE) AS share,
      CAST(NULL AS TIME) AS due, CAST(NULL AS DATE) AS day, CAST(NULL AS BOOLEAN) AS is_open FROM range(300) numbers(i))`;
    await execute(client, ...tableSql('drawn', COLUMNS, PLACE));
    await withDuck(':memory:', { threads: '1' }, (connection) =>
      sendTable(connection, client, { table: 'drawn', columns: COLUMNS, relation: `${rows} drawn`, part: 'one' }, folder, PLACE),
    );
    expect(await rowsOf(client, `SELECT count() FROM ${PLACE.database}.drawn`)).toEqual([['300']]);
  });
});
