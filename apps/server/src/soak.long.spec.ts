import { readdir } from 'node:fs/promises';
import { Agent, get, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from './testing/launch.ts';
import { publishTwoGenerations, temporaryFolder } from './testing/small-agency.ts';

/** Longer with `npm run test:load -- --full`. */
const SOAK_SECONDS = Number(process.env['PENDAPA_SOAK_SECONDS'] ?? 4);
const READERS = 20;
const SETTLE_TIMEOUT_MS = 60_000;

jest.setTimeout(240_000 + SOAK_SECONDS * 1_000);

const ADDRESSES = [
  '/',
  '/targets',
  '/targets?tax=PKB',
  '/regional',
  '/nowhere',
  '/assets/none.js',
  '/favicon.svg',
  '/api/v1/status',
  '/api/v1/answers/revenue?m=amount&by=month',
  '/api/v1/answers/revenue?m=nonsense',
  '/api/v1/references',
  '/api/v1/findings',
  '/api/v1/boundaries/city',
  '/readyz',
];

const openFiles = async (pid: number): Promise<number> => (await readdir(`/proc/${String(pid)}/fd`)).length;

/** Reads an answer, or disconnects before it is complete. */
const ask = (options: RequestOptions, leaves: boolean): Promise<number> =>
  new Promise((resolve) => {
    const request = get(options, (response) => {
      if (leaves) request.destroy();
      response.resume().on('close', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', () => resolve(0));
  });

it(`a server has as many files open after ${String(SOAK_SECONDS)} s of load as before`, async () => {
  const folder = await temporaryFolder();
  const data = join(folder.path, 'data');
  await publishTwoGenerations(data);
  const { child, ended, printed } = start(['serve', '--data', data, '--port', '0']);
  const [, port] = await printed(/http:\/\/localhost:(\d+)/);
  const pid = child.pid ?? 0;
  const headers = { accept: 'text/html,*/*' };
  const agent = new Agent({ keepAlive: true });
  const round = async (of: Agent | false, leaves = false) => {
    for (const path of ADDRESSES) await ask({ host: '127.0.0.1', port, path, headers, agent: of }, leaves);
  };
  // Afterwards everything is loaded, and all files that open once are open.
  await round(false);
  await round(false);
  const before = await openFiles(pid);

  const until = performance.now() + SOAK_SECONDS * 1_000;
  let rounds = 0;
  await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      while (performance.now() < until) {
        await round(reader % 2 === 0 ? agent : false, reader % 5 === 0);
        rounds += 1;
      }
    }),
  );
  agent.destroy();
  const settled = performance.now() + SETTLE_TIMEOUT_MS;
  while ((await openFiles(pid)) > before && performance.now() < settled) await pause(100);
  expect(rounds).toBeGreaterThanOrEqual(READERS);
  expect(await openFiles(pid)).toBeLessThanOrEqual(before);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
  await folder.remove();
});
