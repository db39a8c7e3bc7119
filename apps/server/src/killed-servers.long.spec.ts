import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readManifest, verifyAudit } from '@pendapa/warehouse';
import { start, type Running } from './testing/launch.ts';
import { randomGenerator } from './testing/random-generator.ts';
import { publishTwoGenerations, temporaryFolder } from './testing/small-agency.ts';

/** More, and other moments, with `npm run test:faults -- --full`. */
const KILLS = Number(process.env['PENDAPA_SERVER_KILLS'] ?? 2);
const SEED = 20_261_124 + Number(process.env['PENDAPA_ROUND'] ?? 0);
const READERS = 20;
const MAX_LIFE_MS = 1_500;

jest.setTimeout(120_000 + KILLS * 60_000);

const QUESTIONS = ['revenue?m=amount&by=unit', 'revenue?m=amount,transactions&by=month,channel', 'achievement?m=realised&by=taxType'];
const DAYS = 'from=2023-01-01&to=2024-12-31';

let folder: { path: string; remove: () => Promise<void> };
let data: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  await publishTwoGenerations(data);
});
afterEach(() => folder.remove());

interface Served {
  readonly running: Running;
  readonly address: string;
}
async function serve(): Promise<Served> {
  const running = start(['serve', '--data', data, '--port', '0']);
  const [address] = await running.printed(/http:\/\/localhost:\d+/);
  return { running, address };
}

const ask = async (address: string, question: string): Promise<string> => {
  const response = await fetch(`${address}/api/v1/answers/${question}&${DAYS}`);
  if (response.status !== 200) throw new Error(String(response.status));
  return response.text();
};

/** Clients that query and record without a pause until the server is gone. Returns all their answers. */
async function underLoad({ address }: Served, reading: { ends: boolean }): Promise<readonly (readonly [string, string])[]> {
  const found: (readonly [string, string])[] = [];
  const read = async (index: number) => {
    const question = QUESTIONS[index % QUESTIONS.length] ?? '';
    while (!reading.ends) {
      const text = await ask(address, question).catch(() => null);
      if (text === null) await pause(5);
      else found.push([question, text]);
    }
  };
  const record = async () => {
    const body = JSON.stringify({ page: '/overview', format: 'csv', rows: 1, filters: {}, generation: 2 });
    const headers = { 'content-type': 'application/json', origin: address };
    while (!reading.ends)
      await fetch(`${address}/api/v1/audit/exports`, { method: 'POST', body, headers }).then(
        (response) => response.arrayBuffer(),
        () => pause(5),
      );
  };
  await Promise.all([...Array.from({ length: READERS }, (_, index) => read(index)), record()]);
  return found;
}

it(`a server that is killed ${String(KILLS)} times under load answers as before when it is started again, and its log is whole`, async () => {
  const next = randomGenerator(SEED);
  const first = await serve();
  const wanted = new Map(await Promise.all(QUESTIONS.map(async (question) => [question, await ask(first.address, question)] as const)));
  first.running.child.kill('SIGTERM');
  await first.running.ended;
  let answers = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await serve();
    const reading = { ends: false };
    const load = underLoad(server, reading);
    await pause(100 + next() * MAX_LIFE_MS);
    server.running.child.kill('SIGKILL');
    await server.running.ended;
    reading.ends = true;
    const found = await load;
    answers += found.length;
    expect([kill, found.filter(([question, text]) => text !== wanted.get(question))]).toEqual([kill, []]);
    expect([kill, (await verifyAudit(data)).faults]).toEqual([kill, []]);
  }
  expect(answers).toBeGreaterThan(0);
  const again = await serve();
  for (const [question, text] of wanted) expect(await ask(again.address, question)).toBe(text);
  expect(await (await fetch(`${again.address}/readyz`)).json()).toEqual({ status: 'ok' });
  // The temporary files of the killed servers are gone.
  const left = (await readdir(data)).filter((name) => name.startsWith('spill-') && name !== `spill-${String(again.running.child.pid)}`);
  expect(left).toEqual([]);
  again.running.child.kill('SIGTERM');
  expect(await again.running.ended).toMatchObject({ code: 0, err: '' });
});

const OWN_PART = { 'a flipped bit': 'flip', 'a part that is gone': 'remove' } as const;

it.each(Object.entries(OWN_PART))(
  'a running server notices %s that no question met, and serves the generation before',
  async (_name, how) => {
    const older = JSON.parse(await readFile(join(data, 'generations', '000001.json'), 'utf8')) as { parts: { file: string }[] };
    const own = ((await readManifest(data))?.parts ?? []).find(({ file }) => !older.parts.some((part) => part.file === file));
    const path = join(data, 'parts', own?.file ?? '');
    const { running, address } = await serve();
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ok' });
    const bytes = await readFile(path);
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await (how === 'flip' ? writeFile(path, bytes) : rm(path));
    const ready = async () => ((await (await fetch(`${address}/readyz`)).json()) as { status: string }).status;
    while ((await ready()) === 'ok') await pause(100);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'degraded', states: ['generation-damaged'] });
    expect(JSON.parse(await ask(address, 'revenue?m=amount'))).toMatchObject({ generation: 1, totals: { current: { amount: '2000' } } });
    running.child.kill('SIGTERM');
    expect(await running.ended).toMatchObject({ code: 0 });
  },
);
