import type { Answer } from '@pendapa/contracts';
import { AnswerSchema, ProblemSchema } from '@pendapa/contracts/wire';
import { Value } from 'typebox/value';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

describe('GET /api/v1/answers/:subject', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/api/v1/answers/${path}`, headers });

  it('answers with columns, totals and the generation', async () => {
    const response = await get('revenue?m=amount,transactions&by=taxType');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(response.headers['x-data-generation']).toBe('1');
    const answer = response.json<Answer>();
    expect(Value.Check(AnswerSchema, answer)).toBe(true);
    expect(answer.totals.current).toMatchObject({ amount: '1700', transactions: 2 });
    expect(answer.asOf).toBe('2024-03-15');
    const [taxes, amounts] = answer.columns;
    const byTax = Object.fromEntries((taxes?.values ?? []).map((code, row) => [code, amounts?.values[row]]));
    expect(byTax).toEqual({ PKB: '1400', PAP: '300' });
  });

  it('reads lists and blanks as the product and as forms write them', async () => {
    const own = await get('revenue?m=amount&channel=QRIS,TELLER&from=2024-01-01&to=2024-01-31');
    expect(own.json<Answer>().totals.current['amount']).toBe('1000');
    const encoded = await get('revenue?m=%61mount&unit=U1');
    expect(encoded.json<Answer>().totals.current['amount']).toBe('1200');
  });

  it('sends nothing again that the browser has', async () => {
    const first = await get('revenue?m=amount&compare=none');
    const tag = String(first.headers['etag']);
    const second = await get('revenue?m=amount', { 'if-none-match': `"other", W/${tag}` });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers['etag']).toBe(tag);
    expect(second.headers['x-data-generation']).toBe('1');
    const other = await get('revenue?m=principal', { 'if-none-match': tag });
    expect(other.statusCode).toBe(200);
  });

  it('says again what was asked by the same address, with the same headers, and to nobody who is kept out', async () => {
    const path = 'revenue?m=amount,transactions&by=channel';
    const [first, again] = [await get(path), await get(path)];
    expect(again.body).toBe(first.body);
    expect({ ...again.headers, date: null }).toEqual({ ...first.headers, date: null });
    expect((await get(path, { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
    expect((await get(path, { origin: 'http://elsewhere.example' })).statusCode).toBe(403);
    const head = await server.app.inject({ method: 'HEAD', url: `/api/v1/answers/${path}` });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it.each([
    ['nonsense?m=amount', 'unknown-subject', { subject: 'nonsense' }],
    ['__proto__?m=amount', 'unknown-subject', { subject: '__proto__' }],
    ['constructor?m=amount', 'unknown-subject', { subject: 'constructor' }],
    ['revenue', 'missing-parameter', { parameter: 'm' }],
    ['revenue?m=profit', 'unknown-value', { parameter: 'm', value: 'profit' }],
    ['revenue?m=toString', 'unknown-value', { parameter: 'm', value: 'toString' }],
    ['revenue?m=amount&by=colour', 'unknown-value', { parameter: 'by', value: 'colour' }],
    ['revenue?m=amount&m=amount', 'repeated-value', { parameter: 'm' }],
    ['revenue?m=amount,amount', 'repeated-value', { parameter: 'm' }],
    ['revenue?m=amount&tax=PKB&tax=PAP', 'repeated-value', { parameter: 'tax' }],
    ['revenue?m=amount&nik=3174', 'unknown-parameter', { parameter: 'nik' }],
    ['revenue?m=amount&__proto__=1', 'unknown-parameter', { parameter: '__proto__' }],
    ['revenue?m=amount&constructor=1', 'unknown-parameter', { parameter: 'constructor' }],
    ['revenue?m=amount&hasOwnProperty=1', 'unknown-parameter', { parameter: 'hasOwnProperty' }],
    ['revenue?m=amount&from[]=1', 'unknown-parameter', { parameter: 'from[]' }],
    ['revenue?m=amount&from=2024-02-30', 'impossible-date', { parameter: 'from', value: '2024-02-30' }],
    ['revenue?m=amount&from=2024-02-02&to=2024-02-01', 'reversed-period', { from: '2024-02-02', to: '2024-02-01' }],
    ['revenue?m=amount&limit=1e3', 'impossible-limit', { value: '1e3' }],
    ['revenue?m=amount&limit=10001', 'impossible-limit', { value: '10001' }],
    ['revenue?m=amount&tax=PKB%2CPAP', 'unknown-value', { parameter: 'tax', value: 'PKB,PAP' }],
    ['revenue?m=amount&tax=%ff', 'bad-request', { parameter: 'tax' }],
    ['revenue?m=amount&tax=%00', 'unknown-value', { parameter: 'tax' }],
    ['revenue?m=amount&tax=GONE', 'unknown-value', { parameter: 'tax', value: 'GONE' }],
    ['achievement?m=realised&channel=QRIS', 'impossible-combination', { subject: 'achievement', parameter: 'channel' }],
    [`revenue?m=amount&tax=${'A,'.repeat(4_100)}A`, 'bad-request', { parameter: 'tax' }],
  ])('refuses %s', async (path, code, params) => {
    const response = await get(path);
    expect(response.json()).toMatchObject({ type: 'about:blank', status: 400, code, params });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['etag']).toBeUndefined();
    expect(Value.Check(ProblemSchema, response.json())).toBe(true);
  });

  it('cuts long names in a refusal', async () => {
    const response = await get(`revenue?m=amount&${'x'.repeat(5_000)}=1`);
    expect(response.json<{ params: { parameter: string } }>().params.parameter).toHaveLength(501);
  });

  it('takes questions by GET and HEAD only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const response = await server.app.inject({ method, url: '/api/v1/answers/revenue?m=amount' });
      expect([response.headers['allow'], response.json()]).toMatchObject(['GET, HEAD', { status: 405, code: 'method-not-allowed' }]);
    }
    const head = await server.app.inject({ method: 'HEAD', url: '/api/v1/answers/revenue?m=amount' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });
});
