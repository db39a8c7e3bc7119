import {
  hiddenPositions,
  addDays,
  addMonths,
  disclosureProblem,
  isConfidential,
  monthEnd,
  monthStart,
  previousPeriod,
  sameDaysLastYear,
  SUBJECT_KEYS,
  subjectSpec,
  type DimensionKey,
  type Period,
  type Query,
  type SubjectKey,
} from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { query } from '../engine/duck.ts';
import { openDraft } from '../publishing/open-draft.ts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { randomGenerator } from '../testing/random-generator.ts';
import { multiply } from '../testing/many-rows.ts';
import { randomAgency } from '../testing/random-agency.ts';
import { RAW_FACTS, type RawPeriod } from '../testing/raw-facts.ts';
import { rawSql } from '../testing/raw-sql.ts';
import { load, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

/** `npm run check:agreement -- --questions 10000` draws more. */
const CASES = Number(process.env['PENDAPA_CASES'] ?? 50);

/** Minimum number of payments; with `npm run check:agreement -- --rows 300000` the engine reads in parallel. */
const ROWS = Number(process.env['PENDAPA_ROWS'] ?? 1);

/** Each round of `npm run test:fuzz -- --full` has another agency and other queries. */
const ROUND = Number(process.env['PENDAPA_ROUND'] ?? 0);

const draw = randomGenerator(20_261_121 + ROUND);
const FACTS = Object.entries(RAW_FACTS) as [string, NonNullable<(typeof RAW_FACTS)['revenue']>][];

let warehouse: Warehouse;
let raw: DuckDBConnection;
let end: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  const agency = randomAgency(7 + ROUND);
  const times = Math.ceil(ROWS / (agency.payments?.length ?? 1));
  await load(folder.path, agency, {}, (connection) => multiply(connection, times));
  warehouse = await openWarehouse(folder.path, { threads: 2, minRowsInMemory: 0 });
  // Pinned tables are ready after a refresh.
  await warehouse.refresh();
  const draft = await openDraft(folder.path, { threads: 2 });
  raw = draft.connection;
  end = async () => {
    await warehouse.close();
    await draft.discard();
    await folder.remove();
  };
});
afterAll(() => end());

const TIMES: readonly DimensionKey[] = ['day', 'month', 'year'];
/** Last possible day: all later events count. */
const EVER = '9999-12-31';

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

interface Case {
  readonly name: string;
  readonly measure: string;
  readonly by: readonly DimensionKey[];
  readonly where?: Query['where'];
  readonly from: string;
  readonly to: string;
}

/** Results of the answer and of single rows, by codes. Rows with 0 are ignored, because they exist for another event. */
async function both({ name, measure, by, where = {}, from, to }: Case) {
  const facts = RAW_FACTS[name as keyof typeof RAW_FACTS];
  if (!facts) throw new Error(`${name} is not known by hand`);
  const subjectQuery = { subject: name.split(' ')[0] as SubjectKey, measures: [measure], by, where, from, to } as unknown as Query;
  const answer = await warehouse.answer(subjectQuery);
  const last = to < answer.asOf ? to : answer.asOf;
  const known = (rows: readonly (readonly [string, string | null])[]) =>
    Object.fromEntries(rows.filter(([, value]) => value !== null && value !== '0'));
  const byHand = (of: Query) => query(raw, rawSql(facts, measure, of, { from, to: last, seen: EVER, asOf: answer.asOf }));
  const found = rowsOf(answer).map((row) => [JSON.stringify(by.map((key) => text(row[key]))), text(row[measure])] as const);
  const wanted = (await byHand(subjectQuery)).map((row) => [JSON.stringify(row.slice(0, -1).map(text)), text(row.at(-1))] as const);
  const [whole] = await byHand({ ...subjectQuery, by: [] } as Query);
  const hides = answer.columns.some((column) => column.kind === 'measure' && hiddenPositions(column.states).length > 0);
  return {
    found: known(found),
    wanted: known(wanted),
    total: text(answer.totals.current[measure]),
    wantedTotal: text(whole?.at(-1)),
    hides,
  };
}

async function expectAgreement(sample: Case): Promise<Awaited<ReturnType<typeof both>>> {
  const result = await both(sample);
  const { found, wanted, total, wantedTotal, hides } = result;
  // Hidden groups are not compared.
  const expected = hides ? Object.fromEntries(Object.entries(wanted).filter(([key]) => key in found)) : wanted;
  expect({ ...sample, found }).toEqual({ ...sample, found: expected });
  if (!hides) expect({ ...sample, total: total ?? '0' }).toEqual({ ...sample, total: wantedTotal ?? '0' });
  return result;
}

const YEARS: readonly Period[] = ['2023', '2024'].map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` }));
const toDate = (): Period => ({ from: '2025-01-01', to: warehouse.status().asOf ?? '' });

function anyCase(among = FACTS): Case {
  const [name, facts] = draw.from(among as [(typeof FACTS)[number]]);
  const { filters } = subjectSpec(name.split(' ')[0] as SubjectKey);
  const where = {
    ...(filters.includes('tax') && draw.below(3) === 0 ? { tax: draw.from([['PBB'], ['PKB', 'RESTO']]) } : {}),
    ...(filters.includes('category') && draw.below(6) === 0 ? { category: ['BUMI', 'JASA'] } : {}),
    ...(filters.includes('without') && draw.below(6) === 0 ? { without: ['pbb'] } : {}),
    ...(filters.includes('only') && draw.below(6) === 0 ? { only: ['pbb'] } : {}),
    ...(filters.includes('unit') && !['costs', 'arrearsFlow'].includes(name) && draw.below(4) === 0 ? { unit: ['U1'] } : {}),
    ...(filters.includes('taxpayerKind') && draw.below(4) === 0 ? { taxpayerKind: ['corporate'] } : {}),
    ...(filters.includes('region') && draw.below(4) === 0 ? { region: [draw.from(['31.71', '31.74', '31.71.01'])] } : {}),
  };
  const subject = name.split(' ')[0] as SubjectKey;
  const splits = facts.by.filter(() => draw.below(facts.by.length) < 2).slice(0, 3);
  const measure = draw.from(Object.keys(facts.measures) as [string]);
  if (isConfidential(subject)) {
    // Taxpayers by attributes are those of the register on the data date.
    const days = name === 'taxpayers level' ? toDate() : draw.from([toDate(), ...YEARS]);
    return { name, measure, where, by: disclosureProblem({ subject, by: splits, where }) ? splits.slice(0, 1) : splits, ...days };
  }
  const day = addDays('2022-12-01', draw.below(800));
  const from = draw.from([`${day.slice(0, 4)}-01-01`, monthStart(day), day]);
  return {
    name,
    measure,
    by: splits,
    where,
    from,
    to: addDays(from, draw.below(draw.from([40, 365, 800]))),
  };
}

it('knows every subject by hand', () => {
  const known = new Set(FACTS.map(([name]) => name.split(' ')[0]));
  expect(SUBJECT_KEYS.filter((subject) => !known.has(subject))).toEqual([]);
});

it('tells of every subject what the single rows say, whatever is asked', async () => {
  for (let round = 0; round < CASES; round += 1) await expectAgreement(anyCase());
});

it('says of no figure that there are no rows behind it', async () => {
  for (const subject of SUBJECT_KEYS)
    for (const measure of Object.keys(subjectSpec(subject).measures)) {
      const { totals, notes } = await warehouse.answer({ subject, measures: [measure] } as Query);
      const denied = totals.current[measure] !== null && notes.some(({ code }) => code === 'no-rows');
      expect({ subject, measure, denied }).toEqual({ subject, measure, denied: false });
    }
});

const LAST_YEAR = ['last-year'] as const;
const COMPARISONS = ['last-year', 'last-year', 'last-year', 'previous'] as const;

/** Subjects that are not compared here: they are compared by hand elsewhere, or have no comparison. */
const NOT_COMPARED = /^(achievement level|costs|holders level|objectProfiles.*|settlements.*|debtorFlow|qualityMoves)$/;
const COMPARED = FACTS.filter(([name]) => !NOT_COMPARED.test(name));

/**
 * Compared days, and the day as of which they are read: as far before the data date as they are before the period. No day
 * after it is compared.
 */
async function comparedDays(kind: 'last-year' | 'previous', period: Period, asOf: string): Promise<RawPeriod> {
  const whole = period.from === monthStart(period.from) && period.to === monthEnd(period.to);
  const { from, to } = kind === 'last-year' ? sameDaysLastYear(period) : previousPeriod(period);
  const days = `CAST(DATE '${period.from}' - DATE '${from}' AS INTEGER)`;
  const months = `to_months(CAST(date_diff('month', DATE '${from}', DATE '${period.from}') AS INTEGER))`;
  const moved = `DATE '${asOf}' - ${kind === 'last-year' || whole ? months : days}`;
  const [row] = await query(raw, `SELECT CAST(CAST(${moved} AS DATE) AS VARCHAR)`);
  const seen = period.to === asOf ? to : String(row?.[0]);
  const last = to < seen ? to : seen;
  return { from, to: last, seen, asOf };
}

/** True if both stocks exist and are as far apart as the last days, within 45 days. */
async function areComparable(stock: (at: RawPeriod) => string, now: RawPeriod, before: RawPeriod): Promise<boolean> {
  const haveSimilarDistance = `abs((${stock(now)} - ${stock(before)}) - (DATE '${now.to}' - DATE '${before.to}')) <= 45`;
  return (await query(raw, `SELECT ${stock(now)} IS NULL OR coalesce(${haveSimilarDistance}, false)`))[0]?.[0] === true;
}

async function expectSameBefore({ name, measure, by, where = {}, from, to }: Case, kind: 'last-year' | 'previous'): Promise<void> {
  const facts = RAW_FACTS[name as keyof typeof RAW_FACTS];
  if (!facts) throw new Error(`${name} is not known by hand`);
  const subjectQuery = { subject: name.split(' ')[0], measures: [measure], by, where, from, to, compare: kind } as unknown as Query;
  const answer = await warehouse.answer(subjectQuery);
  const before = await comparedDays(kind, { from, to }, answer.asOf);
  const last = to < answer.asOf ? to : answer.asOf;
  const undated = measure === 'settledActions' || by.includes('result');
  const comparable =
    !undated &&
    (facts.stock === undefined || (await areComparable(facts.stock, { from, to: last, seen: EVER, asOf: answer.asOf }, before)));
  const byHand = comparable ? await query(raw, rawSql(facts, measure, subjectQuery, before)) : [];
  const known = (rows: readonly (readonly [string, string | null])[]) =>
    Object.fromEntries(rows.filter(([, value]) => value !== null && value !== '0'));
  const found = rowsOf(answer).map((row) => [JSON.stringify(by.map((key) => text(row[key]))), text(row[`${measure} before`])] as const);
  const wanted = known(byHand.map((row) => [JSON.stringify(row.slice(0, -1).map(text)), text(row.at(-1))] as const));
  const hides = answer.columns.some((column) => column.kind === 'measure' && hiddenPositions(column.states).length > 0);
  const expected = hides ? Object.fromEntries(Object.entries(wanted).filter(([key]) => key in known(found))) : wanted;
  expect({ subjectQuery, found: known(found) }).toEqual({ subjectQuery, found: expected });
  const [whole] = comparable ? await query(raw, rawSql(facts, measure, { ...subjectQuery, by: [] } as Query, before)) : [];
  if (!hides)
    expect({ subjectQuery, total: text(answer.totals.comparison?.[measure]) ?? '0' }).toEqual({
      subjectQuery,
      total: text(whole?.[0]) ?? '0',
    });
  expect([subjectQuery, answer.period, answer.comparison]).toEqual([
    subjectQuery,
    { from, to: last },
    { from: before.from, to: before.to },
  ]);
}

it('compares with what single rows say of the compared days, seen when they were as old', async () => {
  for (let round = 0; round < CASES; round += 1) {
    const any = anyCase(COMPARED);
    // Taxpayers by attributes belong to one day and are not compared.
    const sample = any.name === 'taxpayers level' ? { ...any, by: [], where: {} } : any;
    // Taxpayers are counted by year, so they are compared with the year before.
    const kinds = isConfidential(sample.name.split(' ')[0] as SubjectKey) || sample.name === 'duties' ? LAST_YEAR : COMPARISONS;
    await expectSameBefore({ ...sample, by: sample.by.filter((key) => !TIMES.includes(key)) }, draw.from(kinds));
  }
});

/** Random period that ends after the data: a year, quarter or month, or any days. */
function unfinished(): Period {
  const day = addDays('2024-06-01', draw.below(270));
  const month = monthStart(day);
  const lasting = (months: number) => ({ from: month, to: addDays(addMonths(month, months), -1) });
  const year = { from: '2025-01-01', to: '2025-12-31' };
  return draw.from([year, lasting(12), lasting(10), { from: '2025-03-01', to: '2025-03-31' }, { from: day, to: addDays(day, 300) }]);
}

/** Figures from the start of a year are compared only with the same days of the year before. */
const OF_YEARS = FACTS.filter(([name]) => name === 'achievement level');

it.each([...COMPARED, ...OF_YEARS])(
  'cuts %s and what it is compared with after as many days where the period ends after the data',
  async (name, facts) => {
    const subject = name.split(' ')[0] as SubjectKey;
    const isCounted = isConfidential(subject);
    for (const measure of Object.keys(facts.measures))
      for (const kind of isCounted || subject === 'duties' || name === 'achievement level'
        ? LAST_YEAR
        : (['last-year', 'previous'] as const)) {
        const period = isCounted ? { from: '2025-01-01', to: '2025-12-31' } : unfinished();
        const splits = name === 'taxpayers level' ? [] : facts.by.filter((key) => !TIMES.includes(key));
        await expectSameBefore({ name, measure, by: splits.length > 0 ? [draw.from(splits as [DimensionKey])] : [], ...period }, kind);
      }
  },
);

const WHOLE = { from: '2023-01-01', to: '2025-12-31' } as const;
const YEAR = { from: '2024-01-01', to: '2024-12-31' } as const;
const SPLITS: readonly DimensionKey[] = ['taxType', 'unit', 'channel', 'city', 'month'];

const SPLIT = FACTS.filter(([, { by }]) => by.some((dimension) => SPLITS.includes(dimension)));

it.each(SPLIT)('splits %s by tax, unit, channel, region and month into the same whole', async (name, facts) => {
  const totals = new Set<string | null>();
  const { measures } = subjectSpec(name.split(' ')[0] as SubjectKey);
  for (const measure of Object.keys(facts.measures).slice(0, 2)) {
    totals.clear();
    for (const split of SPLITS.filter((dimension) => facts.by.includes(dimension))) {
      const { found, total } = await expectAgreement({
        name,
        measure,
        by: [split],
        ...(isConfidential(name.split(' ')[0] as SubjectKey) ? YEAR : WHOLE),
      });
      totals.add(total);
      const adds = measures[measure]?.kind === 'additive' || measures[measure]?.kind === 'stock';
      if (adds && total !== null) expect(String(Object.values(found).reduce((sum, value) => sum + BigInt(value ?? 0), 0n))).toBe(total);
    }
    expect(totals.size).toBeLessThanOrEqual(1);
  }
});
