import { access, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { queryAddress, type Finding, type Findings, type FindingsNotReady } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { FindingsNotReadySchema, FindingsSchema } from '@pendapa/contracts/wire';
import { openWarehouse, QueryError, type Warehouse } from '@pendapa/warehouse';
import type { LightMyRequestResponse } from 'fastify';
import { Value } from 'typebox/value';
import { FindingsCache, findingsCacheOf } from '../findings/findings-cache.ts';
import { visibleFindings } from '../findings/visible-findings.ts';
import { publishThreeYears } from '../testing/small-agency.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

jest.setTimeout(120_000);

const NOTHING = {
  findings: [],
  // A few payments, without targets, returns and arrears.
  examined: ['plan-shortfall', 'unit-year', 'unit-months', 'unusual-month', 'channel-share'],
  members: { unit: {}, tax: {}, channel: {} },
  asOf: '2024-03-15',
  generation: 1,
};
const URL_OF = '/api/v1/findings';

/** Wraps a warehouse and lists its queries; each answer waits for `gate`. */
function recordQueries(warehouse: Warehouse, queries: string[], gate: () => Promise<void> = () => Promise.resolve()): Warehouse {
  const answer: Warehouse['answer'] = async (question, ...rest) => {
    queries.push(queryAddress(question));
    await gate();
    return warehouse.answer(question, ...rest);
  };
  return { ...warehouse, status: warehouse.status, answer };
}

const repeatedIn = (queries: readonly string[]): readonly string[] => queries.filter((one, index) => queries.indexOf(one) !== index);

describe('GET /api/v1/findings', () => {
  let server: SmallServer;
  const queries: string[] = [];
  beforeAll(async () => {
    server = await startSmallServer((warehouse) => recordQueries(warehouse, queries));
  });
  afterAll(() => server.close());

  const get = (headers: Record<string, string> = {}) => server.app.inject({ url: URL_OF, headers });
  const ready = async (headers: Record<string, string> = {}): Promise<LightMyRequestResponse> => {
    for (;;) {
      const response = await get(headers);
      if (response.statusCode !== 202) return response;
    }
  };

  it('finds nothing, and fails at nothing, in a few payments without targets, returns and arrears', async () => {
    const response = await ready();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(NOTHING);
  });

  it('refuses parameters', async () => {
    expect((await server.app.inject({ url: `${URL_OF}?unit=U1` })).statusCode).toBe(400);
  });

  it('tells two readers what three years show, worked out once, each fact once, and sends nothing again that the browser has', async () => {
    await publishThreeYears(server.dataFolder);
    await server.warehouse.refresh();
    queries.length = 0;
    const [response, other] = await Promise.all([ready(), ready()]);
    expect(repeatedIn(queries)).toEqual([]);
    expect(other.json()).toEqual(response.json());
    const { findings, members, generation } = response.json<Findings>();
    expect(Value.Check(FindingsSchema, response.json())).toBe(true);
    expect(generation).toBe(2);
    const plain = findings.map(({ rule, where, period, figures, n, weight }) => ({ rule, where, period, figures, n, weight }));
    // January and February of U2: 2 x 1,600,000 and 500 from before, of a plan of 2 x 4,000,000.
    // Its low share of the tax is the same fact.
    expect(plain).toContainEqual({
      rule: 'plan-shortfall',
      where: { unit: 'U2', tax: 'PKB' },
      period: { from: '2024-01-01', to: '2024-02-29' },
      n: 2,
      figures: { realised: '3200500', plan: '8000000' },
      // 4,799,500 of a plan are missing, far more than 0.5 % of a year's revenue.
      weight: 'high',
    });
    // March to February: 96 payments a year, 72 and 48 of them by QRIS. Earlier loads add 3 and 2, 2 and 1 by QRIS.
    expect(plain).toContainEqual({
      rule: 'channel-share',
      where: { channel: 'QRIS' },
      period: { from: '2023-03-01', to: '2024-02-29' },
      n: 74,
      figures: { share: 74 / 99, shareBefore: 49 / 98 },
      weight: 'low',
    });
    expect(plain.map(({ rule }) => rule)).toEqual(['plan-shortfall', 'channel-share', 'channel-share']);
    expect(members).toEqual({
      unit: { U2: { id: 'Unit Dua', en: 'Unit Two' } },
      tax: { PKB: { id: 'Pajak Kendaraan Bermotor', en: 'Motor vehicle tax' } },
      channel: { QRIS: { id: 'QRIS', en: 'QRIS' }, TELLER: { id: 'Loket', en: 'Counter' } },
    });
    expect((await get({ 'if-none-match': String(response.headers['etag']) })).statusCode).toBe(304);
  });

  it('reads them from the disk after a restart, and looks again where that file is damaged', async () => {
    const { dataFolder } = server;
    const before = (await ready()).json<Findings>();
    const restarted = async (): Promise<{ queries: readonly string[]; found: unknown }> => {
      const own: string[] = [];
      const warehouse = await openWarehouse(dataFolder, { threads: 1 });
      const findings = new FindingsCache(recordQueries(warehouse, own), dataFolder);
      try {
        const state = await findings.waitFor(60_000);
        return { queries: own, found: state.state === 'ready' ? state.found : state };
      } finally {
        await findings.close();
        await warehouse.close();
      }
    };
    expect(await restarted()).toEqual({ queries: [], found: before });
    expect((await readdir(join(dataFolder, 'findings'))).sort()).toEqual(['000001.json', '000002.json']);
    const path = join(dataFolder, 'findings', '000002.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('"3200500"', '"3200501"'));
    const again = await restarted();
    expect([again.found, again.queries.length > 0]).toEqual([before, true]);
    expect((await restarted()).queries).toEqual([]);
  });

  it('looks again where settings changed on which they rest', async () => {
    const before = await ready();
    await writeFile(join(server.dataFolder, 'pendapa.json'), JSON.stringify({ ...DEFAULT_SETTINGS, suppressBelow: 500 }));
    await server.warehouse.refresh();
    queries.length = 0;
    const after = await ready({ 'if-none-match': String(before.headers['etag']) });
    expect([after.statusCode, queries.length > 0]).toEqual([200, true]);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });
});

describe('findings that are not ready', () => {
  it('are said to be so, at once for each reader, and are not none', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const queries: string[] = [];
    const server = await startSmallServer((warehouse) => recordQueries(warehouse, queries, () => gate));
    const readers = await Promise.all([server.app.inject(URL_OF), server.app.inject(URL_OF)]);
    for (const reader of readers) {
      const body = reader.json<FindingsNotReady>();
      expect([reader.statusCode, reader.headers['retry-after'], reader.headers['cache-control']]).toEqual([202, '5', 'no-store']);
      expect(Value.Check(FindingsNotReadySchema, body)).toBe(true);
      expect(body).toEqual({ state: 'pending', retryAfter: 5, generation: 1 });
    }
    // Both requests found the same search running.
    while (queries.length === 0) await server.app.inject(URL_OF);
    expect((await server.app.inject(URL_OF)).statusCode).toBe(202);
    expect(queries).toHaveLength(1);
    open();
    while ((await server.app.inject(URL_OF)).statusCode === 202);
    expect((await server.app.inject(URL_OF)).json()).toEqual(NOTHING);
    await server.close();
  });

  it('are said to have failed, and are found from the rule that failed on', async () => {
    const queries: string[] = [];
    const failures: unknown[] = [];
    let isBusy = true;
    const server = await startSmallServer((served) => {
      const warehouse = recordQueries(served, queries, () => {
        if (isBusy && queries.length === 3) throw new QueryError({ status: 503, code: 'too-slow', params: {} });
        return Promise.resolve();
      });
      findingsCacheOf(warehouse, '', { pauses: [60_000] });
      return warehouse;
    });
    const readState = async () => (await server.app.inject(URL_OF)).json<FindingsNotReady>();
    while ((await readState()).state === 'pending');
    const { state, retryAfter, generation } = await readState();
    expect([state, retryAfter > 5 && retryAfter <= 60, generation]).toEqual(['failed', true, 1]);
    isBusy = false;
    const own: string[] = [];
    const findings = new FindingsCache(
      recordQueries(server.warehouse, own, () => {
        if (own.length === 6) throw new QueryError({ status: 503, code: 'too-slow', params: {} });
        return Promise.resolve();
      }),
      server.dataFolder,
      { pauses: [1], onFailure: (error) => failures.push(error) },
    );
    expect((await findings.waitFor(60_000)).state).toBe('ready');
    // Earlier results are not computed again.
    expect([failures.length, repeatedIn(own).includes(own[0] ?? '')]).toEqual([1, false]);
    await findings.close();
    await server.close();
  });
});

it('keeps what rests on few cases for readers who may see single cases', () => {
  const finding = (rule: Finding['rule'], n: number, unit: string): Finding => ({
    rule,
    n,
    where: { unit },
    figures: {},
    year: null,
    strength: 1,
    weight: 'low',
    period: { from: '2024-01-01', to: '2024-02-29' },
  });
  const name = { id: 'x', en: 'x' };
  const found: Findings = {
    findings: [finding('step-not-taken', 9, 'U1'), finding('step-not-taken', 10, 'U2'), finding('plan-shortfall', 2, 'U3')],
    examined: ['step-not-taken', 'plan-shortfall'],
    members: { unit: { U1: name, U2: name, U3: name }, tax: {}, channel: {} },
    asOf: '2024-03-15',
    generation: 1,
  };
  expect(visibleFindings(found, { suppressBelow: 10 }, () => true)).toEqual(found);
  const others = visibleFindings(found, { suppressBelow: 10 }, () => false);
  expect([others.findings, Object.keys(others.members.unit)]).toEqual([found.findings.slice(1), ['U2', 'U3']]);
});

it('are written as soon as they can be, where the folder was away when they were found', async () => {
  const server = await startSmallServer();
  const away = `${server.dataFolder}-away`;
  await rename(server.dataFolder, away);
  const findings = new FindingsCache(server.warehouse, server.dataFolder, { pauses: [1] });
  expect((await findings.waitFor(60_000)).state).toBe('ready');
  await expect(access(server.dataFolder)).rejects.toThrow('ENOENT');
  await rename(away, server.dataFolder);
  const isWritten = () =>
    access(join(server.dataFolder, 'findings', '000001.json')).then(
      () => true,
      () => false,
    );
  while (!(await isWritten()));
  await findings.close();
  await server.close();
});
