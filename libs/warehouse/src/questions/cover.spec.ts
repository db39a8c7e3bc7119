import type { Period } from '@pendapa/contracts';
import type { CodeColumn } from '../aggregates.ts';
import { coverOf, objectCoverOf, type ObjectNeeds } from './cover.ts';

const EXTENT: Period = { from: '2019-01-02', to: '2026-11-14' };
const needs = (columns: CodeColumn[] = [], days = false) => ({ columns: new Set(columns), days });
const period = (from: string, to: string): Period => ({ from, to });

describe('the smallest table that has the columns', () => {
  const cases: [string, CodeColumn[], string][] = [
    ['nothing', [], 'agg_month_unit'],
    ['tax', ['tax_code'], 'agg_month_unit'],
    ['tax and unit', ['tax_code', 'unit_code'], 'agg_month_unit'],
    ['region', ['region_code'], 'agg_month_region'],
    ['tax, channel and bank', ['tax_code', 'channel_code', 'bank_code'], 'agg_month_channel'],
    ['region and channel', ['region_code', 'channel_code'], 'agg_month'],
  ];
  it.each(cases)('answers whole months by %s', (_, columns, table) => {
    expect(coverOf(period('2025-01-01', '2025-12-31'), EXTENT, needs(columns)).segments).toEqual([
      { table, from: '2025-01-01', to: '2025-12-31' },
    ]);
  });
});

describe('periods', () => {
  const table = 'agg_month_unit';
  const cases: [string, Period, object[]][] = [
    [
      'reads the last month whole where the data end in it',
      period('2026-01-01', '2026-11-14'),
      [{ table, from: '2026-01-01', to: '2026-11-30' }],
    ],
    [
      'reads the first month whole where the data begin in it',
      period('2018-01-01', '2019-02-28'),
      [{ table, from: '2019-01-01', to: '2019-02-28' }],
    ],
    [
      'reads single days where the period cuts a month',
      period('2025-01-01', '2025-11-14'),
      [
        { table, from: '2025-01-01', to: '2025-10-31' },
        { table: 'agg_day', from: '2025-11-01', to: '2025-11-14' },
      ],
    ],
    [
      'cuts both ends',
      period('2025-01-15', '2025-03-02'),
      [
        { table: 'agg_day', from: '2025-01-15', to: '2025-01-31' },
        { table, from: '2025-02-01', to: '2025-02-28' },
        { table: 'agg_day', from: '2025-03-01', to: '2025-03-02' },
      ],
    ],
    ['needs no month for a few days', period('2025-01-15', '2025-02-10'), [{ table: 'agg_day', from: '2025-01-15', to: '2025-02-10' }]],
    ['finds nothing before the data', period('2017-01-01', '2017-12-31'), []],
    ['finds nothing after the data', period('2027-01-01', '2027-12-31'), []],
  ];
  it.each(cases)('%s', (_, asked, segments) => {
    expect(coverOf(asked, EXTENT, needs()).segments).toEqual(segments);
  });
});

it('takes the payments for the days of a cut month where no daily aggregate has the column', () => {
  const { segments, reason } = coverOf(period('2025-01-01', '2025-02-10'), EXTENT, needs(['channel_code']));
  expect(segments).toEqual([
    { table: 'agg_month_channel', from: '2025-01-01', to: '2025-01-31' },
    { table: 'payments', from: '2025-02-01', to: '2025-02-10' },
  ]);
  expect(reason).toBe('whole months: agg_month_channel; days at the edges: payments');
});

it('takes days from the daily aggregate', () => {
  expect(coverOf(period('2025-01-01', '2025-12-31'), EXTENT, needs(['tax_code'], true)).segments[0]?.table).toBe('agg_day');
});

it('covers nothing without payments', () => {
  expect(coverOf(period('2025-01-01', '2025-12-31'), null, needs())).toEqual({ segments: [], reason: 'no payments in the period' });
});

describe('different objects', () => {
  const objects = (columns: CodeColumn[], rows: ObjectNeeds['rows'], single = columns): ObjectNeeds => ({
    columns: new Set(columns),
    single: new Set(single),
    rows,
  });
  const YEAR = period('2025-01-01', '2025-12-31');

  const counted: [string, Period, ObjectNeeds, object][] = [
    ['a year to date', period('2026-01-01', '2026-06-10'), objects([], 'period'), { split: 'whole', across: true, to: '2026-06-10' }],
    [
      'any months of one calendar year',
      period('2025-04-01', '2025-06-30'),
      objects(['unit_code'], 'period'),
      { split: 'unit', from: '2025-04-01' },
    ],
    ['the months of several years', period('2023-12-01', '2026-06-10'), objects(['tax_code'], 'month'), { split: 'tax', across: false }],
    ['several calendar years', period('2023-01-01', '2025-12-31'), objects([], 'year'), { split: 'whole', across: true }],
    ['tax type and unit', YEAR, objects(['unit_code', 'tax_code'], 'period'), { split: 'tax_unit' }],
    [
      'the year in which the data begin inside a month',
      period('2019-01-01', '2019-12-31'),
      objects([], 'period'),
      { from: '2019-01-01', to: '2019-12-31' },
    ],
  ];
  it.each(counted)('are counted beforehand for %s', (_, asked, wanted, segment) => {
    const { segments } = objectCoverOf(asked, EXTENT, wanted);
    expect(segments).toHaveLength(1);
    expect(segments[0]).toMatchObject({ table: 'first_payments', ...segment });
  });

  const single: [string, Period, ObjectNeeds, RegExp][] = [
    ['places', YEAR, objects(['region_code'], 'period'), /more than tax type and unit/],
    ['a category or several tax types in one row', YEAR, objects(['tax_code'], 'period', []), /several codes/],
    ['one row over several calendar years', period('2024-07-01', '2025-06-30'), objects([], 'period'), /several calendar years/],
    ['days', YEAR, objects([], 'other'), /neither months nor calendar years/],
    ['a row that begins inside a month', period('2025-01-02', '2025-12-31'), objects([], 'period'), /inside a month/],
    ['a month that is cut at its beginning', period('2025-03-02', '2025-03-31'), objects([], 'month'), /inside a month/],
  ];
  it.each(single)('are counted over single payments for %s', (_, asked, wanted, reason) => {
    const cover = objectCoverOf(asked, EXTENT, wanted);
    expect(cover.segments).toEqual([{ table: 'payments', ...asked }]);
    expect(cover.reason).toMatch(reason);
  });

  it('need single payments only in the cut first of several months', () => {
    expect(objectCoverOf(period('2025-01-15', '2025-03-02'), EXTENT, objects([], 'month')).segments).toEqual([
      { table: 'payments', from: '2025-01-15', to: '2025-01-31' },
      { table: 'first_payments', split: 'whole', across: false, from: '2025-02-01', to: '2025-03-02' },
    ]);
  });

  it('are nowhere without payments', () => {
    expect(objectCoverOf(YEAR, null, objects([], 'period')).segments).toEqual([]);
  });
});
