import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { loaded, payment, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;

const paid = (paid_on: string | null, posted_on: string, amount: number) => ({ ...payment(posted_on, 'PBB', amount), paid_on });

/** Monday 27 and Wednesday 29 January 2025 are holidays; Saturday 8 February is a working day. */
const calendar = [
  ['2025-01-27', false],
  ['2025-01-29', false],
  ['2025-02-08', true],
].map(([day, working]) => ({ day: String(day), working: working === true, ramadan: false }));

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...REFERENCE,
    calendar,
    payments: [
      paid('2025-01-23', '2025-01-23', 1),
      // No working day from Saturday to Sunday.
      paid('2025-01-25', '2025-01-26', 2),
      // Friday and Saturday to Tuesday; Monday is a holiday.
      paid('2025-01-24', '2025-01-28', 4),
      paid('2025-01-25', '2025-01-28', 8),
      // Friday to a Saturday that is a working day.
      paid('2025-02-07', '2025-02-08', 16),
      paid('2025-01-23', '2025-01-28', 32),
      // 23, 24, 28, 30 and 31 January; then also 3 February.
      paid('2025-01-22', '2025-01-31', 64),
      paid('2025-01-22', '2025-02-03', 128),
      paid('2023-01-02', '2025-01-31', 256),
      paid(null, '2025-01-31', 512),
      { ...paid('2025-01-31', '2025-01-31', 1024), grain: 'month' },
      { ...paid('2025-01-20', '2025-02-05', -2048), transactions: -1 },
    ],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

it('puts payments in bands by the working days until they are posted', async () => {
  const answer = await warehouse.answer({ subject: 'revenue', measures: ['amount', 'transactions'], by: ['lagDays'], compare: 'none' });
  expect(rowsOf(answer)).toEqual([
    { lagDays: '0', amount: '3', transactions: 2 },
    { lagDays: '1', amount: '28', transactions: 3 },
    { lagDays: '2', amount: '32', transactions: 1 },
    { lagDays: '3-5', amount: '64', transactions: 1 },
    { lagDays: '6+', amount: '384', transactions: 2 },
    { lagDays: 'not-applicable', amount: '-2048', transactions: -1 },
    { lagDays: null, amount: '1536', transactions: 2 },
  ]);
  expect(answer.totals.current).toEqual({ amount: '-1', transactions: 10 });
});

it('looks back over the turn of a month, and splits by months beside', async () => {
  const answer = await warehouse.answer({
    subject: 'revenue',
    measures: ['amount'],
    by: ['month', 'lagDays'],
    compare: 'none',
    from: '2025-02-01',
    to: '2025-02-28',
  });
  expect(rowsOf(answer).map(({ lagDays, amount }) => [lagDays, amount])).toEqual([
    ['1', '16'],
    ['6+', '128'],
    ['not-applicable', '-2048'],
  ]);
});
