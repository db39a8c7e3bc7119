import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditLines } from '../testing/audit-lines.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';
import type { AccessPlan } from './read-access.ts';

const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const SITE = 'https://pendapatan.example.go.id';
const HOST = 'pendapatan.example.go.id';
const PROXY_ADDRESS = '10.0.0.5';
const FORM = 'application/x-www-form-urlencoded';
const SURROUNDINGS = { publicAddress: SITE, behindProxy: [PROXY_ADDRESS], secret: SECRET };
const TOKEN: AccessPlan = { mode: 'token', host: '10.0.0.7', access: { ...SURROUNDINGS, role: 'analyst' } };
const PROXY: AccessPlan = {
  mode: 'proxy',
  host: '10.0.0.7',
  access: { ...SURROUNDINGS, identityHeader: 'x-forwarded-user', users: { siti: 'analyst' } },
};

/** Addresses that look like the dashboard's own and lead elsewhere, or nowhere. */
const FOREIGN = [
  '/masuk/mulai',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\tevil.example',
  '/\t/evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%0d%0aX: 1\r\nX: 1',
  '/masuk',
  '/masuk?to=/masuk',
  '/x/../masuk',
  '/keluar',
  'overview',
  '@evil.example',
  '',
];

describe('signing in with the secret', () => {
  let server: SmallServer;
  beforeEach(async () => {
    server = await startSmallServer(undefined, TOKEN);
  });
  afterEach(() => server.close());

  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      remoteAddress: PROXY_ADDRESS,
      headers: { host: HOST, origin: SITE, 'content-type': FORM, ...headers },
      payload,
    });
  const form = (secret: string, from = '198.51.100.1', to = '/arrears-up3d?from=2024-01-01') =>
    post('/masuk', new URLSearchParams({ secret, to }).toString(), { 'x-forwarded-for': from });
  const cookieOf = (header: unknown): string => String(header).split(';')[0] ?? '';
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, remoteAddress: PROXY_ADDRESS, headers: { host: HOST, ...headers } });

  it('leads a page to the form and back, with a cookie for this host alone', async () => {
    const page = await get('/arrears-up3d?from=2024-01-01', { accept: 'text/html' });
    expect([page.statusCode, page.headers.location]).toEqual([303, '/masuk?to=%2Farrears-up3d%3Ffrom%3D2024-01-01']);
    const shown = await get(String(page.headers.location), { accept: 'text/html' });
    expect(shown.body).toContain('action="/masuk?to=%2Farrears-up3d%3Ffrom%3D2024-01-01&amp;lang=id"');
    const signedIn = await form(`${SECRET}\n`);
    expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, '/arrears-up3d?from=2024-01-01']);
    expect(signedIn.headers['set-cookie']).toMatch(/^__Host-pendapa=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=28800$/);
    const cookies = { cookie: `theme=dark; ${cookieOf(signedIn.headers['set-cookie'])}` };
    expect((await get('/api/v1/status', cookies)).statusCode).toBe(200);
    expect((await get('/overview', { ...cookies, accept: 'text/html' })).statusCode).toBe(200);

    const own = cookieOf(signedIn.headers['set-cookie']);
    for (const spoiled of [own.replace('__Host-', ''), own.replace('__Host-', '__host-'), `${own}; ${own}`, own.slice(0, -1), `${own}A`])
      expect((await get('/api/v1/status', { cookie: spoiled })).statusCode).toBe(401);
    await server.app.inject({
      method: 'POST',
      url: '/keluar',
      remoteAddress: PROXY_ADDRESS,
      headers: { host: HOST, origin: SITE, ...cookies },
    });
    expect((await get('/api/v1/status', cookies)).statusCode).toBe(401);
  });

  it('no changed cookie leads in', async () => {
    const own = cookieOf((await form(SECRET)).headers['set-cookie']);
    const at = '__Host-pendapa='.length;
    for (let bit = 0; bit < 1_000; bit += 1) {
      const place = at + (bit % (own.length - at));
      const changed = String.fromCharCode(own.charCodeAt(place) ^ (1 << (bit % 5)));
      const cookie = own.slice(0, place) + changed + own.slice(place + 1);
      if ((await get('/api/v1/status', { cookie })).statusCode !== 401) throw new Error(`let in: ${String(bit)}`);
    }
    expect((await get('/api/v1/status', { cookie: own })).statusCode).toBe(200);
  });

  it('makes an address wait after ten wrong secrets, and nobody else', async () => {
    for (let count = 0; count < 10; count += 1) expect((await form('wrong')).statusCode).toBe(401);
    const waiting = await form(SECRET);
    expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '60']);
    expect((await get('/api/v1/status', { authorization: `Bearer ${SECRET}`, 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(429);
    // Addresses that the caller adds before the proxy's do not make another client.
    expect((await form(SECRET, '203.0.113.9, 198.51.100.1')).statusCode).toBe(429);
    expect((await form(SECRET, '198.51.100.2')).statusCode).toBe(303);
  });

  it.each(FOREIGN)('leads nowhere else afterwards: %j', async (to) => {
    expect((await form(SECRET, '198.51.100.2', to)).headers.location).toBe('/');
    const query = `/masuk?to=${encodeURIComponent(to)}`;
    expect((await post(query, `secret=${SECRET}`)).headers.location).toBe('/');
    const shown = await get(query, { accept: 'text/html' });
    expect(shown.body).toContain('action="/masuk?to=%2F&amp;lang=id"');
    expect(shown.body).not.toContain('evil');
  });

  it('comes back to the longest address of a view', async () => {
    const view = `/arrears-up3d?u=${'UNIT-1,'.repeat(500)}&q=%22%3E%3Cscript%3E`;
    const page = await get(view, { accept: 'text/html' });
    const shown = await get(String(page.headers.location), { accept: 'text/html' });
    expect([page.statusCode, shown.statusCode]).toEqual([303, 200]);
    const action = /action="([^"]+)"/.exec(shown.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await post(action, `secret=${SECRET}`)).headers.location).toBe(view);
    expect((await get('/masuk?to=/x?"><script>', { accept: 'text/html' })).body).not.toContain('<script');
    // Longer than any address of the dashboard: signing in works, but the return address is lost.
    expect((await get(`/x?${'y'.repeat(9_000)}`, { accept: 'text/html' })).headers.location).toBe('/masuk');
  });

  it('is a page of which a browser names the origin, and nobody else can frame', async () => {
    const { headers, body } = await get('/masuk', { accept: 'text/html' });
    expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*form-action 'self'; frame-ancestors 'none'/);
    expect(body).toContain('<meta name="referrer" content="same-origin">');
    expect((await form('wrong')).headers['referrer-policy']).toBe('same-origin');
  });

  const REFUSED: [string, string, Record<string, string>, number][] = [
    ['a wrong secret', 'secret=wrong', {}, 401],
    ['no secret', '', {}, 401],
    ['a form of another site', `secret=${SECRET}`, { origin: 'https://evil.example' }, 403],
    ['a form without an origin', `secret=${SECRET}`, { origin: 'null' }, 403],
    ['a form that the browser calls foreign', `secret=${SECRET}`, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
    ['a form of a neighbour', `secret=${SECRET}`, { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }, 403],
    ['another host', `secret=${SECRET}`, { host: 'evil.example' }, 421],
    ['a form that is too large', `secret=${'x'.repeat(20_000)}`, {}, 413],
    ['another kind of form', `secret=${SECRET}`, { 'content-type': 'text/plain' }, 400],
    ['JSON', '{"secret":', { 'content-type': 'application/json' }, 400],
  ];
  it.each(REFUSED)('tells why it is refused on a page in the language of the reader: %s', async (_name, payload, headers, status) => {
    for (const [requestHeaders, language, way] of [
      [{ 'accept-language': 'en' }, 'en', /Sign in|sign-in page/],
      [{ 'accept-language': 'en', cookie: 'pendapa-window=id.360' }, 'id', /Masuk|halaman masuk/],
      [{}, 'id', /Masuk|halaman masuk/],
    ] as const) {
      const refused = await post('/masuk?to=%2Ftargets', payload, { ...headers, ...requestHeaders });
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(refused.body).toContain(`<html lang="${language}">`);
      expect(refused.body).toMatch(way);
      expect(refused.headers['set-cookie']).toBeUndefined();
      if (status !== 403 && status !== 421) expect(refused.body).toContain('action="/masuk?to=%2Ftargets');
    }
    // The language chosen on the page stays.
    if (status === 401) expect((await post('/masuk?lang=en', payload)).body).toContain('That is not the secret.');
    await server.app.close();
    const lines = await auditLines(server.dataFolder);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of lines)
      expect(line).toMatchObject({
        actor: { role: 'nobody', subject: '', session: null, address: PROXY_ADDRESS },
        action: 'refused',
        details: { method: 'POST', path: '/masuk', status },
      });
  });

  it('has signing in, out and in again in the audit log, with number and address of the session', async () => {
    const first = cookieOf((await form(SECRET, '198.51.100.1')).headers['set-cookie']);
    const second = cookieOf((await form(SECRET, '198.51.100.2')).headers['set-cookie']);
    await form('wrong', '198.51.100.3');
    const list = (cookie: string, from: string) => get('/api/v1/lists/payers', { cookie, 'x-forwarded-for': from });
    expect((await list(first, '198.51.100.1')).statusCode).toBe(200);
    // The same session from another address: its number stays, the address is the new one.
    expect((await list(second, '203.0.113.9, 198.51.100.9')).statusCode).toBe(200);
    await post('/keluar', '', { cookie: first, 'x-forwarded-for': '198.51.100.1' });
    await post('/masuk', `secret=${SECRET}`, { cookie: second, 'x-forwarded-for': '198.51.100.2' });
    await get('/api/v1/lists/payers', { authorization: `Bearer ${SECRET}`, 'x-forwarded-for': '198.51.100.4' });
    const ended = await post('/keluar', '', { cookie: first });
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/masuk']);
    await server.app.close();
    const lines = await auditLines(server.dataFolder);
    expect(lines.map(({ actor, action }) => [action, actor.role, actor.subject, actor.session, actor.address])).toEqual([
      ['sign-in', 'analyst', 'token', 1, '198.51.100.1'],
      ['sign-in', 'analyst', 'token', 2, '198.51.100.2'],
      ['refused', 'nobody', '', null, '198.51.100.3'],
      ['list', 'analyst', 'token', 1, '198.51.100.1'],
      ['list', 'analyst', 'token', 2, '198.51.100.9'],
      ['sign-out', 'analyst', 'token', 1, '198.51.100.1'],
      ['sign-out', 'analyst', 'token', 2, '198.51.100.2'],
      ['sign-in', 'analyst', 'token', 3, '198.51.100.2'],
      ['sign-in', 'analyst', 'token', 4, '198.51.100.4'],
      ['list', 'analyst', 'token', 4, '198.51.100.4'],
    ]);
    expect(JSON.stringify(lines)).not.toContain(first.slice(-20));
    expect(lines[0]?.details).toEqual({ by: 'secret' });
    expect(lines.at(-2)?.details).toEqual({ by: 'bearer' });
  });

  it('lets nobody in who cannot be recorded, and says so', async () => {
    await rm(join(server.dataFolder, 'audit'), { recursive: true, force: true });
    await writeFile(join(server.dataFolder, 'audit'), 'in the way');
    const refused = await form(SECRET);
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([503, undefined]);
    expect(refused.body).toContain('catatan audit tidak dapat ditulis');
  });
});

/** Headers of callers or careless proxies, and the address that counts. */
const FORWARDED: [string, string | string[], string][] = [
  ['one address', '198.51.100.1', '198.51.100.1'],
  ['an address of the caller before it', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['a header of the caller before it', ['203.0.113.9', '198.51.100.1'], '198.51.100.1'],
  ['IPv4 as IPv6', '::ffff:198.51.100.1', '198.51.100.1'],
  ['IPv6', '2001:db8::7', '2001:db8::7'],
  ['no address', 'unknown', PROXY_ADDRESS],
  ['a text', '<script>alert(1)</script>', PROXY_ADDRESS],
  ['nothing at the end', '198.51.100.1,', PROXY_ADDRESS],
];

it.each(FORWARDED)('behind a proxy the address of a line is the one that the proxy states: %s', async (_name, forwarded, expected) => {
  const server = await startSmallServer(undefined, PROXY);
  const ask = (headers: Record<string, string | string[]>, remoteAddress = PROXY_ADDRESS) =>
    server.app.inject({ url: '/api/v1/lists/payers', remoteAddress, headers: { host: HOST, 'x-forwarded-for': forwarded, ...headers } });
  const asProxy = { 'x-pendapa-proxy-secret': SECRET };
  await ask({ ...asProxy, 'x-forwarded-user': 'siti' });
  await ask({ ...asProxy, 'x-forwarded-user': 'siti', 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' });
  await ask({ ...asProxy, 'x-forwarded-user': 'budi' });
  await ask({ 'x-forwarded-user': 'siti' });
  // Only the proxy can name a client address.
  await ask({ ...asProxy, 'x-forwarded-user': 'siti' }, '192.0.2.7');
  const back = await server.app.inject({
    url: '/masuk?to=%2Ftargets%3Ft%3DPKB',
    remoteAddress: PROXY_ADDRESS,
    headers: { host: HOST, ...asProxy, 'x-forwarded-user': 'siti', 'x-forwarded-for': forwarded },
  });
  expect([back.statusCode, back.headers.location]).toEqual([303, '/targets?t=PKB']);
  await server.app.close();
  const lines = await auditLines(server.dataFolder);
  const siti = { role: 'analyst', subject: 'siti', session: 1, address: expected };
  const nobody = { role: 'nobody', subject: '', session: null, address: expected };
  expect(lines.map(({ action, actor }) => [action, actor])).toEqual([
    ['sign-in', siti],
    ['list', siti],
    ['list', siti],
    ['refused', { ...nobody, subject: 'budi' }],
    ['refused', nobody],
    ['refused', { ...nobody, address: '192.0.2.7' }],
  ]);
  await server.close();
});

it('a restart gives no number of a session a second time', async () => {
  const server = await startSmallServer(undefined, PROXY);
  const headers = { host: HOST, 'x-pendapa-proxy-secret': SECRET, 'x-forwarded-user': 'siti' };
  const open = (app: SmallServer['app'], from: string) =>
    app.inject({ url: '/api/v1/status', remoteAddress: PROXY_ADDRESS, headers: { ...headers, 'x-forwarded-for': from } });
  await open(server.app, '198.51.100.1');
  await open(server.app, '198.51.100.2');
  const again = await server.again();
  await open(again, '198.51.100.1');
  await again.close();
  const lines = await auditLines(server.dataFolder);
  expect(lines.map(({ actor }) => actor.session)).toEqual([1, 2, 3]);
  await server.close();
});
