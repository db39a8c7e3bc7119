import { roundScale } from './heat-scale.ts';

it.each([
  // 2,644 / 6 is 441, rounded up to 500.
  [2644, [500, 1000, 1500, 2000, 2500]],
  // 0.4 / 6 is 0.067, rounded up to 0.1.
  [0.4, [0.1, 0.2, 0.3, 0.4, 0.5]],
  [12, [2, 4, 6, 8, 10]],
])('%d is cut at round bounds', (max, bounds) => {
  expect(roundScale([1e-6, null, max]).bounds.map((bound) => Math.round(bound * 1e9) / 1e9)).toEqual(bounds);
});

it('holds without any value', () => {
  expect(roundScale([null]).bounds).toHaveLength(5);
});
