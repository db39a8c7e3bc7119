import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedCases, MarkedRow, Problem, WorkList, WorkLists, WorkListSummary } from '@pendapa/contracts';
import { MarkedRowSchema, WorkListSchema, WorkListsSchema, WorkListSummarySchema } from '@pendapa/contracts/wire';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import type { AccessPlan } from '../access/read-access.ts';
import { publishDebtPayment, publishDebts } from '../testing/small-agency.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const PROXY: AccessPlan = {
  mode: 'proxy',
  host: '10.0.0.7',
  access: {
    publicAddress: 'https://pendapatan.example.go.id',
    behindProxy: ['10.0.0.5'],
    secret: SECRET,
    identityHeader: 'x-forwarded-user',
    users: { budi: 'viewer', siti: 'analyst', sari: 'analyst', wati: 'importer' },
  },
};
const DEBTORS = '/api/v1/lists/debtors?from=2024-01-01&to=2024-03-15';

let server: SmallServer;
let app: FastifyInstance;

async function ask<T>(user: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<{ status: number; body: T }> {
  const response = await app.inject({
    method,
    url: path.startsWith('/api') ? path : `/api/v1/work-lists${path}`,
    remoteAddress: '10.0.0.5',
    headers: { host: 'pendapatan.example.go.id', 'x-pendapa-proxy-secret': SECRET, 'x-forwarded-user': user },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.body === '' ? (undefined as T) : response.json<T>() };
}

const wanted = { list: DEBTORS, keys: null, generation: 2, name: 'Kunjungan Maret', unit: 'U1', due: '2024-03-31' };
const make = async (more: object = {}): Promise<WorkListSummary> => {
  const { status, body } = await ask<WorkListSummary>('siti', 'POST', '', { ...wanted, ...more });
  expect([status, Value.Check(WorkListSummarySchema, body)]).toEqual([201, true]);
  return body;
};
const read = async (id: string, user = 'siti'): Promise<WorkList> => {
  const { status, body } = await ask<WorkList>(user, 'GET', `/${id}`);
  expect([status, Value.Check(WorkListSchema, body)]).toEqual([200, true]);
  return body;
};
const mark = <T = MarkedRow>(id: string, position: number, body: object, user = 'siti') =>
  ask<T>(user, 'PUT', `/${id}/rows/${String(position)}`, { state: 'done', remark: '', revision: 0, ...body });
const journal = (): string => join(server.dataFolder, 'journal', 'journal.jsonl');
const keysOf = async (): Promise<readonly string[]> => (await ask<ListedCases>('siti', 'GET', DEBTORS)).body.rows.map(({ key }) => key);

beforeAll(async () => {
  server = await startSmallServer(undefined, PROXY);
  ({ app } = server);
  await publishDebts(server.dataFolder);
  await server.warehouse.refresh();
});
afterAll(() => server.close());

it('makes a list of all cases or of chosen ones, with the amounts of the data', async () => {
  const [first = '', , third = ''] = await keysOf();
  const some = await make({ keys: [third, first], name: 'Dua', unit: null, due: null });
  expect(some).toMatchObject({ rows: 2, amount: '1150', owed: '1150', madeBy: 'siti', snapshot: '2024-02-29', generation: 2 });
  const all = await make();
  expect(all).toMatchObject({ rows: 3, amount: '1550', unit: 'U1', due: '2024-03-31', states: { open: 3, done: 0, 'not-found': 0 } });
  // Codes of units may have blanks and signs, as imports accept them.
  expect(await make({ unit: 'UPTD I/2 (Kota)', name: 'Uji' })).toMatchObject({ unit: 'UPTD I/2 (Kota)' });
  const { body } = await ask<WorkLists>('sari', 'GET', '');
  expect(Value.Check(WorkListsSchema, body)).toBe(true);
  expect(body.workLists.map(({ name }) => name)).toEqual(['Uji', 'Kunjungan Maret', 'Dua']);
  expect((await read(some.id)).items.map(({ number, owed }) => [number, owed])).toEqual([
    ['B-11', '900'],
    ['B-13', '250'],
  ]);
});

it('stores no name and no number of an object or a person, and shows names masked', async () => {
  const [first = ''] = await keysOf();
  await make({ list: `${DEBTORS}&q=B-11`, keys: [first] });
  const { id, name } = await make({ name: '  Kunjungan 12-03-2024 ' });
  expect(name).toBe('Kunjungan 12-03-2024');
  const { items } = await read(id);
  expect(items[0]).toMatchObject({ name: 'B*** S******', number: 'B-11', region: '91.01.01.1001', tax: 'PKB' });
  await mark(id, 1, { remark: '  NIK 9101 0112 0278 0001, mengangsur 1.250.000 mulai 12-03-2024 ' });
  const text = await readFile(journal(), 'utf8');
  expect(text).not.toMatch(/B-1\d|Budi|B\*\*\*|0278/);
  expect(text).toContain('NIK #, mengangsur 1.250.000 mulai 12-03-2024');
  expect((await stat(journal())).mode & 0o777).toBe(0o600);
});

it('refuses the second of two marks that saw the same row, and leaves the first', async () => {
  const { id } = await make();
  const { body } = await mark(id, 1, { state: 'not-found' });
  expect(Value.Check(MarkedRowSchema, body)).toBe(true);
  const second = await mark<Problem>(id, 1, { state: 'done' }, 'sari');
  expect([second.status, second.body.code]).toEqual([409, 'record-changed']);
  expect((await mark(id, 1, { state: 'done', revision: 1 }, 'sari')).body).toMatchObject({ revision: 2, by: 'sari', state: 'done' });
});

it('changes and ends a list; an ended list takes no marks', async () => {
  const { id } = await make();
  const change = { name: 'Kunjungan April', unit: null, due: null };
  expect((await ask<WorkListSummary>('sari', 'PUT', `/${id}`, { ...change, revision: 1 })).body).toMatchObject({
    ...change,
    madeBy: 'siti',
  });
  expect((await ask<Problem>('siti', 'PUT', `/${id}`, { ...change, revision: 1 })).body.code).toBe('record-changed');
  expect((await ask<WorkListSummary>('siti', 'POST', `/${id}/closing`, { revision: 2 })).body).toMatchObject({ closedBy: 'siti' });
  const refused = await mark<Problem>(id, 1, {});
  expect([refused.status, refused.body.params]).toEqual([409, expect.objectContaining({ en: expect.stringContaining('is closed') })]);
});

const remove = (id: string, revision: number, user: string) => ask<Problem>(user, 'POST', `/${id}/deletion`, { revision });
const listed = async (): Promise<readonly string[]> => (await ask<WorkLists>('siti', 'GET', '')).body.workLists.map(({ id }) => id);

it('deletes a list with its marks for its maker and for those who may take data out, and for nobody else', async () => {
  const [own, others] = [await make(), await make()];
  await mark(own.id, 1, { remark: 'Rumah kosong' });
  expect([(await read(own.id)).mayDelete, (await read(own.id, 'sari')).mayDelete]).toEqual([true, false]);
  const refused = await remove(own.id, 1, 'sari');
  expect([refused.status, refused.body.params]).toEqual([403, { right: 'import' }]);
  expect((await remove(own.id, 1, 'siti')).status).toBe(204);
  expect((await read(others.id, 'wati')).mayDelete).toBe(true);
  expect((await remove(others.id, 1, 'wati')).status).toBe(204);
  expect(await listed()).not.toEqual(expect.arrayContaining([own.id]));
  expect(await listed()).not.toEqual(expect.arrayContaining([others.id]));
  expect([(await mark(own.id, 1, { revision: 1 })).status, (await ask('siti', 'GET', `/${own.id}`)).status]).toEqual([404, 404]);
  expect((await remove(own.id, 2, 'siti')).status).toBe(404);
});

it('deletes no list that was changed after the user saw it, and has deleted lists no more after a restart', async () => {
  const { id } = await make();
  expect((await ask('sari', 'PUT', `/${id}`, { name: 'April', unit: null, due: null, revision: 1 })).status).toBe(200);
  const refused = await remove(id, 1, 'siti');
  expect([refused.status, refused.body.code]).toEqual([409, 'record-changed']);
  expect(await listed()).toContain(id);
  expect((await remove(id, 2, 'siti')).status).toBe(204);
  app = await server.again();
  expect(await listed()).not.toContain(id);
});

it.each<[object, number, string]>([
  [{ list: '/api/v1/lists/payers' }, 400, 'unknown-value'],
  // Cases of a period have no debts of a snapshot.
  [{ list: '/api/v1/lists/non-payers?from=2024-01-01&to=2024-03-15' }, 400, 'unknown-value'],
  [{ list: '/api/v1/lists/non-filers?from=2024-01-01&to=2024-03-15' }, 400, 'unknown-value'],
  [{ list: '/api/v1/lists/debtors?q=B' }, 400, 'unknown-value'],
  [{ list: '/api/v1/lists/debtors?unit=U9' }, 400, 'unknown-value'],
  [{ list: '/api/v1/answers/revenue' }, 400, 'unknown-value'],
  // No row, and keys that a restart has changed.
  [{ list: `${DEBTORS}&unit=U2` }, 409, 'action-refused'],
  [{ keys: ['0123456789abcdef'] }, 409, 'action-refused'],
  [{ generation: 1 }, 409, 'action-refused'],
  [{ keys: [] }, 400, 'bad-request'],
  [{ keys: ['0123456789abcdef', '0123456789abcdef'] }, 400, 'bad-request'],
  [{ name: '' }, 400, 'bad-request'],
  [{ name: '   ' }, 400, 'bad-request'],
  [{ unit: '<U1>' }, 400, 'bad-request'],
])('refuses to make a list of %j', async (more, status, code) => {
  const before = await ask<WorkLists>('siti', 'GET', '');
  const refused = await ask<Problem>('siti', 'POST', '', { ...wanted, ...more });
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect(await ask<WorkLists>('siti', 'GET', '')).toEqual(before);
});

it('is closed to those who may not see cases; lists that are not there are not found', async () => {
  const { id } = await make();
  for (const path of ['', `/${id}`])
    expect((await ask<Problem>('budi', 'GET', path)).body).toMatchObject({ status: 403, code: 'not-allowed' });
  expect((await mark<Problem>(id, 1, {}, 'budi')).status).toBe(403);
  expect((await read(id)).items[0]).toMatchObject({ revision: 0 });
  expect((await mark(id, 4, {})).status).toBe(404);
  expect((await ask('siti', 'GET', '/00000000-0000-0000-0000-000000000000')).status).toBe(404);
});

it('reads on and changes nothing while the journal is damaged, and says which line', async () => {
  const { id } = await make();
  await mark(id, 1, { remark: 'sebelum rusak' });
  const line = String((await readFile(journal(), 'utf8')).split('\n').length);
  await appendFile(journal(), 'damaged\n');
  const refused = await mark<Problem>(id, 2, {});
  expect([refused.status, refused.body.params['en']]).toEqual([503, expect.stringContaining(`damaged in line ${line}`)]);
  const list = await read(id);
  expect(list.items[0]).toMatchObject({ remark: 'sebelum rusak' });
  expect(list.fault?.id).toContain(`rusak pada baris ${line}`);
  await writeFile(journal(), (await readFile(journal(), 'utf8')).replace('damaged\n', ''));
  expect((await mark(id, 2, {})).status).toBe(200);
});

it('records who did what with which list, and never an amount or a remark', async () => {
  const { id } = await make();
  await read(id);
  await mark(id, 2, { remark: 'rumah kosong' });
  await remove(id, 1, 'siti');
  const year = String(new Date().getUTCFullYear());
  const lines = (await readFile(join(server.dataFolder, 'audit', `audit-${year}.jsonl`), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { action: string; actor: { subject: string }; details: { workList?: string } })
    .filter(({ action, details }) => action === 'work-list' && details.workList === id);
  expect(lines.map(({ actor, details }) => [actor.subject, details])).toEqual([
    ['siti', { step: 'made', workList: id, source: 'debtors', rows: 3, generation: 2 }],
    ['siti', { step: 'viewed', workList: id, rows: 3 }],
    ['siti', { step: 'marked', workList: id, row: 2, state: 'done' }],
    ['siti', { step: 'deleted', workList: id, marks: 1 }],
  ]);
});

it('has marks after a restart, with who made them, and says paid when an import brings the payment', async () => {
  const { id } = await make();
  expect((await mark(id, 2, { state: 'not-found', remark: 'Pindah' })).body).toMatchObject({ position: 2, revision: 1, by: 'siti' });
  expect((await mark(id, 1, {}, 'sari')).status).toBe(200);
  app = await server.again();
  await publishDebtPayment(server.dataFolder, 12, '2024-03-10', 400);
  await publishDebtPayment(server.dataFolder, 13, '2024-03-11', 50);
  await server.warehouse.refresh();
  const list = await read(id);
  expect(list.states).toEqual({ open: 1, done: 1, 'not-found': 1 });
  expect(list.items.map(({ state, remark, by, debt, owedNow, paid }) => [state, remark, by, debt, owedNow, paid])).toEqual([
    ['done', '', 'sari', 'owed', '900', '0'],
    ['not-found', 'Pindah', 'siti', 'paid', '0', '400'],
    ['open', '', null, 'partly-paid', '200', '50'],
  ]);
  expect(list).toMatchObject({ generation: 2, present: { generation: 4, snapshot: '2024-02-29', hasSnapshot: true } });
  await app.close();
});
