import { median, quantile, robustSpread } from './quantiles.ts';

describe('quantiles', () => {
  it('interpolates between order statistics (definition 7)', () => {
    // Position 0.25 * 3 = 0.75 between 1 and 2; the order of the input does not matter.
    expect(quantile([4, 1, 3, 2], 0.25)).toBe(1.75);
    expect(quantile([10], 0.9)).toBe(10);
    expect(quantile([1, 2], 5)).toBe(2);
    expect(median([3, 1, 2])).toBe(2);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('measures spread without regard to a single outlier', () => {
    // Deviations from the median 3 are 2, 1, 0, 1, 997: their median is 1.
    expect(robustSpread([1, 2, 3, 4, 1000])).toBeCloseTo(1.4826, 10);
    expect(robustSpread([5, 5, 5, 9])).toBeCloseTo(1.2533, 10);
    expect(robustSpread([5, 5, 5])).toBe(0);
  });
});
