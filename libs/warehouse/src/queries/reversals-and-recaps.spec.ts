import type { Warehouse } from '../warehouse.ts';
import { createAgencyOpener } from '../testing/agency-folders.ts';
import { payment, recap, REFERENCE } from '../testing/small-agency.ts';

const open = createAgencyOpener();
let warehouse: Warehouse;
beforeAll(async () => {
  const paid = (id: string, posted: string, on: string, transactions: 1 | -1) => ({
    ...payment(posted, 'PBB', transactions * 50, { object: 1, transactions }),
    payment_id: id,
    paid_on: on,
  });
  warehouse = await open({
    ...REFERENCE,
    payments: [
      paid('P1', '2024-03-05', '2024-03-01', 1),
      paid('P2', '2024-03-06', '2024-03-04', 1),
      { ...paid('P3', '2024-03-08', '2024-03-08', -1), reversal_of: 'P2' },
      { ...recap('2024-03-31', 'RESTO', 700), transactions: 7 },
    ],
  });
});

const totals = async (measure: 'settlementDays' | 'transactions' | 'payingObjects', tax: string) =>
  (await warehouse.answer({ subject: 'revenue', measures: [measure], where: { tax: [tax] }, from: '2024-01-01', to: '2024-12-31' })).totals;

it('counts the days of payments, 4 and 2, and neither a day nor a payment of a reversal', async () => {
  expect((await totals('settlementDays', 'PBB')).current).toEqual({ settlementDays: 3 });
});

it('knows the payments of a recap that tells their number, but not how many objects paid', async () => {
  expect((await totals('transactions', 'RESTO')).current).toEqual({ transactions: 7 });
  const { current, states } = await totals('payingObjects', 'RESTO');
  expect(current).toEqual({ payingObjects: null });
  expect(states?.current).toMatchObject({ payingObjects: { state: 'unknown', field: 'object' } });
});
