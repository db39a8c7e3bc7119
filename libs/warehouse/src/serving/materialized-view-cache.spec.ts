import { DuckDBInstance } from '@duckdb/node-api';
import { integer, firstRow } from '../engine/duck.ts';
import type { ViewDefinition } from '../rollups/on-demand.ts';
import { MaterializedViewCache, type ViewRequester } from './materialized-view-cache.ts';
import { withStatementCache } from './prepared-statements.ts';
import { openPool, type QueryPool } from './query-pool.ts';

let instance: DuckDBInstance;
let pool: QueryPool;
let views: MaterializedViewCache;

beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:', { threads: '1' });
});
afterAll(() => instance.closeSync());
afterEach(async () => {
  await pool.close();
  await views.stop();
});

async function openCache(timeoutMs: number): Promise<void> {
  pool = await openPool(async () => withStatementCache(await instance.connect(), 0), {
    size: 1,
    maxPerClient: 1,
    maxExpensivePerClient: 1,
    queueLength: 1,
    timeoutMs,
  });
  views = new MaterializedViewCache(() => instance.connect());
}

const requester = (client: string, signal?: AbortSignal): ViewRequester => ({
  scheduleBuild: (make, unwanted) => pool.run((_, ended) => make(ended), unwanted, client),
  signal,
});

const STEP = 'CREATE TEMP TABLE step AS SELECT 1 AS n';
const quick = (table: string): ViewDefinition => ({ tables: [table], statements: [STEP, `CREATE TABLE ${table} AS FROM step`] });
const ENDLESS = 'SELECT sum(sqrt(a.range * b.range)) AS n FROM range(10000000) a, range(10000000) b';
const endless = (table: string): ViewDefinition => ({ tables: [table], statements: [STEP, `CREATE TABLE ${table} AS ${ENDLESS}`] });

async function countIn(table: string): Promise<number> {
  const connection = await instance.connect();
  const [count] = await firstRow(connection, `SELECT count(*) FROM ${table}`);
  connection.closeSync();
  return integer(count);
}
const counting = (table: string) => () => countIn(table);

it('works something out once for all who ask for it', async () => {
  await openCache(60_000);
  const results = ['anna', 'budi'].map((client) => views.use([quick('once')], counting('once'), requester(client)));
  expect(await Promise.all(results)).toEqual([1, 1]);
  expect(views.rowsIn('once')).toEqual({ rows: 1, read: 1 });
});

it('ends at the time limit as a question does, and can be asked for again', async () => {
  await openCache(50);
  await expect(views.use([endless('late')], counting('late'), requester('anna'))).rejects.toMatchObject({ problem: { code: 'too-slow' } });
  expect(views.rowsIn('late').rows).toBe(0);
  await pool.close();
  await openCache(60_000);
  expect(await views.use([quick('late')], counting('late'), requester('anna'))).toBe(1);
});

it('waits and is refused among the questions of its clients', async () => {
  await openCache(60_000);
  const [first, second] = [new AbortController(), new AbortController()];
  const running = views.use([endless('first')], counting('first'), requester('anna', first.signal));
  const waiting = views.use([endless('second')], counting('second'), requester('anna', second.signal));
  const third = views.use([quick('third')], counting('third'), requester('anna'));
  await expect(third).rejects.toMatchObject({ problem: { code: 'busy' } });
  for (const [reader, results] of [[first, running] as const, [second, waiting] as const]) {
    reader.abort(new Error('gone'));
    await expect(results).rejects.toThrow('gone');
  }
  expect(await views.use([quick('third')], counting('third'), requester('anna'))).toBe(1);
});

it('goes on while somebody waits for it', async () => {
  await openCache(60_000);
  const anna = new AbortController();
  const results = pool.run(() => {
    const [first, other] = [anna.signal, undefined].map((signal) =>
      views.use([quick('kept')], counting('kept'), requester('anna', signal)),
    );
    anna.abort(new Error('gone'));
    return Promise.resolve({ first, other });
  });
  const { first, other } = await results;
  await expect(first).rejects.toThrow('gone');
  expect(await other).toBe(1);
});

it('ends when the last one leaves, and leaves the name to whoever asks next', async () => {
  await openCache(60_000);
  const readers = [new AbortController(), new AbortController()];
  const results = readers.map(({ signal }) => views.use([endless('leaving')], counting('leaving'), requester('anna', signal)));
  const ended = Promise.allSettled(results);
  for (const reader of readers) reader.abort(new Error('gone'));
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await views.use([quick('leaving')], counting('leaving'), requester('budi'))).toBe(1);
});

it('keeps what was used last, and works the others out again', async () => {
  await openCache(60_000);
  const days = Array.from({ length: 25 }, (_, index) => `day_${String(index)}`);
  for (const day of days) await views.use([quick(day)], counting(day), requester('anna'));
  expect(days.filter((day) => views.rowsIn(day).rows === 0)).toEqual(['day_0']);
  expect(await views.use([quick('day_0')], counting('day_0'), requester('anna'))).toBe(1);
});
