import type { Query } from '@pendapa/contracts';
import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { OBLIGATIONS_AGENCY } from '../testing/obligations-agency.ts';
import { loaded, temporaryFolder } from '../testing/small-agency.ts';
import { explanationOf } from './explain.ts';

let warehouse: Warehouse;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  await loaded(folder.path, OBLIGATIONS_AGENCY);
  warehouse = await openWarehouse(folder.path, { threads: 2 });
});
afterAll(async () => {
  await warehouse.close();
  await remove();
});

const cases: [string, Query, string[]][] = [
  ['sums of months', { subject: 'revenue', measures: ['amount'], by: ['taxType'] }, ['agg_month_unit']],
  ['a year with the year before', { subject: 'revenue', measures: ['amount'], compare: 'last-year' }, ['agg_month_unit', 'agg_day']],
  ['different objects of a year', { subject: 'revenue', measures: ['payingObjects'] }, ['agg_month_unit', 'whole_payer_months']],
  [
    'different objects of several years by place',
    { subject: 'revenue', measures: ['payingObjects'], by: ['ward'], from: '2024-01-01' },
    ['agg_month_region', 'place_payer_months', 'whole_payer_months'],
  ],
  [
    'different objects by channel',
    { subject: 'revenue', measures: ['payingObjects'], by: ['channel'] },
    ['agg_month_channel', 'payments', 'whole_payer_months'],
  ],
  ['filing and paying', { subject: 'compliance', measures: ['filed', 'paidOnTime'] }, ['filing_sums', 'paying_sums']],
  ['arrears', { subject: 'arrears', measures: ['total'], by: ['ageBand'] }, ['arrears_sums']],
  ['objects in arrears', { subject: 'arrears', measures: ['objects'], by: ['unit'] }, ['arrears_sums', 'debtor_sums']],
  ['objects in arrears by age', { subject: 'arrears', measures: ['objects'], by: ['ageBand'] }, ['arrears', 'arrears_sums', 'debtor_sums']],
];

it.each(cases)('says which tables answer: %s', (_, query, tables) => {
  const { readings, queue } = warehouse.explain(query);
  expect(queue).toBe('fast');
  expect(new Set(readings.map(({ table }) => table))).toEqual(new Set(tables));
});

it('says why, and how many rows there are', () => {
  expect(warehouse.explain({ subject: 'revenue', measures: ['payingObjects'], by: ['channel'] }).readings).toContainEqual({
    table: 'payments',
    rows: 6,
    read: 6,
    reason: {
      id: 'kode yang pembayarnya tidak dihitung lebih dulu, atau ada yang memiliki beberapa kode dalam satu baris',
      en: 'codes by which payers are not counted, or of which somebody has several in one row',
    },
  });
});

describe('the lane', () => {
  const queueOf = (table: string, read: number) =>
    explanationOf([{ table, rows: 10_000_000, read, reason: { id: 'alasan', en: 'reason' } }]);

  it('is told by the rows that are read, not by those of the opened parts', () => {
    expect(queueOf('payments', 230_000)).toMatchObject({ queue: 'fast', rows: 10_000_000, estimate: 46 });
    expect(queueOf('payments', 1_000_000)).toMatchObject({ queue: 'slow', estimate: 200 });
  });

  it('is told by what a row costs: sums that were made beforehand cost less than single facts', () => {
    expect(queueOf('agg_day', 1_000_000)).toMatchObject({ queue: 'fast', estimate: 50 });
  });

  it('is told by the plan as well: a long statement costs before anything is read', () => {
    const query = { subject: 'assessments', measures: ['issued', 'gross'], by: ['month', 'taxType'] } as const;
    const taxYear = Array.from({ length: 300 }, (_, index) => String(1_900 + index));
    const [short, long] = [warehouse.explain(query), warehouse.explain({ ...query, where: { taxYear } })];
    expect(long.readings).toEqual(short.readings);
    expect(long.estimate).toBeGreaterThan(short.estimate + 10);
    expect(explanationOf([], 160)).toMatchObject({ queue: 'slow', estimate: 160 });
  });
});

it('refuses what this data do not know', () => {
  expect(() => warehouse.explain({ subject: 'revenue', measures: ['amount'], where: { unit: ['U9'] } })).toThrow('unknown-value');
});
