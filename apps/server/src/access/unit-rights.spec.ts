import { writeFile } from 'node:fs/promises';
import {
  CASE_LISTS,
  isConfidential,
  listSpec,
  needsCases,
  SUBJECT_KEYS,
  subjectSpec,
  type Answer,
  type Problem,
  type Query,
  type Role,
  type Status,
  type UnitRights,
} from '@pendapa/contracts';
import { StatusSchema } from '@pendapa/contracts/wire';
import type { Warehouse } from '@pendapa/warehouse';
import { Value } from 'typebox/value';
import { API_PATH } from '../http/api-description.ts';
import { proxied, requestAs, type ProxiedRequest } from '../testing/proxied.ts';
import { randomGenerator } from '../testing/random-generator.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';
import { amountOf, PAYMENTS_BY_UNIT, publishUnits, UNITS, unitsInSum, type UnitCode } from '../testing/units-agency.ts';
import { usersPath } from './users-file.ts';

interface Reader {
  readonly name: string;
  readonly role: Role;
  readonly units: readonly UnitCode[] | null;
}

/** Twenty readers: every fifth has the whole agency, the others one to three units. */
const READERS: readonly Reader[] = Array.from({ length: 20 }, (_, index) => ({
  name: `pembaca-${String(index)}`,
  role: index % 4 === 3 ? 'viewer' : 'analyst',
  units: index % 5 === 4 ? null : UNITS.filter((_unit, nth) => (nth + index) % 5 <= index % 3),
}));

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The test has no such value.');
  return value;
}

/** An analyst of U1 alone, and one who has nothing to do with U1. */
const OF_U1 = required(READERS.find(({ role, units }) => role === 'analyst' && units?.join() === 'U1'));
const OF_OTHERS = required(READERS.find(({ role, units }) => role === 'analyst' && units?.includes('U1') === false));

async function start(unitRights: UnitRights, change?: (warehouse: Warehouse) => Warehouse): Promise<SmallServer> {
  const server = await startSmallServer(change, proxied({ kepala: 'importer' }), { unitRights });
  await publishUnits(server.dataFolder);
  await server.warehouse.refresh();
  const users = Object.fromEntries(READERS.map(({ name, role, units }) => [name, { role, units, disabled: false }]));
  await writeFile(usersPath(server.dataFolder), JSON.stringify({ format: 1, users }));
  return server;
}

const ask = ({ app }: SmallServer, { name }: Pick<Reader, 'name'>, request: ProxiedRequest) => requestAs(app, name, request);

/** Units of which a body tells something: by code, by number of an object, or by an amount. */
function unitsIn(body: string): Set<string> {
  const codes = body.match(/\bU\d\b/g) ?? [];
  const sums = (body.match(/(?<=")\d+000(?=")/g) ?? []).flatMap((digits) => Object.keys(unitsInSum(BigInt(digits))));
  return new Set([...codes, ...sums]);
}

const unitOf = (where?: UnitCode): string => (where === undefined ? '' : `&unit=${where}`);

const REVENUE = (unit?: UnitCode): string => `answers/revenue?m=amount,transactions${unitOf(unit)}`;
const DEBT_BANDS = (unit?: UnitCode): string => `answers/debtors?m=total,objects&by=debtBand${unitOf(unit)}`;

/** Addresses of figures, lists and records; those with a unit are also asked for each unit. */
const FIGURES: readonly ((unit?: UnitCode) => string)[] = [
  REVENUE,
  (unit) => `answers/revenue?m=amount&by=unit${unitOf(unit)}`,
  (unit) => `answers/revenue?m=amount,payingTaxpayers&by=ward,month${unitOf(unit)}`,
  (unit) => `answers/arrears?m=total,objects${unitOf(unit)}`,
  (unit) => `answers/arrears?m=total&by=unit,taxYear${unitOf(unit)}`,
  (unit) => `answers/objects?m=registered&by=unit${unitOf(unit)}`,
  (unit) => `answers/achievement?m=realised,target&by=unit${unitOf(unit)}`,
  (unit) => `answers/revenue?m=amount&by=unit&compare=last-year${unitOf(unit)}`,
  (unit) => `answers/revenue?m=amount&by=month&region=91.01.01${unitOf(unit)}`,
  (unit) => `answers/debtors?m=objects,total&by=unit${unitOf(unit)}`,
  (unit) => `answers/pursuit?m=total,documents&by=unit${unitOf(unit)}`,
  (unit) => `answers/duties?m=unpaidAmount,nonPayers&by=unit${unitOf(unit)}`,
  (unit) => `answers/objectProfiles?m=objects,arrears&by=unit${unitOf(unit)}`,
];
const CASE_FIGURES: readonly ((unit?: UnitCode) => string)[] = [
  DEBT_BANDS,
  (unit) => `answers/arrears?m=total&by=ward,taxYear${unitOf(unit)}`,
];
const LISTS: readonly ((unit?: UnitCode) => string)[] = [
  (unit) => `lists/payers?limit=20${unitOf(unit)}`,
  (unit) => `lists/debtors?limit=20${unitOf(unit)}`,
  (unit) => `lists/idle-objects?limit=20${unitOf(unit)}`,
];
const WITHOUT_UNITS: readonly (() => string)[] = [() => 'answers/taxpayers?m=registered', () => 'answers/perCapita?m=amount&by=ward'];

describe.each(['cases-of-own', 'own-only'] as const)('rights by unit: %s', (rights) => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await start(rights);
  });
  afterAll(() => server.close());

  const isWithin = (units: readonly string[] | null, found: ReadonlySet<string>): boolean =>
    units === null || [...found].every((unit) => units.includes(unit));

  it('1,000 requests of twenty readers show no case and no figure of a unit that is not theirs', async () => {
    const random = randomGenerator(66);
    const pick = <T>(values: readonly T[]): T => required(values[Math.floor(random() * values.length)]);
    const tags = new Map<string, { readonly tag: string; readonly body: string }[]>();
    const seen = { answered: 0, refused: 0, unchanged: 0 };
    for (let index = 0; index < 1_000; index += 1) {
      const reader = pick(READERS);
      const kind = pick([FIGURES, FIGURES, CASE_FIGURES, LISTS, WITHOUT_UNITS]);
      const unit = random() < 0.3 ? pick(UNITS) : undefined;
      const url = pick(kind)(unit);
      const earlier = tags.get(url) ?? [];
      const reused = earlier.length > 0 && random() < 0.5 ? pick(earlier) : undefined;
      const response = await ask(server, reader, { url, ...(reused ? { tag: reused.tag } : {}) });
      const { statusCode: status } = response;
      const body = status === 304 ? (reused?.body ?? '') : response.body;
      const isOfAll = rights === 'cases-of-own' && (kind === FIGURES || kind === WITHOUT_UNITS);
      const shown = isOfAll ? null : reader.units;
      const context = { url, reader: reader.name, units: reader.units, status };
      if (status === 403) {
        const { code } = response.json<Problem>();
        const isForeign = unit !== undefined && kind !== WITHOUT_UNITS && shown !== null && !shown.includes(unit);
        const lacksUnits = kind === WITHOUT_UNITS && rights === 'own-only' && reader.units !== null;
        const hasNoCases = reader.role === 'viewer' && (kind === LISTS || kind === CASE_FIGURES);
        const expected = hasNoCases ? 'not-allowed' : kind === WITHOUT_UNITS ? 'whole-agency-only' : 'other-unit';
        expect({ ...context, code, isRight: hasNoCases || isForeign || lacksUnits }).toEqual({ ...context, code: expected, isRight: true });
        seen.refused += 1;
        continue;
      }
      expect([url, reader.units, status, isWithin(shown, unitsIn(body))]).toEqual([url, reader.units, status, true]);
      expect([url, [200, 304].includes(status)]).toEqual([url, true]);
      if (kind === WITHOUT_UNITS) expect(rights === 'cases-of-own' || reader.units === null).toBe(true);
      const tag = response.headers.etag;
      if (status === 304) seen.unchanged += 1;
      else seen.answered += 1;
      if (status === 200 && typeof tag === 'string') tags.set(url, [...earlier, { tag, body }]);
    }
    expect(seen.answered).toBeGreaterThan(300);
    expect(seen.refused).toBeGreaterThan(50);
    expect(seen.unchanged).toBeGreaterThan(20);
  }, 120_000);

  it('sums are those of the units that are shown, by hand', async () => {
    for (const reader of READERS) {
      const shown = rights === 'own-only' && reader.units !== null ? reader.units : UNITS;
      const { totals } = (await ask(server, reader, { url: REVENUE() })).json<Answer>();
      const amount = shown.reduce((sum, unit) => sum + amountOf(unit) * BigInt(PAYMENTS_BY_UNIT), 0n);
      expect(totals.current).toMatchObject({ amount: String(amount), transactions: shown.length * PAYMENTS_BY_UNIT });
    }
  });

  it('takes taxpayers of other units for unknown ones', async () => {
    const own = OF_U1;
    const record = (taxpayer: number) =>
      ask(server, own, { method: 'POST', url: 'taxpayer-records', payload: { taxpayer: String(taxpayer) } });
    const reveal = (taxpayer: number) =>
      ask(server, own, { method: 'POST', url: 'reveals', payload: { taxpayer: String(taxpayer), reason: 'Surat keberatan nomor 17' } });
    const lookUp = async (number: string) =>
      (await ask(server, own, { method: 'POST', url: 'taxpayer-lookups', payload: { by: 'npwpd', number } })).json<{
        taxpayer: object | null;
      }>().taxpayer;
    expect([(await record(101)).statusCode, (await record(104)).statusCode]).toEqual([200, 404]);
    expect((await record(101)).json()).toMatchObject({ taxpayer: { objects: 1 }, debt: { amount: String(amountOf('U1')) } });
    expect([(await reveal(101)).statusCode, (await reveal(104)).statusCode]).toEqual([200, 404]);
    expect(await lookUp('9100007001')).toMatchObject({ key: '101', objects: 1 });
    expect(await lookUp('9100007004')).toBeNull();
  });

  it('names the units, and offers those whose figures it shows', async () => {
    const own = OF_U1;
    const status = (await ask(server, own, { url: 'status' })).json<Status>();
    expect(Value.Check(StatusSchema, status)).toBe(true);
    expect(status.reader.ofUnits).toEqual({ rights, units: [{ code: 'U1', name: { id: 'Unit 1', en: 'Unit 1' } }] });
    const options = (await ask(server, own, { url: 'dimensions/unit' })).json<{ options: { code: string }[] }>().options;
    expect(options.map(({ code }) => code)).toEqual(rights === 'own-only' ? ['U1'] : [...UNITS]);
    const whole = (await ask(server, { name: 'kepala' }, { url: 'status' })).json<Status>();
    expect(whole.reader.ofUnits).toBeNull();
  });

  it('says of figures of cases that they are those of the own units, if other figures are of all', async () => {
    const notes = async (url: string) => (await ask(server, OF_U1, { url })).json<Answer>().notes.map(({ code }) => code);
    expect((await notes(DEBT_BANDS())).includes('of-own-units')).toBe(rights === 'cases-of-own');
    expect(await notes(REVENUE())).not.toContain('of-own-units');
  });

  it('shows work lists whose cases are all of the own units, and nothing of others', async () => {
    const wanted = { keys: null, generation: server.warehouse.generation(), name: 'Kunjungan', unit: 'U1', due: null };
    const make = async (reader: Pick<Reader, 'name'>, list: string) =>
      (await ask(server, reader, { method: 'POST', url: 'work-lists', payload: { ...wanted, list: `/api/v1/lists/${list}` } })).json<{
        id: string;
        rows: number;
      }>();
    const whole = await make({ name: 'kepala' }, 'debtors');
    const ofUnit = await make({ name: 'kepala' }, 'debtors?unit=U1');
    const own = await make(OF_U1, 'debtors');
    expect([whole.rows, ofUnit.rows, own.rows]).toEqual([5, 1, 1]);
    const listed = async (reader: Reader) =>
      (await ask(server, reader, { url: 'work-lists' })).json<{ workLists: { id: string }[] }>().workLists.map(({ id }) => id);
    expect(await listed(OF_U1)).toEqual([own.id, ofUnit.id]);
    expect(await listed(OF_OTHERS)).toEqual([]);
    expect((await ask(server, OF_U1, { url: `work-lists/${whole.id}` })).statusCode).toBe(404);
    const deletion = { method: 'POST', url: `work-lists/${whole.id}/deletion`, payload: { revision: 1 } } as const;
    expect((await ask(server, OF_U1, deletion)).statusCode).toBe(404);
    expect((await ask(server, OF_U1, { url: `work-lists/${own.id}` })).json()).toMatchObject({ items: [{ unit: 'U1' }] });
  });

  it('gives nobody with units what was imported, because files have rows of all units', async () => {
    const { rights: found } = (await ask(server, OF_U1, { url: 'status' })).json<Status>();
    expect([found.loads.may, found.import.may]).toEqual([false, false]);
    expect((await ask(server, OF_U1, { url: 'loads' })).statusCode).toBe(403);
  });
});

/** Every route that gives data, with a request of it; `{x}` routes as the description writes them. */
const READING: Readonly<Record<string, ProxiedRequest>> = {
  'GET /api/v1/answers/{subject}': { url: 'answers/revenue?m=amount' },
  'GET /api/v1/dimensions/{name}': { url: 'dimensions/unit' },
  'GET /api/v1/findings': { url: 'findings' },
  'GET /api/v1/lists/{name}': { url: 'lists/debtors' },
  'GET /api/v1/lists/{name}/choices': { url: 'lists/debtors/choices' },
  'POST /api/v1/lists/{name}/files': { method: 'POST', url: 'lists/debtors/files', payload: { page: '/tax-objects', format: 'csv' } },
  'POST /api/v1/taxpayer-records': { method: 'POST', url: 'taxpayer-records', payload: { taxpayer: '101' } },
  'POST /api/v1/taxpayer-lookups': { method: 'POST', url: 'taxpayer-lookups', payload: { by: 'npwpd', number: '9100007001' } },
  'POST /api/v1/reveals': { method: 'POST', url: 'reveals', payload: { taxpayer: '101', reason: 'Surat keberatan nomor 17' } },
  'POST /api/v1/work-lists': {
    method: 'POST',
    url: 'work-lists',
    payload: { list: '/api/v1/lists/debtors', keys: null, generation: 2, name: 'Kunjungan', unit: null, due: null },
  },
  'GET /api/v1/status': { url: 'status' },
};
/** Routes of a list file or a work list, whose cases were limited when it was made. */
const OF_MADE_LISTS = [
  'GET /api/v1/list-files/{id}',
  'GET /api/v1/work-lists',
  'GET /api/v1/work-lists/{id}',
  'PUT /api/v1/work-lists/{id}',
  'POST /api/v1/work-lists/{id}/closing',
  'POST /api/v1/work-lists/{id}/deletion',
  'POST /api/v1/work-lists/{id}/names',
  'PUT /api/v1/work-lists/{id}/rows/{position}',
];
/** Routes with the same answer for everybody: no row of a unit. */
const WITHOUT_ROWS = ['boundaries/{level}', 'data-dictionary', 'references', 'tax-dues', 'working-days'].map(
  (path) => `GET /api/v1/${path}`,
);
const RECORDS_ONLY = ['POST /api/v1/audit/exports'];
/** Routes with the rights `loads` and `import`, which nobody with units has. */
const OF_LOADS = /^[A-Z]+ \/api\/v1\/(?:loads|uploads|codes)/;

it('every route that gives data asks for those of the reader alone', async () => {
  const calls: { readonly method: string; readonly units: readonly string[] }[] = [];
  const record = (method: string, units: readonly string[] | null | undefined): void =>
    void calls.push({ method, units: units ?? ['all'] });
  const server = await start('own-only', (warehouse) => ({
    ...warehouse,
    answer: (query, ...rest) => (record('answer', query.where?.unit), warehouse.answer(query, ...rest)),
    cases: (list, ...rest) => (record('cases', list.question.where?.unit), warehouse.cases(list, ...rest)),
    wholeList: (list, ...rest) => (record('wholeList', list.question.where?.unit), warehouse.wholeList(list, ...rest)),
    listChoices: (list, ...rest) => (record('listChoices', list.question.where?.unit), warehouse.listChoices(list, ...rest)),
    chosenCases: (list, ...rest) => (record('chosenCases', list.question.where?.unit), warehouse.chosenCases(list, ...rest)),
    record: (taxpayer, units, ...rest) => (record('record', units), warehouse.record(taxpayer, units, ...rest)),
    isTaxpayerOf: (taxpayer, units, ...rest) => (record('isTaxpayerOf', units), warehouse.isTaxpayerOf(taxpayer, units, ...rest)),
  }));
  const { paths } = (await ask(server, { name: 'kepala' }, { url: API_PATH.slice('/api/v1/'.length) })).json<{
    paths: Record<string, object>;
  }>();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = [...Object.keys(READING), ...OF_MADE_LISTS, ...WITHOUT_ROWS, ...RECORDS_ONLY];
  expect(routes.filter((route) => !OF_LOADS.test(route)).sort()).toEqual(known.sort());
  for (const route of routes.filter((one) => OF_LOADS.test(one))) {
    const [method = '', path = ''] = route.split(' ');
    const url = path.slice('/api/v1/'.length).replace(/\{\w+\}/g, '0');
    const { statusCode } = await ask(server, OF_U1, { method: method as 'GET', url });
    // Some refuse the form of the request before anything else.
    expect({ route, refused: [400, 403, 415].includes(statusCode) }).toEqual({ route, refused: true });
  }
  for (const [route, request] of Object.entries(READING)) {
    let response = await ask(server, OF_U1, request);
    while (response.statusCode === 202) response = await ask(server, OF_U1, request);
    expect({ route, ok: response.statusCode < 300, others: [...unitsIn(response.body)].filter((unit) => unit !== 'U1') }).toEqual({
      route,
      ok: true,
      others: [],
    });
  }
  expect(calls.filter(({ units }) => units.join() !== 'U1')).toEqual([]);
  expect([...new Set(calls.map(({ method }) => method))].sort()).toEqual([
    'answer',
    'cases',
    'chosenCases',
    'isTaxpayerOf',
    'listChoices',
    'record',
    'wholeList',
  ]);
  await server.close();
}, 60_000);

it('subjects under disclosure control have no units, so a unit has no hidden cell of its own', () => {
  // A reader of one unit gets none of their figures; with figures of all units the reader sees what every viewer sees.
  const confidential = SUBJECT_KEYS.filter((subject) => isConfidential(subject));
  expect(confidential.filter((subject) => subjectSpec(subject).filters.some((filter) => filter === 'unit'))).toEqual([]);
  expect(CASE_LISTS.filter((list) => !subjectSpec(listSpec(list).subject).filters.includes('unit'))).toEqual([]);
  const ofPayers: Query = { subject: 'payers', measures: ['taxpayers'], by: ['amountBand'] };
  expect(needsCases(ofPayers)).toBe(true);
});

it('the filter by unit applies to every measure of a subject that has it', () => {
  const refusing = SUBJECT_KEYS.flatMap((subject) => {
    const { filters, measures } = subjectSpec(subject);
    if (!filters.includes('unit')) return [];
    return Object.entries(measures).flatMap(([key, { incompatible = [] }]) =>
      incompatible.some((one) => one === 'unit') ? [`${subject}.${key}`] : [],
    );
  });
  expect(refusing).toEqual([]);
});
