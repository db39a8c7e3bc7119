import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { load, loaded, payment, rowsOf, temporaryFolder, SMALL_AGENCY, REFERENCE } from '../testing/small-agency.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, SMALL_AGENCY);
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const ask = (query: Omit<Query<'achievement'>, 'subject'>) => warehouse.answer({ subject: 'achievement', ...query });

// PBB has 200 of 555 by 5 March 2025, 150 of 400 by 5 March 2024, and a target of 1,200 of 3,720.
it('leaves it out of what came in, of target and plan, and of what is compared', async () => {
  const query = { measures: ['realised', 'target'], compare: 'last-year' } as const;
  const { current, comparison } = (await ask({ ...query, where: { without: ['pbb'] } })).totals;
  expect(current).toEqual({ realised: '355', target: '2520' });
  expect(comparison).toMatchObject({ realised: '250', target: null });
  const planned = await ask({ measures: ['planToDate'], where: { without: ['pbb'], tax: ['PBB', 'RESTO'] } });
  expect(planned.totals.current).toEqual({ planToDate: '21' });
  const whole = (await ask(query)).totals;
  expect(whole.current).toMatchObject({ realised: '555', target: '3720' });
  expect(whole.comparison).toMatchObject({ realised: '400', target: '1000' });
});

it('leaves it out of the targets of units, and of each tax nothing else', async () => {
  const { totals } = await ask({ measures: ['realised', 'target'], where: { without: ['pbb'], unit: ['U2'] } });
  expect(totals.current).toEqual({ realised: '310', target: null });
  const taxes = await ask({ measures: ['realised'], by: ['taxType'], where: { without: ['pbb'] } });
  expect(rowsOf(taxes)).toEqual([
    { taxType: 'PKB', realised: '310' },
    { taxType: 'RESTO', realised: '45' },
  ]);
});

it('knows it by the name of the law or its account, whatever its code, and takes no other tax for it', async () => {
  const [tax] = REFERENCE.tax_types ?? [];
  const named = (code: string, name: string, account: string | null) => ({
    ...tax,
    tax_code: code,
    name_id: name,
    account_code: account,
  });
  const folder = await temporaryFolder();
  await load(folder.path, {
    ...REFERENCE,
    tax_types: [
      named('L1', 'Pajak Bumi dan Bangunan Perdesaan dan Perkotaan', null),
      named('L2', 'Pajak tanah', '4.1.01.15.01'),
      named('L3', 'PBB-P2', null),
      named('PBBKB', 'Pajak Bahan Bakar Kendaraan Bermotor', '4.1.01.03'),
      named('BPHTB', 'Bea Perolehan Hak atas Tanah dan Bangunan', '4.1.01.16'),
    ],
    payments: ['L1', 'L2', 'L3', 'PBBKB', 'BPHTB'].map((code) => payment('2025-01-15', code, 10)),
  });
  const other = await openWarehouse(folder.path, { threads: 2 });
  const answer = await other.answer({ subject: 'revenue', measures: ['amount'], by: ['taxType'], where: { without: ['pbb'] } });
  expect(rowsOf(answer)).toEqual([
    { taxType: 'BPHTB', amount: '10' },
    { taxType: 'PBBKB', amount: '10' },
  ]);
  await other.close();
  await folder.remove();
});

it('leaves it out of arrears too, so that both sides of a sum have the same base', async () => {
  const folder = await temporaryFolder();
  const debt = (tax_code: string | null, principal: number) => ({
    snapshot_on: '2025-02-28',
    tax_code,
    tax_year: 2024,
    due_on: '2024-09-30',
    expires_on: '2029-09-30',
    principal,
    penalty: 0,
    disputed: false,
    uncollectible: false,
  });
  await load(folder.path, { ...REFERENCE, payments: [payment('2025-03-05', 'PBB', 10)], arrears: [debt('PBB', 7), debt('PKB', 30)] });
  const other = await openWarehouse(folder.path, { threads: 2 });
  const owed = async (without: readonly 'pbb'[]) =>
    (await other.answer({ subject: 'arrears', measures: ['collectible'], where: { without } })).totals.current['collectible'];
  expect([await owed([]), await owed(['pbb'])]).toEqual(['37', '30']);
  await other.close();
  await folder.remove();
});
