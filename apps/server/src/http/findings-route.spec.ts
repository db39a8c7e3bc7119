import type { Findings } from '@pendapa/contracts';
import { FindingsSchema } from '@pendapa/contracts/wire';
import { Value } from 'typebox/value';
import { publishThreeYears } from '../testing/small-agency.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

describe('GET /api/v1/findings', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  const get = (headers: Record<string, string> = {}) => server.app.inject({ url: '/api/v1/findings', headers });

  it('finds nothing, and fails at nothing, in a few payments without targets, returns and arrears', async () => {
    const response = await get();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ findings: [], members: { unit: {}, tax: {}, channel: {} }, asOf: '2024-03-15', generation: 1 });
  });

  it('refuses parameters', async () => {
    expect((await server.app.inject({ url: '/api/v1/findings?unit=U1' })).statusCode).toBe(400);
  });

  it('tells what three years show, each fact once, and sends nothing again that the browser has', async () => {
    await publishThreeYears(server.dataFolder);
    await server.warehouse.refresh();
    const response = await get();
    const { findings, members, generation } = response.json<Findings>();
    expect(Value.Check(FindingsSchema, response.json())).toBe(true);
    expect(generation).toBe(2);
    const plain = findings.map(({ rule, where, period, figures, n }) => ({ rule, where, period, figures, n }));
    // January and February of U2: 2 x 1,600,000 and the 500 that were there, of a plan of 2 x 4,000,000. Its low share of the tax is the same fact.
    expect(plain).toContainEqual({
      ...{ rule: 'plan-shortfall', where: { unit: 'U2', tax: 'PKB' }, period: { from: '2024-01-01', to: '2024-02-29' }, n: 2 },
      figures: { realised: '3200500', plan: '8000000' },
    });
    // March to February: 96 payments a year; 72 and 48 by QRIS beside the 3 and 2 that were there, of which 2 and 1 by QRIS.
    expect(plain).toContainEqual({
      ...{ rule: 'channel-share', where: { channel: 'QRIS' }, period: { from: '2023-03-01', to: '2024-02-29' }, n: 74 },
      figures: { share: 74 / 99, shareBefore: 49 / 98 },
    });
    expect(plain.map(({ rule }) => rule)).toEqual(['plan-shortfall', 'channel-share', 'channel-share']);
    expect(members).toEqual({
      unit: { U2: { id: 'Unit Dua', en: 'Unit Two' } },
      tax: { PKB: { id: 'Pajak Kendaraan Bermotor', en: 'Motor vehicle tax' } },
      channel: { QRIS: { id: 'QRIS', en: 'QRIS' }, TELLER: { id: 'Loket', en: 'Counter' } },
    });
    expect((await get({ 'if-none-match': String(response.headers['etag']) })).statusCode).toBe(304);
  });
});
