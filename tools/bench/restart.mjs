// `npm run bench:restart -- --data <folder> [--cold]`: how soon a started server answers, measured from the start of its process.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Goals, ms } from './answers-measures.mjs';
import { HOST, waitUntilIdle, stopServer } from './answers-over-http.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOOK_MS = 10;
const ANSWER = '/api/v1/answers/revenue?m=amount&by=month';
/** In ms from the start of the process. */
const GOALS = { alive: 1_000, page: 3_000 };

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.PENDAPA_DATA },
    port: { type: 'string', default: '4293' },
    cold: { type: 'boolean', default: false },
  },
});
if (!values.data) {
  console.error('Usage: npm run bench:restart -- --data <folder> [--port 4293] [--cold]');
  console.error('  --cold  empties the file cache of the machine before; needs root');
  process.exit(2);
}

const ask = (path) =>
  new Promise((answered, failed) => {
    const headers = { accept: path.startsWith('/api') ? 'application/json' : 'text/html' };
    get({ host: HOST, port: values.port, path, headers, agent: false }, async (response) => {
      const chunks = await response.toArray();
      answered({ status: response.statusCode, body: Buffer.concat(chunks).toString() });
    }).on('error', failed);
  });

if (values.cold) {
  spawnSync('sync');
  await writeFile('/proc/sys/vm/drop_caches', '3');
}
const began = performance.now();
const server = spawn(
  process.execPath,
  [join(ROOT, 'apps/server/pendapa.cjs'), 'serve', '--data', resolve(values.data), '--port', values.port],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const times = { printed: once(server.stdout, 'data').then(() => performance.now() - began) };
const until = async (path, isRight) => {
  for (;;) {
    const answer = await ask(path).catch(() => null);
    if (answer && isRight(answer)) return performance.now() - began;
    await sleep(LOOK_MS);
  }
};
const isOk = ({ status }) => status === 200;
// Checks like a supervisor, and opens a page like a user. The page's figures are requested as soon as it is there.
const reader = async () => {
  const page = await until('/', isOk);
  return { page, answer: await until(ANSWER, isOk) };
};
const [alive, ready, { page, answer }] = await Promise.all([until('/livez', isOk), until('/readyz', isOk), reader()]);
const rendered = await until('/', ({ body }) => body.includes('id="answers"'));
const printed = await times.printed;
await waitUntilIdle(server.pid);
const warm = performance.now() - began;
const processor = (await readFile(`/proc/${server.pid}/stat`, 'utf8')).split(') ').at(-1).split(' ').slice(11, 13);
const spent = processor.reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
await stopServer(server);

const goals = new Goals();
goals.add('/livez', alive, GOALS.alive);
goals.add('first page', page, GOALS.page);
goals.print();
const summary = `${values.cold ? 'cold' : 'warm'} file cache, load ${Math.round(loadavg()[0])}: /livez ${ms(alive)}, first page ${ms(page)}, first figures ${ms(answer)}, /readyz ok ${ms(ready)}, printed ready ${ms(printed)}, page with figures ${ms(rendered)}; at rest after ${ms(warm)}, ${ms(spent)} of processor time`;
console.log(summary);
if (process.env.PENDAPA_MEASURED) await writeFile(process.env.PENDAPA_MEASURED, summary);
