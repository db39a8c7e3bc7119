import { verifyAudit } from '@pendapa/warehouse';
import type { AccessPlan } from './access/read-access.ts';
import { startSmallServer, type SmallServer } from './testing/small-server.ts';

const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const HOST = 'pendapatan.example.go.id';
const PROXY_ADDRESS = '10.0.0.5';
const TOKEN: AccessPlan = {
  mode: 'token',
  host: '10.0.0.7',
  access: { publicAddress: `https://${HOST}`, behindProxy: [PROXY_ADDRESS], secret: SECRET, role: 'analyst' },
};
const DAY_MS = 86_400_000;
const JUMPS = [1, -1, -1, 1, 366, -366, -20_000].map((days) => days * DAY_MS);

/** Only the date of the computer jumps; monotonic clocks run on. */
function jump(by: number): void {
  const now = Date.now() + by;
  jest.useRealTimers();
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
}

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer(undefined, TOKEN, { exportsPerHour: JUMPS.length + 1 });
});
afterAll(async () => {
  jest.useRealTimers();
  await server.close();
});

const headersOf = (more: Record<string, string>) => ({ host: HOST, origin: `https://${HOST}`, ...more });
const get = (url: string, headers: Record<string, string>) =>
  server.app.inject({ url, remoteAddress: PROXY_ADDRESS, headers: headersOf(headers) });
const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress: PROXY_ADDRESS, headers: headersOf(headers) });

it('a clock that jumps ends no session, frees nobody who waits, changes no figure, and leaves the log whole', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const signIn = (secret: string, from: string) =>
    post('/masuk', new URLSearchParams({ secret, to: '/' }).toString(), { ...form, 'x-forwarded-for': from });
  const signedIn = await signIn(SECRET, '198.51.100.1');
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  for (let count = 0; count < 10; count += 1) await signIn('wrong', '198.51.100.9');
  const file = () => post('/api/v1/audit/exports', { page: '/overview', format: 'csv', rows: 1, filters: {}, generation: 1 }, { cookie });
  const figures = async () => (await get('/api/v1/answers/revenue?m=amount&by=unit', { cookie })).body;
  const before = await figures();
  expect((await file()).statusCode).toBe(204);
  for (const by of JUMPS) {
    jump(by);
    expect([by, (await get('/api/v1/status', { cookie })).statusCode]).toEqual([by, 200]);
    expect([by, await figures()]).toEqual([by, before]);
    expect([by, (await signIn(SECRET, '198.51.100.9')).statusCode]).toEqual([by, 429]);
    expect([by, (await file()).statusCode]).toEqual([by, 204]);
    expect([by, (await get('/readyz', { cookie })).json()]).toEqual([by, { status: 'ok' }]);
  }
  // The number allowed within an hour, however many days the date has jumped.
  expect((await file()).statusCode).toBe(429);
  expect((await verifyAudit(server.dataFolder)).faults).toEqual([]);
});
