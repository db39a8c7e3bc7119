import type { CaseList, ListFilters } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import { ASSESSMENTS, assessment, OBLIGATION_PAYMENTS, OBLIGATIONS_AGENCY, paid } from '../testing/obligations-agency.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { loaded, objectOf, temporaryFolder } from '../testing/small-agency.ts';
import type { Warehouse } from '../warehouse.ts';

const AT_6 = { object_key: 6, tax_code: 'PBB', unit_code: 'U2', region_code: '31.74.07.1001' };
const AT_7 = { object_key: 7, unit_code: 'U1', region_code: '31.71.01.1001' };

const ADVERTISEMENT_TAX = {
  tax_code: 'REKLAME',
  name_id: 'Pajak Reklame',
  name_en: 'Advertisement tax',
  category_code: 'JASA',
  category_id: 'jasa',
  category_en: 'jasa',
  assessment_system: 'official',
};

let warehouse: Warehouse;
let remove: () => Promise<void>;

/**
 * Object 5 owes 80, because its payment was taken back. Object 6 paid 40 of 100.
 * Object 7 owes 11 of the land tax and 22 of the advertisement tax. The only payment of the latter in the year names no object.
 */
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...OBLIGATIONS_AGENCY,
    tax_types: [...(OBLIGATIONS_AGENCY.tax_types ?? []), ADVERTISEMENT_TAX],
    objects: [
      ...(OBLIGATIONS_AGENCY.objects ?? []),
      { ...objectOf(6, '2021-06-01'), ...AT_6, class_code: 'BUMI' },
      { ...objectOf(7, '2021-06-01'), ...AT_7, class_code: null },
    ],
    assessments: [
      ...ASSESSMENTS,
      assessment('B6', 'SKPD', 6, 2024, '2024-05-01', '2024-09-30', 100, AT_6),
      assessment('B7', 'SKPD', 7, 2024, '2024-05-01', '2024-09-30', 11, { ...AT_7, tax_code: 'PBB' }),
      assessment('C7', 'SKPD', 7, 2024, '2024-05-01', '2024-09-30', 22, { ...AT_7, tax_code: 'REKLAME' }),
    ],
    payments: [
      ...OBLIGATION_PAYMENTS,
      paid('2024-09-01', 6, 2024, 40, { ...AT_6, assessment_id: 'B6' }),
      paid('2023-10-01', 1, 2023, 9, { tax_code: 'REKLAME' }),
      paid('2024-10-01', 7, 2024, 500, { ...AT_7, object_key: null, tax_code: 'REKLAME' }),
    ],
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const ENDED = { from: '2024-03-01', to: '2025-02-28' } as const;
const queryOf = (list: CaseList, filters: ListFilters) => listQueryOf(list, ENDED, { filters });

it.each<[ListFilters, readonly string[]]>([
  [{}, ['80', '60', '33']],
  [{ paid: ['yes'] }, ['60']],
  [{ paid: ['no'] }, ['80']],
  // Payments of one of its taxes tell nothing of single objects.
  [{ paid: ['unknown'] }, ['33']],
  [{ lastChannel: ['none'] }, ['80']],
  [{ lastChannel: ['unknown'] }, ['33']],
  [{ objectKind: ['BUMI'] }, ['60']],
  [{ objectKind: ['unknown'], max: '80' }, ['80', '33']],
  [{ objectKind: ['BUMI'], paid: ['no'] }, []],
])('objects that have not paid, with %j', async (filters, amounts) => {
  const { rows, cases } = await warehouse.cases(queryOf('non-payers', filters), true);
  expect(rows.map(({ amount }) => amount)).toEqual(amounts);
  expect(cases).toBe(amounts.length);
});

it('counts the choices of both lists', async () => {
  expect((await warehouse.listChoices(queryOf('non-payers', {}))).choices).toEqual({
    objectKind: [
      { code: 'BUMI', cases: 1 },
      { code: 'unknown', cases: 2 },
    ],
    paid: [
      { code: 'no', cases: 1 },
      { code: 'unknown', cases: 1 },
      { code: 'yes', cases: 1 },
    ],
    lastChannel: [
      { code: 'VA', cases: 1 },
      { code: 'none', cases: 1 },
      { code: 'unknown', cases: 1 },
    ],
  });
  expect((await warehouse.listChoices(queryOf('non-filers', {}))).choices['paid']).toEqual([{ code: 'yes', cases: 1 }]);
});
