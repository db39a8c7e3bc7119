import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_LISTED_CASES, type ListedCases, type ListChoices, type OpenListFile } from '@pendapa/contracts';
import { CaseListSchema, ListChoicesSchema, OpenListFileSchema } from '@pendapa/contracts/wire';
import { Value } from 'typebox/value';
import type { AccessPlan } from '../access/read-access.ts';
import { publishAssessments, publishPeople } from '../testing/small-agency.ts';
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
    users: { budi: 'viewer', siti: 'analyst', sari: 'analyst', ana: 'analyst', rini: 'analyst' },
  },
};
const FILE = { page: '/tax-objects', format: 'csv' };

interface Line {
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
}

describe('files of whole lists', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer(undefined, PROXY, { exportsPerHour: 4 });
    await publishAssessments(server.dataFolder, 3);
    await server.warehouse.refresh();
  });
  afterAll(() => server.close());

  const ask = (user: string, method: 'GET' | 'POST', url: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/v1/${url}`,
      remoteAddress: '10.0.0.5',
      headers: { host: 'pendapatan.example.go.id', 'x-pendapa-proxy-secret': SECRET, 'x-forwarded-user': user },
      ...(payload ? { payload } : {}),
    });
  const open = async (user: string, list: string) => (await ask(user, 'POST', `lists/${list}`, FILE)).json<OpenListFile>();
  const recorded = async (): Promise<readonly Line[]> => {
    const audit = join(server.dataFolder, 'audit');
    const logs = (await readdir(audit)).filter((name) => name.endsWith('.jsonl'));
    const texts = await Promise.all(logs.map((name) => readFile(join(audit, name), 'utf8')));
    const lines = texts.flatMap((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    );
    return lines.filter(({ action }) => action === 'export' || action === 'list');
  };

  it('are recorded once, with the list and the number of rows, however many pages are read', async () => {
    const before = await recorded();
    const file = await open('siti', 'assessments/files?from=2024-01-01&sort=number');
    expect(Value.Check(OpenListFileSchema, file)).toBe(true);
    const numbers: unknown[] = [];
    for (let after: string | null = ''; after !== null;) {
      const response = await ask('siti', 'GET', `list-files/${file.id}?limit=1${after === '' ? '' : `&after=${after}`}`);
      expect(response.headers['cache-control']).toBe('no-store');
      const page = response.json<ListedCases>();
      expect(Value.Check(CaseListSchema, page)).toBe(true);
      numbers.push(...page.rows.map(({ number }) => number));
      after = page.next;
    }
    expect([file.rows, numbers]).toEqual([3, ['SKP-1', 'SKP-2', 'SKP-3']]);
    expect((await recorded()).slice(before.length).map(({ action, details }) => [action, details])).toEqual([
      ['export', { ...FILE, rows: file.rows, list: 'assessments', filters: 'from=2024-01-01', sort: 'number', generation: 2 }],
    ]);
  });

  it('are recorded without numbers in the address of the page', async () => {
    await ask('rini', 'POST', 'lists/payers/files', { ...FILE, page: '/payers/3174-0101-0190-0001' });
    expect((await recorded()).at(-1)?.details).toMatchObject({ page: '/payers/#', list: 'payers' });
  });

  it('belong to their reader, and to readers of single cases', async () => {
    const { id } = await open('siti', 'payers/files');
    expect((await ask('sari', 'GET', `list-files/${id}`)).statusCode).toBe(404);
    expect((await ask('budi', 'GET', `list-files/${id}`)).statusCode).toBe(403);
    expect((await ask('siti', 'GET', 'list-files/guessed')).statusCode).toBe(404);
    expect((await ask('siti', 'GET', `list-files/${id}`)).statusCode).toBe(200);
    expect((await ask('budi', 'POST', 'lists/payers/files', FILE)).statusCode).toBe(403);
    expect((await ask('budi', 'GET', 'lists/payers/choices')).statusCode).toBe(403);
  });

  it.each([
    ['lists/debtors?age=9', 'unknown-value'],
    ['lists/debtors?min=-1', 'unknown-value'],
    ['lists/debtors?min=1e3', 'unknown-value'],
    ['lists/debtors?min=20&max=10', 'unknown-value'],
    ['lists/payers?age=5%2B', 'impossible-combination'],
    ['lists/payers?min=1', 'impossible-combination'],
    ['lists/debtors?yearsOwed=1;%20--', 'unknown-value'],
    [`lists/debtors?taxYear=${Array.from({ length: 101 }, (_, year) => 1900 + year).join(',')}`, 'too-many-values'],
    ['lists/debtors?objectKind=Budi%20Santoso', 'unknown-value'],
    ['lists/debtors?lastChannel=Budi%20Santoso', 'unknown-value'],
    ['lists/debtors?unit=Budi%20Santoso', 'unknown-value'],
    ['lists/debtors/choices?limit=5', 'unknown-parameter'],
  ])('%s is refused, and not recorded', async (url, code) => {
    const before = await recorded();
    const response = await ask('siti', 'GET', url);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, code]);
    expect(await recorded()).toEqual(before);
  });

  it('choices of a list are counted, and not recorded', async () => {
    const before = (await recorded()).length;
    const response = await ask('siti', 'GET', 'lists/debtors/choices?age=5%2B&yearsOwed=3,4&min=1000');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Value.Check(ListChoicesSchema, response.json<ListChoices>())).toBe(true);
    expect(await recorded()).toHaveLength(before);
  });

  it('count with the other files of the hour, and end with their generation', async () => {
    const { id } = await open('sari', 'payers/files');
    expect((await ask('sari', 'GET', `list-files/${id}`)).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask('sari', 'POST', 'lists/payers/files', FILE)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await publishPeople(server.dataFolder);
    await server.warehouse.refresh();
    expect((await ask('sari', 'GET', `list-files/${id}`)).statusCode).toBe(404);
  });

  it('of one file count once, and a list of it a second time', async () => {
    const statusOf = async (list: string, file: string) => (await ask('ana', 'POST', `lists/${list}/files`, { ...FILE, file })).statusCode;
    const [first, second] = ['file-1-of-the-test', 'file-2-of-the-test'];
    const page = { ...FILE, rows: 1, filters: {}, generation: 1 };
    const written = async (file: string) => (await ask('ana', 'POST', 'audit/exports', { ...page, file })).statusCode;
    expect([await statusOf('payers', first), await statusOf('debtors', first), await written(first)]).toEqual([200, 200, 204]);
    // Four files an hour: the first, three more times the same list, and then none.
    const again = [
      await statusOf('payers', first),
      await statusOf('payers', second),
      await statusOf('payers', second),
      await statusOf('payers', first),
    ];
    expect(again).toEqual([200, 200, 200, 429]);
  });

  it('on paper have the first rows, and no others than were recorded', async () => {
    await publishAssessments(server.dataFolder, MAX_LISTED_CASES + 2);
    await server.warehouse.refresh();
    const before = await recorded();
    const file = (await ask('siti', 'POST', 'lists/assessments/files?from=2024-01-01', { ...FILE, format: 'print' })).json<OpenListFile>();
    expect((await recorded()).slice(before.length)).toMatchObject([{ details: { format: 'print', rows: MAX_LISTED_CASES } }]);
    expect(file.rows).toBe(MAX_LISTED_CASES);
    const pageAfter = async (after: string) =>
      (await ask('siti', 'GET', `list-files/${file.id}?limit=6000${after === '' ? '' : `&after=${after}`}`)).json<ListedCases>();
    const first = await pageAfter('');
    const second = await pageAfter(String(first.next));
    // The assessment n is of n rupiah, and the two smallest are left out.
    expect([first.rows.length, second.rows.length, second.rows.at(-1)?.amount, second.next]).toEqual([6_000, 4_000, '3', null]);
    expect(second.found).toBe(MAX_LISTED_CASES + 2);
  });
});
