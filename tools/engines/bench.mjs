// `npm run bench:engines -- --payments 10000000 [--data <folder>]`: sends all initial queries to both engines over the same sample. It
// compares the answers and their times.
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
/** Queries over single rows may take longer here than users would wait. */
const LONG_TIMEOUT = { queryTimeoutMs: 120_000 };
const compiled = spawnSync('npx', ['tsc', '-b', 'apps/server/tsconfig.app.json', 'libs/sample-data/tsconfig.lib.json'], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(1);
const { generateSample } = await import('@pendapa/sample-data');
const { openWarehouse, publishToStore, readManifest } = await import('@pendapa/warehouse');
const { listInitialQueries, queryAddress } = await import('@pendapa/contracts');

const data = values.data ?? join(tmpdir(), `pendapa-bench-${values.payments}`);
mkdirSync(data, { recursive: true });
if (!(await readManifest(data))) await generateSample({ dataFolder: data, payments: Number(values.payments), seed: 1 });
console.log(`${data}; Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${Math.round(loadavg()[0])}`);

const seconds = async (work) => {
  const began = performance.now();
  const done = await work();
  return [(performance.now() - began) / 1000, done];
};
const store = await startStore(data);
try {
  const here = await openWarehouse(data, LONG_TIMEOUT);
  const pages = JSON.parse(readFileSync(join(ROOT, 'apps/shell/dist/pages.json'), 'utf8'));
  const questions = listInitialQueries(pages, here.status()).map(({ question }) => question);
  const [sending, sent] = await seconds(() => store.published((folder) => publishToStore(folder, questions)));
  console.log(`published: ${sent.rows} rows in ${sent.parts.sent} parts, ${Math.round(sending)} s`);
  const there = await openWarehouse(store.dashboard, LONG_TIMEOUT);
  const times = { here: [], there: [] };
  let differences = 0;
  const unanswered = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const question of questions) {
      // Another limit makes another query, so that neither engine uses its cache.
      const query = { ...question, limit: 9_000 + run };
      const [fast, one] = await seconds(() => here.answer(query).catch(({ problem }) => problem));
      const [slow, other] = await seconds(() => there.answer(query).catch(({ problem }) => problem));
      times.here.push(fast * 1000);
      times.there.push(slow * 1000);
      // A materialized view may exceed the memory of this engine; the other one has it published.
      if (one.code !== undefined) unanswered.push(`${one.code}: ${queryAddress(query)}`);
      if (one.code !== undefined || JSON.stringify(one) === JSON.stringify(other)) continue;
      differences += 1;
      console.error(`differs: ${queryAddress(query)}`);
    }
  }
  const at = (list, share) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)];
  console.log(`${questions.length} questions, ${RUNS} times each, one after the other, ms:`);
  console.log('            p50    p95    p99    all');
  for (const [name, list] of [
    ['DuckDB', times.here],
    ['ClickHouse', times.there],
  ]) {
    const cells = [at(list, 0.5), at(list, 0.95), at(list, 0.99), list.reduce((sum, ms) => sum + ms, 0)];
    console.log(`${name.padEnd(10)}${cells.map((cell) => String(Math.round(cell)).padStart(7)).join('')}`);
  }
  for (const line of unanswered) console.log(`not answered by DuckDB: ${line}`);
  console.log(`${differences} differences`);
  await here.close();
  await there.close();
  process.exitCode = differences === 0 ? 0 : 1;
} finally {
  await store.stop();
}
