import type { DimensionOptions } from '@pendapa/contracts';
import { DimensionOptionsSchema } from '@pendapa/contracts/wire';
import { Value } from 'typebox/value';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

describe('GET /api/v1/dimensions/:name', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/api/v1/dimensions/${path}`, headers });

  it('lists codes with names in both languages', async () => {
    const response = await get('taxType');
    expect(response.statusCode).toBe(200);
    const options = response.json<DimensionOptions>();
    expect(Value.Check(DimensionOptionsSchema, options)).toBe(true);
    expect(options.options.map(({ code }) => code).sort()).toEqual(['PAP', 'PKB']);
    expect(options.options.find(({ code }) => code === 'PKB')?.name).toEqual({ id: 'Pajak Kendaraan Bermotor', en: 'Motor vehicle tax' });
    expect(options.truncated).toBe(false);
  });

  it('searches in names', async () => {
    const options = (await get('taxType?q=air+permukaan')).json<DimensionOptions>();
    expect(options.options.map(({ code }) => code)).toEqual(['PAP']);
    expect((await get('taxType?q=%27%3B%20DROP%20TABLE%20tax_types%3B--')).json<DimensionOptions>().options).toEqual([]);
  });

  it('narrows to what lies below a code', async () => {
    const codes = async (path: string) => (await get(path)).json<DimensionOptions>().options.map(({ code }) => code);
    expect(await codes('district?parent=91.01')).toEqual(['91.01.01']);
    expect(await codes('ward?parent=91.01.01&q=satu')).toEqual(['91.01.01.1001']);
    expect(await codes('ward?parent=91.01')).toEqual([]);
    expect(await codes('taxType?parent=VEHICLE')).toEqual(['PKB']);
  });

  it('sends nothing again that the browser has', async () => {
    const tag = String((await get('unit?q=satu')).headers['etag']);
    expect((await get('unit?q=satu', { 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get('unit?q=dua', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it.each([
    ['planet', 'unknown-dimension', { dimension: 'planet' }],
    ['month', 'unknown-dimension', { dimension: 'month' }],
    ['__proto__', 'unknown-dimension', { dimension: '__proto__' }],
    ['taxType?query=a', 'unknown-parameter', { parameter: 'query' }],
    ['taxType?q=a&q=b', 'repeated-value', { parameter: 'q' }],
    ['taxType?q=%E0%A4', 'bad-request', { parameter: 'q' }],
  ])('refuses %s', async (path, code, params) => {
    const response = await get(path);
    expect(response.json()).toMatchObject({ status: 400, code, params });
    expect(response.statusCode).toBe(400);
  });
});
