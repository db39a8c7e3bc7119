import { minimise } from './minimise.ts';

describe('minimise', () => {
  it("finds the bottom of Rosenbrock's valley at (1, 1)", () => {
    const valley = ([x = 0, y = 0]: readonly number[]): number => (1 - x) ** 2 + 100 * (y - x * x) ** 2;
    const { point, value } = minimise(valley, [-1.2, 1], { evaluations: 2000, tolerance: 1e-12 });
    expect(point[0]).toBeCloseTo(1, 3);
    expect(point[1]).toBeCloseTo(1, 3);
    expect(value).toBeLessThan(1e-8);
  });

  it('turns away from points that are not allowed', () => {
    const { point } = minimise(([x = 0]) => (x < 0.5 ? NaN : x), [2], { step: -0.3, tolerance: 1e-10 });
    expect(point[0]).toBeCloseTo(0.5, 2);
  });
});
