import type { Problem } from '@pendapa/contracts';
import type { AccessPlan } from '../access/read-access.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';
import { auditLines } from '../testing/audit-lines.ts';

const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const HOST = 'pendapatan.example.go.id';
const PROXY: AccessPlan = {
  mode: 'proxy',
  host: '10.0.0.7',
  access: {
    publicAddress: `https://${HOST}`,
    behindProxy: ['10.0.0.5'],
    secret: SECRET,
    identityHeader: 'x-forwarded-user',
    users: { budi: 'viewer', siti: 'analyst', tono: 'importer', tini: 'importer' },
  },
};
const ID = '00000000-0000-4000-8000-000000000000';

/** Every address of uploads with what it answers to somebody who may import. */
const ADDRESSES = [
  ['GET', '/uploads', undefined, 200],
  ['GET', `/uploads/${ID}`, undefined, 404],
  ['GET', `/uploads/${ID}/findings`, undefined, 404],
  ['PUT', `/uploads/${ID}/reading`, {}, 404],
  ['POST', `/uploads/${ID}/reading`, {}, 404],
  ['POST', `/uploads/${ID}/check`, {}, 404],
  ['POST', `/uploads/${ID}/publication`, { checkedReceipt: 'x' }, 404],
  ['POST', `/uploads/${ID}/cancellation`, undefined, 404],
  ['POST', `/uploads/${ID}/undo`, undefined, 404],
  ['DELETE', `/uploads/${ID}`, undefined, 404],
  ['POST', '/loads/99/removal', undefined, 409],
  ['POST', '/loads/99/removal/cancellation', undefined, 409],
  ['POST', '/codes/mappings/cancellation', undefined, 409],
  ['GET', '/codes/unplaced', undefined, 200],
  ['PUT', '/codes/mappings', { mappings: [{ field: 'tax', value: 'x', code: 'PKB' }] }, 202],
] as const;

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer((warehouse) => warehouse, PROXY);
});
afterAll(() => server.close());

const headersOf = (user: string) => ({ host: HOST, 'x-forwarded-user': user, 'x-pendapa-proxy-secret': SECRET });
const ask = (user: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/v1${path}`,
    remoteAddress: '10.0.0.5',
    headers: headersOf(user),
    ...(payload === undefined ? {} : { payload }),
  });
const send = (user: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=a.csv',
    remoteAddress: '10.0.0.5',
    headers: { ...headersOf(user), 'content-type': 'application/octet-stream' },
    payload: Buffer.from('x'),
  });

describe.each(['budi', 'siti'])('%s, who may not import', (user) => {
  it.each(ADDRESSES)('%s %s is refused', async (method, path, payload) => {
    const answer = await ask(user, method, path, payload);
    expect([answer.statusCode, answer.json<Problem>().code, answer.json<Problem>().params]).toEqual([
      403,
      'not-allowed',
      { right: 'import' },
    ]);
  });

  it('sends no file', async () => {
    expect((await send(user)).statusCode).toBe(403);
    expect((await ask('tono', 'GET', '/uploads')).json()).toMatchObject({ uploads: [] });
  });
});

describe('an importer', () => {
  it.each(ADDRESSES)('%s %s is answered', async (method, path, payload, status) =>
    expect((await ask('tono', method, path, payload)).statusCode).toBe(status),
  );

  it('sees what others sent, with their names, and may go on with it', async () => {
    const sent = await send('tono');
    const { id } = sent.json<{ id: string }>();
    expect((await ask('tini', 'GET', '/uploads')).json()).toMatchObject({ uploads: [{ id, sentBy: 'tono' }] });
    expect((await ask('tini', 'DELETE', `/uploads/${id}`)).statusCode).toBe(204);
    const lines = (await auditLines(server.dataFolder)).filter(({ details }) => details['upload'] === id);
    expect(lines.map(({ actor, details }) => [actor.subject, details['step']])).toEqual([
      ['tono', 'sent'],
      ['tini', 'dropped'],
    ]);
  });
});
