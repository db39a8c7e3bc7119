import { range } from '../numbers/arrays.ts';
import { sampleNormal, createRandom } from '../numbers/random.ts';
import { adjustForFalseDiscovery } from './false-discovery.ts';
import { kendall } from './kendall.ts';
import { laggedCorrelations } from './lags.ts';
import { correlationMatrix, strongestFirst } from './matrix.ts';
import { partialCorrelation } from './partial.ts';
import { pearson } from './pearson.ts';
import { spearman } from './spearman.ts';

const x = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const y = [2, 1, 4, 3, 7, 5, 8, 10, 6, 9];
const z = [1, 3, 2, 5, 4, 4, 7, 6, 9, 8];

// Values marked (S) come from SciPy 1.17; the partial correlation from two regressions in statsmodels.
describe('pearson', () => {
  it('comes with n, p and an interval', () => {
    const found = pearson(x, y);
    // By hand: sum of products 70.5, both sums of squares 82.5.
    expect(found?.r).toBeCloseTo(70.5 / 82.5, 12);
    expect(found?.n).toBe(10);
    expect(found?.p).toBeCloseTo(0.0016368033159867286, 10); // (S)
    expect(found?.interval?.[0]).toBeCloseTo(0.4868846748242645, 9); // (S)
    expect(found?.interval?.[1]).toBeCloseTo(0.9649733506580728, 9); // (S)
  });

  it('leaves out pairs with a missing side', () => {
    expect(pearson([...x, null, 3, NaN], [...y, 4, null, 9])).toEqual(pearson(x, y));
  });

  it('has no answer for too few pairs or a side that does not vary', () => {
    expect(pearson([1, 2], [2, 1])).toBeNull();
    expect(pearson([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull();
    expect(pearson([1, 2, 3], [1, 2, 4])?.interval).toBeNull();
  });

  it('stays finite for an exact relation', () => {
    expect(
      pearson(
        x,
        x.map((value) => 3 - 2 * value),
      ),
    ).toEqual({ r: -1, n: 10, p: 0, interval: [-1, -1] });
  });

  it('takes what rounding leaves of an exact relation for exact', () => {
    const found = pearson(
      x.map((value) => value * 0.1),
      x.map((value) => 1e6 + value * 0.3),
    );
    expect(found).toMatchObject({ r: 1, p: 0, interval: [1, 1] });
  });

  it('refuses sides of unequal length', () => {
    expect(() => pearson(x, y.slice(1))).toThrow(RangeError);
    expect(() => partialCorrelation(x, y, [z.slice(1)])).toThrow(RangeError);
    expect(() => laggedCorrelations(x, y.slice(1), 2)).toThrow(RangeError);
  });

  it('does not depend on the unit', () => {
    const inRupiah = pearson(
      x.map((value) => value * 1e13),
      y.map((value) => value * 1e-9 + 5e-9),
    );
    expect(inRupiah?.r).toBeCloseTo(70.5 / 82.5, 12);
  });
});

describe('spearman', () => {
  it('uses ranks, with ties sharing theirs', () => {
    const found = spearman(x, z);
    expect(found?.r).toBeCloseTo(0.9240164263936983, 12); // (S)
    expect(found?.p).toBeCloseTo(0.00013295265816009046, 12); // (S)
    expect(spearman([1, 2, 3, 4], [1, 10, 100, 1000])?.r).toBe(1);
  });

  it('counts its p value over all orders below ten pairs', () => {
    // Only two of the 24 orders of four values reach |r| = 1. With five values, 2 of 120 orders reach 1 and 8 more reach 0.9.
    expect(spearman([1, 2, 3, 4], [1, 10, 100, 1000])?.p).toBeCloseTo(2 / 24, 12);
    expect(spearman([1, 2, 3, 4, 5], [1, 2, 3, 5, 4])?.p).toBeCloseTo(10 / 120, 12);
    // y has two equal values, so that two orders reach each coefficient. Only 1, 2, (3, 3) and its mirror reach this one.
    expect(spearman([1, 2, 3, 4], [1, 2, 3, 3])?.p).toBeCloseTo(4 / 24, 12);
  });
});

describe('kendall', () => {
  it('compares the orders of all pairs, with ties taken out', () => {
    // 45 pairs, 7 of them in opposite order: (38 - 7) / 45. With ties (S), the p value by the normal approximation.
    expect(kendall(x, y)?.r).toBeCloseTo(31 / 45, 12);
    expect(kendall(x, z)?.r).toBeCloseTo(0.764093177458341, 12);
    expect(kendall(x, z)?.p).toBeCloseTo(0.002263469812035174, 10);
  });

  it('counts its p value below ten pairs', () => {
    // Orders of four with 0, 1, 5 or 6 inversions: 1 + 3 + 3 + 1 of 24.
    expect(kendall([1, 2, 3, 4], [1, 2, 4, 3])?.p).toBeCloseTo(8 / 24, 12);
    // Ties in y: 12 orders of 1, 2, 3, 3. Only 1, 2, 3, 3 and its mirror have all five untied pairs in one order.
    expect(kendall([1, 2, 3, 4], [1, 2, 3, 3])?.p).toBeCloseTo(2 / 12, 12);
    // Ties on both sides: of the 6 ways to choose the y of the lower two, one and its mirror reach a score of 4.
    expect(kendall([1, 1, 2, 2], [5, 5, 7, 7])?.p).toBeCloseTo(2 / 6, 12);
    // Of 20 ways to choose the y of the lower three, two score at least 7: 1, 2, 3 and 1, 2, 4. Each has a mirror.
    expect(kendall([1, 1, 1, 2, 2, 2], [1, 2, 4, 3, 5, 6])?.p).toBeCloseTo(4 / 20, 12);
    expect(kendall([1, 2, 3], [5, 5, 5])).toBeNull();
  });
});

describe('partial correlation', () => {
  it('takes out what both share with the control', () => {
    const found = partialCorrelation(x, y, [z]);
    expect(found?.r).toBeCloseTo(0.7973890349092609, 10); // (S)
    expect(found?.p).toBeCloseTo(0.010047559046518986, 10); // (S)
  });

  it('equals the plain correlation without controls', () => {
    expect(partialCorrelation(x, y, [])?.r).toBeCloseTo(70.5 / 82.5, 12);
  });

  it('agrees with the formula from the three plain correlations', () => {
    const r = (a: number[], b: number[]): number => pearson(a, b)?.r ?? NaN;
    const byFormula = (r(x, y) - r(x, z) * r(y, z)) / Math.sqrt((1 - r(x, z) ** 2) * (1 - r(y, z) ** 2));
    expect(partialCorrelation(x, y, [z])?.r).toBeCloseTo(byFormula, 10);
  });

  it('has no answer where the control says everything', () => {
    expect(partialCorrelation(x, y, [x])).toBeNull();
    expect(partialCorrelation(x, y, [z, z])).toBeNull();
  });
});

describe('false discovery rate', () => {
  it('adjusts by rank and keeps the order monotone', () => {
    // By hand, sorted .005 .01 .03 .04 .5: times 5/rank = .025 .025 .05 .05 .5.
    const adjusted = adjustForFalseDiscovery([0.01, 0.04, 0.03, 0.005, 0.5]);
    [0.025, 0.05, 0.05, 0.025, 0.5].forEach((expected, i) => expect(adjusted[i]).toBeCloseTo(expected, 12));
    expect(adjustForFalseDiscovery([])).toEqual([]);
  });
});

describe('correlation matrix', () => {
  const variables = [
    { key: 'b', values: x },
    { key: 'a', values: y },
    { key: 'flat', values: x.map(() => 4) },
    { key: 'c', values: x.map((value) => -value) },
  ];

  it('has every pair once and counts only those that could be tested', () => {
    const pairs = correlationMatrix(variables);
    expect(pairs.map(({ first, second }) => `${first}-${second}`)).toEqual(['b-a', 'b-flat', 'b-c', 'a-flat', 'a-c', 'flat-c']);
    expect(pairs[1]).toEqual({ first: 'b', second: 'flat', correlation: null, adjustedP: null });
    // Three tested pairs, two with the same p and one with 0: the largest adjusted value equals its p.
    expect(pairs[0]?.adjustedP).toBeCloseTo(0.0016368033159867286, 10);
    expect(pairs[2]?.adjustedP).toBe(0);
  });

  it('lists the strongest first, equal ones by name, the same for any order of input', () => {
    const names = (input: typeof variables): string[] =>
      strongestFirst(correlationMatrix(input)).map(({ first, second }) => [first, second].sort().join('-'));
    expect(names(variables).slice(0, 3)).toEqual(['b-c', 'a-c', 'a-b']);
    expect(new Set(names([...variables].reverse()).slice(0, 1))).toEqual(new Set(['b-c']));
  });
});

describe('lagged correlations', () => {
  const lead = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8];
  const follow = [0, 0, ...lead.slice(0, 10)];

  it('find by how many periods one series follows the other', () => {
    const found = laggedCorrelations(lead, follow, 3, { of: 'as-given' });
    expect(found.map(({ lag }) => lag)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    const best = found.reduce((highest, next) => ((next.correlation?.r ?? -1) > (highest.correlation?.r ?? -1) ? next : highest));
    expect(best).toMatchObject({ lag: 2, correlation: { r: 1, n: 10 }, adjustedP: 0 });
    const [first] = found;
    expect(first?.adjustedP).toBeCloseTo(Math.min(1, 7 * (first?.correlation?.p ?? NaN)), 12);
  });

  it('do not take two walks that have nothing to do with each other for related', () => {
    const random = createRandom(5);
    const walk = (): number[] => {
      let level = 0;
      return range(60).map(() => (level += sampleNormal(random)));
    };
    const significant = (of: 'changes' | 'as-given'): number =>
      range(40).filter(() => laggedCorrelations(walk(), walk(), 6, { of }).some(({ adjustedP }) => (adjustedP ?? 1) < 0.05)).length;
    expect(significant('as-given')).toBeGreaterThan(24);
    expect(significant('changes')).toBeLessThan(5);
  });

  it('take the season out and leave the changes beside a gap out', () => {
    const random = createRandom(9);
    const noise = range(60).map(() => sampleNormal(random));
    const seasonal = (phase: number) => (value: number, t: number) => value + 30 * Math.sin((2 * Math.PI * (t + phase)) / 12);
    const other = range(60).map(() => sampleNormal(random));
    const found = laggedCorrelations(noise.map(seasonal(0)), other.map(seasonal(2)), 0, { frequency: 12 })[0];
    expect(Math.abs(found?.correlation?.r ?? 1)).toBeLessThan(0.4);
    const gap = noise.map((value, t) => (t === 20 ? null : value));
    expect(laggedCorrelations(gap, noise, 0)[0]?.correlation?.n).toBe(57);
  });
});
