import type { ListFilters } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { load, objectOf, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';
import type { Warehouse } from '../warehouse.ts';
import type { ChosenCases } from './chosen-cases.ts';

const [FIRST, SECOND] = ['2024-12-31', '2025-01-31'];
const SALT = 'list-1';

const debt = (snapshot_on: string, object_key: number, year: number, principal: number, penalty = 0) => ({
  snapshot_on,
  object_key,
  tax_code: 'PBB',
  unit_code: 'U1',
  region_code: object_key > 2 ? '31.71.01.1001' : '31.71',
  tax_year: year,
  principal,
  penalty,
  due_on: `${String(year)}-09-30`,
  last_action: 'none',
  disputed: false,
  uncollectible: false,
  expires_on: '2029-12-31',
  quality: 'current',
});
const paidFor = (day: string, object: number, year: number, amount: number, discount = 0) => ({
  ...payment(day, 'PBB', amount, { object, discount }),
  tax_year: year,
});

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let warehouse: Warehouse;
let chosen: ChosenCases;

const listOf = (filters: ListFilters = {}) => listQueryOf('debtors', { from: '2024-01-01', to: FIRST }, { filters });
const present = () => warehouse.presentDebts({ cases: chosen.cases, salt: SALT, since: FIRST, numbers: true });
const debts = async () => (await present()).rows.map(({ number, debt: state, owedNow, paid }) => [number, state, owedNow, paid]);

/** Objects 1 to 4 owe 110, 200, 70 and 60. Object 1 owes for two years, the older one with a penalty. */
beforeEach(async () => {
  folder = await temporaryFolder();
  await load(folder.path, {
    ...REFERENCE,
    payments: [payment(FIRST, 'PBB', 1)],
    taxpayers: [
      {
        taxpayer_key: 1,
        kind: 'individual',
        name_masked: 'B*** S******',
        npwpd_masked: '****4821',
        registered_on: '2013-02-11',
        status: 'active',
      },
    ],
    objects: [1, 2, 3, 4].map((key) => ({
      ...objectOf(key, '2013-01-01', null, { unit: 'U1', region: key > 2 ? '31.71.01.1001' : '31.71' }),
      object_id: `L${String(key)}`,
      taxpayer_key: key === 1 ? 1 : null,
    })),
    arrears: [
      debt(FIRST, 1, 2020, 50, 20),
      debt(FIRST, 1, 2024, 40),
      debt(FIRST, 2, 2024, 200),
      debt(FIRST, 3, 2024, 70),
      debt(FIRST, 4, 2024, 60),
    ],
  });
  warehouse = await openWarehouse(folder.path, { threads: 1 });
  chosen = await warehouse.chosenCases(listOf(), null, SALT);
});
afterEach(async () => {
  await warehouse.close();
  await folder.remove();
});

async function publish(incoming: Parameters<typeof load>[1]): Promise<void> {
  await load(folder.path, incoming);
  await warehouse.refresh();
}

it('returns all cases of a list by region and amount, without a name or a number', () => {
  expect(chosen).toMatchObject({ rows: 4, snapshot: FIRST, generation: 1 });
  expect(chosen.cases.map(({ object, tax, amount, owed, lastDue }) => [object, tax, amount, owed, lastDue])).toEqual([
    ['2', 'PBB', '200', '200', '2024-09-30'],
    ['1', 'PBB', '110', '110', '2024-09-30'],
    ['3', 'PBB', '70', '70', '2024-09-30'],
    ['4', 'PBB', '60', '60', '2024-09-30'],
  ]);
  expect(JSON.stringify(chosen.cases)).not.toMatch(/L\d|S\*/);
});

it('returns the cases whose keys were chosen; their whole debt counts, whatever the filters of the list are', async () => {
  const filtered = listOf({ taxYear: ['2020'] });
  const { rows } = await warehouse.cases(filtered, true);
  expect(rows.map(({ number, amount }) => [number, amount])).toEqual([['L1', '70']]);
  const keys = rows.map(({ key }) => key);
  expect((await warehouse.chosenCases(filtered, keys, SALT)).cases).toMatchObject([{ object: '1', amount: '70', owed: '110' }]);
  expect((await warehouse.chosenCases(listOf(), ['0123456789abcdef'], SALT)).cases).toEqual([]);
});

it('says that all is owed while nothing was paid, and whose it is, masked', async () => {
  const found = await present();
  expect(found).toMatchObject({ snapshot: FIRST, hasSnapshot: true, generation: 1 });
  expect(await debts()).toEqual([
    ['L2', 'owed', '200', '0'],
    ['L1', 'owed', '110', '0'],
    ['L3', 'owed', '70', '0'],
    ['L4', 'owed', '60', '0'],
  ]);
  expect(found.rows[1]).toMatchObject({ name: 'B*** S******', taxpayer: '1', unit: 'U1', region: '31.71', tax: 'PBB' });
  expect(found.names.unit['U1']).toBeDefined();
});

it('subtracts payments that came after the snapshot, with their discounts, and no payments of other obligations', async () => {
  await publish({
    payments: [
      paidFor('2025-01-10', 2, 2024, 180, 20),
      paidFor('2025-01-11', 1, 2020, 30),
      paidFor('2025-01-12', 3, 2025, 70),
      paidFor(FIRST, 4, 2024, 60),
    ],
  });
  expect(await debts()).toEqual([
    ['L2', 'paid', '0', '180'],
    ['L1', 'partly-paid', '80', '30'],
    // Payments of another year, and of the day of the snapshot, which has them already.
    ['L3', 'owed', '70', '0'],
    ['L4', 'owed', '60', '0'],
  ]);
});

it('lets a payment settle no other debt than its own, however much it is', async () => {
  // Object 1 owes 70 for 2020 and 40 for 2024.
  await publish({ payments: [paidFor('2025-01-10', 1, 2020, 75)] });
  expect((await debts())[1]).toEqual(['L1', 'partly-paid', '40', '75']);
  await publish({ payments: [paidFor('2025-01-11', 1, 2020, 35)] });
  expect((await debts())[1]).toEqual(['L1', 'partly-paid', '40', '110']);
});

it('compares with the next snapshot: what is new in it does not count, and what left it unpaid is gone', async () => {
  await publish({
    payments: [paidFor('2025-01-10', 2, 2024, 200), paidFor('2025-01-11', 1, 2020, 70), paidFor('2025-02-03', 3, 2024, 10)],
    arrears: [debt(SECOND, 1, 2024, 40, 5), debt(SECOND, 1, 2025, 1_000), debt(SECOND, 3, 2024, 70, 4)],
  });
  expect(await debts()).toEqual([
    ['L2', 'paid', '0', '200'],
    ['L1', 'partly-paid', '45', '70'],
    // 74 at the snapshot, less 10 after it.
    ['L3', 'partly-paid', '64', '10'],
    ['L4', 'gone', '0', '0'],
  ]);
});

it('does not compare with older data or without the snapshot of the cases, and finds no object under a number that another one has now', async () => {
  const later = { salt: SALT, since: '2025-06-30', numbers: true } as const;
  expect(await warehouse.presentDebts({ ...later, cases: chosen.cases })).toMatchObject({
    snapshot: null,
    hasSnapshot: false,
    rows: [{ debt: 'unknown', owedNow: null, number: 'L2' }, {}, {}, {}],
  });
  // Newer than the cases, but without their snapshot: payments since then belong to debts that nobody knows.
  expect(await warehouse.presentDebts({ ...later, since: '2024-11-30', cases: chosen.cases })).toMatchObject({
    snapshot: FIRST,
    hasSnapshot: false,
    rows: [{ debt: 'unknown', owedNow: null, paid: null, number: 'L2' }, {}, {}, {}],
  });
  const [first] = chosen.cases;
  const moved = first === undefined ? [] : [{ ...first, object: '3' }];
  expect((await warehouse.presentDebts({ ...later, since: FIRST, cases: moved })).rows).toMatchObject([
    { debt: 'gone', number: null, owedNow: null },
  ]);
});
