import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { writeSettings } from '../data-folder/settings-file.ts';
import { load, recap, rowsOf, target, temporaryFolder } from '../testing/small-agency.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;

// A city with a fiscal year from July 2022 to June 2023, and one recap a month.
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await writeSettings(folder.path, { ...DEFAULT_SETTINGS, fiscalYearStart: 7 });
  await load(folder.path, {
    payments: [
      recap('2022-06-30', 'WAGE', 1),
      recap('2022-07-31', 'WAGE', 10),
      recap('2022-12-31', 'WAGE', 20),
      recap('2023-01-31', 'WAGE', -3),
      recap('2023-07-31', 'WAGE', 100),
    ],
    targets: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => target(2023, 'apbd', '2022-07-01', 'WAGE', month, month)),
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

it('begins the default period with the fiscal year', async () => {
  expect((await warehouse.answer({ subject: 'revenue', measures: ['amount'] })).period).toEqual({ from: '2023-07-01', to: '2023-07-31' });
});

it('groups by fiscal year, each shown by its first day', async () => {
  const answer = await warehouse.answer({ subject: 'revenue', measures: ['amount'], by: ['year'], from: '2022-01-01' });
  expect(rowsOf(answer)).toEqual([
    { year: '2021-07-01', amount: '1' },
    { year: '2022-07-01', amount: '27' },
    { year: '2023-07-01', amount: '100' },
  ]);
});

it('counts the months of a plan from the first of the fiscal year', async () => {
  const answer = await warehouse.answer({
    subject: 'achievement',
    measures: ['realised', 'plan'],
    by: ['month'],
    from: '2022-11-01',
    to: '2023-01-31',
  });
  expect(rowsOf(answer)).toEqual([
    { month: '2022-11-01', realised: null, plan: '5' },
    { month: '2022-12-01', realised: '20', plan: '6' },
    { month: '2023-01-01', realised: '-3', plan: '7' },
  ]);
  const year = await warehouse.answer({ subject: 'achievement', measures: ['target', 'plan'], from: '2022-07-01', to: '2023-06-30' });
  expect(year.totals.current).toEqual({ target: '78', plan: '78' });
});

it('compares fiscal years by their place', async () => {
  const answer = await warehouse.answer({
    subject: 'revenue',
    measures: ['amount'],
    by: ['year'],
    from: '2022-07-01',
    to: '2023-06-30',
    compare: 'previous',
  });
  expect(answer.comparison).toEqual({ from: '2021-07-01', to: '2022-06-30' });
  expect(rowsOf(answer)).toEqual([{ year: '2022-07-01', amount: '27', 'amount before': '1' }]);
});
