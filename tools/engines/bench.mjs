// `npm run bench:engines -- --payments 10000000 [--runs 3] [--data <folder>]`: sends the initial queries of all pages to DuckDB and
// ClickHouse over the same sample. It compares the answers and their times. A folder that has data is used as it is.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './installed-chdb.mjs';
import { startStore } from './running-store.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, payments: { type: 'string', default: '10000000' }, data: { type: 'string' } },
});
const RUNS = Number(values.runs);
/** A benchmark waits longer for queries over single rows than users would. */
const LONG_TIMEOUT = { queryTimeoutMs: 120_000 };
const compiled = spawnSync('npx', ['tsc', '-b', 'apps/server/tsconfig.app.json', 'libs/sample-data/tsconfig.lib.json'], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(1);
const { generateSample } = await import('@pendapa/sample-data');
const { openWarehouse, readManifest } = await import('@pendapa/warehouse');
const { openStore, publishToStore } = await import('@pendapa/clickhouse');
const { listInitialQueries, queryAddress } = await import('@pendapa/contracts');

const data = values.data ?? join(tmpdir(), `pendapa-bench-${values.payments}`);
mkdirSync(data, { recursive: true });
if (!(await readManifest(data))) await generateSample({ dataFolder: data, payments: Number(values.payments), seed: 1 });
console.log(`${data}; Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${Math.round(loadavg()[0])}`);

/** Runs `work` and returns its duration in seconds and its result. */
const measureSeconds = async (work) => {
  const start = performance.now();
  const result = await work();
  return [(performance.now() - start) / 1000, result];
};
const store = await startStore(data);
try {
  const duckdb = await openWarehouse(data, LONG_TIMEOUT);
  const pages = JSON.parse(readFileSync(join(ROOT, 'apps/shell/dist/pages.json'), 'utf8'));
  const queries = listInitialQueries(pages, duckdb.status()).map(({ question }) => question);
  const [sending, sent] = await measureSeconds(() => store.publishWith((folder) => publishToStore(folder, queries)));
  console.log(`published: ${sent.rows} rows in ${sent.parts.sent} parts, ${Math.round(sending)} s`);
  const clickhouse = await openWarehouse(store.dashboard, { ...LONG_TIMEOUT, openStore });
  const times = { duckdb: [], clickhouse: [] };
  let differences = 0;
  const unanswered = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const initialQuery of queries) {
      // Another limit makes another query, so that neither engine uses its cache.
      const query = { ...initialQuery, limit: 9_000 + run };
      const [duckdbSeconds, duckdbAnswer] = await measureSeconds(() => duckdb.answer(query).catch(({ problem }) => problem));
      const [clickhouseSeconds, clickhouseAnswer] = await measureSeconds(() => clickhouse.answer(query).catch(({ problem }) => problem));
      times.duckdb.push(duckdbSeconds * 1000);
      times.clickhouse.push(clickhouseSeconds * 1000);
      // A materialized view may exceed the memory of DuckDB; ClickHouse has it as a published table. A problem has a code.
      if (duckdbAnswer.code !== undefined) unanswered.push(`${duckdbAnswer.code}: ${queryAddress(query)}`);
      if (duckdbAnswer.code !== undefined || JSON.stringify(duckdbAnswer) === JSON.stringify(clickhouseAnswer)) continue;
      differences += 1;
      console.error(`differs: ${queryAddress(query)}`);
    }
  }
  const percentileOf = (list, share) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)];
  console.log(`${queries.length} queries, ${RUNS} times each, one after the other, ms:`);
  console.log('            p50    p95    p99  total');
  for (const [name, list] of [
    ['DuckDB', times.duckdb],
    ['ClickHouse', times.clickhouse],
  ]) {
    const cells = [percentileOf(list, 0.5), percentileOf(list, 0.95), percentileOf(list, 0.99), list.reduce((sum, ms) => sum + ms, 0)];
    console.log(`${name.padEnd(10)}${cells.map((cell) => String(Math.round(cell)).padStart(7)).join('')}`);
  }
  for (const line of unanswered) console.log(`not answered by DuckDB: ${line}`);
  console.log(`${differences} differences`);
  await duckdb.close();
  await clickhouse.close();
  process.exitCode = differences === 0 ? 0 : 1;
} finally {
  await store.stop();
}
