import type { CaseList } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { loaded, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';

const taxpayer = (key: number, closed_on: string | null = null) => ({
  taxpayer_key: key,
  kind: 'corporate',
  registered_on: '2020-01-01',
  status: 'active',
  closed_on,
  name_masked: `PT ${String(key)}***`,
  npwpd_masked: `****${String(1000 + key)}`,
});
const paid = (taxpayer_key: number, day: string, amount: number, tax = 'RESTO') => ({
  ...payment(day, tax, amount, { transactions: amount < 0 ? -1 : 1 }),
  taxpayer_key,
});

/** Up to 14 November 2025, so that nothing since 14 August is silence. */
const PAYMENTS = [
  // 1 pays on.
  paid(1, '2025-05-10', 100),
  paid(1, '2025-11-10', 100),
  // 2 paid last on the last day before the silence, and once more than a year before it.
  paid(2, '2024-08-14', 5_000),
  paid(2, '2025-02-10', 300),
  paid(2, '2025-08-14', 200),
  // 3 paid on the first day of the silence.
  paid(3, '2025-05-10', 100),
  paid(3, '2025-08-15', 100),
  // 4 paid since, and it was reversed.
  paid(4, '2025-06-10', 70),
  paid(4, '2025-10-10', 70),
  paid(4, '2025-10-12', -70),
  // 5 stopped long ago, 6 has deregistered, 7 pays a tax of the year.
  paid(5, '2024-05-10', 900),
  paid(6, '2025-05-10', 800),
  paid(7, '2025-05-10', 700, 'PBB'),
  // Behind the same days of last year.
  paid(1, '2024-12-01', 9_999),
  paid(8, '2025-11-14', 40),
];

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  const tax_types = (REFERENCE.tax_types ?? []).map((tax) => ({ ...tax, tax_period: tax['tax_code'] === 'RESTO' ? 'month' : 'year' }));
  const taxpayers = [1, 2, 3, 4, 5, 7, 8].map((key) => taxpayer(key));
  await loaded(folder.path, { ...REFERENCE, tax_types, taxpayers: [...taxpayers, taxpayer(6, '2025-09-30')], payments: PAYMENTS });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const cases = (list: CaseList) => warehouse.cases(listQueryOf(list, { from: '2025-01-01', to: '2025-11-14' }), false);

it('tells who paid a monthly tax and has paid nothing for three months', async () => {
  const { rows, cases: found, amount } = await cases('stopped-payers');
  expect(rows.map((row) => [row.taxpayer, row.tax, row.on, row.count, row.amount])).toEqual([
    ['2', 'RESTO', '2025-08-14', 2, '500'],
    ['4', 'RESTO', '2025-10-10', 1, '70'],
  ]);
  expect([found, amount]).toEqual([2, '570']);
});

it('tells who pays less than on the same days last year, and by how much', async () => {
  const { rows, cases: found, amount } = await cases('largest-falls');
  expect(rows.map((row) => [row.taxpayer, row.before, row.amount])).toEqual([
    ['2', '5000', '4500'],
    ['5', '900', '900'],
  ]);
  expect([found, amount]).toEqual([2, '5400']);
});

it('tells who pays more, those without a payment last year among them', async () => {
  const { rows } = await cases('largest-rises');
  expect(rows.map((row) => [row.taxpayer, row.before, row.amount])).toEqual([
    ['6', '0', '800'],
    ['7', '0', '700'],
    ['1', '0', '200'],
    ['3', '0', '200'],
    ['4', '0', '70'],
    ['8', '0', '40'],
  ]);
});
