// `npm run bench:answers -- --payments 1000000`: how fast the pages' questions are answered over a sample of that many payments.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUNS = 7;
const USERS = 50;
const SECONDS = 5;

const { values } = parseArgs({ options: { payments: { type: 'string', default: '1000000' }, data: { type: 'string' } } });
const payments = Number(values.payments);
if (!Number.isInteger(payments) || payments < 1) {
  console.error('Usage: npm run bench:answers -- --payments 1000000 [--data <folder>]');
  process.exit(2);
}

// The libraries that are measured are the ones that ship; the incremental compiler takes a moment when nothing has changed.
const compiled = spawnSync('npx', ['tsc', '-b', 'apps/server/tsconfig.app.json', 'libs/sample-data/tsconfig.lib.json'], {
  cwd: ROOT,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(1);
const { generateSample } = await import('@pendapa/sample-data');
const { defaultViews, openWarehouse, readManifest } = await import('@pendapa/warehouse');
const { questionAddress } = await import('@pendapa/contracts');

const folder = values.data ?? join(tmpdir(), `pendapa-bench-${payments}`);
const ms = (value) => `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ms`;
const megabytes = (bytes) => `${Math.round(bytes / 1e5) / 10} MB`;
const table = (head, rows) =>
  console.log(`\n${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
const ordered = (times) => [...times].sort((a, b) => a - b);

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

// Others keep a busy machine's clock running, not this process's: what a question costs is its processor time.
async function spentBy(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function sample() {
  await mkdir(folder, { recursive: true });
  const found = await readManifest(folder).catch(() => null);
  if (found) return { manifest: found, seconds: null };
  const start = performance.now();
  const manifest = await generateSample({ dataFolder: folder, payments, seed: 1 });
  return { manifest, seconds: (performance.now() - start) / 1000 };
}

const { manifest, seconds } = await sample();
console.log(
  `${payments} payments in ${folder}${seconds === null ? '' : `, made in ${Math.round(seconds)} s`}; Node ${process.version}, ${cpus()[0]?.model}`,
);

const kinds = [...new Set(manifest.parts.map(({ kind }) => kind))];
const sizes = kinds.map((kind) => [kind, manifest.parts.filter((part) => part.kind === kind)]);
table(
  ['part', 'files', 'rows', 'size'],
  sizes.map(([kind, parts]) => [
    kind,
    parts.length,
    parts.reduce((sum, { rows }) => sum + Object.values(rows).reduce((a, b) => a + b, 0), 0),
    megabytes(parts.reduce((sum, { bytes }) => sum + bytes, 0)),
  ]),
);

const warehouse = await openWarehouse(folder, { threads: 2 });
const unit = (await warehouse.dimension('unit', 'UP3D', 1)).options[0]?.code;
const views = defaultViews(manifest.asOf).flatMap(({ page, question }) => {
  const filtered = {
    ...question,
    where: { ...question.where, ...(question.subject in { taxpayers: 1, payers: 1 } ? {} : { unit: [unit] }) },
  };
  return [{ page, question }, ...(filtered.where.unit ? [{ page, question: filtered }] : [])];
});

// Another limit is another question to the cache, and the same work to the engine.
let spent = 0;
const uncached = (question) => ({ ...question, limit: 9_999 - (spent++ % 9_000) });

const results = [];
for (const { page, question } of views) {
  const times = [];
  await warehouse.answer(uncached(question));
  const costs = [];
  for (let run = 0; run < RUNS; run += 1)
    costs.push(await spentBy(async () => times.push(await timed(() => warehouse.answer(uncached(question))))));
  await warehouse.answer(question);
  const cached = await timed(() => warehouse.answer(question));
  const { lane, rows, readings } = warehouse.explain(question);
  results.push({ page, question, times, cost: Math.min(...costs), median: quantile(ordered(times), 0.5), cached, lane, rows, readings });
}
const fast = results.filter(({ lane }) => lane === 'fast');
const all = ordered(fast.flatMap(({ times }) => times));
const least = ordered(fast.map(({ times }) => Math.min(...times)));
const costs = ordered(fast.map(({ cost }) => cost));
table(
  ['questions', 'p50', 'p95', 'best of each, p50', 'p95', 'processor time, p50', 'p95', 'longest median', 'cached p95'],
  [
    [
      fast.length,
      ms(quantile(all, 0.5)),
      ms(quantile(all, 0.95)),
      ms(quantile(least, 0.5)),
      ms(quantile(least, 0.95)),
      ms(quantile(costs, 0.5)),
      ms(quantile(costs, 0.95)),
      ms(Math.max(...fast.map(({ median }) => median))),
      ms(quantile(ordered(results.map(({ cached }) => cached)), 0.95)),
    ],
  ],
);
const shown = (question) => decodeURIComponent(questionAddress(question).replace('/api/v1/answers/', ''));
const tables = ({ readings }) => [...new Set(readings.map(({ table: name }) => name))].join(', ');
table(
  ['page', 'question', 'rows read', 'tables', 'median'],
  [...results]
    .sort((a, b) => b.median - a.median)
    .slice(0, 12)
    .map((row) => [row.page, `\`${shown(row.question)}\``, row.rows, tables(row), ms(row.median)]),
);
const slow = results.filter(({ lane }) => lane === 'slow');
if (slow.length > 0)
  table(
    ['slow lane', 'tables', 'median'],
    slow.map((row) => [`\`${shown(row.question)}\``, tables(row), ms(row.median)]),
  );

// Bare SQL over the files of the same sums, written by hand, once for each year as the product does.
const { DuckDBInstance } = await import('@duckdb/node-api');
const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
const connection = await instance.connect();
const years = manifest.parts.filter(({ kind }) => kind === 'aggregates');
for (const { file, year } of years) await connection.run(`ATTACH '${join(folder, 'parts', file)}' AS y${year} (READ_ONLY)`);
const union = years.map(({ year }) => `SELECT posted_on, tax_code, amount FROM y${year}.agg_month_unit`).join(' UNION ALL ');
const bareSql = `SELECT posted_on, tax_code, sum(amount) FROM (${union}) u GROUP BY posted_on, tax_code ORDER BY posted_on, tax_code`;
const asked = { subject: 'revenue', measures: ['amount'], by: ['month', 'taxType'], from: manifest.since };
const bare = async () => (await connection.runAndReadAll(bareSql)).getRowsJson();
const product = () => warehouse.answer(uncached(asked));
const pairs = [];
for (let run = 0; run < 20; run += 1) pairs.push([await timed(bare), await timed(product), await spentBy(bare), await spentBy(product)]);
const column = (at) => ordered(pairs.map((pair) => pair[at]));
const pair = (name, time, cost) => [name, ms(quantile(column(time), 0.5)), ms(column(time)[0]), ms(column(cost)[0])];
table(
  ['month x tax type, all years', 'median', 'best', 'processor time, best'],
  [pair('bare SQL', 0, 2), pair('an answer: rows, totals, names', 1, 3)],
);

const refusals = [
  { ...asked, where: { unit: ['no such unit'] } },
  { ...asked, from: '2026-02-30' },
  { ...asked, from: '2026-02-01', to: '2026-01-01' },
  { ...asked, after: '0.5' },
];
const refused = [];
for (const question of refusals)
  for (let run = 0; run < RUNS; run += 1) refused.push(await timed(() => warehouse.answer(question).catch(() => undefined)));
table(['refused questions', 'longest'], [[refusals.length, ms(Math.max(...refused))]]);
connection.closeSync();
instance.closeSync();

async function users(ask) {
  const end = performance.now() + SECONDS * 1000;
  const times = [];
  let failed = 0;
  await Promise.all(
    Array.from({ length: USERS }, async (_, user) => {
      for (let turn = user; performance.now() < end; turn += 7) {
        const { question } = fast[turn % fast.length];
        try {
          times.push(await timed(() => ask(question)));
        } catch {
          failed += 1;
        }
      }
    }),
  );
  const sorted = ordered(times);
  return [Math.round(times.length / SECONDS), ms(quantile(sorted, 0.5)), ms(quantile(sorted, 0.95)), failed];
}
const rows = [
  ['in process, worked out', ...(await users((question) => warehouse.answer(uncached(question))))],
  ['in process, remembered', ...(await users((question) => warehouse.answer(question)))],
];
await warehouse.close();

// The server as it is started by hand, in a process of its own; the users share this one, each with a connection that stays open.
const PORT = 4290;
const server = spawn(process.execPath, ['apps/server/pendapa.cjs', 'serve', '--data', folder, '--port', String(PORT)], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const agent = new Agent({ keepAlive: true, maxSockets: USERS });
const fetched = (question) =>
  new Promise((resolve, reject) => {
    const sent = get({ host: 'localhost', port: PORT, path: questionAddress(question), agent }, (response) => {
      response.resume().on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(String(response.statusCode)))));
    });
    sent.on('error', reject);
  });
try {
  rows.push(['over HTTP, worked out', ...(await users((question) => fetched(uncached(question))))]);
  for (const { question } of fast) await fetched(question);
  rows.push(['over HTTP, remembered', ...(await users(fetched))]);
} finally {
  agent.destroy();
  server.kill('SIGTERM');
}
table([`${USERS} users at once`, 'answers/s', 'p50', 'p95', 'refused'], rows);
