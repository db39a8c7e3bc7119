// `npm run bench:fairness -- --data <folder>`: measures if one user with expensive queries on many connections slows down other users.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Goals, ms, p95, table, users } from './answers-measures.mjs';
import { HOST, waitUntilIdle, startServer, stopServer } from './answers-over-http.mjs';
import { expensiveQueries, uncachedAddresses } from './expensive-queries.mjs';
import { agencyCopy } from './import-agency.mjs';
import { KeepAliveClient } from './keep-alive-client.mjs';
import { compileServer, ROOT } from './sample-folder.mjs';

const READERS = 20;
const CONNECTIONS = 24;
const EXPENSIVE_QUERIES = 16;
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const PUBLIC = 'pendapa.example';
const MIN_SHARE = 0.8;
const MAX_TIMES = 2;
const EXPENSIVE_USER = 'dear';

const { values } = parseArgs({
  options: { data: { type: 'string' }, seconds: { type: 'string', default: '15' }, port: { type: 'string', default: '4291' } },
});
if (!values.data) {
  console.error('Usage: npm run bench:fairness -- --data <folder of a sample> [--seconds 15] [--port 4291]');
  process.exit(2);
}
const [folder, seconds, port] = [resolve(values.data), Number(values.seconds), Number(values.port)];

compileServer();
const { openWarehouse, readSettings } = await import('@pendapa/warehouse');
const { initialQueries } = await import('./initial-queries.mjs');
const contracts = await import('@pendapa/contracts');
const { queryAddress, subjectSpec } = contracts;

/** The initial queries of the pages, with a different unit for each user, and the most expensive queries. */
async function questionsOf() {
  const warehouse = await openWarehouse(folder);
  try {
    const units = (await warehouse.dimension('unit', { search: 'UP3D', limit: 50 })).options.map(({ code }) => code);
    const pages = (await initialQueries(warehouse)).map(({ question }) => question);
    const withUnitFilter = (question, unit) =>
      subjectSpec(question.subject).filters.includes('unit') ? { ...question, where: { ...question.where, unit: [unit] } } : question;
    const read = (index, reader) => withUnitFilter(pages[index % pages.length], units[reader % units.length]);
    return { read, expensive: await expensiveQueries(contracts, warehouse, EXPENSIVE_QUERIES) };
  } finally {
    await warehouse.close();
  }
}

/** The same data behind a proxy that names users, so that the server can distinguish them. */
async function withUsers(secret) {
  const copy = await mkdtemp(join(dirname(folder), 'pendapa-fairness-'));
  await agencyCopy(folder, copy);
  const names = [EXPENSIVE_USER, ...Array.from({ length: READERS }, (_, reader) => `reader${reader}`)];
  const users_ = Object.fromEntries(names.map((name) => [name, 'analyst']));
  await writeFile(join(copy, 'secret'), secret, { mode: 0o600 });
  const access = { mode: 'proxy', publicAddress: `https://${PUBLIC}`, behindProxy: ['127.0.0.1'], secretFile: 'secret', users: users_ };
  await writeFile(join(copy, 'pendapa.json'), JSON.stringify({ ...(await readSettings(folder)), access }));
  return copy;
}

const count = (statuses, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

/** Sends expensive queries on many connections. Returns a function that stops it and returns the number of unanswered ones. */
function startQuerying(connect, { expensive }, address, statuses) {
  const clients = Array.from({ length: CONNECTIONS }, () => connect(EXPENSIVE_USER));
  const query = async (client, connection) => {
    for (let index = connection; ; index += 1)
      count(statuses, await client.get(address(expensive.questions[index % expensive.questions.length])));
  };
  for (const [connection, client] of clients.entries()) query(client, connection).catch(() => count(statuses, 'cut'));
  return () => clients.forEach((client) => client.close());
}

/** Combines several rounds, because machines have slow minutes. */
const combine = (rounds) => {
  const times = rounds.flatMap((round) => round.times);
  return { perSecond: Math.round(times.length / seconds), p95: p95(times) };
};

async function measured(data, connect, questions, howMany = READERS) {
  const server = await startServer(ROOT, data, port);
  const readers = Array.from({ length: howMany }, (_, reader) => connect(`reader${reader}`));
  const address = uncachedAddresses(queryAddress);
  const failures = new Map();
  const read = async (index, reader) => {
    const status = await readers[reader].get(address(questions.read(index, reader)));
    if (status === 200) return;
    count(failures, status);
    throw new Error(String(status));
  };
  try {
    await waitUntilIdle(server.pid);
    await users(howMany, WARM_UP_SECONDS, read);
    failures.clear();
    const [withoutOthers, withOthers, expensive] = [[], [], new Map()];
    for (let round = 0; round < ROUNDS; round += 1) {
      withoutOthers.push(await users(howMany, seconds / ROUNDS, read));
      const stop = startQuerying(connect, questions, address, expensive);
      withOthers.push(await users(howMany, seconds / ROUNDS, read));
      stop();
      await waitUntilIdle(server.pid);
    }
    return { withoutOthers: combine(withoutOthers), withOthers: combine(withOthers), expensive, failures };
  } finally {
    for (const reader of readers) reader.close();
    await stopServer(server);
  }
}

const formatCounts = (statuses) => [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ') || '-';

const questions = await questionsOf();
const { expensive } = questions;
console.log(
  `${EXPENSIVE_QUERIES} dear questions of ${expensive.subjects} subjects, alone ${ms(expensive.least)} to ${ms(expensive.most)}; Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${Math.round(loadavg()[0])}`,
);
const secret = randomBytes(32).toString('base64');
const copy = await withUsers(secret);
const proxied = (user) => ({ Host: PUBLIC, 'X-Forwarded-User': user, 'X-Pendapa-Proxy-Secret': secret, 'X-Forwarded-Proto': 'https' });
const goals = new Goals();
try {
  const local = () => new KeepAliveClient(HOST, port);
  const [first] = expensive.questions;
  const results = [
    ['all on this computer', await measured(folder, local, questions)],
    ['each their own user', await measured(copy, (user) => new KeepAliveClient(HOST, port, proxied(user)), questions)],
    ['one reader, the costs of all years', await measured(folder, local, { ...questions, expensive: { questions: [first] } }, 1)],
  ];
  table(
    [
      `${READERS} readers, or one, beside ${CONNECTIONS} dear connections`,
      'answers/s alone',
      'p95',
      'answers/s beside',
      'p95',
      'refused readers',
      'dear answers',
    ],
    results.map(([name, { withoutOthers, withOthers, expensive: statuses, failures }]) => [
      name,
      withoutOthers.perSecond,
      ms(withoutOthers.p95),
      withOthers.perSecond,
      ms(withOthers.p95),
      formatCounts(failures),
      formatCounts(statuses),
    ]),
  );
  for (const [name, { withoutOthers, withOthers, failures }] of results) {
    const share = { shown: (value) => `${Math.round(value * 100)} %`, least: true };
    goals.add(`${name}: answers kept`, withOthers.perSecond / withoutOthers.perSecond, MIN_SHARE, share);
    goals.add(`${name}: p95`, withOthers.p95 / withoutOthers.p95, MAX_TIMES, {
      shown: (value) => `${Math.round(value * 100) / 100} times`,
    });
    goals.add(
      `${name}: readers refused`,
      [...failures.values()].reduce((sum, count) => sum + count, 0),
      0,
      { shown: String },
    );
  }
} finally {
  await rm(copy, { recursive: true });
}
goals.print();
