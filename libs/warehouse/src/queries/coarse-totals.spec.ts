import { type Answer, type Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { loaded, payment, recap, REFERENCE, target, temporaryFolder } from '../testing/small-agency.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;

const total = (grain: string, day: string, tax: string, amount: number) => ({ ...recap(day, tax, amount), grain });

// Land tax has yearly totals, vehicles quarterly totals, restaurants single payments.
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...REFERENCE,
    targets: [target(2024, 'apbd', '2024-01-01', 'PBB', 0, 2000)],
    payments: [
      total('year', '2023-12-31', 'PBB', 800),
      total('year', '2024-12-31', 'PBB', 1000),
      total('quarter', '2024-03-31', 'PKB', 30),
      total('quarter', '2024-06-30', 'PKB', 40),
      payment('2024-05-02', 'RESTO', 7),
      payment('2024-12-30', 'RESTO', 9),
    ],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const YEAR = { from: '2024-01-01', to: '2024-12-31' };
const ask = (query: Omit<Query, 'subject' | 'measures'>): Promise<Answer> =>
  warehouse.answer({ subject: 'revenue', measures: ['amount'], ...query });
const whole = ({ totals }: Answer, measure = 'amount') => totals.current[measure] ?? totals.states?.current[measure];
const only = (grain: string) => ({ state: 'absent', reason: 'coarse-totals', grain });

it('tells whole years, by tax and by year, and compares them', async () => {
  const answer = await ask({ by: ['taxType'], compare: 'last-year', ...YEAR });
  expect(whole(answer)).toBe('1086');
  expect(answer.columns.map(({ values }) => values[0])).toEqual(['PBB', '1000', '800']);
  expect((await ask({ by: ['year'], from: '2023-01-01', to: '2024-12-31' })).columns.map(({ values }) => values)).toEqual([
    ['2023-01-01', '2024-01-01'],
    ['800', '1086'],
  ]);
  expect(answer.notes.map(({ code }) => code)).not.toContain('empty-months');
});

it.each([
  ['its December', { from: '2024-12-01', to: '2024-12-31' }],
  ['its last four weeks', { from: '2024-12-04', to: '2024-12-31' }],
  ['January to June', { from: '2024-01-01', to: '2024-06-30' }],
])('derives nothing of a year total: %s', async (_name, days) => {
  expect(whole(await ask(days))).toEqual(only('year'));
  expect(whole(await ask({ ...days, where: { tax: ['RESTO'] } }))).not.toEqual(only('year'));
});

it('leaves open months of which a total is part, and tells those of other taxes', async () => {
  const land = await ask({ by: ['month'], where: { tax: ['PBB'] }, ...YEAR });
  expect(whole(land)).toBe('1000');
  expect(land.columns[1]).toMatchObject({ values: [null], states: [{ state: only('year'), at: [0] }] });
  const byTax = await ask({ by: ['taxType', 'month'], where: { tax: ['PKB', 'RESTO'] }, ...YEAR });
  expect(byTax.columns.map(({ values }) => values)).toEqual([
    ['PKB', 'PKB', 'RESTO', 'RESTO'],
    ['2024-03-01', '2024-06-01', '2024-05-01', '2024-12-01'],
    [null, null, '7', '9'],
  ]);
});

it('tells quarters where the period holds them whole', async () => {
  expect(whole(await ask({ where: { tax: ['PKB'] }, from: '2024-01-01', to: '2024-06-30' }))).toBe('70');
  expect(whole(await ask({ where: { tax: ['PKB'] }, from: '2024-01-01', to: '2024-05-31' }))).toEqual(only('quarter'));
});

it('tells what was reached of an annual target at the end of the year alone', async () => {
  const achievement = (to: string) => warehouse.answer({ subject: 'achievement', measures: ['achievement'], from: '2024-01-01', to });
  expect(whole(await achievement('2024-12-31'), 'achievement')).toBe(0.5);
  expect(whole(await achievement('2024-09-30'), 'achievement')).toEqual(only('year'));
});
