import { gini, lorenz, topShare } from './concentration.ts';
import { giniOfCurve, shareOfTop, lorenzOfGroups, withRemainder } from './grouped-concentration.ts';

// Three hold 1 each, one holds 5: the whole is 8.
const points = lorenzOfGroups([
  { count: 1, amount: 5 },
  { count: 3, amount: 3 },
]);

it('the curve takes the groups by rising mean', () => {
  expect(points).toEqual([
    { units: 0, share: 0 },
    { units: 0.75, share: 0.375 },
    { units: 1, share: 1 },
  ]);
  expect(lorenzOfGroups([])).toEqual([]);
  expect(lorenzOfGroups([{ count: 3, amount: 0 }])).toEqual([]);
});

it('the Gini coefficient is that of the curve: area 0.75 x 0.375 / 2 + 0.25 x 1.375 / 2 = 0.3125, so 0.375', () => {
  expect(giniOfCurve(points)).toBeCloseTo(0.375, 10);
  expect(giniOfCurve(lorenzOfGroups([{ count: 9, amount: 9 }]))).toBeCloseTo(0, 10);
  expect(giniOfCurve([])).toBeNull();
});

it('the richest part holds what the curve says, also within a group', () => {
  expect(shareOfTop(points, 0.25)).toBeCloseTo(0.625, 10);
  // Half of the last group holds half of its 5 of 8.
  expect(shareOfTop(points, 0.125)).toBeCloseTo(0.3125, 10);
  expect(shareOfTop([], 0.1)).toBeNull();
});

it('groups of one are what single values are', () => {
  const values = [4, 1, 7, 2, 2, 9];
  const curve = lorenzOfGroups(values.map((amount) => ({ count: 1, amount })));
  for (const [index, point] of lorenz(values).entries()) {
    expect(curve[index]?.units).toBeCloseTo(point.units, 10);
    expect(curve[index]?.share).toBeCloseTo(point.share, 10);
  }
  expect(giniOfCurve(curve)).toBeCloseTo(gini(values) ?? -1, 10);
  expect(shareOfTop(curve, 2 / 6)).toBeCloseTo(topShare(values, 2) ?? -1, 10);
});

it('what is not told of a whole is one group more: the top tenth of 100 that hold 1,000 holds 600', () => {
  const groups = [
    { count: 60, amount: 100 },
    { count: 30, amount: 300 },
  ];
  const whole = { count: 100, amount: 1_000 };
  expect(withRemainder(groups, whole)).toEqual([...groups, { count: 10, amount: 600 }]);
  expect(shareOfTop(lorenzOfGroups(withRemainder(groups, whole)), 0.1)).toBeCloseTo(0.6, 10);
  expect(withRemainder([whole], whole)).toEqual([whole]);
});
