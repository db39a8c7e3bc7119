import type { Question } from '@pendapa/contracts';
import { openWarehouse, type Warehouse } from '../open-warehouse.ts';
import { load, loaded, rowsOf, target, temporaryFolder, SMALL_AGENCY, PAYMENTS, REFERENCE } from '../testing/small-agency.ts';

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

const ask = (question: Omit<Question<'achievement'>, 'subject'>) => warehouse.answer({ subject: 'achievement', ...question });

// 1 to 5 March 2025 holds 3 of the month's 21 weekdays: of 100 that is 14, of 10 it is 1.
it('sets each tax type beside its annual target and its plan to date', async () => {
  const answer = await ask({
    measures: ['realised', 'target', 'plan', 'achievement', 'planAchievement', 'planVariance', 'remaining'],
    by: ['taxType'],
  });
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

it('does not tell a plan of the whole while a part of it is unknown', async () => {
  const { totals } = await ask({ measures: ['realised', 'target', 'plan', 'achievement', 'remaining'], by: ['taxType'] });
  expect(totals.current).toEqual({ realised: '555', target: '3720', plan: null, achievement: 555 / 3720, remaining: '3165' });
  const planned = await ask({ measures: ['plan', 'planAchievement'], where: { tax: ['PBB', 'RESTO'] } });
  expect(planned.totals.current).toEqual({ plan: '235', planAchievement: 245 / 235 });
});

it('gives each month its part of the plan and leaves the annual target to the whole', async () => {
  const answer = await ask({ measures: ['realised', 'plan', 'target', 'achievement'], by: ['month'], where: { tax: ['PBB'] } });
  expect(rowsOf(answer)).toEqual([
    { month: '2025-01-01', realised: '120', plan: '100', target: null, achievement: null },
    { month: '2025-02-01', realised: '80', plan: '100', target: null, achievement: null },
    { month: '2025-03-01', realised: null, plan: '14', target: null, achievement: null },
  ]);
  expect(answer.totals.current).toEqual({ realised: '200', plan: '214', target: '1200', achievement: 200 / 1200 });
});

it('plans to the cut-off date even where a later end is asked', async () => {
  const { totals } = await ask({ measures: ['plan'], to: '2025-12-31', where: { tax: ['PBB'] } });
  expect(totals.current).toEqual({ plan: '214' });
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
