import type { ListedCases, References, TaxDueRules } from '@pendapa/contracts';
import { CaseListSchema, ReferencesSchema, TaxDueRulesSchema } from '@pendapa/contracts/wire';
import { Value } from 'typebox/value';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

describe('lists of single cases and due dates over HTTP', () => {
  let server: SmallServer;
  let filters: unknown[];
  beforeAll(async () => {
    filters = [];
    server = await startSmallServer((warehouse) => ({
      ...warehouse,
      answer: warehouse.answer,
      cases: (list, numbers, signal) => {
        filters.push(list.question.where);
        return warehouse.cases(list, numbers, signal);
      },
    }));
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/api/v1/${path}`, headers });

  it('are answered for one period and never kept', async () => {
    const response = await get('lists/payers?from=2024-01-01&to=2024-02-29&tax=PKB&unit=U1');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const cases = response.json<ListedCases>();
    expect(Value.Check(CaseListSchema, cases)).toBe(true);
    expect(cases).toMatchObject({
      list: 'payers',
      period: { from: '2024-01-01', to: '2024-02-29' },
      missing: ['taxpayers'],
    });
    expect(filters.at(-1)).toEqual({ tax: ['PKB'], unit: ['U1'] });
  });

  it.each([
    ['lists/nobody', 404, 'unknown-subject'],
    ['lists/payers?m=amount', 400, 'unknown-parameter'],
    ['lists/payers?limit=10001', 400, 'impossible-limit'],
    ['lists/payers?sort=unit', 400, 'unknown-value'],
    ['lists/payers?after=1.10000', 400, 'unknown-value'],
    [`lists/payers?q=${'a'.repeat(41)}`, 400, 'too-many-values'],
    ['lists/payers?q=%FF', 400, 'bad-request'],
    ['lists/payers?document=SPPT', 400, 'impossible-combination'],
    ['lists/payers?unit=U9', 400, 'unknown-value'],
    ['lists/assessments?from=2024-02-30', 400, 'impossible-date'],
    ['tax-dues?x=1', 400, 'unknown-parameter'],
    ['references?x=1', 400, 'unknown-parameter'],
  ])('refuse %s', async (path, status, code) => {
    const response = await get(path);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('tell the rules of payment, and nothing again that the browser has', async () => {
    const response = await get('tax-dues');
    const rules = response.json<TaxDueRules>();
    expect(Value.Check(TaxDueRulesSchema, rules)).toBe(true);
    expect(rules).toMatchObject({ asOf: '2024-03-15', dues: [] });
    expect((await get('tax-dues', { 'if-none-match': String(response.headers['etag']) })).statusCode).toBe(304);
  });

  it('tell the small tables that explain the figures, and nothing again that the browser has', async () => {
    const response = await get('references');
    const found = response.json<References>();
    expect(Value.Check(ReferencesSchema, found)).toBe(true);
    expect(found).toMatchObject({ events: [], bands: [], targetVersions: [] });
    expect((await get('references', { 'if-none-match': String(response.headers['etag']) })).statusCode).toBe(304);
  });
});
