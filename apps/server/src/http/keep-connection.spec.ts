import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { keepConnection } from './keep-connection.ts';

const IDLE_MS = 50;

it('keeps an idle connection while its work is done, and no other', async () => {
  let end = (): void => undefined;
  const work = new Promise<string>((resolve) => (end = () => resolve('done')));
  const app = fastify();
  app.get('/patient', (request) => keepConnection(request, 60_000, () => work));
  app.get('/idle', () => work);
  await app.ready();
  const server = createServer((request, response) => app.routing(request, response)).setTimeout(IDLE_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = (path: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return socket.setEncoding('utf8');
  };
  try {
    const patient = ask('/patient');
    await once(server, 'request');
    const idle = ask('/idle').resume();
    // This one began later and is ended, so that the first was idle for longer.
    await once(idle, 'close');
    end();
    const [answer] = (await once(patient, 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    patient.destroy();
  } finally {
    server.close();
    await app.close();
  }
});
