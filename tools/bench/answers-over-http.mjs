import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { KeepAliveClient } from './keep-alive-client.mjs';
import { timed, users } from './answers-measures.mjs';

export const HOST = '127.0.0.1';

/** Queries that must be refused, with their fault. */
const REFUSED = [
  ['unknown subject', 'nonsense?m=amount'],
  ['unknown measure', 'revenue?m=profit'],
  ['unknown dimension', 'revenue?m=amount&by=colour'],
  ['unknown value', 'revenue?m=amount&tax=NOSUCH'],
  ['unknown parameter', 'revenue?m=amount&nik=3174'],
  ['impossible combination', 'achievement?m=realised&channel=QRIS'],
  ['impossible date', 'revenue?m=amount&from=2024-02-30'],
  ['reversed period', 'revenue?m=amount&from=2024-02-02&to=2024-02-01'],
  ['too many dimensions', 'revenue?m=amount&by=day,taxType,unit,ward,bank'],
  ['months of two thousand years', 'objects?m=registered&by=month&from=0001-01-01&to=2100-12-31'],
  ['too many rows', 'revenue?m=amount&limit=1000000'],
];

/** Starts the server like a user and waits until it is ready. `begun` gets its process at once. */
export async function startServer(root, folder, port, begun) {
  const server = spawn(process.execPath, ['apps/server/pendapa.cjs', 'serve', '--data', folder, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await begun?.(server.pid);
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('The server ended before it was ready.'))),
  ]);
  return server;
}

const TICK_MS = 10;
/** Before the measurement the server answers queries for this long, as a running server has done. */
const WARM_UP_SECONDS = 3;

/** Processor time of a process in ms; null if the system does not say. */
async function processorTime(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, fields = ''] = text.split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

const IDLE_CHECK_MS = 500;
const IDLE_SHARE = 0.1;

/** Waits until a process is nearly idle: a new server warms up first. */
export async function waitUntilIdle(pid) {
  for (let before = await processorTime(pid); ;) {
    await sleep(IDLE_CHECK_MS);
    const now = await processorTime(pid);
    if (!(now - before > IDLE_CHECK_MS * IDLE_SHARE)) return;
    before = now;
  }
}

/** Stops a server. */
export async function stopServer(server) {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** Measures answers per second, and the cost of each answer for server and clients. */
async function costing(pid, ask, count, seconds) {
  const [before, own] = [await processorTime(pid), process.cpuUsage()];
  const result = await users(count, seconds, ask);
  const { user, system } = process.cpuUsage(own);
  const answers = result.perSecond * seconds;
  return { ...result, server: ((await processorTime(pid)) - before) / answers, asking: (user + system) / 1000 / answers };
}

/**
 * Measures the server in a separate process. The users share this process, each with a kept-alive connection.
 * `addresses` are cached queries. `unheard` returns new queries with the same work. `failures` lists refused ones.
 */
export async function measureOverHttp({ root, folder, port, count, seconds, addresses, unheard }) {
  const server = await startServer(root, folder, port);
  const clients = Array.from({ length: count }, () => new KeepAliveClient(HOST, port));
  const failures = new Set();
  const fetched = async (client, path) => {
    const status = await client.get(path);
    if (status === 200) return;
    // The limit differs each time and is not the reason of a refusal.
    failures.add(`${status} ${decodeURIComponent(path.replace(/&limit=\d+/, ''))}`);
    throw new Error(String(status));
  };
  try {
    await waitUntilIdle(server.pid);
    await users(count, WARM_UP_SECONDS, (index, user) => fetched(clients[user], unheard(index)));
    const workedOut = await costing(server.pid, (index, user) => fetched(clients[user], unheard(index)), count, seconds);
    const answered = [];
    for (const path of addresses) {
      await fetched(clients[0], path).then(
        () => answered.push(path),
        () => undefined,
      );
    }
    const remembered = await costing(
      server.pid,
      (index, user) => fetched(clients[user], answered[index % answered.length]),
      count,
      seconds,
    );
    const refused = [];
    for (const [name, path] of REFUSED) {
      let status = 0;
      const time = await timed(async () => (status = await clients[0].get(`/api/v1/answers/${path}`)));
      refused.push({ name, status, time });
    }
    return { workedOut, remembered, refused, failures: [...failures] };
  } finally {
    for (const client of clients) client.close();
    await stopServer(server);
  }
}
