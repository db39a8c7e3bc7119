import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import {
  load,
  loaded,
  objectOf,
  payment,
  recap,
  rowsOf,
  temporaryFolder,
  REFERENCE,
  SMALL_AGENCY,
  type Incoming,
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

const ask = (query: Omit<Query<'objects'>, 'subject' | 'measures'>) =>
  warehouse.answer({ subject: 'objects', measures: ['registered'], ...query });

it('counts the objects that are open at the end of the period', async () => {
  expect((await ask({})).totals.current).toEqual({ registered: 3 });
  expect((await ask({ to: '2025-01-31' })).totals.current).toEqual({ registered: 3 });
  expect((await ask({ to: '2025-02-01' })).totals.current).toEqual({ registered: 2 });
  expect((await ask({ to: '2013-12-31' })).totals.current).toEqual({ registered: 1 });
});

it('shows the level at the end of each month, and the last as the whole', async () => {
  const answer = await ask({ by: ['month'], from: '2024-12-01', compare: 'last-year' });
  expect(rowsOf(answer)).toEqual([
    { month: '2024-12-01', registered: 3, 'registered before': 2 },
    { month: '2025-01-01', registered: 3, 'registered before': 3 },
    { month: '2025-02-01', registered: 3, 'registered before': 3 },
    { month: '2025-03-01', registered: 3, 'registered before': 3 },
  ]);
  expect(answer.totals).toEqual({ current: { registered: 3 }, comparison: { registered: 3 } });
});

it('shows the level at the end of each year', async () => {
  const answer = await ask({ by: ['year'], from: '2023-01-01' });
  expect(rowsOf(answer)).toEqual([
    { year: '2023-01-01', registered: 2 },
    { year: '2024-01-01', registered: 3 },
    { year: '2025-01-01', registered: 3 },
  ]);
});

it('splits and filters by tax, unit and place', async () => {
  expect(rowsOf(await ask({ by: ['taxType'] }))).toEqual([
    { taxType: 'PBB', registered: 1 },
    { taxType: 'PKB', registered: 1 },
    { taxType: 'RESTO', registered: 1 },
  ]);
  expect(rowsOf(await ask({ by: ['city'] }))).toEqual([
    { city: '31.71', registered: 1 },
    { city: '31.74', registered: 1 },
    { city: null, registered: 1 },
  ]);
  expect((await ask({ where: { region: ['31.74'] } })).totals.current).toEqual({ registered: 1 });
  expect((await ask({ where: { only: ['pbb'] } })).totals.current).toEqual({ registered: 1 });
  expect((await ask({ by: ['unit'] })).notes).toContainEqual({
    code: 'unassigned',
    params: { dimension: 'unit', measure: 'registered', value: '1' },
  });
});

it('takes the objects themselves for the cut-off date where there are no payments', async () => {
  const folder = await temporaryFolder();
  await load(folder.path, REFERENCE);
  const other = await openWarehouse(folder.path, { threads: 2 });
  const answer = await other.answer({ subject: 'objects', measures: ['registered'] });
  expect(answer).toMatchObject({ asOf: '2025-02-28', totals: { current: { registered: 3 } }, notes: [] });
  await other.close();
  await folder.remove();
});

it('tells of all objects where an agency has no land tax that could be told of alone', async () => {
  const folder = await temporaryFolder();
  const taxTypes = REFERENCE.tax_types?.filter(({ tax_code }) => tax_code !== 'PBB');
  await load(folder.path, { ...REFERENCE, tax_types: taxTypes, objects: [{ ...objectOf(1, '2024-01-10'), tax_code: 'PKB' }] });
  const other = await openWarehouse(folder.path, { threads: 2 });
  const { totals } = await other.answer({ subject: 'objects', measures: ['registered'], where: { only: ['pbb'] } });
  expect(totals.current).toEqual({ registered: 1 });
  await other.close();
  await folder.remove();
});

it('never counts an object that closes on the day it opens, or before', async () => {
  const folder = await temporaryFolder();
  const objects = [
    objectOf(1, '2024-01-10', '2024-01-10'),
    objectOf(2, '2024-03-01', '2024-02-01'),
    objectOf(3, '2024-01-05', '2024-01-06'),
    objectOf(4, '2024-02-20'),
  ];
  await load(folder.path, { ...REFERENCE, objects });
  const other = await openWarehouse(folder.path, { threads: 2 });
  const at = async (to: string) =>
    (await other.answer({ subject: 'objects', measures: ['registered'], from: '2024-01-01', to })).totals.current['registered'];
  expect([await at('2024-01-05'), await at('2024-01-31'), await at('2024-02-15'), await at('2024-03-01')]).toEqual([1, null, null, 1]);
  await other.close();
  await folder.remove();
});

// 31 December 2024 and 8 January 2025 less 355 days are 11 and 19 January 2024. The vehicle was registered on the 20th.
it('compares levels on the days as far from Lebaran', async () => {
  const answer = await ask({ by: ['month'], from: '2024-12-25', to: '2025-01-08', compare: 'lebaran' });
  expect(answer.comparison).toEqual({ from: '2024-01-05', to: '2024-01-19' });
  expect(rowsOf(answer)).toEqual([
    { month: '2024-12-01', registered: 3, 'registered before': 2 },
    { month: '2025-01-01', registered: 3, 'registered before': 2 },
  ]);
});

it('knows that nothing was opened or closed where the register tells of no such event', async () => {
  const quiet = { measures: ['registered', 'opened', 'closed', 'net'], from: '2025-03-01', to: '2025-03-14' } as const;
  const answer = await warehouse.answer({ subject: 'objects', by: ['taxType'], ...quiet });
  expect(rowsOf(answer)).toContainEqual({ taxType: 'PKB', registered: 1, opened: 0, closed: 0, net: 0 });
});

it('knows no opened objects, and no net change, where the register tells no opening date', async () => {
  const folder = await temporaryFolder();
  const closings = [null, '2025-03-01'];
  const objects = closings.map((closing, index) => ({ ...objectOf(index + 1, '', closing), opened_on: null, updated_on: '2025-02-15' }));
  await load(folder.path, { ...SMALL_AGENCY, objects });
  const other = await openWarehouse(folder.path, { threads: 2 });
  const measures = ['registered', 'opened', 'closed', 'net'] as const;
  const { totals } = await other.answer({ subject: 'objects', measures, from: '2025-01-01', to: '2025-03-05' });
  const months = await other.answer({ subject: 'objects', measures, by: ['month'], from: '2025-02-01', to: '2025-03-05' });
  await other.close();
  await folder.remove();
  expect(totals.current).toEqual({ registered: 1, opened: null, closed: 1, net: null });
  const unknown = { state: 'unknown', field: 'openedOn' };
  expect(totals.states?.current).toEqual({ opened: unknown, net: unknown });
  expect(rowsOf(months)).toEqual([
    { month: '2025-02-01', registered: 2, opened: null, closed: 0, net: null },
    { month: '2025-03-01', registered: 1, opened: null, closed: 1, net: null },
  ]);
});

describe('objects that paid', () => {
  const STATE = ['registered', 'payingObjects', 'payingRatio'] as const;
  const march = { from: '2025-03-01', to: '2025-03-05' } as const;
  const only = (payments: Incoming['payments'] = []) => ({ ...REFERENCE, payments });

  async function answerOf(incoming: Incoming, query: Omit<Query<'objects'>, 'subject' | 'measures'>) {
    const folder = await temporaryFolder();
    await load(folder.path, incoming);
    const other = await openWarehouse(folder.path, { threads: 2 });
    const answer = await other.answer({ subject: 'objects', measures: STATE, ...query });
    await other.close();
    await folder.remove();
    return answer;
  }

  // In March 2025 only one restaurant without a unit paid, so its payment may belong to any unit.
  it('are none of a tax where others paid in these days', async () => {
    const answer = await warehouse.answer({ subject: 'objects', measures: STATE, by: ['unit'], ...march });
    expect(rowsOf(answer)).toEqual([
      { unit: 'U1', registered: 1, payingObjects: null, payingRatio: null },
      { unit: 'U2', registered: 1, payingObjects: null, payingRatio: null },
      { unit: null, registered: 1, payingObjects: 1, payingRatio: 1 },
    ]);
    expect(answer.totals.current).toEqual({ registered: 3, payingObjects: 1, payingRatio: 1 / 3 });
    const { totals } = await warehouse.answer({ subject: 'objects', measures: STATE, where: { tax: ['PBB'] }, ...march });
    expect(totals.current).toEqual({ registered: 1, payingObjects: 0, payingRatio: 0 });
  });

  it('are not known of months without any payment', async () => {
    const answer = await warehouse.answer({
      subject: 'objects',
      measures: STATE,
      by: ['month'],
      where: { tax: ['PKB'] },
      from: '2024-02-01',
      to: '2024-04-30',
    });
    expect(rowsOf(answer)).toEqual([
      { month: '2024-02-01', registered: 1, payingObjects: 0, payingRatio: 0 },
      { month: '2024-03-01', registered: 1, payingObjects: 0, payingRatio: 0 },
      { month: '2024-04-01', registered: 1, payingObjects: null, payingRatio: null },
    ]);
  });

  it('are not known where no payments were imported', async () => {
    const answer = await answerOf(REFERENCE, { by: ['unit'], from: '2025-02-01' });
    expect(rowsOf(answer).map((row) => row['payingObjects'])).toEqual([null, null, null]);
    expect(answer.notes).toContainEqual({ code: 'not-imported', params: { extract: 'payments' } });
  });

  // The recap may lack its units.
  it('are not known of taxes of which a recap in these days stands for the payments, which is said', async () => {
    const payments = [recap('2025-01-31', 'PKB', 9), recap('2025-03-05', 'PBB', 500), payment('2025-03-04', 'RESTO', 30, { object: 4 })];
    const answer = await answerOf(only(payments), { by: ['unit'], ...march });
    expect(rowsOf(answer)).toEqual([
      { unit: 'U1', registered: 1, payingObjects: null, payingRatio: null },
      { unit: 'U2', registered: 1, payingObjects: null, payingRatio: null },
      { unit: null, registered: 1, payingObjects: null, payingRatio: null },
    ]);
    expect(answer.totals.current).toEqual({ registered: 3, payingObjects: null, payingRatio: null });
    const unit = await answerOf(only(payments), { where: { unit: ['U1'] }, ...march });
    for (const { notes } of [answer, unit])
      expect(notes).toContainEqual({ code: 'recap-only', params: { measures: 'payingObjects,payingRatio' } });
  });

  it('are not known where the payments of registered objects name none; transfers hide nobody', async () => {
    const transfer = payment('2025-03-04', 'BPHTB', 70, { unit: 'U2' });
    const payments = [transfer, payment('2025-03-04', 'PBB', 30, { unit: 'U1' }), payment('2025-03-05', 'RESTO', 9, { object: 4 })];
    const answer = await answerOf(only(payments), { by: ['unit'], ...march });
    expect(rowsOf(answer).map(({ unit, payingObjects }) => [unit, payingObjects])).toEqual([
      ['U1', null],
      ['U2', 0],
      [null, 1],
    ]);
    expect(rowsOf(await answerOf(only(payments), { by: ['taxType'], ...march }))).toContainEqual({
      taxType: 'BPHTB',
      registered: null,
      payingObjects: null,
      payingRatio: null,
    });
  });
});
