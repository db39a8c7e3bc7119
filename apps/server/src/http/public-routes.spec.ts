import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccessPlan } from '../access/read-access.ts';
import { startSmallServer } from '../testing/small-server.ts';

const HOST = 'pendapatan.example.go.id';
const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const reached = {
  publicAddress: `https://${HOST}`,
  behindProxy: ['10.0.0.5'],
  secret: SECRET,
  securityContact: 'mailto:keamanan@example.go.id',
};
const PLANS: readonly AccessPlan[] = [
  { mode: 'local', host: null },
  { mode: 'token', host: null, access: { ...reached, role: 'viewer' } },
  { mode: 'proxy', host: null, access: { ...reached, identityHeader: 'x-forwarded-user', users: { siti: 'viewer' } } },
];

describe.each(PLANS)('in mode $mode', (access) => {
  const isLocal = access.mode === 'local';
  const remoteAddress = isLocal ? '127.0.0.1' : '10.0.0.5';
  const headers = { host: isLocal ? 'localhost' : HOST };

  it('browsers and robots find what they ask for by themselves, without signing in and without a line in the audit log', async () => {
    const server = await startSmallServer(undefined, access);
    const get = (url: string) => server.app.inject({ url, headers, remoteAddress });
    const robots = await get('/robots.txt');
    expect([robots.statusCode, robots.body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    const icon = await get('/favicon.ico');
    expect([icon.statusCode, icon.body]).toEqual([200, 'icon']);
    const contact = await get('/.well-known/security.txt');
    expect([contact.statusCode, contact.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(contact.body).toMatch(isLocal ? /^Contact: http:\/\/localhost\/$/m : /^Contact: mailto:keamanan@example\.go\.id$/m);
    expect(Date.parse(/^Expires: (.+)$/m.exec(contact.body)?.[1] ?? '')).toBeGreaterThan(Date.now());
    for (const url of ['/robots.txt', '/favicon.ico', '/.well-known/security.txt'])
      expect((await server.app.inject({ method: 'HEAD', url, headers, remoteAddress })).statusCode).toBe(200);
    await server.app.close();
    expect(await readdir(join(server.dataFolder, 'audit')).catch(() => [])).toEqual([]);
    await server.close();
  });

  it('health is told without a credential: the state and nothing else', async () => {
    const server = await startSmallServer(undefined, access);
    for (const url of ['/livez', '/readyz']) {
      // Monitors connect directly, by the computer's address.
      const healthRequest = isLocal ? { url, headers } : { url, headers: { host: '10.0.0.7:4200' }, remoteAddress: '10.0.0.99' };
      const { statusCode, body, headers: sent } = await server.app.inject(healthRequest);
      expect([url, statusCode, JSON.parse(body)]).toEqual([url, 200, { status: 'ok' }]);
      expect(Object.keys(sent).filter((name) => /etag|generation|server|version/.test(name))).toEqual([]);
    }
    await server.close();
  });
});
