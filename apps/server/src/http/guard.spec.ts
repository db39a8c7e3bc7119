import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

const ADDRESSES = ['/', '/overview', '/api/v1/status', '/api/v1/nothing', '/livez', '/assets/index-a1b2c3.js', '/assets/none.js', '/%zz'];

describe('access mode local', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers });

  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:80'])('lets Host %s in', async (host) => {
    expect((await get('/livez', { host })).statusCode).toBe(200);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'localhost:81',
    'localhost.',
    '127.0.0.2',
    '0.0.0.0',
    '2130706433',
    'localhost:80@evil.example',
  ])('refuses Host %p everywhere', async (host) => {
    for (const url of ADDRESSES) {
      const response = await get(url, { host });
      expect([url, response.statusCode, response.json<{ code: string }>().code]).toEqual([url, 421, 'wrong-host']);
    }
  });

  it.each([
    [{}, 'id', 'Permintaan ditolak'],
    [{ 'accept-language': 'en-GB,en;q=0.9,id;q=0.8' }, 'en', 'Request refused'],
    [{ 'accept-language': 'fr, en;q=0.3, id;q=0.4' }, 'id', 'Permintaan ditolak'],
    [{ 'accept-language': 'en', cookie: 'pendapa-window=id.1366' }, 'id', 'Permintaan ditolak'],
    [{ 'accept-language': 'id', cookie: 'a=b; pendapa-window=en.360' }, 'en', 'Request refused'],
    [{ 'accept-language': `${'en;q=,'.repeat(100)};;;q=9` }, 'en', 'Request refused'],
  ])('tells a person who opens a page why it is refused, in their language: %j', async (headers, language, title) => {
    for (const url of ADDRESSES.filter((address) => !address.startsWith('/api'))) {
      const response = await get(url, { host: 'evil.example', accept: 'text/html,*/*;q=0.8', ...headers });
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([url, 421, 'text/html; charset=utf-8']);
      expect(response.body).toContain(`<html lang="${language}">`);
      expect(response.body).toContain(`<h1>${title}</h1>`);
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect((await get('/api/v1/status', { host: 'evil.example', accept: 'text/html', ...headers })).json()).toMatchObject({ status: 421 });
  });

  it('refuses callers that are not on this machine', async () => {
    const response = await server.app.inject({ url: '/livez', remoteAddress: '192.0.2.7' });
    expect(response.statusCode).toBe(403);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    [{ origin: 'http://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://localhost' }],
  ])('refuses what pages elsewhere ask for: %j', async (headers) => {
    for (const url of ADDRESSES) {
      const response = await get(url, headers);
      expect([url, response.statusCode, response.json<{ code: string }>().code]).toEqual([url, 403, 'cross-site']);
    }
  });

  it('follows links from elsewhere, and its own pages', async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' };
    expect((await get('/overview', link)).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/overview', headers: link })).statusCode).toBe(403);
    expect((await get('/api/v1/status', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' })).statusCode).toBe(200);
    expect((await get('/', { 'sec-fetch-site': 'none', accept: 'text/html' })).statusCode).toBe(200);
  });
});
