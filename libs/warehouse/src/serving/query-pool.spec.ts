import { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { withStatementCache } from './prepared-statements.ts';
import type { RunSql } from '../engine/duck.ts';
import { openPool, type QueryPool } from './query-pool.ts';
import { BACKGROUND } from './admission-queue.ts';

let instance: DuckDBInstance;
let pool: QueryPool;

beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:', { threads: '1' });
});
afterAll(() => instance.closeSync());
afterEach(() => pool.close());

/** Room for nineteen short statements. */
const connect = async () => withStatementCache(await instance.connect(), 4_000_000);
const UNLIMITED = { maxPerClient: 4, maxExpensivePerClient: 4 };
const ENDLESS = 'SELECT sum(sqrt(a.range * b.range)) FROM range(10000000) a, range(10000000) b';
const endless = (runSql: RunSql) => runSql(ENDLESS, []);
const quick = (runSql: RunSql) => runSql('SELECT CAST($1 AS INTEGER) + 1', ['41']);

it('runs work on a connection and reuses it', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 0, timeoutMs: 5_000 });
  expect(await pool.run(quick)).toEqual([[42]]);
  expect(await pool.run(quick)).toEqual([[42]]);
});

it('interrupts a query at the timeout and keeps the connection usable', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 0, timeoutMs: 1_000 });
  await expect(pool.run(endless)).rejects.toMatchObject({ problem: { status: 503, code: 'too-slow', params: { seconds: '1' } } });
  expect(await pool.run(quick)).toEqual([[42]]);
});

it('gives background work a longer timeout', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 2, queueLength: 0, timeoutMs: 1_000 });
  const ended = new AbortController();
  const background = pool.run(endless, ended.signal, BACKGROUND).catch((error: unknown) => error);
  await expect(pool.run(endless)).rejects.toMatchObject({ problem: { code: 'too-slow' } });
  ended.abort(new Error('still running'));
  expect(await background).toMatchObject({ message: 'still running' });
});

it('counts grants to users, not to background work', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 0, timeoutMs: 60_000 });
  await pool.run(quick, undefined, BACKGROUND);
  expect(pool.grantCount()).toBe(0);
  await pool.run(quick, undefined, 'reader');
  await pool.run(quick, undefined, BACKGROUND);
  expect(pool.grantCount()).toBe(1);
});

it('interrupts when the caller goes away', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 0, timeoutMs: 60_000 });
  const caller = new AbortController();
  const running = pool.run(endless, caller.signal);
  setTimeout(() => caller.abort(new Error('gone')), 20);
  await expect(running).rejects.toThrow('gone');
  expect(await pool.run(quick)).toEqual([[42]]);
  await expect(pool.run(quick, caller.signal)).rejects.toThrow('gone');
});

it('queues a limited number of queries and refuses others at once', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 2, timeoutMs: 60_000 });
  const caller = new AbortController();
  const running = pool.run(endless, caller.signal);
  const first = pool.run(quick);
  const leaving = new AbortController();
  const second = pool.run(quick, leaving.signal);
  await expect(pool.run(quick)).rejects.toMatchObject({ problem: { status: 503, code: 'busy' } });
  leaving.abort(new Error('left the queue'));
  await expect(second).rejects.toThrow('left the queue');
  caller.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
  expect(await first).toEqual([[42]]);
});

it('passes the failure of a statement on and refuses several statements in one text', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 0, timeoutMs: 5_000 });
  await expect(pool.run((runSql) => runSql('SELECT nothing FROM nowhere', []))).rejects.toThrow('nowhere');
  await expect(pool.run((runSql) => runSql('SELECT 1; SELECT 2', []))).rejects.toThrow('multiple statements');
  expect(await pool.run(quick)).toEqual([[42]]);
});

it('ends running and waiting queries when it closes', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 1, timeoutMs: 60_000 });
  const running = expect(pool.run(endless)).rejects.toMatchObject({ problem: { code: 'busy' } });
  const waiting = expect(pool.run(quick)).rejects.toMatchObject({ problem: { code: 'busy' } });
  await pool.close();
  await Promise.all([running, waiting]);
  await expect(pool.run(quick)).rejects.toMatchObject({ problem: { code: 'busy' } });
});

it('runs cached statements with new values, and more statements than it caches', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 0, timeoutMs: 5_000 });
  const codes = "SELECT count(*) FROM (VALUES ('A'), ('B'), ('B')) rows(code) WHERE code IN ($1)";
  const run = (sql: string, ...values: string[]) => pool.run((runSql) => runSql(sql, values));
  for (const round of [1, 2]) {
    expect(await run(codes, 'A')).toEqual([['1']]);
    expect(await run(codes, 'B')).toEqual([['2']]);
    expect(await run('SELECT $1 || $2', 'x', String(round))).toEqual([[`x${String(round)}`]]);
    for (let number = 1; number <= 25; number += 1) expect(await run(`SELECT ${String(number)}`)).toEqual([[number]]);
  }
});

it('prepares failed statements and those of dropped tables again', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 0, timeoutMs: 5_000 });
  const run = (sql: string, ...values: string[]) => pool.run((runSql) => runSql(sql, values));
  await expect(run('SELECT CAST($1 AS INTEGER)', 'forty')).rejects.toThrow('forty');
  expect(await run('SELECT CAST($1 AS INTEGER)', '40')).toEqual([[40]]);
  await run("ATTACH ':memory:' AS leaving");
  await run('CREATE TABLE leaving.fact AS SELECT 1 AS n');
  expect(await run('SELECT n FROM leaving.fact')).toEqual([[1]]);
  pool.clearStatements();
  await run('DETACH leaving');
  await expect(run('SELECT n FROM leaving.fact')).rejects.toThrow('leaving');
});

it('does not cache a long statement, which would evict the others', async () => {
  pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 0, timeoutMs: 5_000 });
  const planned = jest.spyOn(DuckDBConnection.prototype, 'prepare');
  const short = (runSql: RunSql) => runSql('SELECT 1', []);
  const long = (runSql: RunSql) => runSql(`SELECT 1 /* ${'long '.repeat(3_000)} */`, []);
  for (const work of [short, long, short, long, short]) await pool.run(work);
  const lengths = planned.mock.calls.map(([sql]) => sql.length);
  planned.mockRestore();
  expect(lengths.filter((length) => length < 100)).toHaveLength(1);
  expect(lengths.filter((length) => length > 10_000)).toHaveLength(2);
});

describe('with several clients', () => {
  const gone = new Error('gone');

  it('keeps a connection free for other clients', async () => {
    pool = await openPool(connect, { ...UNLIMITED, size: 2, maxPerClient: 1, queueLength: 4, timeoutMs: 60_000 });
    const leaving = new AbortController();
    const run = [1, 2, 3].map(() => pool.run(endless, leaving.signal, 'many'));
    const ends = Promise.all(run.map((one) => expect(one).rejects.toThrow('gone')));
    expect(await pool.run(quick, undefined, 'one')).toEqual([[42]]);
    leaving.abort(gone);
    await ends;
    expect(await Promise.all([1, 2, 3].map(() => pool.run(quick, undefined, 'many')))).toHaveLength(3);
  });

  it('keeps a connection free for quick queries of a client with many expensive ones', async () => {
    pool = await openPool(connect, { ...UNLIMITED, size: 2, maxExpensivePerClient: 1, queueLength: 4, timeoutMs: 60_000 });
    const leaving = new AbortController();
    const run = [1, 2, 3].map(() => pool.run(endless, leaving.signal, 'one', { estimate: 10_000 }));
    const ends = Promise.all(run.map((one) => expect(one).rejects.toThrow('gone')));
    expect(await pool.run(quick, undefined, 'one', { estimate: 1 })).toEqual([[42]]);
    leaving.abort(gone);
    await ends;
    expect(await pool.run(quick, undefined, 'one', { estimate: 10_000 })).toEqual([[42]]);
  });

  it('answers at once, and delays the next query of the client while others run', async () => {
    const cooldowns: (() => void)[] = [];
    const cooldown = () => new Promise<void>((resolve) => cooldowns.push(resolve));
    pool = await openPool(connect, { ...UNLIMITED, size: 2, maxPerClient: 1, queueLength: 4, timeoutMs: 60_000, cooldown: cooldown });
    const order: string[] = [];
    const run = (client: string) => pool.run(quick, undefined, client).then(() => order.push(client));
    await run('expensive');
    const second = run('expensive');
    await run('other');
    expect(order).toEqual(['expensive', 'other']);
    cooldowns[0]?.();
    await second;
    expect(order).toEqual(['expensive', 'other', 'expensive']);
    for (const end of cooldowns) end();
  });

  it('evicts a query of a client that fills the queue, then alternates between clients', async () => {
    pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 3, timeoutMs: 60_000 });
    const leaving = new AbortController();
    const running = expect(pool.run(endless, leaving.signal, 'many')).rejects.toThrow('gone');
    const order: string[] = [];
    const named = (name: string, client: string) => pool.run(quick, undefined, client).then(() => order.push(name));
    const waiting = [named('many 1', 'many'), named('many 2', 'many')];
    const crowded = expect(named('many 3', 'many')).rejects.toMatchObject({ problem: { code: 'busy' } });
    waiting.push(named('one 1', 'one'));
    await crowded;
    await expect(named('many 4', 'many')).rejects.toMatchObject({ problem: { code: 'busy' } });
    leaving.abort(gone);
    await running;
    await Promise.all(waiting);
    expect(order).toEqual(['one 1', 'many 1', 'many 2']);
  });

  it('runs cheap queries of a client before expensive ones', async () => {
    pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 3, timeoutMs: 60_000 });
    const leaving = new AbortController();
    const running = expect(pool.run(endless, leaving.signal, 'one')).rejects.toThrow('gone');
    const order: string[] = [];
    const waiting = [10_000, 9_000, 1].map((ms) => pool.run(quick, undefined, 'one', { estimate: ms }).then(() => order.push(String(ms))));
    leaving.abort(gone);
    await running;
    await Promise.all(waiting);
    expect(order).toEqual(['1', '9000', '10000']);
  });

  it('runs a single query of a client before repeated ones', async () => {
    pool = await openPool(connect, { ...UNLIMITED, size: 1, queueLength: 4, timeoutMs: 60_000 });
    const leaving = new AbortController();
    const running = expect(pool.run(endless, leaving.signal, 'one')).rejects.toThrow('gone');
    const order: string[] = [];
    const named = (kind: string, estimate: number) => pool.run(quick, undefined, 'one', { estimate, kind }).then(() => order.push(kind));
    const waiting = [...['again', 'again', 'again'].map((kind) => named(kind, 1_000)), named('once', 1_500)];
    leaving.abort(gone);
    await running;
    await Promise.all(waiting);
    expect(order).toEqual(['again', 'once', 'again', 'again']);
  });
});
