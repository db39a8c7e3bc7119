import { AGE_BANDS, LIST_FILTERS, listFilterSpec, NOT_KNOWN, PROTECTED_DIMENSIONS, YEARS_OWED, type ListFilters } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import { listQueryOf } from '../testing/list-cases.ts';
import { randomGenerator } from '../testing/random-generator.ts';
import { load, objectOf, payment, REFERENCE, temporaryFolder } from '../testing/small-agency.ts';
import type { Warehouse } from '../warehouse.ts';

const PEOPLE = Array.from({ length: 40 }, (_, index) => index + 1);
const draw = randomGenerator(20_261_127);
/** Numbers that no list may show, or let a reader find by trying. */
const npwpdOf = (person: number): string => `91.${String(1_000 + person)}.${String(5_000 + 7 * person)}`;
const objectIdOf = (person: number): string => `31.71.${String(60_000 + 13 * person)}.${String(100 + person)}`;

interface LastAction {
  readonly last_action: string | null;
  readonly action_on: string | null;
}
const ACTIONS: readonly [LastAction, ...LastAction[]] = [
  { last_action: 'none', action_on: null },
  { last_action: 'warning', action_on: '2024-11-30' },
  { last_action: 'warrant', action_on: '2023-06-30' },
  { last_action: null, action_on: null },
];

const debts = PEOPLE.flatMap((person) =>
  [2017, 2020, 2022, 2024].flatMap((year) =>
    draw.below(2) === 0
      ? []
      : [
          {
            snapshot_on: '2024-12-31',
            object_key: person,
            tax_code: 'PBB',
            tax_year: year,
            principal: 1_000 * (1 + draw.below(20)),
            penalty: 0,
            due_on: `${String(year)}-09-30`,
            quality: draw.from(['current', 'doubtful', 'loss']),
            ...draw.from(ACTIONS),
          },
        ],
  ),
);

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, {
    ...REFERENCE,
    payments: [
      payment('2024-12-31', 'PBB', 1),
      ...PEOPLE.filter((key) => key % 3 === 0).map((object) => payment('2024-05-31', 'PBB', 9, { object })),
    ],
    taxpayers: PEOPLE.map((key) => ({
      taxpayer_key: key,
      kind: 'individual',
      registered_on: '2020-01-01',
      status: 'active',
      name_masked: `N*** ${String.fromCharCode(65 + (key % 5))}***`,
      npwpd_masked: `****${npwpdOf(key).slice(-4)}`,
    })),
    identities: PEOPLE.map((key) => ({ taxpayer_key: key, npwpd: npwpdOf(key), nik: null, name: `Nama Lengkap ${String(key)}` })),
    objects: PEOPLE.map((key) => ({
      ...objectOf(key, '2013-01-01'),
      taxpayer_key: key,
      object_id: objectIdOf(key),
      class_code: key % 2 === 0 ? 'BUMI' : null,
    })),
    arrears: debts,
  });
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const sampleFilters = (): ListFilters => ({
  ...(draw.below(2) === 0 && { age: [draw.from(AGE_BANDS)] }),
  ...(draw.below(3) === 0 && { taxYear: [draw.from(['2017', '2020', '2022', '2024'])] }),
  ...(draw.below(3) === 0 && { quality: [draw.from(['current', 'doubtful', 'loss'])] }),
  ...(draw.below(3) === 0 && { yearsOwed: [draw.from(YEARS_OWED)] }),
  ...(draw.below(4) === 0 && { lastAction: [draw.from(['none', 'warning', 'warrant', NOT_KNOWN])] }),
  ...(draw.below(4) === 0 && { actionAge: [draw.from(['00-03', '12-24', 'not-applicable', NOT_KNOWN])] }),
  ...(draw.below(4) === 0 && { nextStep: [draw.from(['warning', 'warrant', 'not-applicable', NOT_KNOWN])] }),
  ...(draw.below(4) === 0 && { objectKind: [draw.from(['BUMI', NOT_KNOWN])] }),
  ...(draw.below(4) === 0 && { paid: [draw.from(['yes', 'no'])] }),
  ...(draw.below(4) === 0 && { lastChannel: [draw.from(['VA', 'none'])] }),
  ...(draw.below(3) === 0 && { min: String(1_000 * draw.below(20)) }),
  ...(draw.below(3) === 0 && { max: String(20_000 + 1_000 * draw.below(20)) }),
});

const WHOLE = { from: '2024-01-01', to: '2024-12-31', limit: 1_000 } as const;
const queryOf = (filters: ListFilters, search = '') => listQueryOf('debtors', WHOLE, { filters, search });

it('no filter shows more of a row than the list without filters', async () => {
  const masks = async (filters: ListFilters) =>
    (await warehouse.cases(queryOf(filters), false)).rows.map(
      ({ key, name, number, taxpayer }) => [key, { name, number, taxpayer }] as const,
    );
  const known = new Map(await masks({}));
  expect(known.size).toBeGreaterThan(25);
  let seen = 0;
  for (let index = 0; index < 150; index += 1)
    for (const [key, mask] of await masks(sampleFilters())) {
      expect(mask).toEqual(known.get(key));
      expect(mask.number).toMatch(/^\*{4}.{4}$/);
      seen += 1;
    }
  expect(seen).toBeGreaterThan(100);
});

it('nobody finds a masked number or name by a search under filters', async () => {
  for (const person of PEOPLE.filter((one) => one % 5 === 0))
    for (const hidden of [npwpdOf(person), objectIdOf(person).slice(0, -5), 'Lengkap'])
      for (const filters of [{}, sampleFilters()]) {
        const { found } = await warehouse.cases(queryOf(filters, hidden), false);
        expect([hidden, found]).toEqual([hidden, 0]);
        expect((await warehouse.wholeList(queryOf(filters, hidden), false)).found).toBe(0);
      }
});

it('the filters are by debts and objects alone: none is by what a taxpayer is', () => {
  const ofTaxpayers = LIST_FILTERS.filter((key) => PROTECTED_DIMENSIONS.some((one) => one === listFilterSpec(key).dimension));
  expect(ofTaxpayers).toEqual([]);
  expect(LIST_FILTERS.filter((key) => listFilterSpec(key).dimension === null)).toEqual(['paid']);
});
