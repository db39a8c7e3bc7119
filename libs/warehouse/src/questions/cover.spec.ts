import type { Period } from '@pendapa/contracts';
import type { CodeColumn } from '../aggregates.ts';
import { coverOf } from './cover.ts';

const EXTENT: Period = { from: '2019-01-02', to: '2026-11-14' };
const needs = (columns: CodeColumn[] = [], more: { days?: boolean; objects?: boolean } = {}) => ({
  columns: new Set(columns),
  days: false,
  objects: false,
  ...more,
});
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

it('takes days from the daily aggregate, and different objects from the payments', () => {
  expect(coverOf(period('2025-01-01', '2025-12-31'), EXTENT, needs(['tax_code'], { days: true })).segments[0]?.table).toBe('agg_day');
  expect(coverOf(period('2025-01-01', '2025-12-31'), EXTENT, needs(['tax_code'], { objects: true })).segments[0]?.table).toBe('payments');
});

it('covers nothing without payments', () => {
  expect(coverOf(period('2025-01-01', '2025-12-31'), null, needs())).toEqual({ segments: [], reason: 'no payments in the period' });
});
