import { connect, type Socket } from 'node:net';
import type { Answer } from '@pendapa/contracts';
import type { AccessPlan } from '../access/read-access.ts';
import { startSmallServer } from '../testing/small-server.ts';
import { listen } from './listen.ts';

const LAZY = 300;
/** The maximum number of pipelined requests. */
const EACH = 16;
const READ = 10;
const READ_TIMEOUT_MS = 2_000;
/** Far more than a busy machine needs, and far less than all requests of the lazy clients take. */
const WAITED_MS = 60_000;

const HOST = 'pendapatan.example.go.id';
const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const ACCESS: AccessPlan = {
  mode: 'proxy',
  host: null,
  access: {
    publicAddress: `https://${HOST}`,
    behindProxy: ['127.0.0.1'],
    secret: SECRET,
    identityHeader: 'x-forwarded-user',
    users: { lazy: 'analyst', reader: 'analyst' },
  },
};

jest.setTimeout(WAITED_MS * 6);

/** Two such answers exceed the buffers of a connection whose client does not read. */
const large = (answer: Answer): Answer => ({
  ...answer,
  columns: [{ kind: 'dimension', key: 'month', values: Array.from({ length: 250_000 }, () => '2024-01'), members: {} }],
});

const request = (user: string, address: string, more = ''): string =>
  `GET ${address} HTTP/1.1\r\nHost: ${HOST}\r\nX-Forwarded-User: ${user}\r\nX-Pendapa-Proxy-Secret: ${SECRET}\r\n${more}\r\n`;

it('readers who ask for much and read nothing keep nobody waiting, and are left', async () => {
  let largeAnswer: Answer | undefined;
  let worked = 0;
  const server = await startSmallServer(
    (warehouse) => ({
      ...warehouse,
      answer: async (question, signal, client) => {
        const answer = await warehouse.answer(question, signal, client);
        if (client !== 'lazy') return answer;
        worked += 1;
        return (largeAnswer ??= large(answer));
      },
    }),
    ACCESS,
    {},
    { readTimeoutMs: READ_TIMEOUT_MS },
  );
  const { port, stop } = await listen(server.app, null, 0, server.queries);
  const openSocket = (bytes: string): Socket => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(bytes);
    return socket;
  };
  const ahead = Array.from({ length: EACH }, (_, index) => request('lazy', `/api/v1/answers/revenue?m=amount&limit=${String(index + 1)}`));
  const lazy = Array.from({ length: LAZY }, () =>
    openSocket(ahead.join(''))
      .on('error', () => undefined)
      .pause(),
  );
  /** The status of an answer, or nothing if it does not come. */
  const read = (limit: number): Promise<string> =>
    new Promise((resolve) => {
      const socket = openSocket(
        request('reader', `/api/v1/answers/revenue?m=amount&by=unit&limit=${String(limit)}`, 'Connection: close\r\n'),
      );
      let text = '';
      socket.setTimeout(WAITED_MS, () => socket.destroy());
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
    });
  // A paused socket notices its end only when somebody writes.
  const look = setInterval(() => lazy.forEach((socket) => socket.destroyed || socket.write('\r\n')), 250);
  try {
    const statuses: string[] = [];
    while (statuses.length < READ) statuses.push(await read(statuses.length + 1));
    expect(statuses).toEqual(Array(READ).fill('HTTP/1.1 200 OK'));
    await Promise.all(lazy.filter(({ destroyed }) => !destroyed).map((socket) => new Promise((resolve) => socket.on('close', resolve))));
    expect(worked).toBeGreaterThan(0);
    expect(worked).toBeLessThan((LAZY * EACH) / 2);
  } finally {
    clearInterval(look);
    lazy.forEach((socket) => socket.destroy());
    await stop(0);
    await server.close();
  }
});
