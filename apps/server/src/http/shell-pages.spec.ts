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

  it.each(['/', '/overview', '/overview?tax=PKB&x=a.b', '/no/such/page', '/overview/', '//evil.example/', '/%2e%2e/overview'])(
    'answers the page address %s with the page',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(PAGE);
      expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    },
  );

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

  it('gives the page only to browsers that ask for one', async () => {
    expect((await server.app.inject({ method: 'HEAD', url: '/overview', headers: { accept: 'text/html' } })).statusCode).toBe(200);
    expect((await get('/overview', 'application/json')).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/overview', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  });

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
