import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Answer } from '@pendapa/contracts';
import { readCurrent, verifyAudit } from '@pendapa/warehouse';
import { auditLines } from './testing/audit-lines.ts';
import { freePort } from './testing/free-port.ts';
import { leftovers } from './testing/kills.ts';
import { start, type Running } from './testing/launch.ts';
import { publishSmallAgency, temporaryFolder } from './testing/small-agency.ts';
import { UploadClient } from './testing/upload-client.ts';
import { APRIL } from './testing/upload-server.ts';

jest.setTimeout(400_000);

let folder: { path: string; remove: () => Promise<void> };
let data: string;
let port: number;
let running: Running | null = null;
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  port = await freePort();
});
afterEach(async () => {
  await kill('SIGKILL');
  await folder.remove();
});

async function kill(signal: NodeJS.Signals): Promise<void> {
  running?.child.kill(signal);
  await running?.ended;
  running = null;
}

async function serve(ready = /is ready/): Promise<UploadClient> {
  running = start(['serve', '--data', data, '--port', String(port), '--cold']);
  await running.printed(ready);
  return new UploadClient(`http://localhost:${String(port)}`);
}

const storedUploads = (): Promise<string[]> => readdir(join(data, 'uploads')).catch(() => []);

describe('a server that is killed', () => {
  beforeEach(() => publishSmallAgency(data));

  it('while a file is sent: nothing of it is left', async () => {
    await serve();
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
    socket.write(`POST /api/v1/uploads?name=besar.csv HTTP/1.1\r\nHost: localhost:${String(port)}\r\n`);
    socket.write('Content-Type: application/octet-stream\r\nContent-Length: 1000000\r\n\r\n');
    socket.write(Buffer.alloc(500_000, 'x'));
    while ((await storedUploads()).length === 0) continue;
    await kill('SIGKILL');
    expect((await storedUploads()).every((name) => name.endsWith('.part'))).toBe(true);
    const client = await serve();
    expect((await client.list()).uploads).toEqual([]);
    expect(await storedUploads()).toEqual([]);
  });

  it('while sums are checked: the upload is back at its reading, and the check can be repeated', async () => {
    const client = await serve();
    const { id } = (await client.send('april.csv', APRIL)).body;
    await client.read(id);
    await client.ask('POST', `/uploads/${id}/check`, {});
    await kill('SIGKILL');
    const again = await serve();
    expect(await again.get(id)).toMatchObject({ step: 'proposed', fault: { code: 'interrupted' }, progress: null });
    expect((await readdir(join(data, 'uploads', id))).includes('scratch')).toBe(false);
    const checks = (await auditLines(data)).filter(({ details }) => details['step'] === 'checked');
    expect(checks.map(({ actor, details }) => [actor.subject, details['outcome']])).toEqual([
      ['local', 'begun'],
      ['local', 'interrupted'],
    ]);
    expect(await readCurrent(data)).toBe(1);
    // The child ended with its parent, and the next load takes over its lock.
    expect(await again.publish(await again.check(id))).toMatchObject({ step: 'published', generation: 2, fault: null });
    await kill('SIGTERM');
    expect(await leftovers(data)).toEqual([]);
  });

  it('after its load was published: the upload is published', async () => {
    const client = await serve();
    const checked = await client.checked('april.csv', APRIL);
    await client.ask('POST', `/uploads/${checked.id}/publication`, { checkedReceipt: checked.receipt?.name ?? '' });
    while ((await readCurrent(data)) === 1) continue;
    await kill('SIGKILL');
    const again = await serve();
    expect(await again.get(checked.id)).toMatchObject({ step: 'published', generation: 2, mayUndo: true, fault: null });
    expect((await verifyAudit(data)).faults).toEqual([]);
  });

  it('by its operator while a check waits: it ends at once, and the upload stays', async () => {
    const client = await serve();
    const { id } = (await client.send('april.csv', APRIL)).body;
    await client.read(id);
    await client.ask('POST', `/uploads/${id}/check`, {});
    running?.child.kill('SIGTERM');
    expect(await running?.ended).toMatchObject({ code: 0 });
    const again = await serve();
    expect(await again.get(id)).toMatchObject({ step: 'proposed', fault: { code: 'interrupted' } });
  });
});

it('an empty folder takes its first file by the browser, and then the dashboard opens', async () => {
  const client = await serve(/no data in/);
  expect(await client.list()).toMatchObject({ uploads: [], profiles: [], atWork: null, currency: { code: 'IDR' } });
  const checked = await client.checked('april.csv', APRIL, { source: 'setoran' });
  expect(checked.receipt?.extracts[0]?.created).toMatchObject({ tax_types: 2 });
  await client.ask('POST', `/uploads/${checked.id}/publication`, { checkedReceipt: checked.receipt?.name ?? '' });
  await running?.printed(/is ready/);
  expect(await client.settled(checked.id)).toMatchObject({ step: 'published', generation: 1, mayUndo: false });
  expect((await client.ask<Answer>('GET', '/answers/revenue?m=amount')).body).toMatchObject({ totals: { current: { amount: '2000000' } } });
});
