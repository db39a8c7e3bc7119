import { DuckDBInstance } from '@duckdb/node-api';
import { integer, firstRow, type RunSql } from '../engine/duck.ts';
import { withStatementCache } from './prepared-statements.ts';
import { openScheduler, type QueryScheduler } from './query-scheduler.ts';

jest.setTimeout(60_000);

const LIMIT = '64MB';
/** Takes about 42 MB and keeps them: one side of an endless join stays in memory. */
const HOLDING = `SELECT count(*) FROM range(1000000000000) a
  JOIN (SELECT range AS key, range AS more FROM range(700000)) b ON a.range = b.key + 5000000000000 + more`;
const HOLDING_BYTES = 40_000_000;
/** Takes more memory than the query above leaves. */
const COUNTING = 'SELECT count(DISTINCT range) FROM range(1000000)';
const TOO_MUCH = 'SELECT count(DISTINCT range) FROM range(2000000)';

const runningSql = (sql: string) => (runSql: RunSql) => runSql(sql, []);
const OUT_OF_MEMORY = { problem: { status: 503, code: 'out-of-memory', params: {} } };

let instance: DuckDBInstance;
let scheduler: QueryScheduler;
beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: LIMIT, temp_directory: '' });
  scheduler = await openScheduler(async () => withStatementCache(await instance.connect(), 1_000_000), 60_000);
});
afterAll(async () => {
  await scheduler.close();
  instance.closeSync();
});

/** Resolves when the query above has taken its memory. */
async function untilMemoryTaken(): Promise<void> {
  const connection = await instance.connect();
  const usedBytes = async () => integer((await firstRow(connection, 'SELECT sum(memory_usage_bytes) FROM duckdb_memory()'))[0]);
  while ((await usedBytes()) < HOLDING_BYTES) await new Promise((resolve) => setImmediate(resolve));
  connection.closeSync();
}

it('refuses a query that needs more memory than there is', async () => {
  for (const queue of ['slow', 'fast'] as const) {
    await expect(scheduler.run(queue, runningSql(TOO_MUCH))).rejects.toMatchObject(OUT_OF_MEMORY);
    expect(await scheduler.run(queue, runningSql('SELECT 42'))).toEqual([[42]]);
  }
});

it('preempts a slow query that took the memory for a quick one', async () => {
  const preempted = expect(scheduler.run('slow', runningSql(HOLDING))).rejects.toMatchObject(OUT_OF_MEMORY);
  await untilMemoryTaken();
  expect(await scheduler.run('fast', runningSql(COUNTING))).toEqual([['1000000']]);
  await preempted;
});
