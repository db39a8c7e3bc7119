import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

describe('compressed answers', () => {
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
  ])('sends %s to who names %s', async (coding, accepted, decompress) => {
    const plain = await get(LONG);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('accept-encoding');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const compressed = await get(LONG, { 'accept-encoding': accepted });
      expect(compressed.headers).toMatchObject({
        'content-encoding': coding,
        vary: 'accept-encoding',
        etag: `W/${String(plain.headers['etag'])}`,
      });
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      expect(decompress(compressed.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('knows a compressed answer by its tag again', async () => {
    const compressed = await get(LONG, { 'accept-encoding': 'br' });
    const again = await get(LONG, { 'accept-encoding': 'br', 'if-none-match': String(compressed.headers['etag']) });
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
