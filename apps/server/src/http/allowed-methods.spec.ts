import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

describe('methods', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  const ask = (method: string, url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: method as InjectOptions['method'], url, headers: { accept: '*/*', ...headers } });

  const READ = 'GET, HEAD';
  it.each([
    ['POST', '/', READ],
    ['PUT', '/overview', READ],
    ['DELETE', '/overview?tax=PKB', READ],
    ['PATCH', '/Overview/', READ],
    ['OPTIONS', '/overview', READ],
    ['TRACE', '/', READ],
    ['PROPFIND', '/targets', READ],
    ['POST', '/assets/index-a1b2c3.js', READ],
    ['POST', '/robots.txt', READ],
    ['POST', '/favicon.ico', READ],
    ['POST', '/.well-known/security.txt', READ],
    ['POST', '/livez', READ],
    ['DELETE', '/readyz', READ],
  ])('%s %s is answered with 405 and what is allowed', async (method, url, allow) => {
    const response = await ask(method, url);
    expect([response.statusCode, response.headers['allow'], response.headers['content-type']]).toEqual([
      405,
      allow,
      'text/plain; charset=utf-8',
    ]);
    expect(response.body).toMatch(/Alamat ini tidak menerima metode itu[^]*This address does not take that method/);
  });

  it.each([
    ['POST', '/api/v1/status', READ],
    ['DELETE', '/api/v1/answers/revenue', READ],
    ['PUT', '/api/v1/answers/revenue?m=amount', READ],
    ['OPTIONS', '/api/v1/lists/payers', READ],
    ['PROPFIND', '/api/v1/findings', READ],
    ['GET', '/api/v1/reveals', 'POST'],
    ['HEAD', '/api/v1/taxpayer-lookups', 'POST'],
    ['DELETE', '/api/v1/audit/exports', 'POST'],
    ['POST', '/api/v1/openapi.json', READ],
  ])('%s %s is answered with 405 as a problem', async (method, url, allow) => {
    const response = await ask(method, url);
    expect([response.statusCode, response.headers['allow'], response.headers['content-type']]).toEqual([
      405,
      allow,
      'application/problem+json; charset=utf-8',
    ]);
    if (method !== 'HEAD')
      expect(response.json()).toEqual({ type: 'about:blank', status: 405, code: 'method-not-allowed', params: { allowed: allow } });
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'nonsense'])(
    'does not depend on a body of the kind %s',
    async (kind) => {
      for (const url of ['/overview', '/api/v1/status']) {
        const response = await server.app.inject({ method: 'POST', url, headers: { 'content-type': kind }, payload: 'x'.repeat(50_000) });
        expect([url, response.statusCode]).toEqual([url, 405]);
      }
    },
  );

  it.each([
    ['POST', '/nope'],
    ['DELETE', '/api/v1/nope'],
    ['POST', '/assets/none.js'],
    ['OPTIONS', '/api/v1/answers/'],
    ['PROPFIND', '/nope'],
  ])('%s %s is not there for any method', async (method, url) => {
    const response = await ask(method, url);
    expect([response.statusCode, response.headers['allow']]).toEqual([404, undefined]);
  });

  it('leaves no line in the audit log', async () => {
    await server.app.close();
    expect(await readdir(join(server.dataFolder, 'audit')).catch(() => [])).toEqual([]);
  });
});
