import { AnswerSchema, DimensionOptionsSchema, ProblemSchema } from '@pendapa/contracts/wire';
import { DIMENSIONS, SUBJECT_KEYS, subjectSpec, type Answer, type FilterKey, type Query, TARGET_VERSIONS } from '@pendapa/contracts';
import { openDraft } from '@pendapa/warehouse';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

/** More, and other cases, with `npm run test:fuzz -- --full`. */
const CASES = Number(process.env['PENDAPA_CASES'] ?? 800);
const SEED = 4_200 + Number(process.env['PENDAPA_ROUND'] ?? 0);
/** The minimum share of queries whose answer is compared with the warehouse's own. */
const MIN_COMPARED = 0.3;

const isAnswer = Compile(AnswerSchema);
const isOptions = Compile(DimensionOptionsSchema);
const isProblem = Compile(ProblemSchema);

const CODES: Record<FilterKey, readonly string[]> = {
  tax: ['PKB', 'PAP'],
  category: ['VEHICLE', 'OTHER'],
  without: ['pbb'],
  only: ['pbb'],
  unit: ['U1', 'U2'],
  kind: ['up3d', 'samsat'],
  region: ['91', '91.01', '91.01.01', '91.01.01.1001'],
  channel: ['QRIS', 'TELLER'],
  bank: ['B1'],
  document: ['SKPD', 'STPD'],
  taxYear: ['2021', '2022'],
  quality: ['current', 'loss'],
  taxpayerKind: ['individual', 'corporate'],
};

const some = <T>(values: readonly T[], min: number, max: number) =>
  fc.shuffledSubarray([...values], { minLength: Math.min(min, values.length), maxLength: Math.min(max, values.length) });
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2, nil: undefined });
const dates = (year: number) => fc.constantFrom(`${year}-01-01`, `${year}-02-29`, `${year}-06-30`, `${year}-12-31`);

/** An address and its query; null if it was damaged or asks for names. */
interface Target {
  readonly url: string;
  readonly query: Query | null;
}

const question = fc.constantFrom(...SUBJECT_KEYS).chain((subject) => {
  const spec = subjectSpec(subject);
  const parameters = fc.record({
    m: some(Object.keys(spec.measures), 1, 4),
    by: sometimes(some(spec.dimensions, 1, 3)),
    from: sometimes(dates(2020)),
    to: sometimes(dates(2024)),
    filter: sometimes(fc.constantFrom(...spec.filters).chain((key) => some(CODES[key], 1, 2).map((codes) => [key, codes] as const))),
    version: sometimes(fc.constantFrom(...TARGET_VERSIONS)),
    compare: sometimes(fc.constantFrom('none', 'previous', 'last-year', 'lebaran')),
    limit: sometimes(fc.integer({ min: 1, max: 10_000 })),
    descending: sometimes(fc.boolean()),
  });
  return parameters.map(({ m, by, filter, descending, ...rest }): Target => {
    const entries = Object.entries({
      m: m.join(','),
      by: by?.join(','),
      ...rest,
      sort: descending === undefined ? undefined : `${descending ? '-' : ''}${m[0]}`,
    });
    const pairs = [...entries, ...(filter ? [[filter[0], filter[1].join(',')]] : [])].filter(([, value]) => value !== undefined);
    const query = {
      subject,
      measures: m,
      by,
      ...rest,
      where: filter ? { [filter[0]]: filter[1] } : undefined,
      sort: descending === undefined ? undefined : [{ key: m[0], descending }],
    };
    const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
    return {
      url: `/api/v1/answers/${subject}?${pairs.map(([key, value]) => `${String(key)}=${String(value)}`).join('&')}`,
      query: given as unknown as Query,
    };
  });
});
const WITH_SUM: Target = { url: '/api/v1/answers/revenue?m=amount', query: { subject: 'revenue', measures: ['amount'] } };
const search = fc
  .tuple(fc.constantFrom(...DIMENSIONS), fc.string({ maxLength: 8 }))
  .map(([name, text]): Target => ({ url: `/api/v1/dimensions/${name}?q=${encodeURIComponent(text)}`, query: null }));

const SCRAPS = [
  '&',
  '=',
  ',',
  '%',
  '%00',
  '%ff',
  '%2C',
  '__proto__=1',
  '[]',
  '"',
  "'--",
  '<script>',
  '..',
  '/',
  '-',
  '0',
  '9999999',
  'null',
  '\u202e',
  '&m=amount',
  '&limit=1e3',
  '#',
];
const damage = fc.record({
  at: fc.integer({ min: 0, max: 999 }),
  cut: fc.nat(3),
  scrap: fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ maxLength: 4 })),
});
const damaged = (url: string, damages: readonly { at: number; cut: number; scrap: string }[]): string =>
  damages.reduce((text, { at, cut, scrap }) => {
    const from = '/api/v1/'.length + Math.floor((at * (text.length - '/api/v1/'.length)) / 1_000);
    return text.slice(0, from) + scrap + text.slice(from + cut);
  }, url);
const target = fc
  .tuple(
    fc.oneof({ weight: 19, arbitrary: question }, { weight: 1, arbitrary: search }),
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.array(damage, { minLength: 1, maxLength: 2 }) }),
  )
  .map(([whole, damages]): Target => (damages.length === 0 ? whole : { url: damaged(whole.url, damages), query: null }));

/** By hand: the payments of the small agency, and the cost of collecting them. */
const PAID = [
  { day: '2023-01-10', amount: 100 },
  { day: '2023-02-15', amount: 200 },
  { day: '2024-01-05', amount: 1000 },
  { day: '2024-02-10', amount: 500 },
  { day: '2024-02-20', amount: 300 },
  { day: '2024-03-15', amount: -100 },
];
const COST = [
  { year: '2023', amount: 40 },
  { year: '2024', amount: 57 },
];
const added = (rows: readonly { readonly amount: number }[]): string => String(rows.reduce((sum, { amount }) => sum + amount, 0));

/** The total without filters, by hand; null if not known. The cost of the whole agency belongs to no unit. */
function byHand({ subject, measures, where, by = [] }: Query, { period: { from, to } }: Answer): Readonly<Record<string, string>> | null {
  const all: readonly string[] = measures;
  const splits: readonly string[] = by;
  if (where !== undefined) return null;
  if (subject === 'revenue' && all.includes('amount')) return { amount: added(PAID.filter(({ day }) => day >= from && day <= to)) };
  if (subject === 'costs' && all.includes('cost') && !splits.includes('unit'))
    return { cost: added(COST.filter(({ year }) => year >= from.slice(0, 4) && year <= to.slice(0, 4))) };
  return null;
}

describe('mutated questions', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
    const draft = await openDraft(server.dataFolder, { threads: 1 });
    await draft.connection.run(`INSERT INTO incoming.costs (year, unit_code, cost_item, amount) VALUES
      (2023, NULL, 'Gaji', 40), (2024, NULL, 'Gaji', 50), (2024, NULL, 'Sewa', 7)`);
    await draft.publish({ source: 'costs', sourceSha256: null, sample: false });
    await server.warehouse.refresh();
  });
  afterAll(() => server.close());

  it('are answered with what the warehouse tells of the same question, or refused, never failed', async () => {
    const statuses = new Map<number, number>();
    const compared = new Map<string, number>();
    const checkedSubjects = new Set<string>();
    await fc.assert(
      fc.asyncProperty(target, async ({ url, query }) => {
        // Encoded as a client would: a request line contains ASCII without blanks.
        const response = await server.app.inject({ url: url.replace(/[^\x21-\x7e]/g, encodeURIComponent).replaceAll('#', '%23') });
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
        expect(response.statusCode).toBeLessThan(500);
        expect(response.headers['content-type']).not.toMatch(/html/);
        const kind = response.statusCode !== 200 ? isProblem : url.startsWith('/api/v1/answers') ? isAnswer : isOptions;
        const isPlain = String(response.headers['content-type']).startsWith('text/plain');
        if (!isPlain) expect([url, kind.Check(response.json())]).toEqual([url, true]);
        if (query === null || response.statusCode !== 200) return;
        // The warehouse gets the query directly; its own tests compare its answers with single rows.
        const answer = response.json<Answer>();
        expect([url, answer]).toEqual([url, JSON.parse(JSON.stringify(await server.warehouse.answer(query)))]);
        const hand = byHand(query, answer);
        if (hand) expect([url, answer.totals.current]).toEqual([url, expect.objectContaining(hand)]);
        if (hand) checkedSubjects.add(query.subject);
        compared.set(query.subject, (compared.get(query.subject) ?? 0) + 1);
      }),
      // One query with a sum known by hand is always included.
      { seed: SEED, numRuns: CASES, examples: [[WITH_SUM]] },
    );
    const all = [...compared.values()].reduce((sum, count) => sum + count, 0);
    expect(all / CASES).toBeGreaterThanOrEqual(MIN_COMPARED);
    expect(SUBJECT_KEYS.filter((subject) => !compared.has(subject))).toEqual([]);
    expect(checkedSubjects).toEqual(new Set(['revenue', 'costs']));
    expect(statuses.get(400) ?? 0).toBeGreaterThan(CASES / 10);
  }, 300_000);
});
