import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';
import { listen, type Listening } from './listen.ts';

/** The bytes that the server sends back until it ends the connection, or within `wait` ms. */
function talk(port: number, bytes: string, host = '127.0.0.1', wait = 20_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host });
    const chunks: Buffer[] = [];
    const end = () => resolve(Buffer.concat(chunks).toString('utf8'));
    socket.setTimeout(wait, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', end);
    socket.write(bytes);
  });
}

describe('listening', () => {
  let server: SmallServer;
  let listening: Listening;
  beforeAll(async () => {
    server = await startSmallServer();
    listening = await listen(server.app, null, 0, server.queries);
  });
  afterAll(async () => {
    await listening.stop(1_000);
    await server.close();
  });

  const request = (...lines: string[]) => talk(listening.port, [...lines, 'Connection: close', '', ''].join('\r\n'));
  const host = () => `Host: localhost:${listening.port}`;

  it('answers on 127.0.0.1 under the port that it listens on', async () => {
    const response = await fetch(`http://127.0.0.1:${listening.port}/api/v1/answers/revenue?m=amount`);
    expect(await response.json()).toMatchObject({ totals: { current: { amount: '1700' } } });
    expect(response.headers.get('connection')).toBe('keep-alive');
    // Longer than proxies keep idle connections, so that no proxy uses a connection that is about to end.
    expect(Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(75);
  });

  it.each([
    ['two Host headers', () => ['GET /livez HTTP/1.1', host(), 'Host: evil.example'], 400],
    ['no Host header', () => ['GET /livez HTTP/1.1'], 400],
    ['HTTP/1.0 without Host', () => ['GET /livez HTTP/1.0'], 400],
    ['an empty Host', () => ['GET /livez HTTP/1.1', 'Host:'], 421],
    ['another port', () => ['GET /livez HTTP/1.1', 'Host: localhost:1'], 421],
    ['an absolute target', () => ['GET http://evil.example/livez HTTP/1.1', host()], 400],
    ['length and chunks at once', () => ['POST /livez HTTP/1.1', host(), 'Content-Length: 4', 'Transfer-Encoding: chunked'], 400],
    ['no HTTP at all', () => ['hello'], 400],
    ['headers beyond 16 KB', () => ['GET /livez HTTP/1.1', host(), `X-Long: ${'x'.repeat(20_000)}`], 431],
    ['TRACE', () => ['TRACE / HTTP/1.1', host()], 405],
    ['a raw dot-dot path', () => ['GET /../../etc/passwd HTTP/1.1', host()], 404],
  ])('refuses %s', async (_name, lines, status) => {
    const answer = await request(...lines());
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  });

  it('refuses a body that is too large', async () => {
    const response = await fetch(`http://127.0.0.1:${listening.port}/api/v1/status`, {
      method: 'POST',
      body: 'x'.repeat(100_000),
      headers: { 'content-type': 'application/json' },
    });
    expect([405, 413]).toContain(response.status);
  });
});

/** A promise that only the signal ends. */
const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('interrupted'))));

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

it('has what cannot be read, and is asked of either address, in the audit log', async () => {
  const server = await startSmallServer();
  const listening = await listen(server.app, null, 0, server.queries);
  const hosts = ['127.0.0.1', '::1'];
  const answers = await Promise.all(hosts.map((host) => talk(listening.port, 'hello\r\n\r\n', host).catch(() => 'no IPv6')));
  await listening.stop(100);
  const log = await readFile(join(server.dataFolder, 'audit', `audit-${String(new Date().getUTCFullYear())}.jsonl`), 'utf8');
  const lines = log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { actor: object; details: object });
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 400'));
  expect(refused.length).toBeGreaterThan(0);
  const address: unknown = expect.stringMatching(/^(127\.0\.0\.1|::1)$/);
  expect(lines.map(({ actor, details }) => ({ actor, details }))).toEqual(
    refused.map(() => ({
      actor: { role: 'nobody', subject: '', session: null, address },
      details: { method: '-', path: '-', status: 400, code: 'bad-request' },
    })),
  );
  await server.close();
});

describe('callers that go away', () => {
  let server: SmallServer;
  let signals: AbortSignal[];
  let listening: Listening;
  let url: string;

  beforeEach(async () => {
    signals = [];
    server = await startSmallServer((warehouse) => ({
      ...warehouse,
      answer: (question, signal) => {
        if (signal) signals.push(signal);
        return signals.length === 1 ? untilAborted(signal) : warehouse.answer(question, signal);
      },
    }));
    listening = await listen(server.app, null, 0, server.queries);
    url = `http://127.0.0.1:${listening.port}/api/v1/answers/revenue?m=amount`;
  });
  afterEach(async () => {
    await listening.stop(100);
    await server.close();
  });

  it('end their query', async () => {
    const leaving = new AbortController();
    const left = fetch(url, { signal: leaving.signal }).catch((error: Error) => error.name);
    while (signals.length === 0) await pause();
    leaving.abort();
    expect(await left).toBe('AbortError');
    const until = Date.now() + 60_000;
    while (!signals[0]?.aborted && Date.now() < until) await pause();
    expect(signals[0]?.aborted).toBe(true);

    // A client that stays gets the answer.
    expect((await fetch(url)).status).toBe(200);
    expect(signals[1]?.aborted).toBe(false);
  });

  it('and those who stay get a problem when the server stops before their answer', async () => {
    const waiting = fetch(url);
    while (signals.length === 0) await pause();
    await listening.stop(100);
    const response = await waiting;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'busy' });
    expect(response.headers.get('retry-after')).toBe('1');
  });
});

describe('more callers than can be answered', () => {
  let server: SmallServer;
  let listening: Listening;
  beforeAll(async () => {
    server = await startSmallServer();
    listening = await listen(server.app, null, 0, server.queries);
  });
  afterAll(async () => {
    await listening.stop(1_000);
    await server.close();
  });

  it('get the answer or are told to come back, and nobody waits for them', async () => {
    const ask = (address: string) => fetch(`http://127.0.0.1:${listening.port}${address}`);
    // Another query each time, so that no answer is cached.
    const responses = Array.from({ length: 400 }, (_, index) =>
      ask(`/api/v1/answers/revenue?m=amount&by=month&limit=${String(100 + index)}`),
    );
    expect((await ask('/livez')).status).toBe(200);
    const seen = new Map<number, number>();
    for (const response of await Promise.all(responses)) {
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      const body: unknown = await response.json();
      if (response.status === 200) expect(body).toMatchObject({ totals: { current: { amount: '1700' } } });
      else expect([body, response.headers.get('retry-after')]).toMatchObject([{ code: 'busy' }, '1']);
    }
    // Four run and 64 wait: at least those are answered. The number of further answers depends on the machine.
    expect([...seen.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(seen.get(200)).toBeGreaterThanOrEqual(68);
    expect((await ask('/api/v1/answers/revenue?m=amount')).status).toBe(200);
  });
});
