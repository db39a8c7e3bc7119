import { addMonths, type Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { loaded, objectOf, payment, REFERENCE, target, temporaryFolder } from '../testing/small-agency.ts';
import { daysWithData } from './days-with-data.ts';

/** Whole years are requested although the data end on 5 March 2025. A year earlier 10 a day came in to 5 March, then 1,000 a day. */
const AGENCY = {
  ...REFERENCE,
  objects: [
    objectOf(1, '2023-06-01', null, { unit: 'U1' }),
    objectOf(2, '2024-02-01', null, { unit: 'U1' }),
    objectOf(3, '2024-09-01', null, { unit: 'U1' }),
  ],
  payments: [
    ...[0, 1, 2].map((month) => payment(addMonths('2024-01-05', month), 'PBB', 10, { object: 1, unit: 'U1', region: '31.71.01.1001' })),
    ...Array.from({ length: 10 }, (_, month) =>
      payment(addMonths('2024-03-06', month), 'PBB', 1000, { unit: 'U1', region: '31.71.01.1001' }),
    ),
    ...[0, 1, 2].map((month) => payment(addMonths('2025-01-05', month), 'PBB', 20, { object: 1, unit: 'U1', region: '31.71.01.1001' })),
  ],
  targets: [
    target(2024, 'apbd', '2024-01-01', 'PBB', 0, 1200),
    target(2025, 'apbd', '2025-01-01', 'PBB', 0, 2400),
    ...Array.from({ length: 12 }, (_, month) => target(2024, 'apbd', '2024-01-01', 'PBB', month + 1, 100)),
    ...Array.from({ length: 12 }, (_, month) => target(2025, 'apbd', '2025-01-01', 'PBB', month + 1, 200)),
  ],
};

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  ({ remove } = folder);
  await loaded(folder.path, AGENCY);
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const OF_2025 = { from: '2025-01-01', to: '2025-12-31' } as const;
const answerWithDays = async (query: Partial<Query>) => {
  const { totals, period, comparison } = await warehouse.answer({ ...OF_2025, compare: 'last-year', ...query } as Query);
  return { now: totals.current, before: totals.comparison, period, comparison };
};
const DAYS = { period: { from: '2025-01-01', to: '2025-03-05' }, comparison: { from: '2024-01-01', to: '2024-03-05' } };

it('compares a year that is not over with the same days of the year before, and says which days it counted', async () => {
  const revenue = await answerWithDays({ subject: 'revenue', measures: ['amount', 'payingObjects'] });
  expect(revenue).toEqual({ now: { amount: '60', payingObjects: 1 }, before: { amount: '30', payingObjects: 1 }, ...DAYS });
  const residents = await answerWithDays({ subject: 'perCapita', measures: ['amount'], by: ['city'] });
  expect(residents).toEqual({ now: { amount: '60' }, before: { amount: '30' }, ...DAYS });
  const stock = await answerWithDays({ subject: 'objects', measures: ['registered', 'opened', 'payingObjects'] });
  const now = { registered: 3, opened: 0, payingObjects: 1 };
  expect(stock).toEqual({ now, before: { registered: 2, opened: 1, payingObjects: 1 }, ...DAYS });
});

it('compares a target year as far as it has come, and whole plans with whole plans', async () => {
  const year = await answerWithDays({
    subject: 'achievement',
    measures: ['realised', 'realisedToDate', 'target', 'achievement', 'planWhole'],
  });
  expect(year).toEqual({
    now: { realised: '60', realisedToDate: '60', target: '2400', achievement: 0.025, planWhole: '2400' },
    before: { realised: '30', realisedToDate: '30', target: '1200', achievement: 0.025, planWhole: '1200' },
    ...DAYS,
  });
  // Plans of months after the data stay in their own month.
  const months = await warehouse.answer({
    subject: 'achievement',
    measures: ['planWhole'],
    by: ['month'],
    compare: 'last-year',
    ...OF_2025,
  });
  expect(months.columns.filter(({ kind }) => kind === 'measure').map(({ values }) => values)).toEqual([
    Array.from({ length: 12 }, () => '200'),
    Array.from({ length: 12 }, () => '100'),
  ]);
});

it('splits the counted days by month, and no month beyond them', async () => {
  const { columns } = await warehouse.answer({ subject: 'revenue', measures: ['amount'], by: ['month'], compare: 'last-year', ...OF_2025 });
  expect(columns.map(({ values }) => values)).toEqual([
    ['2025-01-01', '2025-02-01', '2025-03-01'],
    ['20', '20', '20'],
    ['10', '10', '10'],
  ]);
});

it('compares nothing where no day of the period has data', async () => {
  const later = await warehouse.answer({
    subject: 'revenue',
    measures: ['amount'],
    from: '2025-04-01',
    to: '2025-06-30',
    compare: 'last-year',
  });
  expect([later.totals.current, later.totals.comparison, later.comparison]).toEqual([{ amount: null }, null, null]);
  const plan = { subject: 'achievement', measures: ['planWhole'], from: '2025-04-01', to: '2025-06-30', compare: 'last-year' } as const;
  expect((await warehouse.answer(plan)).totals).toEqual({ current: { planWhole: '600' }, comparison: null });
});

const AS_OF = '2026-11-14';
const cut = (compare: 'previous' | 'last-year' | 'lebaran', period: readonly [string, string], before: readonly [string, string]) => {
  const [requested, comparison] = [period, before].map(([from, to]) => ({ from, to })) as [
    { from: string; to: string },
    { from: string; to: string },
  ];
  return daysWithData({ period: requested, comparison }, compare, AS_OF).comparison;
};

it.each([
  // 45 of the quarter's 92 days, so 45 of the one before.
  ['previous', ['2026-10-01', '2026-12-31'], ['2026-07-01', '2026-09-30'], '2026-08-14'],
  ['previous', ['2026-11-05', '2026-12-04'], ['2026-10-06', '2026-11-04'], '2026-10-15'],
  ['last-year', ['2026-01-01', '2026-12-31'], ['2025-01-01', '2025-12-31'], '2025-11-14'],
  ['lebaran', ['2026-11-01', '2026-11-30'], ['2025-11-11', '2025-12-10'], '2025-11-24'],
] as const)('cuts the comparison %s of %j after as many days', (compare, period, before, to) => {
  expect(cut(compare, period, before)).toEqual({ from: before[0], to });
});

it('compares whole months with whole months where the data end with a month', () => {
  const requested = { period: { from: '2026-02-01', to: '2026-03-31' }, comparison: { from: '2025-12-01', to: '2026-01-31' } };
  expect(daysWithData(requested, 'previous', '2026-02-28').comparison).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  const leap = { period: { from: '2025-02-01', to: '2025-03-31' }, comparison: { from: '2024-02-01', to: '2024-03-31' } };
  expect(daysWithData(leap, 'last-year', '2025-02-28').comparison).toEqual({ from: '2024-02-01', to: '2024-02-29' });
});
