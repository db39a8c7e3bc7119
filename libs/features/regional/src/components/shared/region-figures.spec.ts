import { countFarBehind, regionRanks, spread, topShare, withoutRegion } from './region-figures.ts';

const rows = [
  { code: 'A', now: '600', before: '500' },
  { code: null, now: '900', before: '800' },
  { code: 'B', now: '300', before: '700' },
  { code: 'C', now: '100', before: null },
];

it('ranks the regions and says how many ranks they won; what has no region takes no rank', () => {
  expect(regionRanks(rows)).toEqual([
    { rank: 1, won: 1 },
    { rank: null, won: null },
    { rank: 2, won: -1 },
    { rank: 3, won: null },
  ]);
});

it('ranks amounts beyond what a float can tell apart', () => {
  const close = [
    { code: 'A', now: '9007199254740992', before: null },
    { code: 'B', now: '9007199254740993', before: null },
  ];
  expect(regionRanks(close).map(({ rank }) => rank)).toEqual([2, 1]);
});

it('measures the largest against the whole, with what has no region in it', () => {
  // (600 + 300) of 1,900.
  expect(topShare(rows, 2, '1900')).toBeCloseTo(0.473_684, 6);
  expect(topShare([{ code: null, now: '900', before: null }], 2, '900')).toBeNull();
  expect(topShare(rows, 2, null)).toBeNull();
});

it('adds up what has no region', () => {
  expect(withoutRegion([...rows, { code: null, now: '100', before: null }])).toBe('1000');
  expect(withoutRegion(rows.filter(({ code }) => code !== null))).toBeNull();
  expect(withoutRegion([...rows, { code: null, now: null, before: null }])).toBeNull();
});

it('measures how far apart the units are, and counts those far behind', () => {
  expect(spread([1.05, 0.8, null, 0.95])).toBeCloseTo(0.25, 10);
  expect(spread([1.05, null])).toBeNull();
  expect(countFarBehind([1.05, 0.8999, 0.9, null])).toBe(1);
});
