import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { assessment, movement } from '../testing/obligations-agency.ts';
import { loaded, payment, REFERENCE, rowsOf, temporaryFolder } from '../testing/small-agency.ts';

type More = Readonly<Record<string, string | number | boolean | null>>;

const on = (snapshot: string, object: number, principal: number, due: string, expires: string | null, more: More = {}) => ({
  snapshot_on: snapshot,
  object_key: object,
  tax_code: 'PBB',
  unit_code: 'U1',
  region_code: '31.71',
  tax_year: 2020,
  principal,
  penalty: 0,
  due_on: due,
  disputed: false,
  uncollectible: false,
  expires_on: expires,
  ...more,
});
const debt = (...[object, principal, due, expires, more]: [number, number, string, string | null, More?]) =>
  on('2024-12-31', object, principal, due, expires, more);

const quality = (code: string, months: number, permille: number) => ({
  class_code: code,
  name_id: code,
  name_en: code,
  from_months: months,
  allowance_permille: permille,
  valid_from: '2020-01-01',
  valid_to: null,
});
const rule = (name: string, value: string, unit: string) => ({
  tax_code: null,
  rule: name,
  value,
  value_unit: unit,
  valid_from: '2015-01-01',
  valid_to: null,
});
const moved = (snapshot: string, figures: readonly [number, number, number, number], writtenOff: number, adjusted: number) => ({
  ...movement(snapshot, ...figures),
  written_off: writtenOff,
  adjusted,
});

let warehouse: Warehouse;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...REFERENCE,
    tax_rules: [rule('interest', '20', 'permille'), rule('interest-cap', '24', 'months')],
    quality_classes: [quality('current', 0, 5), quality('doubtful', 24, 500), quality('loss', 48, 1000)],
    payments: [payment('2024-12-31', 'PBB', 1)],
    assessments: [assessment('A1', 'SKPD', 2, 2020, '2020-03-01', '2020-09-30', 1000)],
    arrears: [
      on('2023-12-31', 6, 1000, '2024-09-30', '2029-09-30'),
      // 2 % a month of 1,000 for at most 24 months. The snapshot before has 1,000.
      debt(1, 1000, '2022-12-31', '2027-12-31', { penalty: 480 }),
      debt(6, 400, '2024-09-30', '2029-09-30'),
      // These debts expire on the day of the snapshot, and the day after.
      debt(2, 500, '2019-12-31', '2024-12-31', { disputed: true }),
      debt(3, 300, '2020-01-01', '2025-01-01'),
      debt(4, 200, '2024-09-30', '2029-09-30', { disputed: true, uncollectible: true }),
      debt(5, 200, '2024-09-30', '2029-09-30', { uncollectible: true }),
      // A warrant of January 2021 restarted the five years.
      debt(8, 50, '2015-09-30', '2026-01-15', { last_action: 'warrant', action_on: '2021-01-15' }),
      debt(9, 70, '2024-09-30', null, { tax_code: 'PKB' }),
    ],
    // 20 written off in the first half; 15 of them are open again in the second.
    arrears_movements: [moved('2024-06-30', [100, 50, 60, 70], 20, 0), moved('2024-12-31', [70, 30, 10, 106], 0, 15)],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const WORTH = ['total', 'lapsed', 'disputed', 'uncollectible', 'collectible', 'collectibleAllowance', 'netCollectible'] as const;
const worthOf = async (tax: string) =>
  (await warehouse.answer({ subject: 'arrears', measures: [...WORTH, 'allowance', 'netValue'], where: { tax: [tax] } })).totals.current;

it('takes each debt out once, by the first that applies, down to what can be collected', async () => {
  expect(await worthOf('PBB')).toEqual({
    total: '3130',
    lapsed: '500',
    disputed: '200',
    uncollectible: '200',
    // 1,480 + 400 + 300 + 50
    collectible: '2230',
    // 740 at 50 %, 2 at 0.5 %, 300 and 50 at 100 %
    collectibleAllowance: '1092',
    netCollectible: '1138',
    // In addition: 500 at 100 %, 1 and 1 at 0.5 %
    allowance: '1594',
    netValue: '1536',
  });
});

it('does not know what has lapsed where the day is not known, and so not what can be collected', async () => {
  const unknown = { lapsed: null, collectible: null, collectibleAllowance: null, netCollectible: null };
  expect(await worthOf('PKB')).toMatchObject({ total: '70', netValue: '70', ...unknown });
});

it('rolls forward with what was written off and is open again, and names what does not add up', async () => {
  const flow = async (from: string, to: string) => {
    const measures = ['opening', 'added', 'collected', 'writtenOff', 'adjusted', 'closing', 'difference'] as const;
    return (await warehouse.answer({ subject: 'arrearsFlow', measures, from, to, compare: 'none' })).totals.current;
  };
  const first = { opening: '100', added: '50', collected: '60', writtenOff: '20', adjusted: '0', closing: '70', difference: '0' };
  expect(await flow('2024-01-01', '2024-06-30')).toEqual(first);
  // 70 + 30 - 10 + 15 = 105, and 106 were imported.
  const second = { opening: '70', added: '30', collected: '10', writtenOff: '0', adjusted: '15', closing: '106', difference: '1' };
  expect(await flow('2024-07-01', '2024-12-31')).toEqual(second);
});

it('asks no interest for more months than the rule allows', async () => {
  const query = { subject: 'settlements', measures: ['lateInterest'], from: '2020-09-01', to: '2020-09-30', compare: 'none' } as const;
  expect(rowsOf(await warehouse.answer({ ...query, by: ['taxType'] }))).toEqual([{ taxType: 'PKB', lateInterest: '480' }]);
});
