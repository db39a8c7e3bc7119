// `npm run bench:fairness -- --data <folder>`: whether one who asks dear questions on many connections keeps others from reading pages.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Goals, ms, p95, table, users } from './answers-measures.mjs';
import { HOST, rested, started, stopped } from './answers-over-http.mjs';
import { dearQuestions, unheard } from './dear-questions.mjs';
import { agencyCopy } from './import-agency.mjs';
import { KeepAliveClient } from './keep-alive-client.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READERS = 20;
const CONNECTIONS = 24;
const DEAR = 16;
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const PUBLIC = 'pendapa.example';
const SHARE_KEPT = 0.8;
const MOST_TIMES = 2;
const DEAR_ONE = 'dear';

const { values } = parseArgs({
  options: { data: { type: 'string' }, seconds: { type: 'string', default: '15' }, port: { type: 'string', default: '4291' } },
});
if (!values.data) {
  console.error('Usage: npm run bench:fairness -- --data <folder of a sample> [--seconds 15] [--port 4291]');
  process.exit(2);
}
const [folder, seconds, port] = [resolve(values.data), Number(values.seconds), Number(values.port)];

const compiled = spawnSync('npx', ['tsc', '-b', 'apps/server/tsconfig.app.json'], { cwd: ROOT, stdio: 'inherit' });
if (compiled.status !== 0) process.exit(1);
const { openWarehouse, readSettings } = await import('@pendapa/warehouse');
const { opened } = await import('./opened-views.mjs');
const contracts = await import('@pendapa/contracts');
const { queryAddress, subjectSpec } = contracts;

/** What pages ask when they are opened, each reader with a unit of their own; and the dearest questions of those who do not care. */
async function questionsOf() {
  const warehouse = await openWarehouse(folder);
  try {
    const units = (await warehouse.dimension('unit', { search: 'UP3D', limit: 50 })).options.map(({ code }) => code);
    const pages = (await opened(warehouse)).map(({ question }) => question);
    const narrowed = (question, unit) =>
      subjectSpec(question.subject).filters.includes('unit') ? { ...question, where: { ...question.where, unit: [unit] } } : question;
    const read = (turn, reader) => narrowed(pages[turn % pages.length], units[reader % units.length]);
    return { read, dear: await dearQuestions(contracts, warehouse, DEAR) };
  } finally {
    await warehouse.close();
  }
}

/** The same data behind a proxy that names its users, so that the server can tell them apart. */
async function withUsers(secret) {
  const copy = await mkdtemp(join(dirname(folder), 'pendapa-fairness-'));
  await agencyCopy(folder, copy);
  const names = [DEAR_ONE, ...Array.from({ length: READERS }, (_, reader) => `reader${reader}`)];
  const users_ = Object.fromEntries(names.map((name) => [name, 'analyst']));
  await writeFile(join(copy, 'secret'), secret, { mode: 0o600 });
  const access = { mode: 'proxy', publicAddress: `https://${PUBLIC}`, behindProxy: ['127.0.0.1'], secretFile: 'secret', users: users_ };
  await writeFile(join(copy, 'pendapa.json'), JSON.stringify({ ...(await readSettings(folder)), access }));
  return copy;
}

const count = (statuses, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

/** Asks dear questions on many connections until the returned function ends it, which leaves what was not answered yet. */
function beginAsking(connect, { dear }, address, statuses) {
  const clients = Array.from({ length: CONNECTIONS }, () => connect(DEAR_ONE));
  const asking = async (client, connection) => {
    for (let turn = connection; ; turn += 1) count(statuses, await client.get(address(dear.questions[turn % dear.questions.length])));
  };
  for (const [connection, client] of clients.entries()) asking(client, connection).catch(() => count(statuses, 'cut'));
  return () => clients.forEach((client) => client.close());
}

/** Several rounds as one: machines have slow minutes. */
const together = (rounds) => {
  const times = rounds.flatMap((round) => round.times);
  return { perSecond: Math.round(times.length / seconds), p95: p95(times) };
};

async function measured(data, connect, questions, howMany = READERS) {
  const server = await started(ROOT, data, port);
  const readers = Array.from({ length: howMany }, (_, reader) => connect(`reader${reader}`));
  const address = unheard(queryAddress);
  const failures = new Map();
  const read = async (turn, reader) => {
    const status = await readers[reader].get(address(questions.read(turn, reader)));
    if (status === 200) return;
    count(failures, status);
    throw new Error(String(status));
  };
  try {
    await rested(server.pid);
    await users(howMany, WARM_UP_SECONDS, read);
    failures.clear();
    const [alone, beside, dear] = [[], [], new Map()];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await users(howMany, seconds / ROUNDS, read));
      const stop = beginAsking(connect, questions, address, dear);
      beside.push(await users(howMany, seconds / ROUNDS, read));
      stop();
      await rested(server.pid);
    }
    return { alone: together(alone), beside: together(beside), dear, failures };
  } finally {
    for (const reader of readers) reader.close();
    await stopped(server);
  }
}

const counted = (statuses) => [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ') || '-';

const questions = await questionsOf();
const { dear } = questions;
console.log(
  `${DEAR} dear questions of ${dear.subjects} subjects, alone ${ms(dear.least)} to ${ms(dear.most)}; Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${Math.round(loadavg()[0])}`,
);
const secret = randomBytes(32).toString('base64');
const copy = await withUsers(secret);
const proxied = (user) => ({ Host: PUBLIC, 'X-Forwarded-User': user, 'X-Pendapa-Proxy-Secret': secret, 'X-Forwarded-Proto': 'https' });
const goals = new Goals();
try {
  const local = () => new KeepAliveClient(HOST, port);
  const [known] = dear.questions;
  const results = [
    ['all on this computer', await measured(folder, local, questions)],
    ['each their own user', await measured(copy, (user) => new KeepAliveClient(HOST, port, proxied(user)), questions)],
    ['one reader, the costs of all years', await measured(folder, local, { ...questions, dear: { questions: [known] } }, 1)],
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
    results.map(([name, { alone, beside, dear: asked, failures }]) => [
      name,
      alone.perSecond,
      ms(alone.p95),
      beside.perSecond,
      ms(beside.p95),
      counted(failures),
      counted(asked),
    ]),
  );
  for (const [name, { alone, beside, failures }] of results) {
    const share = { shown: (value) => `${Math.round(value * 100)} %`, least: true };
    goals.add(`${name}: answers kept`, beside.perSecond / alone.perSecond, SHARE_KEPT, share);
    goals.add(`${name}: p95`, beside.p95 / alone.p95, MOST_TIMES, { shown: (value) => `${Math.round(value * 100) / 100} times` });
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
