import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { KeepAliveClient } from './keep-alive-client.mjs';
import { timed, users } from './answers-measures.mjs';

export const HOST = '127.0.0.1';

/** Questions that must be refused: what each asks wrongly, and its address. */
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

/** The server as it is started by hand, ready to answer; `begun` is told its process before it does anything. */
export async function started(root, folder, port, begun) {
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
/** Before anything is measured, as a server that people use has answered their questions before. */
const WARM_UP_SECONDS = 3;

/** Processor time of a process in ms; none where the system does not tell. */
async function spentIn(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, fields = ''] = text.split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

const REST_MS = 500;
const AT_REST = 0.1;

/** Waits until a process does hardly anything: a server that has just begun prepares what its pages will ask. */
export async function rested(pid) {
  for (let before = await spentIn(pid); ;) {
    await sleep(REST_MS);
    const now = await spentIn(pid);
    if (!(now - before > REST_MS * AT_REST)) return;
    before = now;
  }
}

/** Ends a server that was started. */
export async function stopped(server) {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** What users get, and what each answer costs the server and those who ask. */
async function costing(pid, ask, count, seconds) {
  const [before, own] = [await spentIn(pid), process.cpuUsage()];
  const result = await users(count, seconds, ask);
  const { user, system } = process.cpuUsage(own);
  const answers = result.perSecond * seconds;
  return { ...result, server: ((await spentIn(pid)) - before) / answers, asking: (user + system) / 1000 / answers };
}

/**
 * The server as it is started by hand, in a process of its own; the users share this one, each with a connection that stays open.
 * `addresses` are asked as they are once they are remembered, `unheard` gives each time another one of the same work; what of them was
 * refused stands in `failures`.
 */
export async function overHttp({ root, folder, port, count, seconds, addresses, unheard }) {
  const server = await started(root, folder, port);
  const clients = Array.from({ length: count }, () => new KeepAliveClient(HOST, port));
  const failures = new Set();
  const fetched = async (client, path) => {
    const status = await client.get(path);
    if (status === 200) return;
    // The limit differs each time and refuses nobody.
    failures.add(`${status} ${decodeURIComponent(path.replace(/&limit=\d+/, ''))}`);
    throw new Error(String(status));
  };
  try {
    await rested(server.pid);
    await users(count, WARM_UP_SECONDS, (turn, user) => fetched(clients[user], unheard(turn)));
    const workedOut = await costing(server.pid, (turn, user) => fetched(clients[user], unheard(turn)), count, seconds);
    const known = [];
    for (const path of addresses) {
      await fetched(clients[0], path).then(
        () => known.push(path),
        () => undefined,
      );
    }
    const remembered = await costing(server.pid, (turn, user) => fetched(clients[user], known[turn % known.length]), count, seconds);
    const refused = [];
    for (const [name, path] of REFUSED) {
      let status = 0;
      const time = await timed(async () => (status = await clients[0].get(`/api/v1/answers/${path}`)));
      refused.push({ name, status, time });
    }
    return { workedOut, remembered, refused, failures: [...failures] };
  } finally {
    for (const client of clients) client.close();
    await stopped(server);
  }
}
