import { CASE_LISTS, LIST_FILTERS, listSpec, type CaseList, type FilterKey, type ListFilters, type ListQuery } from '@pendapa/contracts';
import { openWarehouse, type Warehouse } from '@pendapa/warehouse';
import { rawSample, type RawParts } from './testing/raw-parts.ts';

type Where = Readonly<Partial<Record<FilterKey, readonly string[]>>>;

const YEAR = { from: '2025-01-01', to: '2025-12-31' } as const;
const DAYS = `BETWEEN DATE '${YEAR.from}' AND DATE '${YEAR.to}'`;
const SNAPSHOT = `(SELECT max(snapshot_on) FROM arrears WHERE snapshot_on <= DATE '${YEAR.to}')`;
const OWED = 'principal + coalesce(penalty, 0)';

const listed = (codes: readonly string[] = []): string => codes.map((code) => `'${code}'`).join(', ');

function placeSql({ tax, unit, region }: Where): string {
  return [
    'true',
    ...(tax ? [`tax_code IN (${listed(tax)})`] : []),
    ...(unit ? [`unit_code IN (${listed(unit)})`] : []),
    ...(region ? [`(${region.map((code) => `region_code = '${code}' OR starts_with(region_code, '${code}.')`).join(' OR ')})`] : []),
  ].join(' AND ');
}

const MONTHS = "date_sub('month', due_on, snapshot_on)";
const AGES: Readonly<Record<string, string>> = {
  '0-1': `${MONTHS} < 12`,
  '1-2': `${MONTHS} BETWEEN 12 AND 23`,
  '2-3': `${MONTHS} BETWEEN 24 AND 35`,
  '3-5': `${MONTHS} BETWEEN 36 AND 59`,
  '5+': `${MONTHS} >= 60`,
};

function debtSql({ age, taxYear, quality, yearsOwed }: ListFilters): string {
  return [
    'true',
    ...(age ? [`(${age.map((code) => AGES[code]).join(' OR ')})`] : []),
    ...(taxYear ? [`tax_year IN (${taxYear.join(', ')})`] : []),
    ...(quality ? [`quality IN (${listed(quality)})`] : []),
    ...(yearsOwed ? [`least(years, 5) IN (${yearsOwed.join(', ')})`] : []),
  ].join(' AND ');
}

const DEBTS = `(SELECT a.*, y.years FROM arrears a JOIN (SELECT object_key, count(DISTINCT tax_year) AS years FROM arrears WHERE snapshot_on = ${SNAPSHOT} GROUP BY 1) y
  USING (object_key) WHERE a.snapshot_on = ${SNAPSHOT})`;

const debtCases =
  (condition: string, step = 'tax_code') =>
  (where: Where, filters: ListFilters): string =>
    `SELECT sum(${OWED}) AS amount FROM ${DEBTS} d WHERE ${condition} AND ${placeSql(where)} AND ${debtSql(filters)} GROUP BY object_key, tax_code, ${step}`;

const OPEN = 'expires_on > snapshot_on';
const LATE = `CASE WHEN last_action IN ('none', 'reminder') THEN snapshot_on - due_on > 7 WHEN last_action = 'warning' THEN snapshot_on - action_on > 21 ELSE false END`;

const paid = (where: Where, days: string): string => `SELECT * FROM payments WHERE posted_on ${days} AND ${placeSql(where)}`;
const changes =
  (sign: string) =>
  (where: Where): string =>
    `SELECT ${sign}(sum(amount) FILTER (year(posted_on) = 2025) - coalesce(sum(amount) FILTER (year(posted_on) = 2024), 0)) AS amount
   FROM (SELECT taxpayer_key, posted_on, amount FROM (${paid(where, "BETWEEN DATE '2024-01-01' AND DATE '2025-12-31'")}) UNION ALL
     SELECT DISTINCT taxpayer_key, DATE '2025-01-01', 0 FROM (${paid(where, "BETWEEN DATE '2024-01-01' AND DATE '2025-12-31'")})) p
   WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key HAVING amount > 0`;

const DAY = `DATE '${YEAR.to}'`;
/** Suspensions less resumptions of each object with such events. */
const SUSPENDED = `SELECT object_key, count(*) FILTER (event = 'suspended' AND event_on <= ${DAY}) - count(*) FILTER (event = 'resumed' AND event_on <= ${DAY}) AS times
  FROM object_events WHERE event IN ('suspended', 'resumed') GROUP BY object_key`;

function idleCases(where: Where, filters: ListFilters): string {
  return `WITH d AS (SELECT * FROM ${DEBTS} d WHERE ${placeSql(where)}),
    owing AS (SELECT object_key, tax_code, list_sort(list(due_on), 'DESC')[3] AS since FROM d GROUP BY ALL HAVING count(DISTINCT (tax_year, period)) >= 3),
    paying AS (SELECT o.object_key, o.tax_code FROM owing o JOIN payments p ON p.object_key = o.object_key AND p.posted_on > o.since AND p.posted_on <= ${DAY}
      GROUP BY ALL HAVING sum(p.amount) > 0)
    SELECT sum(${OWED}) AS amount FROM d SEMI JOIN owing USING (object_key, tax_code) ANTI JOIN paying USING (object_key, tax_code)
    WHERE ${debtSql(filters)} AND object_key IN (
      SELECT o.object_key FROM objects o LEFT JOIN (${SUSPENDED}) s ON s.object_key = o.object_key
      WHERE (closed_on IS NULL OR closed_on > ${DAY}) AND CASE WHEN s.object_key IS NULL THEN coalesce(status, 'active') IN ('active', 'closed') ELSE times <= 0 END)
    GROUP BY object_key, tax_code`;
}

/** Each list a second time: SQL over single rows with the amount of each case. */
const SECOND_WAY: Readonly<Partial<Record<CaseList, (where: Where, filters: ListFilters) => string>>> = {
  payers: (where) =>
    `SELECT sum(amount) AS amount FROM (${paid(where, DAYS)}) p WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key HAVING sum(amount) > 0`,
  'stopped-payers': (where) => `SELECT sum(amount) FILTER (posted_on <= DATE '2025-09-30') AS amount
    FROM (${paid(where, "BETWEEN DATE '2024-10-01' AND DATE '2025-12-31'")}) p
    WHERE tax_code IN (SELECT tax_code FROM tax_types WHERE tax_period = 'month')
      AND taxpayer_key IN (SELECT taxpayer_key FROM taxpayers WHERE closed_on IS NULL OR closed_on > DATE '2025-12-31')
    GROUP BY taxpayer_key, tax_code
    HAVING sum(amount) FILTER (posted_on <= DATE '2025-09-30') > 0 AND coalesce(sum(amount) FILTER (posted_on > DATE '2025-09-30'), 0) <= 0`,
  'largest-falls': changes('-'),
  'largest-rises': changes(''),
  assessments: (where) => `SELECT principal - exemption - reduction - CASE WHEN cancelled_on IS NULL THEN 0 ELSE cancelled END AS amount
    FROM assessments WHERE issued_on ${DAYS} AND documents IS NULL AND ${placeSql(where)} AND amount > 0`,
  'idle-objects': idleCases,
  debtors: debtCases('true'),
  lapsing: debtCases(`${OPEN} AND expires_on <= snapshot_on + INTERVAL 12 MONTH`),
  'next-step': debtCases(`${OPEN} AND NOT disputed AND NOT uncollectible AND ${LATE}`, "last_action = 'warning'"),
};

/** The figures that say the same as a list without filters of its own. */
const FIGURES: Readonly<
  Partial<Record<CaseList, { readonly subject: 'arrears' | 'pursuit' | 'duties'; readonly amount?: string; readonly cases?: string }>>
> = {
  debtors: { subject: 'arrears', amount: 'total', cases: 'objects' },
  lapsing: { subject: 'arrears', amount: 'expiring' },
  'next-step': { subject: 'pursuit', amount: 'overdueStepAmount' },
  'non-payers': { subject: 'duties', amount: 'unpaidAmount', cases: 'nonPayers' },
  'non-filers': { subject: 'duties', cases: 'nonFilers' },
};

/** Linear congruential, so that every run draws the same. */
function generator(seed: number) {
  let state = seed;
  return <T>(items: readonly [T, ...T[]]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)] ?? items[0];
  };
}

let raw: RawParts;
let warehouse: Warehouse;
beforeAll(async () => {
  raw = await rawSample(20_000, 11);
  warehouse = await openWarehouse(raw.folder, { threads: 2 });
}, 480_000);
afterAll(async () => {
  await warehouse.close();
  await raw.close();
});

const DRAWS = 30;
const draw = generator(67);

/** Half of the filters are drawn on average. */
const sampleWhere = (): Where => ({
  ...draw<Where>([{}, {}, { tax: ['PBBP2'] }, { tax: ['PKB'] }, { tax: ['PBBP2', 'PKB'] }]),
  ...draw<Where>([{}, {}, { region: ['31.71'] }, { region: ['31.74', '31.75'] }]),
});
const sampleFilters = (): ListFilters => ({
  ...draw<ListFilters>([{}, { age: ['5+'] }, { age: ['0-1', '3-5'] }]),
  ...draw<ListFilters>([{}, {}, { taxYear: ['2022'] }, { taxYear: ['2019', '2020', '2024'] }]),
  ...draw<ListFilters>([{}, {}, { quality: ['loss'] }, { quality: ['current', 'doubtful'] }]),
  ...draw<ListFilters>([{}, {}, { yearsOwed: ['1'] }, { yearsOwed: ['3', '4', '5'] }]),
  ...draw<ListFilters>([{}, {}, { min: '1000000' }, { min: '200000', max: '5000000' }]),
});
const queryOf = (list: CaseList, where: Where, filters: ListFilters): ListQuery => {
  const { subject, sort } = listSpec(list);
  return { list, question: { subject, measures: [], ...YEAR, where }, sort, search: '', filters };
};

it.each(Object.keys(SECOND_WAY) as CaseList[])(
  'the count and the sum above %s are those of single rows, under drawn filters',
  async (list) => {
    const sqlOf = SECOND_WAY[list];
    let found = 0;
    for (let index = 0; index < DRAWS; index += 1) {
      const where = sampleWhere();
      const filters = listSpec(list).filters ? sampleFilters() : {};
      const { cases, amount } = await warehouse.cases(queryOf(list, where, filters), false);
      const limits = `amount >= ${filters.min ?? '-9e18'} AND amount <= ${filters.max ?? '9e18'}`;
      const [row] = await raw.rows(
        `SELECT count(*) AS cases, coalesce(sum(amount), 0) AS amount FROM (${sqlOf?.(where, filters) ?? ''}) l WHERE ${limits}`,
      );
      expect({ where, filters, cases: String(cases), amount }).toEqual({
        where,
        filters,
        cases: String(row?.['cases']),
        amount: String(row?.['amount']),
      });
      found += cases;
    }
    expect(found).toBeGreaterThan(0);
  },
  240_000,
);

it.each(Object.keys(FIGURES) as CaseList[])(
  '%s has the number and the sum of its figure in the same places',
  async (list) => {
    const { subject, amount: amountOf, cases: casesOf } = FIGURES[list] ?? { subject: 'arrears' };
    const measures = [amountOf, casesOf].flatMap((measure) => (measure === undefined ? [] : [measure]));
    for (const where of [
      {},
      { tax: ['PBBP2'] },
      { tax: ['PKB'] },
      { region: ['31.71'] },
      { tax: ['PBBP2'], region: ['31.74'] },
    ] satisfies Where[]) {
      const { cases, amount } = await warehouse.cases(queryOf(list, where, {}), false);
      const { totals } = await warehouse.answer({ subject, measures, ...YEAR, where } as Parameters<Warehouse['answer']>[0]);
      const figureOf = (measure: string | undefined, listed: string | number, none: string | number) =>
        measure === undefined ? listed : (totals.current[measure] ?? none);
      expect({ where, amount, cases }).toEqual({ where, amount: figureOf(amountOf, amount, '0'), cases: figureOf(casesOf, cases, 0) });
    }
  },
  240_000,
);

it('every choice of a filter has as many cases as the list with it, and the figures with the same filter agree', async () => {
  for (const list of CASE_LISTS.filter((one) => listSpec(one).filters)) {
    const filters = { quality: ['loss', 'doubtful'] };
    const { choices } = await warehouse.listChoices(queryOf(list, { tax: ['PBBP2'] }, filters));
    for (const key of LIST_FILTERS) {
      expect([list, key, choices[key].length]).not.toEqual([list, key, 0]);
      for (const { code, cases } of choices[key]) {
        const chosen = await warehouse.cases(queryOf(list, { tax: ['PBBP2'] }, { ...filters, [key]: [code] }), false);
        expect([list, key, code, chosen.cases]).toEqual([list, key, code, cases]);
      }
    }
  }
  for (const quality of ['current', 'loss'] as const) {
    const { cases, amount } = await warehouse.cases(queryOf('debtors', {}, { quality: [quality] }), false);
    const { totals } = await warehouse.answer({
      subject: 'arrears',
      measures: ['total', 'objects'],
      ...YEAR,
      where: { quality: [quality] },
    });
    expect([cases, amount]).toEqual([totals.current['objects'], totals.current['total']]);
  }
}, 240_000);
