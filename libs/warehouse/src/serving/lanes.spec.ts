import { DuckDBInstance } from '@duckdb/node-api';
import { integer, one } from '../engine/duck.ts';
import { keptConnection } from './kept-statements.ts';
import { openLanes, type Lanes } from './lanes.ts';
import type { Ask } from './query-pool.ts';

jest.setTimeout(60_000);

const LIMIT = '64MB';
/** Takes some 42 MB and keeps them: the smaller side of the join is held while the other, without end, is looked up in it. */
const HOLDING = `SELECT count(*) FROM range(1000000000000) a
  JOIN (SELECT range AS key, range AS more FROM range(700000)) b ON a.range = b.key + 5000000000000 + more`;
const HELD = 40_000_000;
/** Takes more than that leaves. */
const COUNTING = 'SELECT count(DISTINCT range) FROM range(1000000)';
const TOO_MUCH = 'SELECT count(DISTINCT range) FROM range(2000000)';

const asking = (sql: string) => (ask: Ask) => ask(sql, []);
const OUT_OF_MEMORY = { problem: { status: 503, code: 'out-of-memory', params: {} } };

let instance: DuckDBInstance;
let lanes: Lanes;
beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: LIMIT, temp_directory: '' });
  lanes = await openLanes(async () => keptConnection(await instance.connect(), 1_000_000), 60_000);
});
afterAll(async () => {
  await lanes.close();
  instance.closeSync();
});

/** Resolves once the engine holds what the question above takes. */
async function untilHeld(): Promise<void> {
  const connection = await instance.connect();
  const held = async () => integer((await one(connection, 'SELECT sum(memory_usage_bytes) FROM duckdb_memory()'))[0]);
  while ((await held()) < HELD) await new Promise((resolve) => setImmediate(resolve));
  connection.closeSync();
}

it('says that there is not enough memory, to whoever asks for more than there is', async () => {
  for (const lane of ['slow', 'fast'] as const) {
    await expect(lanes.run(lane, asking(TOO_MUCH))).rejects.toMatchObject(OUT_OF_MEMORY);
    expect(await lanes.run(lane, asking('SELECT 42'))).toEqual([[42]]);
  }
});

it('answers a quick question while another has taken the memory, which then gives way', async () => {
  const dear = expect(lanes.run('slow', asking(HOLDING))).rejects.toMatchObject(OUT_OF_MEMORY);
  await untilHeld();
  expect(await lanes.run('fast', asking(COUNTING))).toEqual([['1000000']]);
  await dear;
});
