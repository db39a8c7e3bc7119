import type { Status } from '@pendapa/contracts';
import { StatusSchema } from '@pendapa/contracts/wire';
import { Value } from 'typebox/value';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

describe('status and health', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  it('says whose data they are and how new', async () => {
    const response = await server.app.inject('/api/v1/status');
    const status = response.json<Status>();
    expect(Value.Check(StatusSchema, status)).toBe(true);
    expect(status).toMatchObject({ sample: false, generation: 1, asOf: '2024-03-15', since: '2023-01-10', stale: true });
    expect(status.extracts.find(({ extract }) => extract === 'payments')).toMatchObject({ rows: 6, from: '2023-01-10', to: '2024-03-15' });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-data-generation': '1' });
  });

  it('takes no parameters', async () => {
    expect((await server.app.inject('/api/v1/status?verbose=1')).json()).toMatchObject({
      code: 'unknown-parameter',
      params: { parameter: 'verbose' },
    });
  });

  it.each(['/livez', '/readyz'])('%s tells that it is well and nothing else', async (path) => {
    const response = await server.app.inject(path);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok' });
    expect(response.headers['server']).toBeUndefined();
  });

  it('has no other addresses under /api', async () => {
    for (const path of ['/api', '/api/', '/api/v1/', '/api/v2/status', '/api/v1/status/', '/API/v1/status']) {
      const response = await server.app.inject({ url: path, headers: { accept: 'application/json' } });
      expect(response.statusCode).toBe(404);
    }
  });
});
