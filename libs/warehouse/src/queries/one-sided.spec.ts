import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { loaded, payment, recap, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

/**
 * March 2024: bank M 50 of restaurants, bank J 30. March 2025: bank J 100 of restaurants. Land tax in both years; nothing at all in May 2024,
 * and a recap in April 2025 with an unknown number of payments.
 */
const AGENCY = {
  ...REFERENCE,
  payments: [
    payment('2024-03-05', 'RESTO', 50, { object: 4, channel: 'TELLER' }),
    payment('2024-03-06', 'RESTO', 30, { object: 5 }),
    payment('2024-04-05', 'PBB', 8),
    payment('2024-04-06', 'PKB', 9),
    payment('2025-03-05', 'RESTO', 100, { object: 4 }),
    { ...recap('2025-04-30', 'PKB', 12), channel_code: 'VA' },
    payment('2025-05-31', 'PBB', 7),
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

const ask = (query: Omit<Query<'revenue'>, 'subject'>) => warehouse.answer({ subject: 'revenue', compare: 'last-year', ...query });
const MARCH = { from: '2025-03-01', to: '2025-03-31' } as const;

it('tells 0 of what had payments last year alone', async () => {
  const measures = ['amount', 'transactions', 'payingObjects', 'averageValue'] as const;
  const answer = await ask({ measures, by: ['bank'], ...MARCH, where: { tax: ['RESTO'] } });
  expect(rowsOf(answer)).toEqual([
    {
      bank: 'BJ',
      amount: '100',
      transactions: 1,
      payingObjects: 1,
      averageValue: '100',
      'amount before': '30',
      'transactions before': 1,
      'payingObjects before': 1,
      'averageValue before': '30',
    },
    {
      // A quotient of 0 by 0 is unknown.
      bank: 'BM',
      amount: '0',
      transactions: 0,
      payingObjects: 0,
      averageValue: null,
      'amount before': '50',
      'transactions before': 1,
      'payingObjects before': 1,
      'averageValue before': '50',
    },
  ]);
});

it('tells 0 last year of what has payments this year alone, of a whole too', async () => {
  const may = { from: '2025-05-01', to: '2025-05-31' } as const;
  const april = { from: '2025-04-01', to: '2025-05-31' } as const;
  expect((await ask({ measures: ['amount'], ...april, where: { tax: ['PBB'] } })).totals.comparison).toEqual({ amount: '8' });
  const march = await ask({ measures: ['amount'], ...MARCH, by: ['channel'], where: { bank: ['BM'] } });
  expect([march.totals, rowsOf(march)]).toEqual([
    { current: { amount: '0' }, comparison: { amount: '50' } },
    [{ channel: 'TELLER', amount: '0', 'amount before': '50' }],
  ]);
  // May 2024 has no payments at all, so its revenue is unknown.
  expect((await ask({ measures: ['amount'], ...may })).totals).toMatchObject({ current: { amount: '7' }, comparison: { amount: null } });
});

it('does not take what a recap leaves open for nothing', async () => {
  const answer = await ask({ measures: ['amount', 'transactions'], by: ['taxType'], from: '2025-04-01', to: '2025-04-30' });
  expect(rowsOf(answer)).toEqual([
    { taxType: 'PBB', amount: '0', transactions: 0, 'amount before': '8', 'transactions before': 1 },
    { taxType: 'PKB', amount: '12', transactions: null, 'amount before': '9', 'transactions before': 1 },
  ]);
});

it('tells 0 of months with payments, and nothing of months without any', async () => {
  const answer = await ask({
    measures: ['amount'],
    by: ['taxType', 'month'],
    from: '2025-03-01',
    to: '2025-05-31',
    where: { tax: ['PBB', 'RESTO'] },
  });
  expect(rowsOf(answer)).toEqual([
    { taxType: 'PBB', month: '2025-04-01', amount: '0', 'amount before': '8' },
    { taxType: 'PBB', month: '2025-05-01', amount: '7', 'amount before': null },
    { taxType: 'RESTO', month: '2025-03-01', amount: '100', 'amount before': '80' },
  ]);
});

it('tells nothing of days before the data begin', async () => {
  const first = await ask({ measures: ['amount'], by: ['bank'], from: '2024-03-01', to: '2024-03-31' });
  expect(rowsOf(first).map((row) => row['amount before'])).toEqual([null, null]);
  expect(first.totals.comparison).toEqual({ amount: null });
});
