import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disclosure, ListedCases, Problem, SheetNames, WorkList, WorkListSummary } from '@pendapa/contracts';
import { SheetNamesSchema } from '@pendapa/contracts/wire';
import { Value } from 'typebox/value';
import { publishDebts } from '../testing/small-agency.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

const DEBTORS = '/api/v1/lists/debtors?from=2024-01-01&to=2024-03-15';
const REASON = 'Kunjungan penagihan Maret';

let server: SmallServer;
afterEach(() => server.close());

async function ask<T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<{ status: number; body: T }> {
  const response = await server.app.inject({ method, url, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json<T>() };
}

/** Starts a server with these settings, and makes a work list of all debts. Returns its address. */
async function start(disclosure: Disclosure): Promise<string> {
  server = await startSmallServer(undefined, undefined, disclosure);
  await publishDebts(server.dataFolder);
  await server.warehouse.refresh();
  const { generation } = (await ask<ListedCases>('GET', DEBTORS)).body;
  const wanted = { list: DEBTORS, keys: null, generation, name: 'Kunjungan', unit: null, due: null };
  return `/api/v1/work-lists/${(await ask<WorkListSummary>('POST', '/api/v1/work-lists', wanted)).body.id}`;
}

async function revealed(): Promise<readonly object[]> {
  const year = String(new Date().getUTCFullYear());
  const lines = (await readFile(join(server.dataFolder, 'audit', `audit-${year}.jsonl`), 'utf8')).trim().split('\n');
  return lines
    .map((line) => JSON.parse(line) as { action: string; details: object })
    .filter(({ action }) => action === 'reveal')
    .map(({ details }) => details);
}

it('gives full names to the role of the setting, and records each person with the reason and the list', async () => {
  const address = await start({ sheetNames: 'viewer' });
  const { items } = (await ask<WorkList>('GET', address)).body;
  const { status, body } = await ask<SheetNames>('POST', `${address}/names`, { reason: `${REASON} 9101011202780001` });
  expect([status, Value.Check(SheetNamesSchema, body)]).toEqual([200, true]);
  const masked = Object.fromEntries(items.flatMap(({ position, name }) => (name === null ? [] : [[String(position), name]])));
  expect(masked).toMatchObject({ 1: 'B*** S******' });
  expect(body.names).toMatchObject({ 1: 'Budi Santoso' });
  expect(Object.keys(body.names)).toEqual(Object.keys(masked));
  const people = [...new Set(items.flatMap(({ taxpayer }) => taxpayer ?? []))];
  const { generation } = body;
  const workList = address.slice(address.lastIndexOf('/') + 1);
  expect(await revealed()).toEqual(people.map((taxpayer) => ({ taxpayer, reason: `${REASON} #`, generation, workList })));
});

it.each<[Disclosure, object, number, string]>([
  [{}, { reason: REASON }, 403, 'not-allowed'],
  [{ sheetNames: 'analyst' }, { reason: REASON }, 403, 'not-allowed'],
  [{ sheetNames: 'viewer' }, { reason: '..........' }, 400, 'bad-request'],
  [{ sheetNames: 'viewer' }, {}, 400, 'bad-request'],
])('gives and records no name with the settings %j and the request %j', async (disclosure, request, status, code) => {
  const address = await start(disclosure);
  const refused = await ask<Problem>('POST', `${address}/names`, request);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect(await revealed()).toEqual([]);
});

it('gives no name if all names together exceed the limit of the hour, which reveals share', async () => {
  const address = await start({ sheetNames: 'viewer', local: 'analyst', revealsPerHour: 1 });
  const { items } = (await ask<WorkList>('GET', address)).body;
  const [taxpayer] = items.flatMap((item) => item.taxpayer ?? []);
  expect((await ask('POST', '/api/v1/reveals', { taxpayer, reason: REASON })).status).toBe(200);
  const refused = await ask<Problem>('POST', `${address}/names`, { reason: REASON });
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-tries']);
  expect(await revealed()).toHaveLength(1);
});
