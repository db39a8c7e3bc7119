import { addMonths } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { writeSettings } from '../data-folder/settings-file.ts';
import { loaded, objectOf, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const TAXPAYERS = range(1, 15);
const paid = (day: string, by: number, amount: number) => ({ ...payment(day, 'PBB', amount), taxpayer_key: by });

/** February 2024: twelve taxpayers paid 10 each; June: the other three 100 each. January 2025: eleven paid 20 each, one on 5 March. */
const AGENCY = {
  ...REFERENCE,
  taxpayers: TAXPAYERS.map((key) => ({ taxpayer_key: key, kind: 'individual', registered_on: '2020-01-01', status: 'active' })),
  objects: TAXPAYERS.map((key) => ({ ...objectOf(key, '2020-01-01', null, { tax: 'PBB' }), taxpayer_key: key })),
  payments: [
    ...range(1, 12).map((key) => paid('2024-02-10', key, 10)),
    ...range(13, 15).map((key) => paid('2024-06-10', key, 100)),
    ...range(1, 11).map((key) => paid('2025-01-10', key, 20)),
    paid('2025-03-05', 1, 5),
    // A payment without taxpayer, so that only the last two months of 2023 are empty.
    payment('2023-10-02', 'PBB', 1),
    ...range(0, 14).map((month) => payment(addMonths('2024-01-02', month), 'PBB', 1)),
  ],
};
const TO_DATE = { from: '2025-01-01', to: '2025-03-05' } as const;
const DAYS_BEFORE = { from: '2024-01-01', to: '2024-03-05' } as const;
const OF_2024 = { from: '2024-01-01', to: '2024-12-31' } as const;

const MEASURES = ['taxpayers', 'amount', 'transactions'] as const;

let warehouse: Warehouse;
let path: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ path, remove } = await temporaryFolder());
  await loaded(path, AGENCY);
  warehouse = await openWarehouse(path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

it('counts who paid in the year to date beside who paid on the same days of the year before', async () => {
  const { totals, period, comparison, notes } = await warehouse.answer({ subject: 'payers', measures: MEASURES, compare: 'last-year' });
  expect([period, comparison, notes]).toEqual([TO_DATE, DAYS_BEFORE, []]);
  expect(totals).toEqual({
    current: { taxpayers: 11, amount: '225', transactions: 12 },
    comparison: { taxpayers: 12, amount: '120', transactions: 12 },
  });
});

it('counts these days alone where they are asked for, and whole years that are over', async () => {
  const days = await warehouse.answer({ subject: 'payers', measures: MEASURES, ...DAYS_BEFORE });
  expect([days.totals.current, days.notes]).toEqual([{ taxpayers: 12, amount: '120', transactions: 12 }, []]);
  const year = await warehouse.answer({ subject: 'payers', measures: MEASURES, ...OF_2024 });
  expect([year.totals.current, year.notes]).toEqual([{ taxpayers: 15, amount: '420', transactions: 15 }, []]);
});

it('counts over no other days, which would tell single taxpayers by subtraction', async () => {
  const march = { from: '2025-03-01', to: '2025-03-05' } as const;
  for (const subject of ['taxpayers', 'payers', 'holders'] as const) {
    const measures = [subject === 'taxpayers' ? 'registered' : 'amount'] as never;
    const answer = warehouse.answer({ subject, measures, ...march });
    await expect(answer).rejects.toMatchObject({ problem: { code: 'guarded-dates', params: { subject, ...march } } });
  }
});

it('compares with no other days, and says so', async () => {
  const { totals, notes } = await warehouse.answer({ subject: 'payers', measures: MEASURES, compare: 'previous' });
  expect(totals.comparison).toEqual({ taxpayers: null, amount: null, transactions: null });
  const params = { measures: MEASURES.join(','), reason: 'whole-years', on: '', comparedOn: '' };
  expect(notes).toEqual([{ code: 'not-comparable', params }]);
});

it('tells what holders paid on the same days, and which of their figures are a state of the register', async () => {
  const measures = ['taxpayers', 'payers', 'amount', 'amountPerPayer'] as const;
  const { totals, notes } = await warehouse.answer({ subject: 'holders', measures, compare: 'last-year' });
  expect(totals).toMatchObject({
    current: { taxpayers: 15, payers: 11, amount: '225', amountPerPayer: '20' },
    comparison: { taxpayers: null, payers: 12, amount: '120', amountPerPayer: '10' },
  });
  expect(notes).toEqual([
    { code: 'not-imported', params: { extract: 'arrears' } },
    { code: 'snapshot', params: { measures: 'taxpayers', on: '2025-03-05', comparedOn: '' } },
    { code: 'not-comparable', params: { measures: 'taxpayers', reason: 'one-state', on: '', comparedOn: '' } },
  ]);
});

it('counts fiscal years that begin in another month than January', async () => {
  await writeSettings(path, { ...DEFAULT_SETTINGS, fiscalYearStart: 3 });
  await warehouse.refresh();
  const { totals, period } = await warehouse.answer({ subject: 'payers', measures: MEASURES, to: '2025-02-28' });
  expect(period).toEqual({ from: '2024-03-01', to: '2025-02-28' });
  expect(totals.current).toEqual({ taxpayers: 14, amount: '520', transactions: 14 });
});

it('misses the payments of months of the fiscal year, not of the calendar year', async () => {
  await writeSettings(path, { ...DEFAULT_SETTINGS, fiscalYearStart: 4 });
  await warehouse.refresh();
  const missing = { measures: 'taxpayers', series: 'current', months: '2023-11-01,2023-12-01' };
  for (const to of ['2024-03-31', '2025-03-05']) {
    const { notes } = await warehouse.answer({ subject: 'payers', measures: ['taxpayers'], to });
    const gaps = notes.filter(({ code }) => code === 'empty-months');
    expect(gaps).toEqual(to === '2024-03-31' ? [{ code: 'empty-months', params: missing }] : []);
  }
});
