import type { CaseList, Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { loaded, objectOf, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';

const debt = (object: number, tax: string, region: string | null, principal: number, unit: string | null) => ({
  snapshot_on: '2024-12-31',
  object_key: object,
  tax_code: tax,
  unit_code: unit,
  region_code: region,
  tax_year: 2020,
  principal,
  penalty: 0,
  due_on: '2020-09-30',
  expires_on: '2029-12-31',
  disputed: false,
  uncollectible: false,
});

let warehouse: Warehouse;
let remove: () => Promise<void>;

// Land lies in a ward, vehicles tell their city only, a restaurant tells no place.
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...REFERENCE,
    taxpayers: [1, 2].map((key) => ({ taxpayer_key: key, kind: 'individual', registered_on: '2020-01-01', status: 'active' })),
    objects: [
      objectOf(1, '2013-01-01', null, { unit: 'U1', region: '31.71.01.1001' }),
      objectOf(2, '2013-01-01', null, { tax: 'PKB', unit: 'U2', region: '31.71' }),
      objectOf(3, '2013-01-01', null, { tax: 'PKB', unit: 'U2', region: '31.74' }),
      objectOf(4, '2013-01-01', null, { tax: 'RESTO' }),
    ],
    payments: [
      { ...payment('2024-02-01', 'PBB', 100, { unit: 'U1', region: '31.71.01.1001' }), taxpayer_key: 1 },
      { ...payment('2024-03-01', 'PKB', 30, { unit: 'U2', region: '31.71' }), taxpayer_key: 2 },
      payment('2024-12-31', 'RESTO', 5),
    ],
    arrears: [
      debt(1, 'PBB', '31.71.01.1001', 1000, 'U1'),
      debt(2, 'PKB', '31.71', 2987, 'U2'),
      debt(3, 'PKB', '31.74', 11, 'U2'),
      debt(4, 'RESTO', null, 13, null),
    ],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const read = async (list: CaseList, where: Query['where']) => {
  const listQuery = listQueryOf(list, { from: '2024-01-01', to: '2024-12-31', where });
  const { cases, amount, unplaced } = await warehouse.cases(listQuery, true);
  return { cases, amount, unplaced };
};

describe('the cases that lack the chosen place', () => {
  it('are counted beside a list of a district that has none', async () => {
    expect(await read('debtors', { tax: ['PKB'], region: ['31.71.01'] })).toEqual({
      cases: 0,
      amount: '0',
      unplaced: [{ field: 'district', cases: 1, amount: '2987' }],
    });
  });

  it('are those of the city around it and those without any region', async () => {
    expect(await read('debtors', { region: ['31.71.01'] })).toEqual({
      cases: 1,
      amount: '1000',
      unplaced: [{ field: 'district', cases: 2, amount: '3000' }],
    });
  });

  it('lack their unit where the list is of a unit', async () => {
    expect(await read('debtors', { unit: ['U1'] })).toMatchObject({ cases: 1, unplaced: [{ field: 'unit', cases: 1, amount: '13' }] });
  });

  it('are payers with payments that tell no district', async () => {
    expect(await read('payers', { region: ['31.71.01'] })).toMatchObject({
      cases: 1,
      amount: '100',
      unplaced: [{ field: 'district', cases: 1, amount: '30' }],
    });
  });

  it('are none where all cases tell the place, and where no place is chosen', async () => {
    expect(await read('debtors', { tax: ['PBB'], region: ['31.71.01'] })).toMatchObject({ cases: 1, unplaced: [] });
    expect(await read('debtors', { tax: ['PKB'], unit: ['U2'] })).toMatchObject({ cases: 2, unplaced: [] });
    expect(await read('debtors', {})).toMatchObject({ cases: 4, unplaced: [] });
  });
});
