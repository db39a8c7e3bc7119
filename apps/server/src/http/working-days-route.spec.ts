import type { WorkingDays } from '@pendapa/contracts';
import { WorkingDaysSchema } from '@pendapa/contracts/wire';
import { Value } from 'typebox/value';
import { publishCalendar } from '../testing/small-agency.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

describe('GET /api/v1/working-days', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  const get = (query: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/api/v1/working-days?${query}`, headers });

  it('counts Mondays to Fridays while no calendar was imported, and says so', async () => {
    const days = (await get('from=2024-12-21&to=2024-12-31')).json<WorkingDays>();
    expect(Value.Check(WorkingDaysSchema, days)).toBe(true);
    expect(days).toMatchObject({ from: '2024-12-21', to: '2024-12-31', days: 7, holidaysKnown: false });
  });

  it.each([
    ['to=2024-12-31', 'missing-parameter', { parameter: 'from' }],
    ['from=2024-02-30&to=2024-12-31', 'impossible-date', { parameter: 'from', value: '2024-02-30' }],
    ['from=2024-12-31&to=2024-12-01', 'reversed-period', { from: '2024-12-31', to: '2024-12-01' }],
    ['from=1900-01-01&to=2024-12-01', 'impossible-date', { parameter: 'to' }],
    ['from=2024-01-01&to=2024-12-01&unit=U1', 'unknown-parameter', { parameter: 'unit' }],
  ])('refuses %s', async (query, code, params) => {
    const response = await get(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code, params });
  });

  it('leaves out the holidays of the imported calendar, and sends nothing again that the browser has', async () => {
    await publishCalendar(server.dataFolder, '2024-12-21', '2024-12-31', '2024-12-25');
    await server.warehouse.refresh();
    const response = await get('from=2024-12-21&to=2024-12-31');
    expect(response.json<WorkingDays>()).toMatchObject({ days: 6, holidaysKnown: true });
    const tag = String(response.headers['etag']);
    expect((await get('from=2024-12-21&to=2024-12-31', { 'if-none-match': tag })).statusCode).toBe(304);
    // A day beyond the calendar: nobody knows if this Wednesday is a holiday.
    expect((await get('from=2024-12-21&to=2025-01-01')).json<WorkingDays>()).toMatchObject({ days: 7, holidaysKnown: false });
  });
});
