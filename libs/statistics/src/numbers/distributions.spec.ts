import { incompleteBeta, logGamma, normalCumulative, normalQuantile, studentTwoSided } from './distributions.ts';

describe('distributions', () => {
  it('gives the gamma function at points known in closed form', () => {
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
    expect(logGamma(5)).toBeCloseTo(Math.log(24), 12);
    expect(logGamma(0.25) + logGamma(0.75)).toBeCloseTo(Math.log(Math.PI * Math.SQRT2), 12);
  });

  it('integrates the beta density: I_x(2, 3) = 6x^2 - 8x^3 + 3x^4', () => {
    const exactValue = (x: number): number => 6 * x ** 2 - 8 * x ** 3 + 3 * x ** 4;
    for (const x of [0.1, 0.4, 0.9]) expect(incompleteBeta(2, 3, x)).toBeCloseTo(exactValue(x), 12);
    expect([incompleteBeta(2, 3, 0), incompleteBeta(2, 3, 1)]).toEqual([0, 1]);
  });

  it("agrees with the tables of Student's t", () => {
    // One degree of freedom is the Cauchy distribution: P(|T| > 1) is exactly one half. The others are printed table values.
    expect(studentTwoSided(1, 1)).toBeCloseTo(0.5, 12);
    expect(studentTwoSided(2.228, 10)).toBeCloseTo(0.05, 4);
    expect(studentTwoSided(-2.75, 30)).toBeCloseTo(0.01, 4);
    expect(studentTwoSided(0, 7)).toBeCloseTo(1, 12);
  });

  it('agrees with the tables of the normal distribution, far into the tail', () => {
    expect(normalCumulative(0)).toBe(0.5);
    expect(normalCumulative(1)).toBeCloseTo(0.8413447460685429, 13);
    expect(normalCumulative(-1.96)).toBeCloseTo(0.024997895148220435, 13);
    // 6.22096e-16 is the printed upper tail at 8.
    expect(normalCumulative(-8) / 6.22096057427178e-16).toBeCloseTo(1, 5);
  });

  it('inverts the normal distribution', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 10);
    expect(normalQuantile(0.9)).toBeCloseTo(1.2815515655446, 10);
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
  });
});
