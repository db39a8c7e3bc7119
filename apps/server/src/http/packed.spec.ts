import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

describe('packed answers', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  const LONG = '/api/v1/answers/revenue?m=amount,transactions,principal&by=day,taxType';
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('sends %s to who names %s', async (coding, accepted, unpacked) => {
    const plain = await get(LONG);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('accept-encoding');
    for (let turn = 0; turn < 2; turn += 1) {
      const packed = await get(LONG, { 'accept-encoding': accepted });
      expect(packed.headers).toMatchObject({
        'content-encoding': coding,
        vary: 'accept-encoding',
        etag: `W/${String(plain.headers['etag'])}`,
      });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      expect(unpacked(packed.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('knows a packed answer by its tag again', async () => {
    const packed = await get(LONG, { 'accept-encoding': 'br' });
    const again = await get(LONG, { 'accept-encoding': 'br', 'if-none-match': String(packed.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['*;q=0', undefined],
    ['identity;q=0', undefined],
    ['gzip;q=0.5, identity', undefined],
  ])('does as %j says', async (accepted, coding) => {
    expect((await get(LONG, { 'accept-encoding': accepted })).headers['content-encoding']).toBe(coding);
  });

  it('packs short answers, too, where nothing else is accepted', async () => {
    const { headers, rawPayload } = await get('/api/v1/nothing', { 'accept-encoding': 'gzip, identity;q=0' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toMatchObject({ code: 'not-found' });
  });

  it('leaves short answers as they are', async () => {
    const { headers, body } = await get('/api/v1/nothing', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toMatchObject({ code: 'not-found' });
  });
});
