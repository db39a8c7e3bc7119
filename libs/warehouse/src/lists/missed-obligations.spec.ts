import type { CaseList, ListFilters } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import { ASSESSMENTS, assessment, OBLIGATION_PAYMENTS, OBLIGATIONS_AGENCY, paid } from '../testing/obligations-agency.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { loaded, objectOf, temporaryFolder } from '../testing/small-agency.ts';
import type { Warehouse } from '../warehouse.ts';

const AT_6 = { object_key: 6, tax_code: 'PBB', unit_code: 'U2', region_code: '31.74.07.1001' };

let warehouse: Warehouse;
let remove: () => Promise<void>;

/** Object 5 owes 80, because its payment was taken back. Object 6 paid 40 of 100. */
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, {
    ...OBLIGATIONS_AGENCY,
    objects: [...(OBLIGATIONS_AGENCY.objects ?? []), { ...objectOf(6, '2021-06-01'), ...AT_6, class_code: 'BUMI' }],
    assessments: [...ASSESSMENTS, assessment('B6', 'SKPD', 6, 2024, '2024-05-01', '2024-09-30', 100, AT_6)],
    payments: [...OBLIGATION_PAYMENTS, paid('2024-09-01', 6, 2024, 40, { ...AT_6, assessment_id: 'B6' })],
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
  [{}, ['80', '60']],
  [{ paid: ['yes'] }, ['60']],
  [{ paid: ['no'] }, ['80']],
  [{ objectKind: ['BUMI'] }, ['60']],
  [{ objectKind: ['unknown'], max: '80' }, ['80']],
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
      { code: 'unknown', cases: 1 },
    ],
    paid: [
      { code: 'no', cases: 1 },
      { code: 'yes', cases: 1 },
    ],
    lastChannel: [
      { code: 'VA', cases: 1 },
      { code: 'none', cases: 1 },
    ],
  });
  expect((await warehouse.listChoices(queryOf('non-filers', {}))).choices['paid']).toEqual([{ code: 'yes', cases: 1 }]);
});
