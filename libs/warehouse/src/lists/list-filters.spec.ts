import type { CaseList, ListFilters, ListQuery } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { loaded, objectOf, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';
import type { Warehouse } from '../warehouse.ts';

const debt = (object_key: number, tax_code: string, year: number, principal: number, quality: string) => ({
  snapshot_on: '2024-12-31',
  object_key,
  tax_code,
  unit_code: tax_code === 'PKB' ? 'U2' : 'U1',
  region_code: tax_code === 'PKB' ? '31.71' : '31.71.01.1001',
  tax_year: year,
  principal,
  penalty: 0,
  due_on: `${String(year)}-06-30`,
  last_action: 'none',
  action_on: null,
  disputed: false,
  uncollectible: false,
  expires_on: year < 2020 ? '2025-06-30' : '2029-12-31',
  quality,
});

let warehouse: Warehouse;
let remove: () => Promise<void>;

/** Vehicle 1 owes for three years, vehicle 2 for one, land 3 for two. Years until 2019 are older than five years. */
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...REFERENCE,
    payments: [payment('2024-12-31', 'PBB', 1)],
    tax_rules: [
      { tax_code: null, rule: 'step-warning', value: '7', value_unit: 'days', valid_from: '2020-01-01', valid_to: null },
      { tax_code: null, rule: 'step-warrant', value: '21', value_unit: 'days', valid_from: '2020-01-01', valid_to: null },
    ],
    objects: [
      { ...objectOf(1, '2013-01-01', null, { tax: 'PKB', unit: 'U2', region: '31.71' }), object_id: 'B1' },
      { ...objectOf(2, '2013-01-01', null, { tax: 'PKB', unit: 'U2', region: '31.71' }), object_id: 'B2' },
      { ...objectOf(3, '2013-01-01', null, { unit: 'U1', region: '31.71.01.1001' }), object_id: 'L3' },
    ],
    arrears: [
      debt(1, 'PKB', 2019, 100, 'loss'),
      debt(1, 'PKB', 2022, 40, 'doubtful'),
      debt(1, 'PKB', 2024, 7, 'current'),
      debt(2, 'PKB', 2024, 5, 'current'),
      debt(3, 'PBB', 2018, 300, 'loss'),
      debt(3, 'PBB', 2019, 200, 'loss'),
    ],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const YEAR = { from: '2024-01-01', to: '2024-12-31' } as const;
const queryOf = (list: CaseList, filters: ListFilters, more: Partial<ListQuery['question']> = {}): ListQuery =>
  listQueryOf(list, { ...YEAR, ...more }, { filters });
const rowsOf = async (list: CaseList, filters: ListFilters, more: Partial<ListQuery['question']> = {}) =>
  (await warehouse.cases(queryOf(list, filters, more), true)).rows.map(({ number, count, amount }) => [number, count, amount]);

it.each<[ListFilters, unknown]>([
  [
    {},
    [
      ['L3', 2, '500'],
      ['B1', 3, '147'],
      ['B2', 1, '5'],
    ],
  ],
  [
    { age: ['5+'] },
    [
      ['L3', 2, '500'],
      ['B1', 1, '100'],
    ],
  ],
  [
    { age: ['0-1', '2-3'] },
    [
      ['B1', 2, '47'],
      ['B2', 1, '5'],
    ],
  ],
  [
    { taxYear: ['2019'] },
    [
      ['L3', 1, '200'],
      ['B1', 1, '100'],
    ],
  ],
  [{ quality: ['doubtful'] }, [['B1', 1, '40']]],
  // A quality that no debt has.
  [{ quality: ['substandard'] }, []],
  [{ yearsOwed: ['3'] }, [['B1', 3, '147']]],
  // All three years count for the object, also those that the age leaves out.
  [{ yearsOwed: ['3'], age: ['5+'] }, [['B1', 1, '100']]],
  [{ min: '100', max: '147' }, [['B1', 3, '147']]],
  // The amount is that of the chosen debts.
  [{ age: ['5+'], max: '100' }, [['B1', 1, '100']]],
  [{ age: ['3-5'] }, []],
])('debtors with %j', async (filters, rows) => {
  expect(await rowsOf('debtors', filters)).toEqual(rows);
});

it('has the number and the sum of the figure with the same filter', async () => {
  const { cases, amount } = await warehouse.cases(queryOf('debtors', { age: ['5+'] }), true);
  const { columns } = await warehouse.answer({ subject: 'arrears', measures: ['total', 'objects'], by: ['ageBand'], ...YEAR });
  const [ages, totals, objects] = columns.map(({ values }) => values);
  const row = ages?.indexOf('5+') ?? -1;
  expect([cases, amount]).toEqual([objects?.[row], totals?.[row]]);
});

it('filters the other lists of debts alike', async () => {
  expect(await rowsOf('lapsing', {})).toEqual([
    ['L3', 2, '500'],
    ['B1', 1, '100'],
  ]);
  expect(await rowsOf('lapsing', { taxYear: ['2018'] })).toEqual([['L3', 1, '300']]);
  expect(await rowsOf('next-step', { quality: ['current'] })).toEqual([
    ['B1', 1, '7'],
    ['B2', 1, '5'],
  ]);
  // It owes for three periods, whichever of them are chosen.
  expect(await rowsOf('idle-objects', {})).toEqual([['B1', 3, '147']]);
  expect(await rowsOf('idle-objects', { age: ['5+'] })).toEqual([['B1', 1, '100']]);
  expect(await rowsOf('idle-objects', { taxYear: ['2018'] })).toEqual([]);
});

it('counts the cases of each choice under the other filters, as the list then counts them', async () => {
  const { choices } = await warehouse.listChoices(queryOf('debtors', { age: ['5+'] }));
  expect(choices).toMatchObject({
    age: [
      { code: '0-1', cases: 2 },
      { code: '2-3', cases: 1 },
      { code: '5+', cases: 2 },
    ],
    taxYear: [
      { code: '2018', cases: 1 },
      { code: '2019', cases: 2 },
    ],
    quality: [{ code: 'loss', cases: 2 }],
    yearsOwed: [
      { code: '2', cases: 1 },
      { code: '3', cases: 1 },
    ],
  });
  const idle = await warehouse.listChoices(queryOf('idle-objects', { min: '40' }));
  expect(idle.choices.age).toEqual([
    { code: '2-3', cases: 1 },
    { code: '5+', cases: 1 },
  ]);
  const paying = await warehouse.listChoices(queryOf('payers', {}));
  expect(paying.choices).toEqual({});
});

it('counts what lacks the chosen place under the same filters', async () => {
  const where = { region: ['31.71.01'] };
  const unplaced = async (filters: ListFilters) => (await warehouse.cases(queryOf('debtors', filters, { where }), true)).unplaced;
  expect(await unplaced({})).toEqual([{ field: 'district', cases: 2, amount: '152' }]);
  expect(await unplaced({ yearsOwed: ['3'] })).toEqual([{ field: 'district', cases: 1, amount: '147' }]);
});

it.each<[CaseList, ListFilters, string]>([
  ['payers', { age: ['5+'] }, 'impossible-combination'],
  ['assessments', { min: '1' }, 'impossible-combination'],
  ['debtors', { age: ['9'] }, 'unknown-value'],
  ['debtors', { quality: ['gone'] }, 'unknown-value'],
  ['debtors', { taxYear: ['1999; --'] }, 'unknown-value'],
  ['lapsing', { yearsOwed: ['6'] }, 'unknown-value'],
])('refuses %s with %j', (list, filters, code) => {
  expect(() => warehouse.explainCases(queryOf(list, filters))).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ code }) }),
  );
});
