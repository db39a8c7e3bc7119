import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import {
  load,
  loaded,
  payment,
  recap,
  rowsOf,
  target,
  temporaryFolder,
  SMALL_AGENCY,
  PAYMENTS,
  REFERENCE,
  TARGETS,
} from '../testing/small-agency.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, SMALL_AGENCY);
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const ask = (query: Omit<Query<'achievement'>, 'subject'>) => warehouse.answer({ subject: 'achievement', ...query });

// 1 to 5 March 2025 has 3 of the month's 21 weekdays: 14 of a plan of 100, 1 of a plan of 10.
it('sets each tax type beside its annual target and its plan to date', async () => {
  const answer = await ask({
    measures: ['realised', 'target', 'plan', 'achievement', 'planAchievement', 'planVariance', 'remaining'],
    by: ['taxType'],
  });
  expect(answer.notes).toMatchObject([
    { code: 'without-target', params: { measures: 'planAchievement,planVariance', lacks: 'plan', amount: '310', taxes: 'PKB' } },
    { code: 'without-target', params: { measures: 'plan', lacks: 'plan', amount: '310', taxes: 'PKB' } },
  ]);
  expect(rowsOf(answer)).toEqual([
    {
      taxType: 'PBB',
      realised: '200',
      target: '1200',
      plan: '214',
      achievement: 200 / 1200,
      planAchievement: 200 / 214,
      planVariance: '-14',
      remaining: '1000',
    },
    {
      taxType: 'PKB',
      realised: '310',
      target: '2400',
      plan: null,
      achievement: 310 / 2400,
      planAchievement: null,
      planVariance: null,
      remaining: '2090',
    },
    {
      taxType: 'RESTO',
      realised: '45',
      target: '120',
      plan: '21',
      achievement: 45 / 120,
      planAchievement: 45 / 21,
      planVariance: '24',
      remaining: '75',
    },
  ]);
});

it('tells the known part of a plan, and what came in of it', async () => {
  const { totals } = await ask({ measures: ['realised', 'target', 'plan', 'achievement', 'remaining'], by: ['taxType'] });
  expect(totals.current).toEqual({ realised: '555', target: '3720', plan: '235', achievement: 555 / 3720, remaining: '3165' });
  const planned = await ask({ measures: ['plan', 'planAchievement'], where: { tax: ['PBB', 'RESTO'] } });
  expect(planned.totals.current).toEqual({ plan: '235', planAchievement: 245 / 235 });
});

it('gives each month its part of the plan and leaves the annual target to the whole', async () => {
  const answer = await ask({ measures: ['realised', 'plan', 'target', 'achievement'], by: ['month'], where: { tax: ['PBB'] } });
  expect(rowsOf(answer)).toEqual([
    { month: '2025-01-01', realised: '120', plan: '100', target: null, achievement: null },
    { month: '2025-02-01', realised: '80', plan: '100', target: null, achievement: null },
    { month: '2025-03-01', realised: '0', plan: '14', target: null, achievement: null },
  ]);
  expect(answer.totals.current).toEqual({ realised: '200', plan: '214', target: '1200', achievement: 200 / 1200 });
});

it('plans to the cut-off date even where a later end is asked', async () => {
  const { totals } = await ask({ measures: ['plan'], to: '2025-12-31', where: { tax: ['PBB'] } });
  expect(totals.current).toEqual({ plan: '214' });
});

it('tells the whole plan of a month that is not over, so that what it lacks can be said', async () => {
  const { totals } = await ask({
    measures: ['realised', 'plan', 'planWhole'],
    from: '2025-03-01',
    to: '2025-03-31',
    where: { tax: ['RESTO'] },
  });
  expect(totals.current).toEqual({ realised: '45', plan: '1', planWhole: '10' });
});

describe('a period that does not begin with the fiscal year', () => {
  const MEASURES = [
    ...(['realised', 'realisedToDate', 'target', 'plan', 'planToDate'] as const),
    ...(['achievement', 'planAchievement', 'planVariance', 'remaining'] as const),
  ] as const;
  const february = { from: '2025-02-01', to: '2025-02-28' } as const;

  // Revenue: January 120, February 60 - 60 + 80. Plan: 100 a month, 1,200 in the year.
  it('tells the period of itself, and the year of its target, and names the days', async () => {
    const { totals, notes } = await ask({ measures: MEASURES, ...february, where: { tax: ['PBB'] } });
    expect(totals.current).toEqual({
      realised: '80',
      realisedToDate: '200',
      target: '1200',
      plan: '100',
      planToDate: '200',
      achievement: 200 / 1200,
      planAchievement: 1,
      planVariance: '0',
      remaining: '1000',
    });
    const measures = 'realisedToDate,planToDate,achievement,planAchievement,planVariance,remaining';
    expect(notes).toEqual([
      { code: 'of-year', params: { measures, from: '2025-01-01', to: '2025-02-28', comparedFrom: '', comparedTo: '' } },
    ]);
  });

  it('means the last of two fiscal years, of the whole and of a unit', async () => {
    const query = { measures: ['realised', 'realisedToDate', 'target', 'remaining'], from: '2024-11-01', to: '2025-02-28' } as const;
    const whole = await ask({ ...query, where: { tax: ['PBB'] } });
    expect(whole.totals.current).toEqual({ realised: '1200', realisedToDate: '200', target: '1200', remaining: '1000' });
    const units = await ask({ ...query, by: ['unit'], where: { tax: ['PBB'] } });
    expect(rowsOf(units)).toEqual([
      { unit: 'U1', realised: '1120', realisedToDate: '120', target: '700', remaining: '580' },
      { unit: 'U2', realised: '80', realisedToDate: '80', target: '500', remaining: '420' },
    ]);
    const one = await ask({ ...query, version: 'apbdp', where: { tax: ['PBB'] } });
    expect(one.totals.current).toEqual({ realised: '1200', realisedToDate: '200', target: '2000', remaining: '1800' });
  });

  it('compares the same part of the year before', async () => {
    const query = { measures: ['realised', 'realisedToDate', 'achievement'], ...february, where: { tax: ['PBB'] } } as const;
    const { totals, notes } = await ask({ ...query, compare: 'last-year' });
    expect(totals.comparison).toEqual({ realised: '50', realisedToDate: '150', achievement: 150 / 1000 });
    expect(notes).toMatchObject([{ code: 'of-year', params: { comparedFrom: '2024-01-01', comparedTo: '2024-02-29' } }]);
  });

  it('compares no year that had run for another time', async () => {
    const query = { measures: ['realised', 'realisedToDate', 'achievement'], ...february, where: { tax: ['PBB'] } } as const;
    const { totals, notes } = await ask({ ...query, compare: 'previous' });
    expect(totals.comparison).toEqual({ realised: '120', realisedToDate: null, achievement: null });
    const params = { measures: 'realisedToDate,achievement', reason: 'year-days', on: '2025-02-28', comparedOn: '2025-01-31' };
    expect(notes).toMatchObject([
      { code: 'of-year', params: { comparedFrom: '' } },
      { code: 'not-comparable', params },
    ]);
  });

  it('says that the year begins before the data', async () => {
    const { notes } = await ask({ measures: ['achievement'], from: '2024-02-01', to: '2024-02-29' });
    expect(notes).toMatchObject([{ code: 'of-year' }, { code: 'without-target', params: { amount: '210', taxes: 'PKB' } }]);
    const folder = await temporaryFolder();
    await load(folder.path, { ...REFERENCE, payments: PAYMENTS.slice(2), targets: TARGETS });
    const late = await openWarehouse(folder.path, { threads: 2 });
    const february = await late.answer({ subject: 'achievement', measures: ['achievement'], from: '2024-02-01', to: '2024-02-29' });
    expect(february.notes).toMatchObject([{ code: 'period-beyond-data', params: { from: '2024-01-01' } }, { code: 'of-year' }]);
    await late.close();
    await folder.remove();
  });
});

describe('a tax of which nothing was paid', () => {
  const query = { measures: ['realised', 'planVariance', 'remaining', 'achievement'], by: ['taxType'] } as const;
  const at = { from: '2025-02-01', to: '2025-02-28' } as const;
  const restaurants = { taxType: 'RESTO', realised: '0', planVariance: '-20', remaining: '120', achievement: 0 };

  it('has brought 0 where others were paid, so that rows and whole agree', async () => {
    const answer = await ask({ ...query, ...at, where: { tax: ['PBB', 'RESTO'] } });
    expect(rowsOf(answer)).toEqual([
      { taxType: 'PBB', realised: '80', planVariance: '0', remaining: '1000', achievement: 200 / 1200 },
      restaurants,
    ]);
    expect(answer.totals.current).toEqual({ realised: '80', planVariance: '-20', remaining: '1120', achievement: 200 / 1320 });
    const ofRestaurants = await ask({ measures: ['realised', 'remaining'], ...at, where: { tax: ['RESTO'] } });
    expect(ofRestaurants.totals.current).toEqual({ realised: '0', remaining: '120' });
  });

  it('is not known where there are no payments at all, or recaps stand for them', async () => {
    const month = await ask({
      measures: ['realised', 'plan'],
      by: ['month'],
      from: '2025-03-01',
      to: '2025-06-30',
      where: { tax: ['PBB'] },
    });
    expect(rowsOf(month)).toEqual([{ month: '2025-03-01', realised: '0', plan: '14' }]);
    const beyond = await ask({ measures: ['realised', 'remaining'], from: '2026-01-01', to: '2026-01-31' });
    expect(beyond.totals.current).toEqual({ realised: null, remaining: null });
    const folder = await temporaryFolder();
    await load(folder.path, { ...REFERENCE, payments: [...PAYMENTS, recap('2024-06-30', 'RESTO', 7)], targets: TARGETS });
    const other = await openWarehouse(folder.path, { threads: 2 });
    const answer = await other.answer({ subject: 'achievement', ...query, ...at, where: { tax: ['RESTO'] } });
    expect(rowsOf(answer)).toEqual([{ taxType: 'RESTO', realised: null, planVariance: null, remaining: null, achievement: null }]);
    await other.close();
    await folder.remove();
  });
});

describe('versions', () => {
  it.each([
    ['in-force', '1200'],
    ['apbd', '1200'],
    ['apbdp', '2000'],
  ] as const)('takes the target of %s', async (version, expected) => {
    expect((await ask({ measures: ['target'], version, where: { tax: ['PBB'] } })).totals.current).toEqual({ target: expected });
  });

  it('takes the revised target of a year whose revision applies on the cut-off date', async () => {
    const { totals } = await ask({ measures: ['realised', 'target'], compare: 'last-year', where: { tax: ['PBB'] } });
    expect(totals).toEqual({ current: { realised: '200', target: '1200' }, comparison: { realised: '150', target: '1000' } });
  });

  describe('as they were', () => {
    // The revision of 12 June plans 30 a month instead of 10, and 250 a year instead of 120. Data end on 8 August.
    let revised: Warehouse;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const folder = await temporaryFolder();
      const [apbd, apbdp] = [10, 30].map((amount) => Array.from({ length: 12 }, (_, index) => [index + 1, amount] as const));
      const targets = [
        target(2025, 'apbd', '2025-01-01', 'RESTO', 0, 120),
        target(2025, 'apbdp', '2025-06-12', 'RESTO', 0, 250),
        ...(apbd ?? []).map(([month, amount]) => target(2025, 'apbd', '2025-01-01', 'RESTO', month, amount)),
        ...(apbdp ?? []).map(([month, amount]) => target(2025, 'apbdp', '2025-06-12', 'RESTO', month, amount)),
      ];
      await load(folder.path, { ...REFERENCE, payments: [...PAYMENTS, payment('2025-08-08', 'RESTO', 5, { object: 4 })], targets });
      revised = await openWarehouse(folder.path, { threads: 2 });
      drop = async () => {
        await revised.close();
        await folder.remove();
      };
    });
    afterAll(() => drop());
    const askAsOf = (query: Omit<Query<'achievement'>, 'subject' | 'version'>) =>
      revised.answer({ subject: 'achievement', version: 'as-was', where: { tax: ['RESTO'] }, ...query });

    it('plan each month by the version in force at its end, those to come by today’s', async () => {
      const answer = await askAsOf({ measures: ['planWhole'], by: ['month'], from: '2025-04-01', to: '2025-09-30' });
      expect(rowsOf(answer).map(({ planWhole }) => planWhole)).toEqual(['10', '10', '30', '30', '30', '30']);
      expect(answer.totals.current).toEqual({ planWhole: '140' });
    });

    it('measure a period by the target that its end knew', async () => {
      const measures = ['target', 'planToDate', 'realisedToDate', 'achievement'] as const;
      const before = await askAsOf({ measures, to: '2025-05-31' });
      expect(before.totals.current).toEqual({ target: '120', planToDate: '50', realisedToDate: '45', achievement: 45 / 120 });
      const after = await askAsOf({ measures, to: '2025-07-31' });
      expect(after.totals.current).toEqual({ target: '250', planToDate: '110', realisedToDate: '45', achievement: 45 / 250 });
    });
  });

  it('shows both budgets side by side', async () => {
    const { totals } = await ask({ measures: ['targetApbd', 'targetApbdp'], to: '2024-12-31' });
    expect(totals.current).toEqual({ targetApbd: '900', targetApbdp: '1000' });
  });
});

describe('units', () => {
  it('takes the targets of the units, never the province on top', async () => {
    const answer = await ask({ measures: ['realised', 'target'], by: ['unit'], where: { tax: ['PBB'] } });
    expect(rowsOf(answer)).toEqual([
      { unit: 'U1', realised: '120', target: '700' },
      { unit: 'U2', realised: '80', target: '500' },
    ]);
    expect(answer.totals.current).toEqual({ realised: '200', target: '1200' });
    expect((await ask({ measures: ['target'], where: { unit: ['U1'] } })).totals.current).toEqual({ target: '700' });
  });

  it('sums the units where the province has no target of its own', async () => {
    const folder = await temporaryFolder();
    const targets = [target(2025, 'apbd', '2025-01-01', 'PBB', 0, 700, 'U1'), target(2025, 'apbd', '2025-01-01', 'PBB', 0, 500, 'U2')];
    await load(folder.path, { ...REFERENCE, payments: PAYMENTS, targets });
    const other = await openWarehouse(folder.path, { threads: 2 });
    const answer = await other.answer({ subject: 'achievement', measures: ['target', 'plan'], by: ['taxType'], where: { tax: ['PBB'] } });
    expect(rowsOf(answer)).toEqual([{ taxType: 'PBB', target: '1200', plan: null }]);
    await other.close();
    await folder.remove();
  });
});

it('sorts by what is left, and by category', async () => {
  const answer = await ask({ measures: ['remaining'], by: ['taxCategory'], sort: [{ key: 'remaining', descending: true }] });
  expect(rowsOf(answer)).toEqual([
    { taxCategory: 'KENDARAAN', remaining: '2090' },
    { taxCategory: 'BUMI', remaining: '1000' },
    { taxCategory: 'JASA', remaining: '75' },
  ]);
});

it('measures a kind of units against the targets of units', async () => {
  const { totals } = await ask({ measures: ['realised', 'target'], where: { kind: ['up3d'] } });
  expect(totals.current).toEqual({ realised: '510', target: '1200' });
});

it('gives no monthly plan for days of other months', async () => {
  const answer = await ask({ measures: ['realised', 'plan'], by: ['month'], compare: 'lebaran' });
  expect(rowsOf(answer).map((row) => [row['realised before'], row['plan before']])).toEqual([
    ['210', null],
    ['90', null],
    [null, null],
  ]);
});
