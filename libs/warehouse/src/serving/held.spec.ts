import { subjectSpec, type Question } from '@pendapa/contracts';
import { defaultViews } from '@pendapa/contracts/default-views';
import { openWarehouse, type Warehouse } from '../open-warehouse.ts';
import { randomAgency } from '../testing/random-agency.ts';
import { load, temporaryFolder } from '../testing/small-agency.ts';

let plain: Warehouse;
let held: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, randomAgency(11));
  plain = await openWarehouse(folder.path, { threads: 1 });
  held = await openWarehouse(folder.path, { threads: 1, heldFrom: 0 });
  // Whoever looks at the folder again waits for what is being made.
  await held.refresh();
});
afterAll(async () => {
  await plain.close();
  await held.close();
  await remove();
});

const tablesOf = (warehouse: Warehouse, question: Question): string[] =>
  [...new Set(warehouse.explain(question).readings.map(({ table }) => table))].sort();

it('answers what the pages ask from memory as from the parts', async () => {
  const { asOf } = plain.status();
  const views = defaultViews(asOf ?? '').map(({ question }) => question);
  const ofUnit = views.flatMap((question) =>
    subjectSpec(question.subject).filters.includes('unit') ? [{ ...question, where: { ...question.where, unit: ['U1'] } } as Question] : [],
  );
  for (const question of [...views, ...ofUnit]) expect(await held.answer(question)).toEqual(await plain.answer(question));
});

it('reads sums by month for what begins and ends with months or at the data date, and days for anything else', () => {
  const asked = { subject: 'compliance', measures: ['filed', 'paidOnTime'], by: ['unit'] } as const;
  const months = ['filing_months', 'paying_months'];
  const days = ['filing_sums', 'paying_sums'];
  expect(tablesOf(plain, asked)).toEqual(days);
  expect(tablesOf(held, asked)).toEqual(months);
  expect(tablesOf(held, { ...asked, compare: 'last-year' })).toEqual([...months, 'filing_sums_stood', 'paying_sums_stood'].sort());
  expect(tablesOf(held, { ...asked, from: '2024-02-01', to: '2024-03-31' })).toEqual(months);
  expect(tablesOf(held, { ...asked, from: '2024-02-02', to: '2024-03-31' })).toEqual(days);
  expect(tablesOf(held, { ...asked, by: ['ward'] })).toEqual(days);
});

it('counts objects at the end of months by month, those of other days by day', () => {
  const asked = { subject: 'objects', measures: ['registered'], by: ['taxType'] } as const;
  expect(tablesOf(held, { ...asked, by: ['month', 'taxType'], from: '2024-01-01', compare: 'last-year' })).toEqual(['object_months']);
  expect(tablesOf(held, { ...asked, by: ['ward'] })).toEqual(['object_place_months']);
  expect(tablesOf(held, { ...asked, to: '2024-03-14' })).toEqual(['object_changes']);
});

it('reads the year to date and the same days a year before in one row for each code, months where they are told apart', () => {
  const asked = { subject: 'revenue', measures: ['amount', 'payingObjects'], by: ['unit'], compare: 'last-year' } as const;
  expect(tablesOf(held, asked)).toEqual(['agg_month_unit_to_date', 'unit_payers_to_date', 'whole_payers_to_date']);
  expect(tablesOf(held, { ...asked, measures: ['amount'], by: ['channel', 'city'] })).toEqual(['agg_month_to_date']);
  expect(tablesOf(held, { ...asked, measures: ['amount'], by: ['month'] })).toContain('agg_month_unit');
});
