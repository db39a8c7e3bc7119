import { connect, type Socket } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startUploadServer, type UploadServer } from '../testing/upload-server.ts';

const BODY_TIMEOUT_MS = 300;
/** No sender is too slow here; the last test has its own server. */
const ANY_SPEED = { minBytesPerWindow: 0, windowMs: 60_000 };

/** The status line of the answer; `closed` if the connection ends without one. */
const statusOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('\r\n')) resolve(text.split('\r\n')[0] ?? '');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text.split('\r\n')[0] || 'closed'));
  });

function open({ port }: UploadServer, path: string, type: string, length: number, method = 'POST'): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(
    `${method} /api/v1${path} HTTP/1.1\r\nHost: localhost:${String(port)}\r\nContent-Type: ${type}\r\nContent-Length: ${String(length)}\r\n\r\n`,
  );
  return socket;
}

it('ends a request whose body does not come, and lets a file take its time', async () => {
  const server = await startUploadServer(undefined, {}, { bodyTimeoutMs: BODY_TIMEOUT_MS, uploadSpeed: ANY_SPEED });
  try {
    const file = open(server, '/uploads?name=a.csv', 'application/octet-stream', 6);
    file.write('abc');
    const query = open(server, '/taxpayer-lookups', 'application/json', 50);
    query.write('{"by":');
    expect(await statusOf(query)).toMatch(/^HTTP\/1\.1 408 /);
    // The file has had as long, and goes on.
    file.write('def');
    expect(await statusOf(file)).toBe('HTTP/1.1 201 Created');
    file.destroy();
  } finally {
    await server.stop();
  }
});

it('ends what still comes of a file after it was refused', async () => {
  const server = await startUploadServer(undefined, {}, { bodyTimeoutMs: BODY_TIMEOUT_MS });
  try {
    const socket = open(server, '/uploads?name=..', 'application/octet-stream', 1_000_000);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    expect(await statusOf(socket)).toMatch(/^HTTP\/1\.1 400 /);
    await ended;
  } finally {
    await server.stop();
  }
});

it('cuts off a sender of single bytes, of whom nothing is left', async () => {
  const server = await startUploadServer(undefined, {}, { uploadSpeed: { minBytesPerWindow: 1_000, windowMs: 50 } });
  try {
    const socket = open(server, '/uploads?name=a.csv', 'application/octet-stream', 1_000_000);
    const bytes = setInterval(() => socket.write('x'), 10);
    expect(await statusOf(socket)).toBe('closed');
    clearInterval(bytes);
    socket.destroy();
    // The folder is removed after the connection; the time of the test is the limit.
    while ((await readdir(join(server.dataFolder, 'uploads'))).length > 0) continue;
    expect((await server.client.list()).uploads).toEqual([]);
  } finally {
    await server.stop();
  }
});

it('refuses who may not import before a body comes', async () => {
  const server = await startUploadServer(undefined, { import: 'importer' });
  try {
    const uploads = '/uploads?name=a';
    const other = '/uploads/00000000-0000-4000-8000-000000000000/reading';
    const requests = [
      [uploads, 'application/octet-stream', 540_000_000],
      [uploads, 'application/json', 540_000_000],
      [other, 'application/json', 1_000_000],
      ['/codes/mappings', 'application/json', 200_000],
    ] as const;
    for (const [path, type, length] of requests) {
      const socket = open(server, path, type, length, path.startsWith('/codes') ? 'PUT' : 'POST');
      expect([path, await statusOf(socket)]).toEqual([path, 'HTTP/1.1 403 Forbidden']);
      socket.destroy();
    }
  } finally {
    await server.stop();
  }
});

it('takes files of one type only: nothing of another is read', async () => {
  const server = await startUploadServer();
  try {
    const socket = open(server, '/uploads?name=a', 'application/json', 540_000_000);
    expect(await statusOf(socket)).toBe('HTTP/1.1 415 Unsupported Media Type');
    socket.destroy();
    expect((await server.client.list()).uploads).toEqual([]);
  } finally {
    await server.stop();
  }
});
