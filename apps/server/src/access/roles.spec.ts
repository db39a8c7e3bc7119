import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RIGHTS, type Disclosure, type Status } from '@pendapa/contracts';
import { publishPeople } from '../testing/small-agency.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';
import type { AccessPlan } from './read-access.ts';
import { nobodyAt, type Caller } from './caller.ts';
import { hasRight } from './rights.ts';

const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const PROXY: AccessPlan = {
  mode: 'proxy',
  host: '10.0.0.7',
  access: {
    publicAddress: 'https://pendapatan.example.go.id',
    behindProxy: ['10.0.0.5'],
    secret: SECRET,
    identityHeader: 'x-forwarded-user',
    users: { budi: 'viewer', siti: 'analyst', sari: 'analyst', tono: 'importer' },
  },
};
const AT_THIS_COMPUTER: Caller = { role: 'local', subject: 'local', session: null, address: '127.0.0.1', units: null };
/** Texts that only `identities` contains. */
const IDENTITY = /0004|9101011202780001|Budi|Santoso|Sinar|0077/;

interface Ask {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
}
const LOOKUP: Ask = { method: 'POST', url: '/api/v1/taxpayer-lookups', payload: { by: 'npwpd', number: '9100044821' } };
const REVEAL: Ask = { method: 'POST', url: '/api/v1/reveals', payload: { taxpayer: '1', reason: 'Surat keberatan nomor 17' } };
const RECORD: Ask = { method: 'POST', url: '/api/v1/taxpayer-records', payload: { taxpayer: '1' } };
const LOADS: Ask = { method: 'GET', url: '/api/v1/loads' };
const RECEIPT: Ask = { method: 'GET', url: '/api/v1/loads/receipt?name=000001' };
const FINDINGS: Ask = { method: 'GET', url: '/api/v1/loads/findings?name=000001' };
const EXPORT: Ask = {
  method: 'POST',
  url: '/api/v1/audit/exports',
  payload: { page: '/overview', format: 'csv', rows: 1, filters: {}, generation: 1 },
};

const PAYERS_LIST: Ask = { method: 'GET', url: '/api/v1/lists/payers' };
const BANDS: Ask = { method: 'GET', url: '/api/v1/answers/payers?m=taxpayers&by=amountBand' };
const DEBTS: Ask = { method: 'GET', url: '/api/v1/answers/arrears?m=total&by=ward,taxYear' };
const WEIGHTS: Ask = { method: 'GET', url: '/api/v1/answers/payers?m=concentration&by=sector&taxpayerKind=corporate' };
const BY_SECTOR: Ask = { method: 'GET', url: '/api/v1/answers/payers?m=taxpayers&by=sector' };

const RECEIPT_FILE = {
  format: 1,
  kept: '000001',
  at: '2024-03-16T01:00:00.000Z',
  source: 'a.csv',
  extract: 'payments',
  rows: { read: 3, taken: 3, skipped: 0, accepted: 3, empty: 0 },
  sums: { file: '1700', before: null, after: '1700' },
  others: [],
  warned: { count: 1 },
  refused: { count: 0 },
};

async function start(disclosure: Disclosure, access: AccessPlan): Promise<SmallServer> {
  const server = await startSmallServer(undefined, access, disclosure);
  await publishPeople(server.dataFolder);
  await server.warehouse.refresh();
  return server;
}

describe('behind a proxy that names users', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await start({ revealsPerHour: 4, exportsPerHour: 2 }, PROXY);
  });
  afterAll(() => server.close());

  const ask = (user: string, { method, url, payload }: Ask) =>
    server.app.inject({
      method,
      url,
      remoteAddress: '10.0.0.5',
      headers: { host: 'pendapatan.example.go.id', 'x-pendapa-proxy-secret': SECRET, 'x-forwarded-user': user },
      ...(payload ? { payload } : {}),
    });
  const statuses = async (user: string, asks: readonly Ask[]) => {
    const found: number[] = [];
    for (const one of asks) found.push((await ask(user, one)).statusCode);
    return found;
  };

  it('each role may do what the one before may, and its own', async () => {
    await mkdir(join(server.dataFolder, 'receipts'), { recursive: true });
    await writeFile(join(server.dataFolder, 'receipts/000001.csv'), 'severity,file\r\nwarn,a.csv\r\n');
    await writeFile(join(server.dataFolder, 'receipts/000001.json'), JSON.stringify(RECEIPT_FILE));
    const asks = [EXPORT, LOOKUP, REVEAL, LOADS, RECEIPT, FINDINGS];
    expect(await statuses('budi', asks)).toEqual([204, 403, 403, 403, 403, 403]);
    expect(await statuses('siti', asks)).toEqual([204, 200, 200, 403, 403, 403]);
    expect(await statuses('tono', asks)).toEqual([204, 200, 200, 200, 200, 200]);
    expect((await ask('tono', LOADS)).json()).toMatchObject({
      loads: [{ name: '000001', extracts: ['payments'], rows: 3, sum: '1700', warned: 1, refused: 0 }],
    });
    expect((await ask('tono', FINDINGS)).body).toContain('warn,a.csv');
    const others = ['000009', '../../pendapa'].map((name): Ask => ({ method: 'GET', url: `/api/v1/loads/findings?name=${name}` }));
    expect(await statuses('tono', others)).toEqual([404, 400]);
    expect((await ask('budi', LOOKUP)).json()).toMatchObject({ code: 'not-allowed', params: { right: 'lookup' } });
  });

  it('shows single cases to analysts, whatever was shown before and to whom, and says so to everybody', async () => {
    for (const [user, expected] of [
      ['siti', [200, 200, 200, 200, 200]],
      ['budi', [403, 403, 403, 403, 200]],
      ['siti', [200, 200, 200, 200, 200]],
      ['budi', [403, 403, 403, 403, 200]],
    ] as const)
      expect([user, await statuses(user, [PAYERS_LIST, BANDS, DEBTS, WEIGHTS, BY_SECTOR])]).toEqual([user, expected]);
    expect((await ask('budi', BANDS)).json()).toMatchObject({ code: 'not-allowed', params: { right: 'cases' } });
    const statusOf = async (user: string) => (await ask(user, { method: 'GET', url: '/api/v1/status' })).json<Status>();
    const rightsOf = async (user: string) => (await statusOf(user)).rights;
    expect((await statusOf('siti')).reader).toEqual({ mode: 'proxy', role: 'analyst', name: 'siti', ofUnits: null });
    expect(await rightsOf('budi')).toMatchObject({
      cases: { may: false, from: 'analyst' },
      objectNumbers: { may: false, from: 'analyst' },
    });
    expect(await rightsOf('siti')).toMatchObject({ cases: { may: true, from: 'analyst' }, loads: { may: false, from: 'importer' } });
  });

  it('a lookup takes a whole number, however it is punctuated, and tells nothing that is not masked', async () => {
    const found = await ask('siti', LOOKUP);
    expect(found.headers['cache-control']).toBe('no-store');
    expect(found.json()).toEqual({
      generation: 2,
      taxpayer: {
        key: '1',
        kind: 'individual',
        npwpd: '****4821',
        nik: '************0001',
        name: 'B*** S******',
        status: 'active',
        registeredOn: '2013-02-11',
        legalForm: null,
        sector: null,
        residence: null,
        objects: 1,
      },
    });
    const by = async (request: object) => (await ask('siti', { ...LOOKUP, payload: request })).json<{ taxpayer: unknown }>().taxpayer;
    expect(await by({ by: 'object', number: '910101000100100010' })).toMatchObject({ key: '1' });
    for (const number of ['91.0004', '9101011202780001', 'Budi Santoso'])
      expect([number, await by({ by: 'npwpd', number })]).toEqual([number, null]);
    for (const payload of [
      { by: 'nik', number: '9101011202780001' },
      { by: 'npwpd', number: '%' },
      { by: 'npwpd', number: "1' OR '1'='1" },
      {},
    ])
      expect((await ask('siti', { ...LOOKUP, payload })).statusCode).toBe(400);
    expect((await ask('siti', { method: 'GET', url: '/api/v1/taxpayer-lookups?by=npwpd&number=9100044821' })).statusCode).toBe(405);
  });

  it('a reveal is of one taxpayer, has a reason, and is possible so many times an hour', async () => {
    const revealed = await ask('siti', { ...REVEAL, payload: { taxpayer: '1', reason: 'NIK 9101011202780001 dan 91.0004.4821' } });
    expect([revealed.headers['cache-control'], revealed.json()]).toEqual([
      'no-store',
      { generation: 2, key: '1', npwpd: '91.0004.4821', nik: '9101011202780001', name: 'Budi Santoso' },
    ]);
    for (const payload of [
      { taxpayer: '1' },
      { taxpayer: '1', reason: '          ' },
      { taxpayer: '1', reason: '..........' },
      { taxpayer: '1 OR 1', reason: 'Surat keberatan' },
    ])
      expect((await ask('siti', { ...REVEAL, payload })).statusCode).toBe(400);
    const nobody: Ask = { ...REVEAL, payload: { taxpayer: '99', reason: 'Surat keberatan' } };
    expect(await statuses('siti', [nobody, REVEAL, REVEAL])).toEqual([404, 200, 429]);
    expect(await statuses('sari', [REVEAL])).toEqual([200]);
  });

  it('one taxpayer is looked at masked, by whoever may see single cases', async () => {
    expect(await statuses('budi', [RECORD])).toEqual([403]);
    const found = await ask('siti', RECORD);
    expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(found.json()).toMatchObject({ taxpayer: { key: '1', name: 'B*** S******', npwpd: '****4821', nik: null }, debt: null });
    for (const payload of [{ taxpayer: '1 OR 1' }, { taxpayer: '' }, {}])
      expect((await ask('siti', { ...RECORD, payload })).statusCode).toBe(400);
    expect(await statuses('siti', [{ ...RECORD, payload: { taxpayer: '99' } }])).toEqual([404]);
  });

  it('so many files leave in an hour, by person', async () => {
    expect(await statuses('budi', [EXPORT, EXPORT])).toEqual([204, 429]);
    expect(await statuses('siti', [EXPORT])).toEqual([204]);
  });

  it('everything else is without identities', async () => {
    const addresses = [
      'answers/taxpayers?m=registered',
      'answers/objects?m=registered&by=taxType',
      'dimensions/unit?q=Budi',
      'status',
      'loads',
    ];
    for (const address of addresses) expect((await ask('tono', { method: 'GET', url: `/api/v1/${address}` })).body).not.toMatch(IDENTITY);
  });

  it('a list tells names masked and numbers as the setting says, and each look at it is recorded', async () => {
    const found = await ask('siti', {
      method: 'GET',
      url: '/api/v1/lists/assessments?from=2024-01-01&tax=PKB,PAP&sort=number&q=SKP%2091.0004.4821',
    });
    expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await statuses('siti', [{ method: 'GET', url: '/api/v1/lists/assessments?unit=U9' }])).toEqual([400]);
  });

  it('the audit log tells who looked at whom and why, and who was refused, but nobody’s numbers', async () => {
    await server.app.close();
    const folder = join(server.dataFolder, 'audit');
    const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.jsonl'));
    const text = await readFile(join(folder, name), 'utf8');
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { action: string; details: object });
    const SITI = { role: 'analyst', subject: 'siti', session: expect.any(Number) as unknown, address: '10.0.0.5' };
    const first = (action: string) => lines.find((line) => line.action === action);
    expect(first('refused')).toMatchObject({
      actor: { role: 'viewer', subject: 'budi' },
      details: { path: '/api/v1/taxpayer-lookups', status: 403, code: 'not-allowed' },
    });
    expect(first('lookup')).toMatchObject({ actor: SITI, details: { by: 'npwpd', generation: 2 } });
    expect(lines.filter(({ action }) => action === 'reveal')).toContainEqual(
      expect.objectContaining({
        actor: SITI,
        details: { taxpayer: '1', reason: 'NIK # dan #', generation: 2 },
      }),
    );
    expect(lines.filter(({ action }) => action === 'taxpayer').map(({ details }) => details)).toEqual([
      { taxpayer: '1', generation: 2 },
      { taxpayer: '99', generation: 2 },
    ]);
    const tooOften = (path: string, subject: string) =>
      expect.objectContaining({
        actor: expect.objectContaining({ subject }) as unknown,
        details: expect.objectContaining({ path, code: 'too-many-tries' }) as unknown,
      }) as unknown;
    const refusals = lines.filter(({ action }) => action === 'refused');
    expect(refusals).toContainEqual(tooOften('/api/v1/reveals', 'siti'));
    expect(refusals).toContainEqual(tooOften('/api/v1/audit/exports', 'budi'));
    const looked = (details: object) => expect.objectContaining({ actor: SITI, details });
    const page = { limit: 50, after: null, generation: 2 };
    const payers = looked({ list: 'payers', filters: '', sort: '-amount', ...page });
    expect(lines.filter(({ action }) => action === 'list')).toEqual([
      payers,
      payers,
      looked({ list: 'assessments', filters: 'from=2024-01-01&tax=PAP,PKB', sort: 'number', search: 'SKP #', ...page }),
    ]);
    // A hash may contain any digits.
    expect(text.replace(/"[0-9a-f]{64}"/g, '')).not.toMatch(/9101011202780001|4821|Santoso/);
  });
});

describe('on this computer alone', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await start({ local: 'analyst', reveal: 'importer', import: 'importer', export: 'importer' }, { mode: 'local', host: null });
  });
  afterAll(() => server.close());

  const ask = ({ method, url, payload }: Ask) =>
    server.app.inject({ method, url, headers: { host: 'localhost' }, ...(payload ? { payload } : {}) });

  it('follows the settings', async () => {
    const found: number[] = [];
    for (const one of [LOOKUP, REVEAL, LOADS, EXPORT]) found.push((await ask(one)).statusCode);
    expect(found).toEqual([200, 403, 403, 403]);
  });

  it('gives a browser the import and no more than a viewer otherwise where they say nothing', () => {
    expect(RIGHTS.filter((right) => hasRight(AT_THIS_COMPUTER, right, {}))).toEqual(['import', 'export', 'cases', 'objectNumbers']);
    expect(RIGHTS.filter((right) => hasRight(nobodyAt(null), right, { export: 'viewer', cases: 'viewer' }))).toEqual([]);
  });

  it('lets nobody see single cases where the agency says so, and object numbers where it says more', () => {
    const importer = { role: 'importer', subject: 'tono', session: 4, address: '10.0.0.9', units: null } as const;
    expect(RIGHTS.filter((right) => !hasRight(importer, right, { cases: 'nobody' }))).toEqual(['cases', 'objectNumbers', 'sheetNames']);
    const analysts = { cases: 'viewer', objectNumbers: 'analyst' } as const;
    expect(RIGHTS.filter((right) => hasRight(AT_THIS_COMPUTER, right, analysts))).toEqual(['import', 'export', 'cases']);
  });

  it('gives an administrator the rights of an analyst, also where importers have more', () => {
    const at = { subject: 'ratna', session: 5, address: '10.0.0.9', units: null } as const;
    for (const disclosure of [{}, { reveal: 'importer', cases: 'nobody', export: 'importer' } as const])
      expect(RIGHTS.filter((right) => hasRight({ ...at, role: 'admin' }, right, disclosure))).toEqual(
        RIGHTS.filter((right) => hasRight({ ...at, role: 'analyst' }, right, disclosure)),
      );
  });

  it('looks at nobody where that cannot be recorded', async () => {
    expect((await ask(LOOKUP)).statusCode).toBe(200);
    const audit = join(server.dataFolder, 'audit');
    const inTheWay = async (): Promise<boolean> => {
      await rm(audit, { recursive: true, force: true, maxRetries: 10 });
      return writeFile(audit, 'in the way').then(
        () => true,
        () => false,
      );
    };
    // On a slow disk the line of an earlier refusal may still be written, and creates the folder again.
    while (!(await inTheWay()));
    expect((await ask(LOOKUP)).json()).toMatchObject({ status: 503, code: 'audit-unavailable' });
  });
});

it('sixty files leave in an hour by person where the settings say nothing', async () => {
  const server = await start({}, PROXY);
  const file = async (user: string) =>
    (
      await server.app.inject({
        ...EXPORT,
        remoteAddress: '10.0.0.5',
        headers: { host: 'pendapatan.example.go.id', 'x-pendapa-proxy-secret': SECRET, 'x-forwarded-user': user },
      })
    ).statusCode;
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) statuses.push(await file('budi'));
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429]);
  expect(await file('siti')).toBe(204);
  await server.close();
});

it('in mode local files are not counted: there is one person, who has the data', async () => {
  const server = await startSmallServer(undefined, undefined, { exportsPerHour: 1 });
  const file = async () => (await server.app.inject({ ...EXPORT, headers: { host: 'localhost' } })).statusCode;
  expect([await file(), await file(), await file()]).toEqual([204, 204, 204]);
  await server.close();
});
