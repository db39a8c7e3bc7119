import type { DimensionKey, Query } from '@pendapa/contracts';
import { NOTHING_READY } from '../rollups/data-spans.ts';
import type { Layout } from './layout.ts';
import type { Context, ResolvedQuery } from './resolve.ts';
import { otherWorkMsOf } from './estimate-work.ts';

const codes = (count: number) =>
  new Map(Array.from({ length: count }, (_, index) => [String(index), { name: { id: '', en: '' }, parent: null }]));
const members = { taxType: codes(9), taxCategory: codes(3), ward: codes(260), district: codes(44), unit: codes(44) };
const directory = { members, registersSince: { objects: '2011-05-01', taxpayers: null }, snapshots: [], movements: [] };
const context = {
  directory,
  asOf: '2026-11-14',
  extent: { from: '2019-01-02', to: '2026-11-14' },
  fiscalYearStart: 1,
  isReady: NOTHING_READY,
} as unknown as Context;
const layout = {
  sums: new Map([
    ['amount', null],
    ['entries', null],
  ]),
  series: [0],
} as unknown as Layout;
const MANY = [{ table: 'agg_day', rows: 10_000_000, read: 10_000_000, reason: { id: '', en: '' } }];

const work = (subject: Query['subject'], by: readonly DimensionKey[], from = '2019-01-01', read = MANY) =>
  Math.round(otherWorkMsOf({ subject, by, period: { from, to: '2026-12-31' } } as unknown as ResolvedQuery, layout, context, [], read));

it('grows with the groups that a split may have, of codes and days with data', () => {
  // 9 x 2,874 days x 2 sums x 150 ns, and twice 10,000 rows of 5 us.
  expect(work('revenue', ['taxType', 'day'])).toBe(108);
  expect(work('revenue', ['taxType', 'day'], '1900-01-01')).toBeGreaterThan(108);
  expect(work('revenue', ['taxType', 'day', 'ward'])).toBeGreaterThan(1_000);
});

it('counts codes that follow from each other once, and no more groups than rows that are read', () => {
  expect(work('revenue', ['ward', 'district', 'month'])).toBe(work('revenue', ['ward', 'month']));
  expect(work('revenue', ['ward', 'unit', 'day'], '2019-01-01', [{ ...MANY[0], read: 1_000 } as (typeof MANY)[0]])).toBe(5);
});

it('counts each level behind a group of a stock', () => {
  expect(work('objects', ['month', 'taxType'])).toBeGreaterThan(work('revenue', ['month', 'taxType']));
  expect(work('objects', ['month', 'ward', 'taxType'])).toBeGreaterThan(400);
  expect(work('objects', ['ward', 'taxType'])).toBe(work('revenue', ['ward', 'taxType']));
});
