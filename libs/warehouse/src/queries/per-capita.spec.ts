import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { load, REFERENCE, rowsOf, SMALL_AGENCY, temporaryFolder, type Incoming } from '../testing/small-agency.ts';

/** Cities have 40 and 100 inhabitants. Gambir has no figure of its own but wards of 10 and 30. Kebayoran and its ward have none. */
const POPULATION: Readonly<Record<string, number>> = { '31.71': 40, '31.74': 100, '31.71.01.1001': 10, '31.71.01.1002': 30 };

const withPopulation = (province: number | null): Incoming => ({
  ...SMALL_AGENCY,
  regions: (REFERENCE.regions ?? []).map((region) => {
    const code = String(region['region_code']);
    return { ...region, population: code === '31' ? province : (POPULATION[code] ?? null) };
  }),
});

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, withPopulation(150));
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const MEASURES = ['population', 'amount', 'amountPerResident'] as const;
const ask = (query: Omit<Query<'perCapita'>, 'subject' | 'measures'>) =>
  warehouse.answer({ subject: 'perCapita', measures: MEASURES, ...query });

it('divides the revenue of each region by its residents, and that of all by all', async () => {
  const answer = await ask({ by: ['city'] });
  // 120 / 40; 390 / 100, rounded half away from zero; 45 of restaurants have no region, and 555 / 150 is 3.7.
  expect(rowsOf(answer)).toEqual([
    { city: '31.71', population: 40, amount: '120', amountPerResident: '3' },
    { city: '31.74', population: 100, amount: '390', amountPerResident: '4' },
    { city: null, population: null, amount: '45', amountPerResident: null },
  ]);
  expect(answer.totals.current).toEqual({ population: 150, amount: '555', amountPerResident: '4' });
  expect(answer.notes.map(({ code }) => code)).not.toContain('recap-only');
});

it('adds up the parts of a region that has no figure of its own, and tells none where a part has none', async () => {
  const answer = await ask({ by: ['city', 'district'] });
  expect(rowsOf(answer)).toEqual([
    { city: '31.71', district: '31.71.01', population: 40, amount: '120', amountPerResident: '3' },
    { city: '31.74', district: '31.74.07', population: null, amount: '80', amountPerResident: null },
    { city: '31.74', district: null, population: null, amount: '310', amountPerResident: null },
    { city: null, district: null, population: null, amount: '45', amountPerResident: null },
  ]);
});

it.each([
  ['a city', ['31.71'], 40],
  ['a ward beside the city that holds it', ['31.71', '31.71.01.1001'], 40],
  ['a ward and another city', ['31.71.01.1001', '31.74'], 110],
])('counts the residents of %s once', async (_, region, population) => {
  expect((await ask({ where: { region } })).totals.current['population']).toBe(population);
});

it('counts of a larger region only the part that was chosen', async () => {
  expect(rowsOf(await ask({ by: ['city'], where: { region: ['31.71.01.1001'] } }))).toEqual([
    { city: '31.71', population: 10, amount: '120', amountPerResident: '12' },
  ]);
});

it('holds a tax against all residents, now and a year before', async () => {
  const answer = await ask({ by: ['city'], where: { tax: ['PBB'] }, compare: 'last-year' });
  // 2024 to 5 March: 100 + 50 in the first city, none of this tax in the second.
  expect(rowsOf(answer)).toEqual([
    {
      city: '31.71',
      population: 40,
      amount: '120',
      amountPerResident: '3',
      'population before': 40,
      'amount before': '150',
      'amountPerResident before': '4',
    },
    {
      city: '31.74',
      population: 100,
      amount: '80',
      amountPerResident: '1',
      'population before': 100,
      'amount before': '0',
      'amountPerResident before': '0',
    },
  ]);
});

it('sums the cities where the province has no figure, and orders by revenue per resident', async () => {
  const folder = await temporaryFolder();
  await load(folder.path, withPopulation(null));
  const other = await openWarehouse(folder.path, { threads: 2 });
  const sort = [{ key: 'amountPerResident', descending: true }] as const;
  const answer = await other.answer({ subject: 'perCapita', measures: MEASURES, by: ['city'], sort });
  expect(answer.totals.current['population']).toBe(140);
  expect(answer.columns[0]?.values).toEqual(['31.74', '31.71', null]);
  await other.close();
  await folder.remove();
});
