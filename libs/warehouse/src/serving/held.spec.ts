import { disclosureProblem, isConfidential, SUBJECT_KEYS, subjectSpec, type DimensionKey, type Query } from '@pendapa/contracts';
import { openWarehouse, type Warehouse } from '../open-warehouse.ts';
import { drawing } from '../testing/drawing.ts';
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

const tablesOf = (warehouse: Warehouse, question: Query): string[] =>
  [...new Set(warehouse.explain(question).readings.map(({ table }) => table))].sort();

const draw = drawing(20_261_123);
const SPLITS = [0, 1, 1, 2] as const;
const STARTS = [{}, {}, { from: '2024-01-01' }, { from: '2023-06-01' }] as const;
/** Taxpayers are counted for whole years and the year to the data date. */
const COUNTED = [{}, {}, { from: '2024-01-01', to: '2024-12-31' }] as const;

/** A question of the subject as pages ask them: all measures that go with up to two splits, for some months or a unit, compared or not. */
function drawnQuestion(subject: (typeof SUBJECT_KEYS)[number]): Query {
  const { measures, dimensions, filters, incompatible = [] } = subjectSpec(subject);
  const drawn = Array.from({ length: draw.from(SPLITS) }, () => draw.from(dimensions as [DimensionKey]));
  const splits = [...new Set(drawn)];
  const by = disclosureProblem({ subject, by: splits }) ? splits.slice(0, 1) : splits;
  const where = filters.includes('unit') && draw.below(3) === 0 ? { unit: ['U1'] } : {};
  const barred = incompatible.filter(({ from }) => from.some((key) => by.some((one) => one === key) || key in where));
  const asked = Object.keys(measures).filter((measure) => !barred.some((one) => one.measures.includes(measure)));
  const compare = draw.from(['none', 'last-year', 'last-year']);
  return { subject, measures: asked, by, where, compare, ...draw.from(isConfidential(subject) ? COUNTED : STARTS) } as unknown as Query;
}

const QUESTIONS_EACH = 6;

it.each(SUBJECT_KEYS)('answers what is asked of %s from memory as from the parts', async (subject) => {
  for (let turn = 0; turn < QUESTIONS_EACH; turn += 1) {
    const question = drawnQuestion(subject);
    if (question.measures.length === 0) continue;
    expect({ question, ...(await held.answer(question)) }).toEqual({ question, ...(await plain.answer(question)) });
  }
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
