import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { loaded, objectOf, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';

/** Objects by what became of them; each owes for three years at the end of 2024 and of 2025. */
const OBJECTS = [
  { ...objectOf(1, '2015-01-01'), status: 'active' },
  // Closed after the end of 2024, and before it.
  { ...objectOf(2, '2015-01-01', '2025-03-01'), status: 'closed' },
  { ...objectOf(3, '2015-01-01', '2024-11-30'), status: 'closed' },
  // Closed temporarily after the end of 2024; before it; and open again before it.
  { ...objectOf(4, '2015-01-01'), status: 'temp_closed' },
  { ...objectOf(5, '2015-01-01'), status: 'temp_closed' },
  { ...objectOf(6, '2015-01-01'), status: 'active' },
  // Closed temporarily nobody knows when.
  { ...objectOf(7, '2015-01-01'), status: 'temp_closed' },
];
const event = (object_key: number, name: string, event_on: string) => ({
  event_id: `${String(object_key)} ${event_on}`,
  object_key,
  event: name,
  event_on,
});
const EVENTS = [
  event(4, 'suspended', '2025-06-01'),
  event(5, 'suspended', '2024-06-01'),
  event(6, 'suspended', '2024-02-01'),
  event(6, 'resumed', '2024-08-01'),
];
const ARREARS = ['2024-12-31', '2025-12-31'].flatMap((snapshot_on) =>
  OBJECTS.flatMap(({ object_key }) =>
    [2021, 2022, 2023].map((tax_year) => ({
      snapshot_on,
      object_key,
      tax_code: 'PBB',
      tax_year,
      due_on: `${String(tax_year)}-09-30`,
      principal: object_key,
      penalty: 0,
    })),
  ),
);

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  const payments = ['2020-01-10', '2025-12-31'].map((day) => payment(day, 'RESTO', 10));
  await loaded(folder.path, { ...REFERENCE, objects: OBJECTS, object_events: EVENTS, arrears: ARREARS, payments });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

/** Each object owes three times its key. */
const objectsOf = async (to: string) => {
  const { rows } = await warehouse.cases(listQueryOf('idle-objects', { from: '2024-01-01', to }), false);
  return rows.map(({ amount }) => Number(amount) / 3).sort();
};

it.each([
  ['2024-12-31', [1, 2, 4, 6]],
  ['2025-12-31', [1, 6]],
])('tells on %s of the objects that were active then, whatever became of them', async (to, expected) => {
  expect(await objectsOf(to)).toEqual(expected);
});
