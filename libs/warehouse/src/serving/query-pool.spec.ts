import { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { keptConnection } from './kept-statements.ts';
import { openPool, type Ask, type QueryPool } from './query-pool.ts';
import { BACKGROUND } from './waiting.ts';

let instance: DuckDBInstance;
let pool: QueryPool;

beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:', { threads: '1' });
});
afterAll(() => instance.closeSync());
afterEach(() => pool.close());

/** Room for nineteen short statements. */
const connect = async () => keptConnection(await instance.connect(), 4_000_000);
const KEEPING = { each: 4, eachDear: 4 };
const ENDLESS = 'SELECT sum(sqrt(a.range * b.range)) FROM range(10000000) a, range(10000000) b';
const endless = (ask: Ask) => ask(ENDLESS, []);
const quick = (ask: Ask) => ask('SELECT CAST($1 AS INTEGER) + 1', ['41']);

it('lends a connection and takes it back', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 0, timeoutMs: 5_000 });
  expect(await pool.run(quick)).toEqual([[42]]);
  expect(await pool.run(quick)).toEqual([[42]]);
});

it('interrupts what takes too long, and the connection stays usable', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 0, timeoutMs: 1_000 });
  await expect(pool.run(endless)).rejects.toMatchObject({ problem: { status: 503, code: 'too-slow', params: { seconds: '1' } } });
  expect(await pool.run(quick)).toEqual([[42]]);
});

it('lets the background take longer than a reader would wait', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 2, queueLength: 0, timeoutMs: 1_000 });
  const ended = new AbortController();
  const background = pool.run(endless, ended.signal, BACKGROUND).catch((error: unknown) => error);
  await expect(pool.run(endless)).rejects.toMatchObject({ problem: { code: 'too-slow' } });
  ended.abort(new Error('still running'));
  expect(await background).toMatchObject({ message: 'still running' });
});

it('counts what is lent to those who wait for an answer, and not what the background takes', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 0, timeoutMs: 60_000 });
  await pool.run(quick, undefined, BACKGROUND);
  expect(pool.given()).toBe(0);
  await pool.run(quick, undefined, 'reader');
  await pool.run(quick, undefined, BACKGROUND);
  expect(pool.given()).toBe(1);
});

it('interrupts when the caller goes away', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 0, timeoutMs: 60_000 });
  const caller = new AbortController();
  const running = pool.run(endless, caller.signal);
  setTimeout(() => caller.abort(new Error('gone')), 20);
  await expect(running).rejects.toThrow('gone');
  expect(await pool.run(quick)).toEqual([[42]]);
  await expect(pool.run(quick, caller.signal)).rejects.toThrow('gone');
});

it('lets a limited number wait and refuses the rest at once', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 2, timeoutMs: 60_000 });
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
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 0, timeoutMs: 5_000 });
  await expect(pool.run((ask) => ask('SELECT nothing FROM nowhere', []))).rejects.toThrow('nowhere');
  await expect(pool.run((ask) => ask('SELECT 1; SELECT 2', []))).rejects.toThrow('multiple statements');
  expect(await pool.run(quick)).toEqual([[42]]);
});

it('ends what runs and what waits when it is closed', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 1, timeoutMs: 60_000 });
  const running = expect(pool.run(endless)).rejects.toMatchObject({ problem: { code: 'busy' } });
  const waiting = expect(pool.run(quick)).rejects.toMatchObject({ problem: { code: 'busy' } });
  await pool.close();
  await Promise.all([running, waiting]);
  await expect(pool.run(quick)).rejects.toMatchObject({ problem: { code: 'busy' } });
});

it('answers a statement that it planned before with the values of now, and more statements than it keeps', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 0, timeoutMs: 5_000 });
  const codes = "SELECT count(*) FROM (VALUES ('A'), ('B'), ('B')) rows(code) WHERE code IN ($1)";
  const asked = (sql: string, ...values: string[]) => pool.run((ask) => ask(sql, values));
  for (const round of [1, 2]) {
    expect(await asked(codes, 'A')).toEqual([['1']]);
    expect(await asked(codes, 'B')).toEqual([['2']]);
    expect(await asked('SELECT $1 || $2', 'x', String(round))).toEqual([[`x${String(round)}`]]);
    for (let number = 1; number <= 25; number += 1) expect(await asked(`SELECT ${String(number)}`)).toEqual([[number]]);
  }
});

it('plans anew what failed, and what was asked of tables that are there no longer', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 0, timeoutMs: 5_000 });
  const asked = (sql: string, ...values: string[]) => pool.run((ask) => ask(sql, values));
  await expect(asked('SELECT CAST($1 AS INTEGER)', 'forty')).rejects.toThrow('forty');
  expect(await asked('SELECT CAST($1 AS INTEGER)', '40')).toEqual([[40]]);
  await asked("ATTACH ':memory:' AS leaving");
  await asked('CREATE TABLE leaving.fact AS SELECT 1 AS n');
  expect(await asked('SELECT n FROM leaving.fact')).toEqual([[1]]);
  pool.forget();
  await asked('DETACH leaving');
  await expect(asked('SELECT n FROM leaving.fact')).rejects.toThrow('leaving');
});

it('plans a long statement each time rather than lose what was planned of the others', async () => {
  pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 0, timeoutMs: 5_000 });
  const planned = jest.spyOn(DuckDBConnection.prototype, 'prepare');
  const short = (ask: Ask) => ask('SELECT 1', []);
  const long = (ask: Ask) => ask(`SELECT 1 /* ${'long '.repeat(3_000)} */`, []);
  for (const work of [short, long, short, long, short]) await pool.run(work);
  const lengths = planned.mock.calls.map(([sql]) => sql.length);
  planned.mockRestore();
  expect(lengths.filter((length) => length < 100)).toHaveLength(1);
  expect(lengths.filter((length) => length > 10_000)).toHaveLength(2);
});

describe('with several clients', () => {
  const gone = new Error('gone');

  it('leaves a connection to others, however much one asks', async () => {
    pool = await openPool(connect, { ...KEEPING, size: 2, each: 1, queueLength: 4, timeoutMs: 60_000 });
    const leaving = new AbortController();
    const asked = [1, 2, 3].map(() => pool.run(endless, leaving.signal, 'many'));
    const ends = Promise.all(asked.map((one) => expect(one).rejects.toThrow('gone')));
    expect(await pool.run(quick, undefined, 'one')).toEqual([[42]]);
    leaving.abort(gone);
    await ends;
    expect(await Promise.all([1, 2, 3].map(() => pool.run(quick, undefined, 'many')))).toHaveLength(3);
  });

  it('leaves a connection to the quick questions of one who asks many that take long', async () => {
    pool = await openPool(connect, { ...KEEPING, size: 2, eachDear: 1, queueLength: 4, timeoutMs: 60_000 });
    const leaving = new AbortController();
    const asked = [1, 2, 3].map(() => pool.run(endless, leaving.signal, 'one', { estimate: 10_000 }));
    const ends = Promise.all(asked.map((one) => expect(one).rejects.toThrow('gone')));
    expect(await pool.run(quick, undefined, 'one', { estimate: 1 })).toEqual([[42]]);
    leaving.abort(gone);
    await ends;
    expect(await pool.run(quick, undefined, 'one', { estimate: 10_000 })).toEqual([[42]]);
  });

  it('answers at once, and lets whoever asked rest before the next question while others are answered', async () => {
    const rests: (() => void)[] = [];
    const rest = () => new Promise<void>((resolve) => rests.push(resolve));
    pool = await openPool(connect, { ...KEEPING, size: 2, each: 1, queueLength: 4, timeoutMs: 60_000, rest });
    const order: string[] = [];
    const asked = (client: string) => pool.run(quick, undefined, client).then(() => order.push(client));
    await asked('dear');
    const second = asked('dear');
    await asked('other');
    expect(order).toEqual(['dear', 'other']);
    rests[0]?.();
    await second;
    expect(order).toEqual(['dear', 'other', 'dear']);
    for (const end of rests) end();
  });

  it('takes the place of whoever fills the queue, and asks them in turn', async () => {
    pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 3, timeoutMs: 60_000 });
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

  it('asks of one client what takes little before what takes long', async () => {
    pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 3, timeoutMs: 60_000 });
    const leaving = new AbortController();
    const running = expect(pool.run(endless, leaving.signal, 'one')).rejects.toThrow('gone');
    const order: string[] = [];
    const waiting = [10_000, 9_000, 1].map((ms) => pool.run(quick, undefined, 'one', { estimate: ms }).then(() => order.push(String(ms))));
    leaving.abort(gone);
    await running;
    await Promise.all(waiting);
    expect(order).toEqual(['1', '9000', '10000']);
  });

  it('asks of one client what it asks once before what it asks over and over', async () => {
    pool = await openPool(connect, { ...KEEPING, size: 1, queueLength: 4, timeoutMs: 60_000 });
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
