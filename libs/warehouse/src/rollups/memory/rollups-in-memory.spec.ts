import {
  disclosureProblem,
  incompatibleWith,
  isConfidential,
  SUBJECT_KEYS,
  subjectSpec,
  type DimensionKey,
  type Query,
} from '@pendapa/contracts';
import { openWarehouse } from '../../open-warehouse.ts';
import type { Warehouse } from '../../warehouse.ts';
import { randomGenerator } from '../../testing/random-generator.ts';
import { randomAgency } from '../../testing/random-agency.ts';
import { load, temporaryFolder } from '../../testing/small-agency.ts';

let unpinned: Warehouse;
let pinned: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await load(folder.path, randomAgency(11));
  unpinned = await openWarehouse(folder.path, { threads: 1 });
  pinned = await openWarehouse(folder.path, { threads: 1, minRowsInMemory: 0 });
  // A second refresh waits for the rollups being built.
  await pinned.refresh();
});
afterAll(async () => {
  await unpinned.close();
  await pinned.close();
  await remove();
});

const tablesOf = (warehouse: Warehouse, query: Query): string[] =>
  [...new Set(warehouse.explain(query).readings.map(({ table }) => table))].sort();

const draw = randomGenerator(20_261_123);
const SPLITS = [0, 1, 1, 2] as const;
const STARTS = [{}, {}, { from: '2024-01-01' }, { from: '2023-06-01' }] as const;
const CONFIDENTIAL_PERIODS = [{}, {}, { from: '2024-01-01', to: '2024-12-31' }] as const;

/** Random query of a subject as pages send it: all measures, up to two splits, some months or a unit, with or without comparison. */
function randomQuery(subject: (typeof SUBJECT_KEYS)[number]): Query {
  const { measures, dimensions, filters } = subjectSpec(subject);
  const dimensionSample = Array.from({ length: draw.from(SPLITS) }, () => draw.from(dimensions as [DimensionKey]));
  const splits = [...new Set(dimensionSample)];
  const by = disclosureProblem({ subject, by: splits }) ? splits.slice(0, 1) : splits;
  const where = filters.includes('unit') && draw.below(3) === 0 ? { unit: ['U1'] } : {};
  const isOpen = (measure: string) => !incompatibleWith(subject, measure).some((key) => by.some((one) => one === key) || key in where);
  const open = Object.keys(measures).filter(isOpen);
  const compare = draw.from(['none', 'last-year', 'last-year']);
  return {
    subject,
    measures: open,
    by,
    where,
    compare,
    ...draw.from(isConfidential(subject) ? CONFIDENTIAL_PERIODS : STARTS),
  } as unknown as Query;
}

const QUESTIONS_EACH = 6;

it.each(SUBJECT_KEYS)('answers queries of %s from memory as from the parts', async (subject) => {
  for (let turn = 0; turn < QUESTIONS_EACH; turn += 1) {
    const query = randomQuery(subject);
    if (query.measures.length === 0) continue;
    expect({ query, ...(await pinned.answer(query)) }).toEqual({ query, ...(await unpinned.answer(query)) });
  }
});

it('reads sums by month for what begins and ends with months or at the data date, and days for anything else', () => {
  const query = { subject: 'compliance', measures: ['filed', 'paidOnTime'], by: ['unit'] } as const;
  const months = ['filing_months', 'paying_months'];
  const days = ['filing_sums', 'paying_sums'];
  expect(tablesOf(unpinned, query)).toEqual(days);
  expect(tablesOf(pinned, query)).toEqual(months);
  expect(tablesOf(pinned, { ...query, compare: 'last-year' })).toEqual([...months, 'filing_sums_stood', 'paying_sums_stood'].sort());
  expect(tablesOf(pinned, { ...query, from: '2024-02-01', to: '2024-03-31' })).toEqual(months);
  expect(tablesOf(pinned, { ...query, from: '2024-02-02', to: '2024-03-31' })).toEqual(days);
  expect(tablesOf(pinned, { ...query, by: ['ward'] })).toEqual(days);
});

it('counts objects at the end of months by month, those of other days by day', () => {
  const query = { subject: 'objects', measures: ['registered'], by: ['taxType'] } as const;
  expect(tablesOf(pinned, { ...query, by: ['month', 'taxType'], from: '2024-01-01', compare: 'last-year' })).toEqual(['object_months']);
  expect(tablesOf(pinned, { ...query, by: ['ward'] })).toEqual(['object_place_months']);
  expect(tablesOf(pinned, { ...query, to: '2024-03-14' })).toEqual(['object_changes']);
});

it('reads the year to date and the same days a year before in one row for each code, months where they are told apart', () => {
  const query = { subject: 'revenue', measures: ['amount', 'payingObjects'], by: ['unit'], compare: 'last-year' } as const;
  expect(tablesOf(pinned, query)).toEqual(['agg_month_unit_to_date', 'unit_payers_to_date', 'whole_payers_to_date']);
  expect(tablesOf(pinned, { ...query, measures: ['amount'], by: ['channel', 'city'] })).toEqual(['agg_month_to_date']);
  expect(tablesOf(pinned, { ...query, measures: ['amount'], by: ['month'] })).toContain('agg_month_unit');
});
