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
      const response = await get(url, { host, accept: 'text/html' });
      expect([url, response.statusCode, response.json<{ code: string }>().code]).toEqual([url, 421, 'wrong-host']);
    }
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
