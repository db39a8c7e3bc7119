import type { CaseList, ListFilters, ListQuery } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { loaded, objectOf, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';
import type { Warehouse } from '../warehouse.ts';

const PLACES = { PKB: { unit: 'U2', region: '31.71' }, PBB: { unit: 'U1', region: '31.71.01.1001' } } as const;

const debt = (object_key: number, tax_code: 'PKB' | 'PBB', year: number, principal: number, action: string | null, on: string | null) => ({
  snapshot_on: '2024-12-31',
  object_key,
  tax_code,
  unit_code: PLACES[tax_code].unit,
  region_code: PLACES[tax_code].region,
  tax_year: year,
  principal,
  penalty: 0,
  due_on: `${String(year)}-06-30`,
  last_action: action,
  action_on: on,
  disputed: false,
  uncollectible: false,
  expires_on: '2029-12-31',
});
const object = (key: number, tax: 'PKB' | 'PBB', id: string, kind: string | null) => ({
  ...objectOf(key, '2013-01-01', null, { tax, ...PLACES[tax] }),
  object_id: id,
  class_code: kind,
});

let warehouse: Warehouse;
let remove: () => Promise<void>;

/** Vehicle 1 paid in 2024, vehicle 2 took its payment back. Payments of land in 2024 name no object. */
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...REFERENCE,
    objects: [
      object(1, 'PKB', 'B1', 'MOBIL'),
      object(2, 'PKB', 'B2', 'MOTOR'),
      object(3, 'PBB', 'L3', null),
      object(4, 'PKB', 'B4', 'MOBIL'),
    ],
    payments: [
      payment('2024-03-01', 'PKB', 60, { object: 1, channel: 'TELLER' }),
      payment('2024-06-01', 'PKB', 5, { object: 1, channel: 'QRIS' }),
      payment('2024-07-01', 'PKB', -5, { object: 1, channel: 'VA', transactions: -1 }),
      payment('2024-03-01', 'PKB', 10, { object: 2 }),
      payment('2024-03-02', 'PKB', -10, { object: 2, transactions: -1 }),
      payment('2023-03-01', 'PKB', 25, { object: 4 }),
      payment('2023-03-01', 'PKB', 25, { object: 4, channel: 'TELLER' }),
      payment('2022-03-01', 'PBB', 9, { object: 3, channel: 'TELLER' }),
      payment('2022-03-01', 'PBB', 9, { object: 3, channel: 'VA' }),
      payment('2024-12-31', 'PBB', 500),
    ],
    arrears: [
      debt(1, 'PKB', 2023, 100, 'none', null),
      debt(2, 'PKB', 2022, 40, 'warning', '2024-11-30'),
      debt(2, 'PKB', 2021, 7, 'warrant', '2022-12-31'),
      debt(3, 'PBB', 2022, 300, null, null),
      debt(3, 'PBB', 2023, 20, 'reminder', null),
      debt(4, 'PKB', 2023, 5, 'seizure', '2023-12-31'),
    ],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const YEAR = { from: '2024-01-01', to: '2024-12-31' } as const;
const queryOf = (list: CaseList, filters: ListFilters, question: Partial<ListQuery['question']> = YEAR): ListQuery =>
  listQueryOf(list, question, { filters });
const debtorsWith = async (filters: ListFilters, question?: Partial<ListQuery['question']>) =>
  (await warehouse.cases(queryOf('debtors', filters, question), true)).rows.map(({ number, count, amount }) => [number, count, amount]);

it.each<[ListFilters, unknown]>([
  [{ lastAction: ['warning'] }, [['B2', 1, '40']]],
  [
    { lastAction: ['none', 'unknown'] },
    [
      ['L3', 1, '300'],
      ['B1', 1, '100'],
    ],
  ],
  [{ actionAge: ['00-03'] }, [['B2', 1, '40']]],
  [{ actionAge: ['12-24'] }, [['B4', 1, '5']]],
  [{ actionAge: ['24+'] }, [['B2', 1, '7']]],
  [{ actionAge: ['not-applicable'] }, [['B1', 1, '100']]],
  // An action without a day, and no knowledge of an action.
  [{ actionAge: ['unknown'] }, [['L3', 2, '320']]],
  [
    { nextStep: ['warning'] },
    [
      ['B1', 1, '100'],
      ['L3', 1, '20'],
    ],
  ],
  [
    { nextStep: ['not-applicable'] },
    [
      ['B2', 1, '7'],
      ['B4', 1, '5'],
    ],
  ],
  [
    { objectKind: ['MOBIL'] },
    [
      ['B1', 1, '100'],
      ['B4', 1, '5'],
    ],
  ],
  [{ objectKind: ['unknown'] }, [['L3', 2, '320']]],
  [{ paid: ['yes'] }, [['B1', 1, '100']]],
  [
    { paid: ['no'] },
    [
      ['B2', 2, '47'],
      ['B4', 1, '5'],
    ],
  ],
  [{ paid: ['unknown'] }, [['L3', 2, '320']]],
  // The later entry takes a payment back.
  [{ lastChannel: ['QRIS'] }, [['B1', 1, '100']]],
  [{ lastChannel: ['TELLER', 'VA'] }, []],
  [
    { lastChannel: ['none'] },
    [
      ['B2', 2, '47'],
      ['B4', 1, '5'],
    ],
  ],
  [{ lastChannel: ['unknown'] }, [['L3', 2, '320']]],
  [{ paid: ['no'], objectKind: ['MOTOR'], lastAction: ['warrant'] }, [['B2', 1, '7']]],
])('debtors with %j', async (filters, rows) => {
  expect(await debtorsWith(filters)).toEqual(rows);
});

it('reads payments in the days of the query alone', async () => {
  expect(await debtorsWith({ paid: ['yes'] }, { from: '2023-01-01', to: '2024-12-31' })).toEqual([
    ['B1', 1, '100'],
    ['B4', 1, '5'],
  ]);
});

it.each<[string, unknown]>([
  [
    'VA',
    [
      ['L3', 2, '320'],
      ['B4', 1, '5'],
    ],
  ],
  ['TELLER', []],
])('of two last payments of one day and amount, one channel counts, however they are stored: %s', async (channel, rows) => {
  expect(await debtorsWith({ lastChannel: [channel] }, { from: '2022-01-01', to: '2024-12-31' })).toEqual(rows);
});

it('counts every choice, also what is not known', async () => {
  const { choices } = await warehouse.listChoices(queryOf('debtors', {}));
  expect(choices).toMatchObject({
    quality: [{ code: 'unknown', cases: 4 }],
    lastAction: [
      { code: 'none', cases: 1 },
      { code: 'reminder', cases: 1 },
      { code: 'seizure', cases: 1 },
      { code: 'unknown', cases: 1 },
      { code: 'warning', cases: 1 },
      { code: 'warrant', cases: 1 },
    ],
    objectKind: [
      { code: 'MOBIL', cases: 2 },
      { code: 'MOTOR', cases: 1 },
      { code: 'unknown', cases: 1 },
    ],
    paid: [
      { code: 'no', cases: 2 },
      { code: 'unknown', cases: 1 },
      { code: 'yes', cases: 1 },
    ],
  });
});

it.each<[ListFilters, string]>([
  [{ lastAction: ['visit'] }, 'unknown-value'],
  [{ objectKind: ['MOBIL; --'] }, 'unknown-value'],
  // Name and number of a person are no kind of object; the audit log may not have them.
  [{ objectKind: ['MOBIL', 'Budi Santoso'] }, 'unknown-value'],
  [{ objectKind: ['3174010101900001'] }, 'unknown-value'],
  [{ lastChannel: ['Budi Santoso'] }, 'unknown-value'],
  [{ lastChannel: ['VA', '3174.0101.0190.0001'] }, 'unknown-value'],
  [{ paid: ['maybe'] }, 'unknown-value'],
])('refuses %j', (filters, code) => {
  expect(() => warehouse.explainCases(queryOf('debtors', filters))).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ code }) }),
  );
});
