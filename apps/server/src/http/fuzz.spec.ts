import { AnswerSchema, DimensionOptionsSchema, ProblemSchema } from '@pendapa/contracts/wire';
import { DIMENSIONS, SUBJECT_KEYS, subjectSpec, type FilterKey, TARGET_VERSIONS } from '@pendapa/contracts';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

/** More, and others, by `npm run test:fuzz -- --full`. */
const CASES = Number(process.env['PENDAPA_CASES'] ?? 3_000);
const SEED = 4_200 + Number(process.env['PENDAPA_ROUND'] ?? 0);
const LEAST_ANSWERED = 0.3;

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

const some = <T>(values: readonly T[], least: number, most: number) =>
  fc.shuffledSubarray([...values], { minLength: Math.min(least, values.length), maxLength: Math.min(most, values.length) });
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2, nil: undefined });
const dates = (year: number) => fc.constantFrom(`${year}-01-01`, `${year}-02-29`, `${year}-06-30`, `${year}-12-31`);

const question = fc.constantFrom(...SUBJECT_KEYS).chain((subject) => {
  const spec = subjectSpec(subject);
  const parameters = fc.record({
    m: some(Object.keys(spec.measures), 1, 4),
    by: sometimes(some(spec.dimensions, 1, 3)),
    from: sometimes(dates(2020)),
    to: sometimes(dates(2024)),
    filter: sometimes(
      fc.constantFrom(...spec.filters).chain((key) => some(CODES[key], 1, 2).map((codes) => [key, codes.join(',')] as const)),
    ),
    version: sometimes(fc.constantFrom(...TARGET_VERSIONS)),
    compare: sometimes(fc.constantFrom('none', 'previous', 'last-year', 'lebaran')),
    limit: sometimes(fc.integer({ min: 1, max: 10_000 })),
    descending: sometimes(fc.boolean()),
  });
  return parameters.map(({ m, by, filter, descending, ...rest }) => {
    const entries = Object.entries({
      m: m.join(','),
      by: by?.join(','),
      ...rest,
      sort: descending === undefined ? undefined : `${descending ? '-' : ''}${m[0]}`,
    });
    const pairs = [...entries, ...(filter ? [filter] : [])].filter(([, value]) => value !== undefined);
    return `/api/v1/answers/${subject}?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`;
  });
});
const search = fc
  .tuple(fc.constantFrom(...DIMENSIONS), fc.string({ maxLength: 8 }))
  .map(([name, text]) => `/api/v1/dimensions/${name}?q=${encodeURIComponent(text)}`);

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
const target = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: question }, { weight: 1, arbitrary: search }),
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 3, arbitrary: fc.array(damage, { minLength: 1, maxLength: 2 }) }),
  )
  .map(([address, damages]) =>
    damages.reduce((text, { at, cut, scrap }) => {
      const from = '/api/v1/'.length + Math.floor((at * (text.length - '/api/v1/'.length)) / 1_000);
      return text.slice(0, from) + scrap + text.slice(from + cut);
    }, address),
  );

describe('mutated questions', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  it('are answered in the declared shape or refused, never failed', async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(target, async (url) => {
        // As a client would send it: a request line holds ASCII without blanks.
        const response = await server.app.inject({ url: url.replace(/[^\x21-\x7e]/g, encodeURIComponent).replaceAll('#', '%23') });
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
        expect(response.statusCode).toBeLessThan(500);
        expect(response.headers['content-type']).not.toMatch(/html/);
        const kind = response.statusCode !== 200 ? isProblem : url.startsWith('/api/v1/answers') ? isAnswer : isOptions;
        const isPlain = String(response.headers['content-type']).startsWith('text/plain');
        if (!isPlain) expect([url, kind.Check(response.json())]).toEqual([url, true]);
      }),
      { seed: SEED, numRuns: CASES },
    );
    expect((statuses.get(200) ?? 0) / CASES).toBeGreaterThanOrEqual(LEAST_ANSWERED);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(CASES / 10);
  }, 300_000);
});
