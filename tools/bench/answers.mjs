// `npm run bench:answers -- --payments 1000000`: how fast the pages' queries are answered over a sample with this many payments.
import { join } from 'node:path';
import { Goals, megabytes, ms, ordered, p50, p95, quantile, spentBy, table, timed, users } from './answers-measures.mjs';
import { measureOverHttp } from './answers-over-http.mjs';
import { openSample, ROOT } from './sample-folder.mjs';

const RUNS = 7;
const USERS = 50;
const SECONDS = 5;
const PORT = 4290;
/** Rollups. All other tables are stored as imported. */
const SUMS = ['aggregates', 'payers', 'obligations'];

const { folder, manifest, payments } = await openSample('Usage: npm run bench:answers -- --payments 1000000 [--data <folder>]').catch(
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
const { openWarehouse } = await import('@pendapa/warehouse');
const { initialQueries } = await import('./initial-queries.mjs');
const { queryAddress, subjectSpec } = await import('@pendapa/contracts');
const goals = new Goals();

const bytesOf = (kinds) => manifest.parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
const kinds = [...new Set(manifest.parts.map(({ kind }) => kind))];
const rowsOf = (kind) =>
  manifest.parts.filter((part) => part.kind === kind).reduce((sum, { rows }) => sum + Object.values(rows).reduce((a, b) => a + b, 0), 0);
table(
  ['part', 'files', 'rows', 'size'],
  kinds.map((kind) => [kind, manifest.parts.filter((part) => part.kind === kind).length, rowsOf(kind), megabytes(bytesOf([kind]))]),
);
const share = { shown: (value) => String(Math.round(value * 100) / 100) };
goals.add('sums, as a share of what was imported', bytesOf(SUMS) / bytesOf(kinds.filter((kind) => !SUMS.includes(kind))), 1 / 3, share);
goals.add('sums of payments, as a share of the payments', bytesOf(['aggregates', 'payers']) / bytesOf(['payments']), 1 / 3, share);

const warehouse = await openWarehouse(folder);
const units = ((await warehouse.dimension('unit', { search: 'UP3D', limit: 50 }))?.options ?? []).map(({ code }) => code);
const [unit] = units;
const withUnit = ({ page, question }) =>
  subjectSpec(question.subject).filters.includes('unit')
    ? [{ page, question: { ...question, where: { ...question.where, unit: [unit] } } }]
    : [];
const views = (await initialQueries(warehouse)).flatMap((view) => [view, ...withUnit(view)]);

// Another limit is another query for the cache, with the same work for the engine.
let spent = 0;
const uncached = (question) => ({ ...question, limit: 9_999 - (spent++ % 9_000) });

async function measured({ page, question }) {
  await warehouse.answer(uncached(question));
  const [times, costs] = [[], []];
  for (let run = 0; run < RUNS; run += 1)
    costs.push(await spentBy(async () => times.push(await timed(() => warehouse.answer(uncached(question))))));
  await warehouse.answer(question);
  const cached = await timed(() => warehouse.answer(question));
  const { queue, rows, readings } = warehouse.explain(question);
  return { page, question, times, cost: Math.min(...costs), median: p50(times), cached, queue, rows, readings };
}

const results = [];
for (const view of views) {
  try {
    results.push(await measured(view));
  } catch (error) {
    console.error(`${view.page} ${queryAddress(view.question)}: ${error.message}`);
  }
}
const fast = results.filter(({ queue }) => queue === 'fast');
const all = fast.flatMap(({ times }) => times);
const least = fast.map(({ times }) => Math.min(...times));
const costs = fast.map(({ cost }) => cost);
table(
  ['questions', 'p50', 'p95', 'best of each, p50', 'p95', 'processor time, p50', 'p95', 'longest median'],
  [
    [
      fast.length,
      ms(p50(all)),
      ms(p95(all)),
      ms(p50(least)),
      ms(p95(least)),
      ms(p50(costs)),
      ms(p95(costs)),
      ms(Math.max(...fast.map(({ median }) => median))),
    ],
  ],
);
goals.add('an answer, middle', p50(all), 10);
goals.add('an answer, 95th percentile', p95(all), payments > 10_000_000 ? 100 : 50);
goals.add('a remembered answer, 95th percentile', p95(results.map(({ cached }) => cached)), 2);
const shown = (question) => decodeURIComponent(queryAddress(question).replace('/api/v1/answers/', ''));
const tables = ({ readings }) => [...new Set(readings.map(({ table: name }) => name))].join(', ');
table(
  ['page', 'question', 'rows in the parts', 'tables', 'median', 'processor time'],
  [...results]
    .sort((a, b) => b.cost - a.cost)
    .slice(0, 12)
    .map((row) => [row.page, `\`${shown(row.question)}\``, row.rows, tables(row), ms(row.median), ms(row.cost)]),
);
const slow = results.filter(({ queue }) => queue === 'slow');
if (slow.length > 0)
  table(
    ['slow lane', 'tables', 'median'],
    slow.map((row) => [`\`${shown(row.question)}\``, tables(row), ms(row.median)]),
  );
goals.add(`the slow lane, longest of ${slow.length}`, slow.length > 0 ? Math.max(...slow.map(({ median }) => median)) : Number.NaN, 2_000);

// SQL over the same rollups, written by hand: one statement per year, with the product's number of threads.
const { DuckDBInstance } = await import('@duckdb/node-api');
const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
const connection = await instance.connect();
const years = manifest.parts.filter(({ kind }) => kind === 'aggregates');
for (const [index, { file }] of years.entries()) await connection.run(`ATTACH '${join(folder, 'parts', file)}' AS y${index} (READ_ONLY)`);
const union = years.map((_, index) => `SELECT posted_on, tax_code, amount FROM y${index}.agg_month_unit`).join(' UNION ALL ');
const bareSql = `SELECT posted_on, tax_code, sum(amount) FROM (${union}) u GROUP BY posted_on, tax_code ORDER BY posted_on, tax_code`;
const comparedQuery = { subject: 'revenue', measures: ['amount'], by: ['month', 'taxType'], from: manifest.since };
const bare = async () => (await connection.runAndReadAll(bareSql)).getRowsJson();
const product = () => warehouse.answer(uncached(comparedQuery));
const pairs = [];
for (let run = 0; run < 20; run += 1) pairs.push([await timed(bare), await timed(product), await spentBy(bare), await spentBy(product)]);
const column = (at) => ordered(pairs.map((pair) => pair[at]));
const pair = (name, time, cost) => [name, ms(quantile(column(time), 0.5)), ms(column(time)[0]), ms(column(cost)[0])];
table(
  ['month x tax type, all years', 'median', 'best', 'processor time, best'],
  [pair('bare SQL', 0, 2), pair('an answer: rows, totals, names', 1, 3)],
);
const times = { shown: (value) => `${Math.round(value * 10) / 10} times` };
goals.add('an answer against bare SQL, medians', quantile(column(1), 0.5) / quantile(column(0), 0.5), 1.5, times);
goals.add('an answer against bare SQL, processor time', column(3)[0] / column(2)[0], 1.5, times);
connection.closeSync();
instance.closeSync();

const queryAt = (index) => fast[index % fast.length].question;
// Each of many users queries a different unit.
const userQueryAt = (index) => {
  const question = queryAt(index);
  return uncached(question.where?.unit ? { ...question, where: { ...question.where, unit: [units[index % units.length]] } } : question);
};
const inProcess = {
  workedOut: await users(USERS, SECONDS, (index) => warehouse.answer(userQueryAt(index))),
  remembered: await users(USERS, SECONDS, (index) => warehouse.answer(queryAt(index))),
};
await warehouse.close();
const http = await measureOverHttp({
  root: ROOT,
  folder,
  port: PORT,
  count: USERS,
  seconds: SECONDS,
  addresses: fast.map(({ question }) => queryAddress(question)),
  unheard: (index) => queryAddress(userQueryAt(index)),
});
const precise = (value) => (Number.isFinite(value) ? `${Math.round(value * 100) / 100} ms` : '-');
const row = (name, result) => [
  name,
  result.perSecond,
  ms(result.p50),
  ms(result.p95),
  result.failed,
  precise(result.server),
  precise(result.asking),
];
table(
  [`${USERS} users at once`, 'answers/s', 'p50', 'p95', 'refused', 'server, each', 'asking, each'],
  [
    row('in process, worked out', inProcess.workedOut),
    row('in process, remembered', inProcess.remembered),
    row('over HTTP, worked out', http.workedOut),
    row('over HTTP, remembered', http.remembered),
  ],
);
if (http.failures.length > 0)
  table(
    ['questions of the pages that were refused'],
    http.failures.map((failure) => [`\`${failure}\``]),
  );
goals.add(`${USERS} users, worked out, 95th percentile`, http.workedOut.p95, 300);
goals.add(`${USERS} users, questions of the pages that were refused`, http.failures.length, 0, { shown: String });
goals.add(`${USERS} users, remembered answers a second`, http.remembered.perSecond, 3_000, { shown: String, least: true });
table(
  ['refused', 'status', 'time'],
  http.refused.map(({ name, status, time }) => [name, status, ms(time)]),
);
goals.add('a refusal, the longest', Math.max(...http.refused.map(({ time }) => time)), 50);
goals.print();
