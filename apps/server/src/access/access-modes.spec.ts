import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Warehouse } from '@pendapa/warehouse';
import { auditLines } from '../testing/audit-lines.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';
import type { AccessPlan } from './read-access.ts';

const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const SITE = 'https://pendapatan.example.go.id';
const HOST = 'pendapatan.example.go.id';
const PROXY_ADDRESS = '10.0.0.5';
const surroundings = { publicAddress: SITE, behindProxy: [PROXY_ADDRESS], secret: SECRET };

const PLANS = {
  local: { mode: 'local', host: null },
  token: { mode: 'token', host: '10.0.0.7', access: { ...surroundings, role: 'viewer' } },
  proxy: {
    mode: 'proxy',
    host: '10.0.0.7',
    access: { ...surroundings, identityHeader: 'x-forwarded-user', users: { siti: 'analyst' } },
  },
} as const satisfies Record<string, AccessPlan>;
type Mode = keyof typeof PLANS;

const NAMED = { host: HOST, 'x-pendapa-proxy-secret': SECRET, 'x-forwarded-user': 'siti' };
const BEARER = { host: HOST, authorization: `Bearer ${SECRET}` };
const RIGHT: Record<Mode, Record<string, string>> = { local: { host: 'localhost' }, token: BEARER, proxy: NAMED };

/** Every route that returns figures or names, or changes something. */
const ROUTES = [
  { method: 'GET', url: '/api/v1/answers/revenue?m=amount' },
  { method: 'HEAD', url: '/api/v1/answers/revenue?m=amount' },
  { method: 'GET', url: '/api/v1/dimensions/unit' },
  { method: 'GET', url: '/api/v1/lists/payers' },
  { method: 'GET', url: '/api/v1/tax-dues' },
  { method: 'GET', url: '/api/v1/findings' },
  { method: 'GET', url: '/api/v1/references' },
  { method: 'GET', url: '/api/v1/status' },
  { method: 'POST', url: '/api/v1/audit/exports' },
  { method: 'POST', url: '/api/v1/taxpayer-lookups' },
  { method: 'POST', url: '/api/v1/taxpayer-records' },
  { method: 'POST', url: '/api/v1/reveals' },
  { method: 'GET', url: '/api/v1/loads' },
  { method: 'GET', url: '/api/v1/loads/findings?name=000001' },
  { method: 'GET', url: '/assets/index-a1b2c3.js' },
] as const;

interface Attempt {
  readonly headers?: Record<string, string | string[]>;
  readonly from?: string;
  readonly target?: (url: string) => string;
}

const token = (value: string): Attempt => ({ headers: { host: HOST, authorization: `Bearer ${value}` } });
const cookie = (value: string): Attempt => ({ headers: { host: HOST, cookie: value } });
const named = (more: Record<string, string | string[]>): Attempt => ({ headers: { ...NAMED, ...more } });

const ANYBODY: Record<string, Attempt> = {
  'another host': { headers: { ...NAMED, ...BEARER, host: 'evil.example' } },
  'a page of another site': { headers: { ...NAMED, ...BEARER, origin: 'https://evil.example' } },
  'a sandboxed page': { headers: { ...NAMED, ...BEARER, origin: 'null' } },
  'a picture in another site': {
    headers: { ...NAMED, ...BEARER, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  },
  'another computer': { headers: { ...NAMED, ...BEARER }, from: '192.0.2.7' },
  'another computer that says it is the proxy': {
    headers: { ...NAMED, ...BEARER, 'x-forwarded-for': PROXY_ADDRESS, 'x-real-ip': PROXY_ADDRESS },
    from: '192.0.2.7',
  },
  'another computer in IPv6 writing': { headers: { ...NAMED, ...BEARER }, from: '::ffff:192.0.2.7' },
  'another host behind X-Forwarded-Host': { headers: { ...NAMED, ...BEARER, host: 'evil.example', 'x-forwarded-host': HOST } },
};

const ATTEMPTS: Record<Mode, Record<string, Attempt>> = {
  local: ANYBODY,
  token: {
    ...ANYBODY,
    'no credential': { headers: { host: HOST } },
    'an empty token': token(''),
    'a blank token': token(' '),
    'the token null': token('null'),
    'the token undefined': token('undefined'),
    'an object as token': token('[object Object]'),
    'the beginning of the token': token(SECRET.slice(0, -1)),
    'the token and more': token(`${SECRET}x`),
    'the token in other letters': token(SECRET.toLowerCase()),
    'another scheme': { headers: { host: HOST, authorization: `Basic ${Buffer.from(`x:${SECRET}`).toString('base64')}` } },
    'the scheme twice': { headers: { host: HOST, authorization: `Bearer Bearer ${SECRET}` } },
    'two tokens': { headers: { host: HOST, authorization: `Bearer wrong, Bearer ${SECRET}` } },
    'the token in the address': { headers: { host: HOST }, target: (url) => `${url}${url.includes('?') ? '&' : '?'}token=${SECRET}` },
    'the token as a cookie': cookie(`__Host-pendapa=${SECRET}`),
    'an invented session': cookie(`__Host-pendapa=${'A'.repeat(43)}`),
    'an empty session': cookie('__Host-pendapa='),
    'a proxy identity': { headers: { host: HOST, 'x-forwarded-user': 'siti', 'x-pendapa-proxy-secret': SECRET } },
    'a connection in the clear': { headers: { ...BEARER, 'x-forwarded-proto': 'http' } },
    'another method by header': { headers: { host: HOST, 'x-http-method-override': 'GET' } },
    JSONP: { headers: { host: HOST }, target: (url) => `${url}${url.includes('?') ? '&' : '?'}callback=x` },
    'a part of the file': { headers: { host: HOST, range: 'bytes=0-10' } },
    'an upgrade': { headers: { host: HOST, connection: 'Upgrade', upgrade: 'websocket' } },
  },
  proxy: {
    ...ANYBODY,
    'no credential': { headers: { host: HOST } },
    'no proxy secret': { headers: { host: HOST, 'x-forwarded-user': 'siti' } },
    'a wrong proxy secret': named({ 'x-pendapa-proxy-secret': SECRET.slice(1) }),
    'two proxy secrets': named({ 'x-pendapa-proxy-secret': [SECRET, SECRET] }),
    nobody: { headers: { host: HOST, 'x-pendapa-proxy-secret': SECRET } },
    'an empty name': named({ 'x-forwarded-user': '' }),
    'an unknown user': named({ 'x-forwarded-user': 'budi' }),
    'a name in other letters': named({ 'x-forwarded-user': 'SITI' }),
    'a name of the language': named({ 'x-forwarded-user': 'constructor' }),
    'two names': named({ 'x-forwarded-user': ['siti', 'budi'] }),
    'the name under another header': { headers: { host: HOST, 'x-pendapa-proxy-secret': SECRET, x_forwarded_user: 'siti' } },
    'a bearer token': { headers: BEARER },
  },
};

describe.each(Object.keys(PLANS) as Mode[])('access mode %s', (mode) => {
  let server: SmallServer;
  const peer = mode === 'local' ? '127.0.0.1' : PROXY_ADDRESS;
  /** The client of each query. */
  const clients: (string | undefined)[] = [];
  const noting = (warehouse: Warehouse): Warehouse => ({
    ...warehouse,
    answer: (question, signal, client) => {
      clients.push(client);
      return warehouse.answer(question, signal, client);
    },
  });
  beforeAll(async () => {
    server = await startSmallServer(noting, PLANS[mode]);
  });
  afterAll(() => server.close());

  const ask = ({ method, url }: { method: (typeof ROUTES)[number]['method']; url: string }, attempt: Attempt) =>
    server.app.inject({ method, url: attempt.target?.(url) ?? url, headers: { ...attempt.headers }, remoteAddress: attempt.from ?? peer });

  it('lets in whoever belongs there', async () => {
    const own = { headers: RIGHT[mode] };
    expect((await ask({ method: 'GET', url: '/api/v1/answers/revenue?m=amount' }, own)).json()).toMatchObject({
      totals: { current: { amount: '1700' } },
    });
    const status = await ask({ method: 'GET', url: '/api/v1/status' }, own);
    expect([status.statusCode, status.headers['strict-transport-security'] !== undefined]).toEqual([200, mode !== 'local']);
    expect((await ask({ method: 'GET', url: '/assets/index-a1b2c3.js' }, own)).statusCode).toBe(200);
  });

  it('tells people apart by their name, else by session or address', async () => {
    clients.splice(0);
    const from = async (limit: number, headers: Record<string, string>) =>
      server.app.inject({ url: `/api/v1/answers/revenue?m=amount&limit=${String(limit)}`, headers, remoteAddress: peer });
    await from(1, { ...RIGHT[mode], 'x-forwarded-for': '198.51.100.1' });
    await from(2, { ...RIGHT[mode], 'x-forwarded-for': '198.51.100.2', cookie: '__Host-pendapa=other' });
    expect(clients).toEqual({ local: [peer, peer], token: ['198.51.100.1', '198.51.100.2'], proxy: ['siti', 'siti'] }[mode]);
  });

  it.each(Object.entries(ATTEMPTS[mode]))('refuses %s at every address', async (_name, attempt) => {
    for (const [index, route] of ROUTES.entries()) {
      // Another client address each time, so that the number of tries does not matter.
      const headers = { 'x-forwarded-for': `198.51.100.${String(index)}`, ...attempt.headers };
      const response = await ask(route, { ...attempt, headers });
      expect([route.url, [400, 401, 403, 421, 429].includes(response.statusCode), response.statusCode]).toEqual([
        route.url,
        true,
        response.statusCode,
      ]);
      expect(response.headers['x-data-generation']).toBeUndefined();
      expect(response.body).not.toMatch(/1700|"amount"|Unit Satu|asOf|Selamat/);
    }
  });

  it('lets nobody else past with other ways of writing an address', async () => {
    const stranger =
      mode === 'local' ? { host: 'evil.example' } : { host: HOST, 'x-forwarded-user': 'siti', 'x-forwarded-for': '198.51.100.99' };
    for (const url of [
      '//api/v1/status',
      '/x/../api/v1/status',
      '/API/v1/status',
      '/api/v1/status/',
      '/api/v1/status.',
      '/api%2Fv1%2Fstatus',
      '/api/v1/status;x',
      '/masuk/../api/v1/status',
      '/masuk%2f..%2fapi/v1/status',
      '/livez/../api/v1/status',
      '/livez;/api/v1/status',
    ]) {
      const response = await server.app.inject({ url, headers: stranger, remoteAddress: peer });
      expect([url, response.statusCode < 400]).toEqual([url, false]);
      expect(response.body).not.toMatch(/asOf/);
    }
  });

  it('has every refused attempt in the audit log, however many there are', async () => {
    const own = await startSmallServer(undefined, PLANS[mode]);
    for (let count = 0; count < 200; count += 1)
      await own.app.inject({ url: '/api/v1/status', headers: { host: 'evil.example' }, remoteAddress: peer });
    const data = own.dataFolder;
    await own.app.close();
    const lines = (await auditLines(data)).filter(({ action }) => action === 'refused');
    expect(lines).toHaveLength(31);
    expect(lines[0]).toMatchObject({
      action: 'refused',
      actor: { role: 'nobody', subject: '', session: null, address: peer },
      details: { method: 'GET', path: '/api/v1/status', status: 421, code: 'wrong-host' },
    });
    expect(lines[30]).toMatchObject({ details: { more: 170 } });
    await own.close();
  });
});

describe('the record of an export', () => {
  const BODY = { page: '/arrears-up3d', format: 'xlsx', rows: 120, filters: { unit: 'U1', q: '3174091234567890' }, generation: 1 };
  let server: SmallServer;
  beforeEach(async () => {
    server = await startSmallServer(undefined, PLANS.proxy);
  });
  afterEach(() => server.close());

  const send = (payload: string, kind = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/audit/exports',
      remoteAddress: PROXY_ADDRESS,
      headers: { ...NAMED, 'content-type': kind },
      payload,
    });

  it("is a line with who and what, and without anybody's number", async () => {
    const response = await send(JSON.stringify(BODY));
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await auditLines(server.dataFolder)).toMatchObject([
      { action: 'sign-in', details: { by: 'proxy' } },
      {
        actor: { role: 'analyst', subject: 'siti', session: 1, address: PROXY_ADDRESS },
        action: 'export',
        details: { page: '/arrears-up3d', format: 'xlsx', rows: 120, generation: 1, filters: 'unit=U1&q=#' },
      },
    ]);
  });

  it('keeps days, regions and codes, and masks numbers with separators', async () => {
    const filters = {
      p: '2024-01-01..2024-12-31',
      r: '31.71,31.71.01,31.71.01.1001',
      ty: '2021,2022,2023',
      b: 'BM-2024/07',
      u: 'U1,3174.0101.0190.0001',
      k: '3174_0101 (0190) & 0001',
    };
    await send(JSON.stringify({ ...BODY, page: '/payers/3174-0101-0190-0001', filters }));
    const recorded = 'p=2024-01-01..2024-12-31&r=31.71,31.71.01,31.71.01.1001&ty=2021,2022,2023&b=BM-2024/07&u=U1,#&k=#';
    expect((await auditLines(server.dataFolder)).at(-1)).toMatchObject({ details: { page: '/payers/#', filters: recorded } });
  });

  it.each([
    ['an unknown key', JSON.stringify({ ...BODY, note: 'x' }), 400],
    ['too many rows', JSON.stringify({ ...BODY, rows: 100_000_001 }), 400],
    ['a page elsewhere', JSON.stringify({ ...BODY, page: 'https://evil.example' }), 400],
    ['an unknown format', JSON.stringify({ ...BODY, format: 'exe' }), 400],
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    [
      'ten thousand keys',
      JSON.stringify({ ...BODY, filters: Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`k${String(key)}`, ''])) }),
      413,
    ],
  ])('is refused for %s', async (_name, payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
  });

  it('is taken as JSON only', async () => {
    for (const kind of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await send(JSON.stringify(BODY), kind)).statusCode).toBe(415);
  });

  it('cannot be kept: the export is refused, and pages stay readable', async () => {
    await rm(join(server.dataFolder, 'audit'), { recursive: true, force: true });
    await writeFile(join(server.dataFolder, 'audit'), 'in the way');
    const refused = await send(JSON.stringify(BODY));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'audit-unavailable']);
    const page = await server.app.inject({ url: '/api/v1/answers/revenue?m=amount', remoteAddress: PROXY_ADDRESS, headers: NAMED });
    expect(page.statusCode).toBe(200);
  });
});
