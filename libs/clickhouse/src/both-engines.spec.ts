import {
  CASE_LISTS,
  COMPARISONS,
  disclosureProblem,
  incompatibleWith,
  isConfidential,
  canFilter,
  SUBJECT_KEYS,
  subjectSpec,
  sameDaysLastYear,
  TARGET_VERSIONS,
  yearToDate,
  type FilterKey,
  type Query,
  type SubjectKey,
} from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { openWarehouse, QueryError, type Warehouse } from '@pendapa/warehouse';
import { query, type Dialect } from '@pendapa/warehouse/store';
import {
  DUCKDB,
  listQueryOf,
  load,
  randomAgency,
  randomGenerator,
  temporaryFolder,
  withEngine as withDuck,
} from '@pendapa/warehouse/testing';
import { CLICKHOUSE } from './dialect.ts';
import { openStore } from './open-store.ts';
import { CHDB, startStore, type RunningStore } from './testing/chdb.ts';
import { publishGeneration } from './publish-generation.ts';
import { openClient, rowsOf } from './store-client.ts';

/** More by `npm run test:engines -- --questions 2000`. */
const CASES = Number(process.env['PENDAPA_CASES'] ?? 300);
const DATABASE = 'pendapa';

const draw = randomGenerator(20_261_124);
const some = <T>(values: readonly T[], min: number, max: number): T[] => {
  const left = [...values];
  return Array.from({ length: min + draw.below(max - min + 1) }, () => left.splice(draw.below(left.length), 1)).flat();
};

const CODES: Readonly<Record<FilterKey, readonly string[]>> = {
  tax: ['PBB', 'PKB', 'RESTO'],
  category: ['PROPERTY', 'VEHICLE'],
  without: ['pbb'],
  only: ['pbb'],
  unit: ['U1', 'U2'],
  kind: ['up3d', 'samsat'],
  region: ['31', '31.71', '31.71.01', '31.71.01.1001', '31.74.07.1001'],
  channel: ['VA', 'TELLER'],
  bank: ['B1'],
  document: ['SKPD', 'STPD', 'SPPT'],
  taxYear: ['2023', '2024'],
  quality: ['current', 'loss'],
  taxpayerKind: ['individual', 'corporate'],
};
const FROM = [undefined, '2024-01-01', '2024-02-29', '2023-06-15', '2020-01-01', '2025-01-01'] as const;
const TO = [undefined, '2024-02-29', '2024-12-31', '2025-03-20', '2026-12-31'] as const;

function drawQuestion(asOf: string): Query {
  const subject: SubjectKey = draw.from(SUBJECT_KEYS as [SubjectKey, ...SubjectKey[]]);
  const { measures, dimensions, filters } = subjectSpec(subject);
  const [m, by] = [some(Object.keys(measures), 1, 3), some(dimensions, 0, 2)];
  const filter = filters.length > 0 && draw.below(3) === 0 ? filters[draw.below(filters.length)] : undefined;
  const narrowed = filter !== undefined && canFilter(subject, m, filter) ? { [filter]: some(CODES[filter], 1, 1) } : {};
  const settled = [yearToDate(asOf, 1), sameDaysLastYear(yearToDate(asOf, 1)), { from: '2024-01-01', to: '2024-12-31' }] as const;
  const days = isConfidential(subject) ? draw.from(settled) : { from: draw.from(FROM), to: draw.from(TO) };
  const query = {
    subject,
    measures: m,
    by,
    where: narrowed,
    version: draw.from(TARGET_VERSIONS),
    compare: draw.from(COMPARISONS),
    ...Object.fromEntries(Object.entries(days).filter(([, day]) => day !== undefined)),
    ...(draw.below(2) === 0 ? { sort: [{ key: m[0] ?? '', descending: draw.below(2) === 0 }] } : {}),
  } as unknown as Query;
  const barred = m.some((measure) => incompatibleWith(subject, measure).some((key) => by.some((dimension) => dimension === key)));
  return disclosureProblem(query) === null && !barred ? query : drawQuestion(asOf);
}

const WARDS = { search: '', limit: 100 };
const NOT_PUBLISHED = 'not-published';

/** What is answered, or why nothing is. */
const answerOrCode = (answer: Promise<object>): Promise<unknown> =>
  answer.catch((error: unknown) => {
    if (error instanceof QueryError) return error.problem.code;
    throw error;
  });

const withEngine = CHDB === undefined ? describe.skip : describe;

/** What is written differently, over rows of `n` from 1 to 5 and a day `d` for each. */
const WRITTEN: Readonly<Record<keyof Dialect, (dialect: Dialect) => string>> = {
  parameter: ({ parameter }) => parameter(1),
  date: ({ date }) => `CAST(${date('1950-03-31')} AS VARCHAR)`,
  day: ({ day }) => `CAST(${day("'2024-02-29'")} AS VARCHAR)`,
  monthStart: ({ monthStart }) => `CAST(min(${monthStart('d')}) AS VARCHAR)`,
  yearStart: ({ yearStart }) => `CAST(max(${yearStart('d')}) AS VARCHAR)`,
  addMonths: ({ addMonths, date }) => `CAST(${addMonths(date('2024-01-31'), '13')} AS VARCHAR)`,
  addDays: ({ addDays, date }) => `CAST(${addDays(date('2024-02-28'), '-59')} AS VARCHAR)`,
  wholeMonths: ({ wholeMonths, date }) => `sum(${wholeMonths('d', date('2024-02-29'))})`,
  weekday: ({ weekday, date }) => `${weekday(date('2024-02-25'))} * 10 + ${weekday(date('2024-02-26'))}`,
  eachDay: ({ eachDay, date }) => `(SELECT count(*) FROM ${eachDay(date('2024-02-27'), date('2024-03-02'))} days)`,
  share: ({ share }) => `sum(${share('CAST(n AS BIGINT) * 1000000007', 7, 31)})`,
  firstNotBefore: ({ firstNotBefore, date }) =>
    `(SELECT CAST(max(mark.level_day) AS VARCHAR) FROM rows r ${firstNotBefore([date('2024-01-10'), date('2024-02-10')], 'r.d')})`,
  lastBy: ({ lastBy }) => lastBy('n', '(CAST(n % 2 AS INTEGER), n)'),
  some: ({ some }) => `CASE WHEN ${some('n = 3')} THEN 1 ELSE 0 END * 10 + CASE WHEN ${some('n = 9')} THEN 1 ELSE 0 END`,
  nthLargest: ({ nthLargest }) => nthLargest('n', 2),
  approximateDistinctCount: ({ approximateDistinctCount }) => approximateDistinctCount(['n % 2', 'CASE WHEN n > 1 THEN 1 END']),
  fields: ({ fields, lastBy }) => `(SELECT place.b FROM (SELECT ${lastBy(fields({ a: 'n', b: 'n * 2' }), 'n')} AS place FROM rows) p)`,
  notMaterialized: ({ notMaterialized }) =>
    `(SELECT sum(x.n) FROM (WITH ${notMaterialized('twice', 'SELECT n FROM rows')} SELECT a.n FROM twice a JOIN twice b ON a.n = b.n) x)`,
  allColumnsExcept: ({ allColumnsExcept }) => `(SELECT max(n) FROM (SELECT ${allColumnsExcept('r', 'd')} FROM rows r) x)`,
  lower: ({ lower }) => lower("'ÄB C'"),
  digest: ({ digest }) => digest("'4711'"),
};

withEngine('what engines write differently', () => {
  const listQuery = (dialect: Dialect, key: keyof Dialect): string =>
    `WITH rows AS (SELECT 1 AS n, ${dialect.date('2023-12-31')} AS d UNION ALL SELECT 2, ${dialect.date('2024-01-05')}
      UNION ALL SELECT 3, ${dialect.date('2024-01-31')} UNION ALL SELECT 4, ${dialect.date('2024-02-29')} UNION ALL SELECT 5, ${dialect.date('1999-02-28')})
      SELECT ${WRITTEN[key](dialect)} FROM rows`;
  let store: RunningStore;
  let client: ReturnType<typeof openClient>;
  beforeAll(async () => {
    store = await startStore(CHDB ?? '');
    client = openClient(store.accessOf('reader'));
  });
  afterAll(async () => {
    await client.close();
    await store.stop();
  });

  it.each(Object.keys(WRITTEN) as (keyof Dialect)[])('%s means the same', async (key) => {
    const bound = key === 'parameter' ? ["it's 100 %"] : [];
    const [there] = await rowsOf(client, listQuery(CLICKHOUSE, key), bound);
    const here = await withDuck(':memory:', {}, async (connection) => (await query(connection, listQuery(DUCKDB, key), bound))[0]);
    expect(String(there?.[0])).toBe(String(here?.[0]));
  });
});

withEngine('the same questions to both engines', () => {
  let store: RunningStore;
  let here: Warehouse;
  let there: Warehouse;
  let queries: readonly Query[] = [];
  let end: () => Promise<void>;
  beforeAll(async () => {
    store = await startStore(CHDB ?? '');
    const folder = await temporaryFolder();
    await load(folder.path, randomAgency(7));
    here = await openWarehouse(folder.path);
    const client = openClient(store.accessOf('publisher'));
    const { asOf } = here.status();
    const questions = Array.from({ length: CASES }, () => drawQuestion(asOf ?? ''));
    await publishGeneration(folder.path, client, { database: DATABASE }, DEFAULT_SETTINGS, questions);
    await client.close();
    there = await openWarehouse(await store.dashboard(DATABASE), { queryTimeoutMs: 60_000, openStore });
    queries = questions;
    end = async () => {
      await here.close();
      await there.close();
      await folder.remove();
      await store.stop();
    };
  });
  afterAll(() => end());

  it('has the same answers, or the same reasons for none', async () => {
    let answered = 0;
    for (const query of queries) {
      const [one, other] = [await answerOrCode(here.answer(query)), await answerOrCode(there.answer(query))];
      expect({ query, answer: other }).toEqual({ query, answer: one });
      if (typeof one !== 'string') answered += 1;
    }
    expect(answered).toBeGreaterThan(CASES / 2);
  });

  it('has the same lists but for the keys of their rows, and the same records', async () => {
    for (const list of CASE_LISTS) {
      const listQuery = listQueryOf(list, { from: '2024-01-01', to: '2024-12-31' });
      const withoutKeys = (warehouse: Warehouse) =>
        answerOrCode(
          warehouse.cases(listQuery, true).then((found) => ({ ...found, rows: found.rows.map((row) => ({ ...row, key: '' })) })),
        );
      expect({ list, found: await withoutKeys(there) }).toEqual({ list, found: await withoutKeys(here) });
    }
    for (const taxpayer of ['1', '77', '150', '4711'])
      expect(await answerOrCode(there.record(taxpayer, null).then((record) => ({ record })))).toEqual(
        await answerOrCode(here.record(taxpayer, null).then((record) => ({ record }))),
      );
    for (const taxpayer of ['1', '77', '150', '4711'])
      for (const unit of CODES.unit)
        expect(await answerOrCode(there.record(taxpayer, [unit]).then((record) => ({ record })))).toEqual(
          await answerOrCode(here.record(taxpayer, [unit]).then((record) => ({ record }))),
        );
  });

  it('tells of the same data, members, working days, dues and references', async () => {
    // The revision holds the settings too, and only one of them names a store.
    const plain = (warehouse: Warehouse) => ({ ...warehouse.status(), revision: '' });
    expect(plain(there)).toEqual(plain(here));
    expect(await there.dimension('ward', WARDS)).toEqual(await here.dimension('ward', WARDS));
    const period = { from: '2024-01-01', to: '2024-03-31' };
    expect(await there.workingDays(period)).toEqual(await here.workingDays(period));
    expect(await there.taxDueRules()).toEqual(await here.taxDueRules());
    expect(await there.references()).toEqual(await here.references());
  });

  it('works out nothing that was not published, and says so', async () => {
    const query: Query = { subject: 'duties', measures: ['objectsDue'], from: '2023-02-01', to: '2023-04-30' };
    expect(await answerOrCode(there.answer(query))).toBe(NOT_PUBLISHED);
  });
});
