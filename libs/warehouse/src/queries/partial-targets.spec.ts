import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { loaded, payment, REFERENCE, rowsOf, target, temporaryFolder } from '../testing/small-agency.ts';

const months = (from: number, to: number, amount: number, tax: string, unit: string | null = null) =>
  Array.from({ length: to - from + 1 }, (_, index) => target(2025, 'apbd', '2025-01-01', tax, from + index, amount, unit));

/**
 * 2025 to 31 March. Land tax: target 1,000 at both units, planned in all months. Vehicles: target 200, planned in January and
 * February only. Restaurants have no target. Unit U2 has no target for vehicles.
 */
const AGENCY = {
  ...REFERENCE,
  payments: [
    payment('2024-03-31', 'PBB', 40, { unit: 'U1' }),
    payment('2024-03-31', 'RESTO', 60, { unit: 'U1' }),
    payment('2025-01-10', 'PBB', 100, { unit: 'U1' }),
    payment('2025-02-10', 'PBB', 70, { unit: 'U2' }),
    payment('2025-02-11', 'PKB', 220, { unit: 'U1' }),
    payment('2025-03-12', 'PKB', 30, { unit: 'U2' }),
    payment('2025-03-31', 'RESTO', 500, { unit: 'U1' }),
  ],
  targets: [
    target(2024, 'apbd', '2024-01-01', 'PBB', 0, 400),
    target(2025, 'apbd', '2025-01-01', 'PBB', 0, 1000),
    target(2025, 'apbd', '2025-01-01', 'PKB', 0, 200),
    ...months(1, 12, 80, 'PBB'),
    ...months(1, 2, 100, 'PKB'),
    target(2025, 'apbd', '2025-01-01', 'PBB', 0, 600, 'U1'),
    target(2025, 'apbd', '2025-01-01', 'PBB', 0, 400, 'U2'),
    target(2025, 'apbd', '2025-01-01', 'PKB', 0, 200, 'U1'),
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

const ask = (query: Omit<Query<'achievement'>, 'subject'>) => warehouse.answer({ subject: 'achievement', ...query });
const leftOut = ({ notes }: Awaited<ReturnType<typeof ask>>) =>
  notes.flatMap(({ code, params }) => (code === 'without-target' ? [params] : []));
const STANDING = ['realisedToDate', 'target', 'achievement', 'remaining'] as const;

it('measures a target by the revenue of the taxes that have one, and names what it leaves out', async () => {
  const answer = await ask({ measures: STANDING });
  // 170 and 250 of 1,200; with the restaurants it would be 920.
  expect(answer.totals.current).toEqual({ realisedToDate: '920', target: '1200', achievement: 420 / 1200, remaining: '780' });
  expect(leftOut(answer)).toEqual([
    {
      measures: 'achievement,remaining',
      series: 'current',
      lacks: 'target',
      amount: '500',
      taxes: 'RESTO',
      units: '',
      id: 'Pajak Restoran',
      en: 'Restaurant tax',
    },
  ]);
});

it.each(['taxType', 'taxCategory'] as const)('adds up its rows by %s, those beyond their target too', async (by) => {
  const answer = await ask({ measures: STANDING, by: [by], sort: [{ key: 'target', descending: true }] });
  const rows = rowsOf(answer).map(({ achievement, remaining }) => [achievement, remaining]);
  expect(rows).toEqual([
    [0.17, '830'],
    [1.25, '-50'],
    [null, null],
  ]);
  expect(answer.totals.current).toMatchObject({ remaining: '780', achievement: 420 / 1200 });
});

it('leaves out of a unit the taxes of which that unit has no target', async () => {
  const answer = await ask({ measures: STANDING, by: ['unit'] });
  expect(rowsOf(answer)).toEqual([
    { unit: 'U1', realisedToDate: '820', target: '800', achievement: 320 / 800, remaining: '480' },
    { unit: 'U2', realisedToDate: '100', target: '400', achievement: 70 / 400, remaining: '330' },
  ]);
  expect(answer.totals.current).toMatchObject({ remaining: '810', achievement: 390 / 1200 });
  expect(leftOut(answer)).toMatchObject([{ amount: '530', taxes: 'RESTO,PKB', units: 'U1,U2', en: 'Central unit, Southern unit' }]);
  const one = await ask({ measures: STANDING, where: { unit: ['U2'] } });
  expect([one.totals.current['remaining'], leftOut(one)]).toMatchObject(['330', [{ amount: '30', taxes: 'PKB', units: 'U2' }]]);
});

// Vehicles: 220 of a plan of 200; the 30 of March had no plan, nor had the restaurants.
it('compares a plan with what came in of the same taxes in the same months', async () => {
  const measures = ['realised', 'realisedOfPlan', 'plan', 'planToDate', 'planAchievement', 'planVariance'] as const;
  const answer = await ask({ measures, by: ['taxType'] });
  expect(rowsOf(answer)).toEqual([
    {
      taxType: 'PBB',
      realised: '170',
      realisedOfPlan: '170',
      plan: '240',
      planToDate: '240',
      planAchievement: 170 / 240,
      planVariance: '-70',
    },
    { taxType: 'PKB', realised: '250', realisedOfPlan: '220', plan: '200', planToDate: '200', planAchievement: 1.1, planVariance: '20' },
    { taxType: 'RESTO', realised: '500', realisedOfPlan: null, plan: null, planToDate: null, planAchievement: null, planVariance: null },
  ]);
  const totals = {
    realised: '920',
    realisedOfPlan: '390',
    plan: '440',
    planToDate: '440',
    planAchievement: 390 / 440,
    planVariance: '-50',
  };
  expect(answer.totals.current).toEqual(totals);
  expect(leftOut(answer)).toMatchObject([
    { measures: 'planToDate,planAchievement,planVariance', lacks: 'plan', amount: '530', taxes: 'RESTO,PKB' },
    { measures: 'realisedOfPlan,plan', lacks: 'plan', amount: '530', taxes: 'RESTO,PKB' },
  ]);
});

it('tells by month what came in of what was planned in it', async () => {
  const answer = await ask({ measures: ['realised', 'realisedOfPlan', 'plan'], by: ['month'] });
  expect(rowsOf(answer)).toEqual([
    { month: '2025-01-01', realised: '100', realisedOfPlan: '100', plan: '180' },
    { month: '2025-02-01', realised: '290', realisedOfPlan: '290', plan: '180' },
    { month: '2025-03-01', realised: '530', realisedOfPlan: '0', plan: '80' },
  ]);
  expect(answer.totals.current).toEqual({ realised: '920', realisedOfPlan: '390', plan: '440' });
});

it('compares each year by the targets that it had', async () => {
  const answer = await ask({ measures: ['achievement', 'remaining'], compare: 'last-year' });
  expect(answer.totals.comparison).toEqual({ achievement: 0.1, remaining: '360' });
  expect(leftOut(answer)).toMatchObject([
    { series: 'current', amount: '500' },
    { series: 'comparison', amount: '60', taxes: 'RESTO' },
  ]);
});

it('leaves nothing out where all that is asked for has a target, and says nothing where nothing has one', async () => {
  expect(leftOut(await ask({ measures: STANDING, where: { tax: ['PBB', 'PKB'] } }))).toEqual([]);
  const none = await ask({ measures: STANDING, where: { tax: ['RESTO'] } });
  expect([none.totals.current, leftOut(none)]).toEqual([{ realisedToDate: '500', target: null, achievement: null, remaining: null }, []]);
});

it('counts payments that name no tax type only where every tax type has a target', async () => {
  const folder = await temporaryFolder();
  const withoutTax = { ...payment('2025-03-30', 'PBB', 7), tax_code: null };
  const all = [...AGENCY.targets, target(2025, 'apbd', '2025-01-01', 'RESTO', 0, 100)];
  await loaded(folder.path, { ...AGENCY, payments: [...AGENCY.payments, withoutTax], targets: all });
  const whole = await openWarehouse(folder.path, { threads: 2 });
  const answer = await whole.answer({ subject: 'achievement', measures: ['remaining'] });
  await whole.close();
  await folder.remove();
  expect([answer.totals.current, leftOut(answer)]).toEqual([{ remaining: String(1300 - 927) }, []]);
});
