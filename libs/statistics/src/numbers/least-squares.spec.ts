import { computeResiduals, trendLine } from './least-squares.ts';

describe('least squares', () => {
  it('finds a line by hand: (0,1) (1,3) (2,2) has slope 1/2 and intercept 3/2', () => {
    const { intercept, slope } = trendLine([1, 3, 2]);
    expect(slope).toBeCloseTo(0.5, 12);
    expect(intercept).toBeCloseTo(1.5, 12);
    expect(trendLine([4])).toEqual({ intercept: 4, slope: 0 });
  });

  it('leaves what the regressors do not explain', () => {
    const residuals = computeResiduals([1, 3, 2], [[0, 1, 2]]) ?? [];
    // The line above predicts 1.5, 2, 2.5.
    expect(residuals[0]).toBeCloseTo(-0.5, 12);
    expect(residuals[1]).toBeCloseTo(1, 12);
    expect(residuals[2]).toBeCloseTo(-0.5, 12);
  });

  it('refuses regressors that say the same', () => {
    expect(
      computeResiduals(
        [1, 3, 2, 5],
        [
          [1, 2, 3, 4],
          [2, 4, 6, 8],
        ],
      ),
    ).toBeNull();
    expect(computeResiduals([1, 3, 2], [[5, 5, 5]])).toBeNull();
  });
});
