import { sampleNormal, createRandom } from '../numbers/random.ts';
import { anomalies } from './anomalies.ts';
import { changePoints } from './change-points.ts';
import { gini, herfindahl, lorenz, topShare } from './concentration.ts';
import { seasonalityIndex } from './seasonality-index.ts';

describe('concentration', () => {
  it('knows the two ends', () => {
    expect(gini([5, 5, 5, 5])).toBe(0);
    expect(gini([0, 0, 0, 8])).toBe(0.75);
    expect(herfindahl([1, 1, 1, 1])).toBe(2500);
    expect(herfindahl([7])).toBe(10_000);
  });

  it('agrees with hand figures in between', () => {
    // 1, 2, 3, 4: mean absolute difference over all 16 ordered pairs is 20/16, over twice the mean 5 = 0.25.
    expect(gini([4, 1, 3, 2])).toBeCloseTo(0.25, 12);
    // 10 %, 20 %, 30 %, 40 %: 100 + 400 + 900 + 1600.
    expect(herfindahl([1, 2, 3, 4])).toBeCloseTo(3000, 9);
    expect(lorenz([3, 1])).toEqual([
      { units: 0, share: 0 },
      { units: 0.5, share: 0.25 },
      { units: 1, share: 1 },
    ]);
    expect(topShare([1, 2, 3, 4], 2)).toBeCloseTo(0.7, 12);
    expect(topShare([1, 2], 5)).toBe(1);
  });

  it('twice the area between curve and diagonal is the Gini coefficient', () => {
    const values = [2, 9, 4, 4, 1, 30];
    const points = lorenz(values);
    const area = points.slice(1).reduce((total, point, i) => {
      const before = points[i] ?? point;
      return total + ((point.share + before.share) / 2) * (point.units - before.units);
    }, 0);
    expect(gini(values)).toBeCloseTo(1 - 2 * area, 12);
  });

  it('has no answer where shares have no meaning', () => {
    expect([gini([]), gini([0, 0]), herfindahl([3, -1]), topShare([NaN], 1)]).toEqual([null, null, null, null]);
    expect(lorenz([1, -1])).toEqual([]);
  });
});

describe('seasonality index', () => {
  it('is share of the year times the number of months', () => {
    // The shares are 10 %, 20 %, 30 % and 40 % in both years, although the levels differ.
    const index = seasonalityIndex([1, 2, 3, 4, 10, 20, 30, 40], 4);
    [0.4, 0.8, 1.2, 1.6].forEach((expected, place) => expect(index[place]?.index).toBeCloseTo(expected, 12));
  });

  it('shows how far a month has moved and leaves incomplete years out', () => {
    const index = seasonalityIndex([1, 3, 3, 1, 2, 2, null, 5, 9], 2);
    // Whole cycles: (1,3) (3,1) (2,2); (null,5) and the single 9 are left out.
    expect(index[0]).toMatchObject({ index: 1, low: 0.5, high: 1.5 });
    expect(seasonalityIndex([1, 2, 3], 12)).toEqual([]);
  });
});

describe('change points', () => {
  const wiggle = [0.1, -0.2, 0.15, -0.1, 0.05, -0.15, 0.2, -0.05];
  const level = (height: number): number[] => wiggle.map((value) => height + value);

  it('finds where levels change and what they were', () => {
    const found = changePoints([...level(10), ...level(14), ...level(12)]);
    expect(found.map(({ position }) => position)).toEqual([8, 16]);
    expect(found[0]?.before).toBeCloseTo(10, 9);
    expect(found[0]?.after).toBeCloseTo(14, 9);
  });

  it('finds none where there is none', () => {
    expect(changePoints([...level(10), ...level(10)])).toEqual([]);
    expect(changePoints([3, 3, 3, 3, 3, 3, 3, 3])).toEqual([]);
    expect(changePoints([1, 2])).toEqual([]);
  });
});

describe('anomalies', () => {
  const noisy = (seed: number, length: number): number[] => {
    const random = createRandom(seed);
    return Array.from({ length }, (_, t) => 100 * (1 + 0.3 * Math.sin((2 * Math.PI * t) / 12)) * (1 + 0.01 * sampleNormal(random)));
  };
  const months = noisy(5, 60);

  it('marks the one month that is out of line, with its usual range', () => {
    const found = anomalies(
      months.map((value, t) => (t === 31 ? value * 1.5 : value)),
      12,
    );
    expect(found.flatMap(({ unusual }, t) => (unusual ? [t] : []))).toContain(31);
    expect(found[31]?.score).toBeGreaterThan(10);
    expect(found[31]?.high).toBeLessThan((months[31] ?? 0) * 1.2);
    const scores = found.map(({ score }) => Math.abs(score ?? 0));
    expect(scores.indexOf(Math.max(...scores))).toBe(31);
  });

  it('does not take the same month of other years for unusual, where few years are known', () => {
    // May of the third of four years differs; all others are equal up to a tenth.
    const alike = Array.from({ length: 46 }, (_, t) => (t === 28 ? 20 : 100 + ((t * 37) % 11)));
    expect(anomalies(alike, 12).flatMap(({ unusual }, t) => (unusual ? [t] : []))).toEqual([28]);
  });

  it('calls few months unusual where nothing happened', () => {
    const marks = Array.from({ length: 10 }, (_, seed) => anomalies(noisy(seed, 120), 12)).flat();
    const share = marks.filter(({ unusual }) => unusual).length / marks.length;
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.04);
  });

  it('expects a value for a missing month but does not score it', () => {
    const found = anomalies(
      months.map((value, t) => (t === 20 ? null : value)),
      12,
    );
    expect(found[20]).toMatchObject({ score: null, unusual: false });
    expect(found[20]?.expected).toBeGreaterThan((months[20] ?? 0) * 0.9);
    expect(found[20]?.expected).toBeLessThan((months[20] ?? 0) * 1.1);
  });

  it('says nothing before two cycles', () => {
    expect(anomalies(months.slice(0, 23), 12)).toEqual([]);
  });

  it('calls nothing unusual in a constant series', () => {
    expect(anomalies(Array<number>(36).fill(5), 12).some(({ unusual }) => unusual)).toBe(false);
  });
});
