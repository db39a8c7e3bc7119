import { binomialCumulative, binomialLimit, funnelOf } from './funnel.ts';

describe('the binomial', () => {
  // Table of the cumulative binomial distribution, CRC Standard Probability and Statistics Tables.
  it.each([
    [4, 20, 0.5, 0.0059],
    [5, 20, 0.5, 0.0207],
    [6, 20, 0.5, 0.0577],
    [0, 10, 0.3, 0.0282],
    [2, 10, 0.3, 0.3828],
    [8, 10, 0.9, 0.2639],
    [12, 25, 0.4, 0.8462],
  ])('has P(R <= %i) of %i at %d', (r, n, p, published) => expect(binomialCumulative(r, n, p)).toBeCloseTo(published, 4));

  it('has nothing below none, and all up to all', () => {
    expect([binomialCumulative(-1, 10, 0.3), binomialCumulative(10, 10, 0.3)]).toEqual([0, 1]);
  });

  it('is interpolated between its steps to the limit of a share', () => {
    // Between 5 and 6 of 20: (0.0577 - 0.025) / (0.0577 - 0.0207) of a step below 6.
    expect(binomialLimit(0.025, 20, 0.5)).toBeCloseTo((6 - (0.0576591 - 0.025) / (0.0576591 - 0.0206947)) / 20, 5);
    expect(binomialLimit(0.025, 20, 0.5) + binomialLimit(0.975, 20, 0.5)).toBeCloseTo(0.95, 5);
    // Large n: the normal limits, 0.8 -/+ 3.0902 x 0.004.
    expect(binomialLimit(0.001, 10_000, 0.8)).toBeCloseTo(0.8 - 3.0902 * 0.004, 3);
    expect(binomialLimit(0.999, 10_000, 0.8)).toBeCloseTo(0.8 + 3.0902 * 0.004, 3);
  });
});

const unit = (count: number, share: number, expected = 0.8) => ({ count, done: count * share, expected: count * expected });

describe('a funnel', () => {
  it('names who is far from all others, and not who is only small', () => {
    const alike = Array.from({ length: 18 }, (_, index) => unit(1000, 0.8 + (index % 3) * 0.005 - 0.005));
    const funnel = funnelOf([...alike, unit(1000, 0.6, 0.79), unit(10, 0.6, 0.79)]);
    expect(funnel?.members.map(({ standing }) => standing)).toEqual([...alike.map(() => 'within'), 'below', 'within']);
  });

  it('does not name who has only another mix', () => {
    const others = Array.from({ length: 10 }, () => unit(1000, 0.8));
    expect(funnelOf([...others, unit(1000, 0.5, 0.5)])?.members.at(-1)?.standing).toBe('within');
  });

  it('knows no rate above all and none below nothing', () => {
    const others = Array.from({ length: 10 }, () => unit(1000, 0.8));
    const few = funnelOf([...others, unit(5, 1, 0.6), unit(5, 0, 0.9)])?.members.slice(-2);
    expect(few).toEqual([
      { adjusted: 1, standing: 'within' },
      { adjusted: 0, standing: 'within' },
    ]);
  });

  it('widens its limits where all are spread more than chance explains', () => {
    // Standardised rates alternate between -5 and 5: their variance is 25.
    const step = 5 * Math.sqrt((0.8 * 0.2) / 1000);
    const funnel = funnelOf(Array.from({ length: 20 }, (_, index) => unit(1000, 0.8 + (index % 2 === 0 ? step : -step))));
    expect(funnel?.overdispersion).toBeCloseTo(25, 6);
    expect(funnel?.members.every(({ standing }) => standing === 'within')).toBe(true);
    const [low] = funnel?.limits(0.998, 1000, false) ?? [];
    expect(low).toBeGreaterThan(0.8 - step);
  });

  it('is none without anything to rate, and where all did all', () => {
    expect([funnelOf([]), funnelOf([unit(10, 1, 1)])]).toEqual([null, null]);
  });
});
