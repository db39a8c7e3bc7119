import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PAGE, SCRIPT, startSmallServer, type SmallServer } from '../testing/small-server.ts';

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

describe('the compiled shell', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  const get = (url: string, accept = 'text/html', headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { accept, ...headers } });

  it.each(['/', '/overview', '/overview?tax=PKB&x=a.b'])('answers the page address %s with the page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(PAGE);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it.each([
    ['/overview/', '/overview'],
    ['/Overview', '/overview'],
    ['/OVERVIEW//?tax=PKB&x=a.b', '/overview?tax=PKB&x=a.b'],
    ['//overview', '/overview'],
    ['/%6Fverview/?to=//evil.example', '/overview?to=//evil.example'],
    ['//', '/'],
    ['/index.html?tax=PKB', '/?tax=PKB'],
  ])('leads %s to %s', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await server.app.inject({ method, url, headers: { accept: '*/*' } });
      expect([response.statusCode, response.headers['location']]).toEqual([308, location]);
    }
  });

  it.each(['/no/such/page', '/Overviews', '//evil.example/', '//evil.example/overview/', '/%2e%2e/overview', '/overview%2f..', '/%zz/'])(
    'leads %s nowhere',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode < 300 || response.statusCode >= 400, response.headers['location']]).toEqual([true, undefined]);
    },
  );

  it('says at an unknown address that there is no page, in the language of the reader', async () => {
    for (const accept of ['text/html', '*/*', 'text/*', 'image/avif,*/*;q=0.8']) {
      const response = await get('/no/such/page?x=1', accept);
      expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(response.body).toContain('<title>Halaman tidak ditemukan - Pendapa</title>');
      expect(response.body).toContain('<h1>Halaman tidak ditemukan</h1><p>Tidak ada halaman di alamat ini.');
    }
    const english = await get('/no/such/page', '*/*', { cookie: 'pendapa-window=en.1280' });
    expect(english.body).toContain('<h1>Page not found</h1><p>There is no page at this address.');
    expect((await get('/no/such/page', '*/*', { 'accept-language': 'en-GB,id;q=0.5' })).body).toContain('<h1>Page not found</h1>');
    expect((await server.app.inject({ method: 'HEAD', url: '/no/such/page' })).statusCode).toBe(404);
    expect((await get('/no/such/page', 'application/json')).body).toBe('Tidak ditemukan.\nNot found.\n');
  });

  it.each([undefined, '', '*/*', 'text/*', 'text/html;q=0.5', 'image/avif,*/*;q=0.8'])('gives pages to who accepts %j', async (accept) => {
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of ['/', '/overview']) {
        const { statusCode, headers } = await server.app.inject({ method, url, headers: accept === undefined ? {} : { accept } });
        expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      }
  });

  it('follows the list of the shell when it is built anew', async () => {
    const list = join(server.shellFolder, 'pages.json');
    const before = await readFile(list, 'utf8');
    await writeFile(list, before.replaceAll('"/targets"', '"/goals"'));
    await utimes(list, new Date(), new Date(Date.now() + 5_000));
    expect([(await get('/goals')).statusCode, (await get('/targets')).statusCode]).toEqual([200, 404]);
    await writeFile(list, before);
    expect([(await get('/goals')).statusCode, (await get('/targets')).statusCode]).toEqual([404, 200]);
  });

  it('serves assets for a year, compressed where the browser can read it', async () => {
    const plain = await get('/assets/index-a1b2c3.js', '*/*');
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const small = await get('/assets/index-a1b2c3.js', '*/*', { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(SCRIPT);
  });

  it('serves other files anew each time they changed', async () => {
    const icon = await get('/favicon.svg', 'image/*');
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    const again = await get('/favicon.svg', 'image/*', { 'if-none-match': String(icon.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/assets/index-gone.js',
    '/a%2F..%2Fb',
    '/assets/',
    '/assets/overview',
    '/missing.txt',
    '/.secret',
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/assets/index-a1b2c3.js%00.html',
    '/assets//index-a1b2c3.js',
    '/ASSETS/index-a1b2c3.js',
  ])('says in plain text that %s is not there', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toBe('Tidak ditemukan.\nNot found.\n');
  });

  it('gives no page to who wants something else', async () => {
    for (const accept of ['application/json', 'text/html;q=0', 'text/html;q=0, */*'])
      expect((await get('/overview', accept)).statusCode).toBe(404);
  });

  it.each([
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['br;q=0, identity', undefined],
    ['gzip;q=0, *', 'br'],
    ['br;q=0.1, identity;q=0', 'br'],
    ['BR', 'br'],
  ])('packs files as %j asks: %s', async (accepted, coding) => {
    const { headers } = await get('/assets/index-a1b2c3.js', '*/*', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
  });

  it.each(['/', '/overview', '/nope', '/api/v1/status', '/api/v1/nope', '/livez', '/assets/none.js'])(
    'refuses more than 64 parameters at %s',
    async (url) => {
      const many = (count: number) => server.app.inject(`${url}?${Array.from({ length: count }, () => 'a').join('&')}`);
      const response = await many(65);
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { type: 'about:blank', status: 400, code: 'too-many-parameters', params: { most: '64' } },
      ]);
      const few = await many(64);
      expect(few.body).not.toContain('too-many-parameters');
    },
  );

  it('never puts what was asked for into HTML', async () => {
    const mark = '%3Cscript%3Ealert(1)%3C/script%3E';
    for (const url of [
      `/${mark}`,
      `/${mark}.js`,
      `/api/${mark}`,
      `/api/v1/answers/${mark}?m=amount`,
      `/api/v1/answers/revenue?${mark}=1`,
    ]) {
      const response = await get(url);
      const isHtml = String(response.headers['content-type']).includes('html');
      expect(isHtml && response.body.includes('alert(1)')).toBe(false);
    }
  });

  it.each(['/', '/overview', '/no/such/page'])('sends all policies with the page %s', async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()') as string,
    });
  });

  it.each([
    '/assets/none.js',
    '/api/v1/status',
    '/api/v1/nothing',
    '/api/v1/answers/revenue',
    '/livez',
    '/%zz',
    `/api/v1/answers/${'x'.repeat(300)}`,
  ])('lets %s do nothing, whatever opens it', async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('lets a script that runs as a worker reach this server alone', async () => {
    expect((await get('/assets/index-a1b2c3.js', '*/*')).headers).toMatchObject({
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
