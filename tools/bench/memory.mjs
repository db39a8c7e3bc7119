// `npm run bench:memory -- --data <folder>`: the memory of the idle server, and its maximum during the largest valid queries.
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Goals, ms, table, timed } from './answers-measures.mjs';
import { HOST, waitUntilIdle, startServer, stopServer } from './answers-over-http.mjs';
import { KeepAliveClient } from './keep-alive-client.mjs';
import { randomGenerator } from './expensive-queries.mjs';
import { compileServer, ROOT } from './sample-folder.mjs';

const SHOWN = 15;
const AT_ONCE = 8;
const LOOKS = 30;
const LOOK_MS = 1_000;
const LONG_AGO = '1900-01-01';
const SEED = 35;
/** Goals in MB for a million payments. For ten million the last goal holds for both. */
const GOALS = { idle: 350, most: 900, large: 1_500 };
const MANY = 5_000_000;

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.PENDAPA_DATA },
    each: { type: 'string', default: '4' },
    limit: { type: 'string' },
    port: { type: 'string', default: '4292' },
  },
});
if (!values.data) {
  console.error('Usage: npm run bench:memory -- --data <folder> [--each 4] [--limit 1000] [--port 4292]');
  console.error('  --each   questions drawn of each subject, beside the finest split of all its measures');
  console.error('  --limit  MB of a control group that the server lives in; needs root');
  process.exit(2);
}
const [folder, each, port] = [resolve(values.data), Number(values.each), Number(values.port)];

compileServer();
const { openWarehouse, readManifest } = await import('@pendapa/warehouse');
const { disclosureProblem, incompatibleWith, isConfidential, MAX_DIMENSIONS, parseQuery, queryAddress, SUBJECT_KEYS, subjectSpec } =
  await import('@pendapa/contracts');
const { initialQueries } = await import('./initial-queries.mjs');

/** This query once took 1,805 MB. */
const LARGE_QUERY = { subject: 'revenue', measures: ['payingTaxpayers'], by: ['day', 'ward', 'taxType', 'bank'], from: LONG_AGO };
/** Number of codes of each dimension, descending. There are more days than any of them. */
const SIZES = [
  'day',
  'ward',
  'month',
  'lagDays',
  'district',
  'unit',
  'taxType',
  'bank',
  'channel',
  'sector',
  'taxYear',
  'ageMonths',
  'lapseMonth',
];

const sizeOf = (dimension) => (SIZES.includes(dimension) ? SIZES.length - SIZES.indexOf(dimension) : 0);

/** A query of these measures and dimensions without incompatible ones; null if nothing remains. */
function validQuery(subject, measures, by, parameters) {
  const keeps = (measure) => !incompatibleWith(subject, measure).some((one) => by.includes(one));
  const compatible = measures.filter(keeps);
  const splits = isConfidential(subject)
    ? by.filter((_, index) => !disclosureProblem({ subject, measures: compatible, by: by.slice(0, index + 1) }))
    : by;
  const days = isConfidential(subject) ? {} : { from: LONG_AGO };
  const parsed = parseQuery(subject, { m: compatible.join(','), by: splits.join(','), ...days, ...parameters });
  return parsed.ok ? parsed.question : null;
}

/** For each subject the finest query with all measures, with and without comparison, and some random ones. */
function largestQueries() {
  const { one, some } = randomGenerator(SEED);
  const questions = SUBJECT_KEYS.flatMap((subject) => {
    const { measures, dimensions } = subjectSpec(subject);
    const all = Object.keys(measures);
    const finest = [...dimensions].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MAX_DIMENSIONS);
    const random = Array.from({ length: each }, () =>
      validQuery(subject, some(all, all.length), some(dimensions, MAX_DIMENSIONS), { compare: one(['none', 'last-year']) }),
    );
    return [validQuery(subject, all, finest, {}), validQuery(subject, all, finest, { compare: 'last-year' }), ...random];
  });
  return [LARGE_QUERY, ...questions.filter((question) => question !== null)];
}

const statusOf = async (pid, name) => {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / 1e6);
};
/** Memory of an idle process: the minimum of several readings, because freed memory is returned step by step. */
async function idleMemory(pid) {
  await waitUntilIdle(pid);
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(LOOK_MS);
    least = Math.min(least, await statusOf(pid, 'VmRSS'));
  }
  return least;
}

/** The maximum memory of a process while `work` runs. */
async function peakOf(pid, work) {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const result = await work();
  return { result, peak: await statusOf(pid, 'VmHWM') };
}

/** A control group with a memory limit in MB, in cgroup version 1 or 2. Null without a limit. */
async function controlGroup(megabytes) {
  if (megabytes === undefined) return null;
  const isNew = (await readFile('/sys/fs/cgroup/cgroup.controllers', 'utf8').catch(() => null)) !== null;
  const group = join('/sys/fs/cgroup', isNew ? '' : 'memory', `pendapa-bench-${process.pid}`);
  const bytes = String(Number(megabytes) * 1_000_000);
  await mkdir(group);
  await writeFile(join(group, isNew ? 'memory.max' : 'memory.limit_in_bytes'), bytes);
  return {
    take: (pid) => writeFile(join(group, 'cgroup.procs'), String(pid)),
    peak: async () => Math.round(Number(await readFile(join(group, isNew ? 'memory.peak' : 'memory.max_usage_in_bytes'), 'utf8')) / 1e6),
    killed: async () =>
      /oom_kill (\d+)/.exec(await readFile(join(group, isNew ? 'memory.events' : 'memory.oom_control'), 'utf8'))?.[1] ?? '?',
    leave: () => rmdir(group),
  };
}

async function pageQueries() {
  const warehouse = await openWarehouse(folder);
  try {
    return (await initialQueries(warehouse)).map(({ question }) => question);
  } finally {
    await warehouse.close();
  }
}

const manifest = await readManifest(folder);
const payments = manifest.parts.filter(({ kind }) => kind === 'payments').reduce((sum, { rows }) => sum + rows.payments, 0);
const isLarge = payments > MANY;
const pages = await pageQueries();
const questions = largestQueries();
const group = await controlGroup(values.limit);
console.log(
  `${payments} payments, ${questions.length} questions; Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${Math.round(loadavg()[0])}${group ? `, in ${values.limit} MB` : ''}`,
);
const server = await startServer(ROOT, folder, port, group?.take);
let ended = false;
server.once('exit', () => (ended = true));
const goals = new Goals();
const inMb = { shown: (value) => `${value} MB` };
const shown = (question) => decodeURIComponent(queryAddress(question).replace('/api/v1/answers/', ''));
const client = () => new KeepAliveClient(HOST, port);
try {
  const { pid } = server;
  const idle = await idleMemory(pid);
  const one = client();
  const results = [];
  const ask = async (question) => {
    let status = 0;
    let time = 0;
    const { peak } = await peakOf(pid, async () => (time = await timed(async () => (status = await one.get(queryAddress(question))))));
    results.push({ question, status, time, peak });
  };
  const opening = await peakOf(pid, async () => {
    const statuses = [];
    for (const question of pages) statuses.push([await one.get(queryAddress(question)), question]);
    return statuses.filter(([status]) => status !== 200);
  });
  for (const question of questions) await ask(question);
  const byPeak = [...results].sort((a, b) => b.peak - a.peak);
  const clients = Array.from({ length: AT_ONCE }, client);
  const atOnce = await peakOf(pid, () =>
    Promise.all(
      clients.map((other, index) => other.get(queryAddress({ ...byPeak[index % byPeak.length].question, limit: 9_000 + index }))),
    ),
  );
  const after = await idleMemory(pid);
  for (const other of [one, ...clients]) other.close();
  table(
    ['question', 'status', 'time', 'most'],
    byPeak.slice(0, SHOWN).map(({ question, status, time, peak }) => [`\`${shown(question)}\``, status, ms(time), `${peak} MB`]),
  );
  if (opening.result.length > 0)
    table(
      ['questions of the pages that were refused', 'status'],
      opening.result.map(([status, question]) => [`\`${shown(question)}\``, status]),
    );
  const counts = new Map();
  for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1);
  console.log(`\n${[...counts].map(([status, count]) => `${count} x ${status}`).join(', ')}; at rest afterwards ${after} MB`);
  goals.add('at rest', idle, isLarge ? GOALS.large : GOALS.idle, inMb);
  goals.add('questions of all pages', opening.peak, isLarge ? GOALS.large : GOALS.most, inMb);
  goals.add('questions of all pages that were refused', opening.result.length, 0, { shown: String });
  goals.add('one large question', byPeak[0].peak, isLarge ? GOALS.large : GOALS.most, inMb);
  goals.add(`${AT_ONCE} of the largest at once`, atOnce.peak, isLarge ? GOALS.large : GOALS.most, inMb);
  if (group) goals.add('kills for want of memory', Number(await group.killed()), 0, { shown: String });
  if (process.env.PENDAPA_MEASURED) {
    const summary = `${results.length} questions, ${opening.result.length} of the pages refused; MB: ${idle} at rest, ${opening.peak} pages, ${byPeak[0].peak} one large question, ${atOnce.peak} ${AT_ONCE} at once`;
    const inGroup = group ? `; ${await group.peak()} of ${values.limit} in the group, ${await group.killed()} kills` : '';
    await writeFile(process.env.PENDAPA_MEASURED, summary + inGroup);
  }
  if (group) console.log(`In its group at most ${await group.peak()} MB, with the pages of files.`);
} finally {
  if (!ended) await stopServer(server);
  await group?.leave();
}
goals.print();
