import { connect, type Socket } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer } from '@pendapa/contracts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';
import { listen, type Listening } from './listen.ts';

/** Exceeds the buffers of a connection whose client does not read. */
const LARGE = 2_000_000;
const large = (answer: Answer): Answer => ({
  ...answer,
  columns: [{ kind: 'dimension', key: 'month', values: Array.from({ length: LARGE }, () => '2024-01'), members: {} }],
});

let server: SmallServer;
let listening: Listening;
let answered: number;
const begin = async (readTimeoutMs: number, maxConnections?: number): Promise<void> => {
  answered = 0;
  server = await startSmallServer(
    (warehouse) => ({
      ...warehouse,
      answer: async (question) => {
        answered += 1;
        return large(await warehouse.answer(question));
      },
    }),
    undefined,
    undefined,
    { readTimeoutMs },
  );
  listening = await listen(server.app, null, 0, server.queries, maxConnections);
};
afterEach(async () => {
  await listening.stop(0);
  await server.close();
});

const request = (address: string): string => `GET ${address} HTTP/1.1\r\nHost: localhost:${String(listening.port)}\r\n\r\n`;
const openSocket = (): Socket => connect({ port: listening.port, host: '127.0.0.1' }).on('error', () => undefined);
const ended = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.on('close', resolve));
const answers = (count: number): string =>
  Array.from({ length: count }, (_, index) => request(`/api/v1/answers/revenue?m=amount&limit=${String(index + 1)}`)).join('');

it('a reader who asks for much and reads nothing has one answer waiting, and is left after a while', async () => {
  await begin(1_000);
  const socket = openSocket();
  const gone = ended(socket.pause());
  socket.write(answers(10));
  await fetch(`http://127.0.0.1:${String(listening.port)}/livez`);
  // A paused socket notices its end only when somebody writes.
  const look = setInterval(() => socket.destroyed || socket.write('\r\n'), 100);
  await gone;
  clearInterval(look);
  expect(answered).toBeLessThan(4);
});

it('a reader who sends some requests ahead gets all answers in their order', async () => {
  await begin(60_000);
  const socket = openSocket();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(
    [request('/livez'), request('/api/v1/nothing'), request('/livez').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')].join(''),
  );
  await ended(socket);
  expect(
    Buffer.concat(chunks)
      .toString('utf8')
      .match(/HTTP\/1\.1 \d+/g),
  ).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
});

it('who sends very many ahead is cut off, and that is in the audit log', async () => {
  await begin(60_000);
  const socket = openSocket();
  socket.write(answers(100));
  await ended(socket);
  await server.app.close();
  const log = await readFile(join(server.dataFolder, 'audit', `audit-${String(new Date().getUTCFullYear())}.jsonl`), 'utf8');
  expect(log).toContain('"path":"/api/v1/answers/revenue","status":429');
});

it('closes connections beyond those that it may have', async () => {
  await begin(60_000, 2);
  const sockets = [openSocket(), openSocket()];
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('connect', resolve))));
  await ended(openSocket());
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  sockets.forEach((socket) => socket.destroy());
});
