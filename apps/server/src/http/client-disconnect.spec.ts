import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { startSmallServer } from '../testing/small-server.ts';
import { listen } from './listen.ts';

const collected = () => {
  const lines: string[] = [];
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  return { lines, log };
};

/** Sends bytes and disconnects after `after` ms, with a reset or in order. */
const sendAndLeave = (port: number, bytes: string, after: number, rudely: boolean): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.write(bytes);
    setTimeout(() => (rudely ? socket.resetAndDestroy() : socket.destroy()), after);
  });

it('clients that leave in the middle of anything make no line in the server’s log', async () => {
  const { lines, log } = collected();
  const server = await startSmallServer(undefined, undefined, undefined, { log });
  const listening = await listen(server.app, null, 0, server.queries);
  const host = `Host: localhost:${String(listening.port)}\r\n`;
  const body = `Content-Type: application/json\r\nContent-Length: 200\r\n\r\n{"page":`;
  const beginnings = [
    'GET /api/v1/ans',
    `GET /api/v1/answers/revenue?m=amount&by=day,unit HTTP/1.1\r\n${host}\r\n`,
    `GET /api/v1/lists/payers HTTP/1.1\r\n${host}\r\n`,
    `GET /assets/index-a1b2c3.js HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}\r\n`,
    `POST /api/v1/audit/exports HTTP/1.1\r\n${host}${body}`,
    `POST /api/v1/reveals HTTP/1.1\r\n${host}${body}`,
  ];
  const leaving = beginnings.flatMap((bytes) =>
    [0, 1, 5, 20].flatMap((after) => [true, false].map((rudely) => sendAndLeave(listening.port, bytes, after, rudely))),
  );
  await Promise.all(leaving);
  await listening.stop(1_000);
  // Closing removes the data folder, into which a slow machine may still be writing audit lines.
  const logged = [...lines];
  await server.close();
  expect(logged).toEqual([]);
});
