import { figureOf, known, missing, valueOf } from '@pendapa/query';
import { countFarBehind, regionRanks, spread, topShare, withoutRegion } from './region-figures.ts';

const region = (code: string | null, now: string | null, before: string | null = null) => ({
  code,
  now: figureOf(now, { state: 'unknown' }),
  before: figureOf(before),
});
const rows = [region('A', '600', '500'), region(null, '900', '800'), region('B', '300', '700'), region('C', '100')];

it('ranks the regions and says how many ranks they won; what has no region takes no rank', () => {
  expect(regionRanks(rows)).toEqual([
    { rank: 1, won: 1 },
    { rank: null, won: null },
    { rank: 2, won: -1 },
    { rank: 3, won: null },
  ]);
});

it('ranks amounts beyond what a float can tell apart', () => {
  const close = [region('A', '9007199254740992'), region('B', '9007199254740993')];
  expect(regionRanks(close).map(({ rank }) => rank)).toEqual([2, 1]);
});

it('measures the largest against the whole, with what has no region in it', () => {
  // (600 + 300) of 1,900.
  expect(valueOf(topShare(rows, 2, known('1900')))).toBeCloseTo(0.473_684, 6);
  expect(valueOf(topShare([region(null, '900')], 2, known('900')))).toBeNull();
  expect(topShare(rows, 2, missing({ state: 'unknown' }))).toEqual({ state: 'unknown' });
  // A region with an unknown amount could be among the largest.
  expect(topShare([...rows, region('D', null)], 2, known('1900'))).toEqual({ state: 'unknown' });
});

it('adds up what has no region', () => {
  expect(withoutRegion([...rows, region(null, '100')])).toBe('1000');
  expect(withoutRegion(rows.filter(({ code }) => code !== null))).toBeNull();
  expect(withoutRegion([...rows, region(null, null)])).toEqual({ state: 'unknown', known: '900' });
});

it('measures how far apart the units are, and counts those far behind', () => {
  expect(spread([1.05, 0.8, null, 0.95])).toBeCloseTo(0.25, 10);
  expect(spread([1.05, null])).toBeNull();
  expect(countFarBehind([1.05, 0.8999, 0.9, null])).toBe(1);
});
