import { at, peek, range, sum } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { sampleNormal, createRandom } from '../numbers/random.ts';
import { errorCorrelations, factorize } from './error-correlation.ts';
import { forecast } from './forecast.ts';
import { compareDraws, computePathQuantiles, computeTargetChances } from './joint-answers.ts';
import { sumDraws, getDraws, simulateJointPaths, type JointPaths } from './joint.ts';
import { applySupposition, type Supposition } from './scenarios.ts';
import { targetOutlook } from './simulate.ts';

// Hotel and restaurant depend on the same visitors; parking does not.
const random = createRandom(21);
const visitors = range(72).map(() => 0.15 * sampleNormal(random));
const line = (level: number, shared: number): number[] =>
  visitors.map(
    (common, t) => level * (1 + 0.3 * Math.sin((2 * Math.PI * t) / 12)) * Math.exp(shared * common + 0.03 * sampleNormal(random)),
  );
const series = { hotel: line(100, 1), restaurant: line(60, 1), parking: line(20, 0) };
const forecastYear = (values: readonly number[]) => forecast({ values, frequency: 12, horizon: 12 });
const lines = Object.entries(series).map(([key, values]) => ({ key, forecast: forecastYear(values) }));
const whole = forecastYear(range(72).map((t) => sum(Object.values(series).map((values) => at(values, t)))));
const paths = simulateJointPaths({ lines, total: whole, draws: 800 });
const withoutOthers = simulateJointPaths({ lines, draws: 800 });

const spread = (sums: Float64Array): number => {
  const sorted = Array.from(sums).sort((a, b) => a - b);
  return at(sorted, 720) - at(sorted, 80);
};

describe('joint paths', () => {
  it('add up in every draw and step, with and without a forecast of the total', () => {
    for (const { lines: addends, total } of [paths, withoutOthers]) {
      const gaps = total.map((value, i) => Math.abs(addends.reduce((all, own) => all + peek(own, i), 0) - value));
      expect(Math.max(...gaps)).toBeLessThan(1e-6);
    }
  });

  it('miss together what missed together in the past', () => {
    const [hotel = [], , parking = []] = errorCorrelations(lines.map((one) => one.forecast));
    expect(at(hotel, 1)).toBeGreaterThan(0.4);
    expect(Math.abs(at(parking, 0))).toBeLessThan(0.4);
    const spreadOfBoth = spread(sumDraws(withoutOthers, 'hotel').map((value, d) => value + peek(sumDraws(withoutOthers, 'restaurant'), d)));
    const [a, b] = [spread(sumDraws(withoutOthers, 'hotel')), spread(sumDraws(withoutOthers, 'restaurant'))];
    // Independent errors would partly cancel: ranges would add like the sides of a right triangle.
    expect(spreadOfBoth).toBeGreaterThan(1.1 * Math.hypot(a, b));
  });

  it('are as wide as the intervals of each line, step by step', () => {
    const { single } = computePathQuantiles(withoutOthers, [0.1, 0.5, 0.9], 'hotel');
    const interval = lines[0]?.forecast.intervals.find(({ level }) => level === 80);
    const ratios = range(12).map(
      (h) => (at(single[2] ?? [], h) - at(single[0] ?? [], h)) / (at(interval?.high ?? [], h) - at(interval?.low ?? [], h)),
    );
    expect(Math.abs(median(ratios) - 1)).toBeLessThan(0.12);
  });

  it('lie between the sum of the lines and the forecast of the total', () => {
    const middle = (of: JointPaths): number => median(sumDraws(of));
    const expected = sum(whole.point);
    expect(Math.abs(middle(paths) - expected)).toBeLessThanOrEqual(Math.abs(middle(withoutOthers) - expected) + 0.01 * expected);
  });

  it('are the same for the same seed only', () => {
    expect(simulateJointPaths({ lines, draws: 5 })).toEqual(simulateJointPaths({ lines, draws: 5 }));
    expect(simulateJointPaths({ lines, draws: 5, seed: 2 })).not.toEqual(simulateJointPaths({ lines, draws: 5 }));
  });

  it('refuse what has no answer', () => {
    expect(() => simulateJointPaths({ lines: [] })).toThrow(RangeError);
    expect(() => simulateJointPaths({ lines, draws: 0 })).toThrow(RangeError);
    expect(() => simulateJointPaths({ lines, total: forecast({ values: series.hotel, frequency: 12, horizon: 3 }) })).toThrow(RangeError);
    expect(() => getDraws(paths, 'none')).toThrow(RangeError);
  });
});

describe('contradicting correlations', () => {
  it('are drawn together until they can be drawn from', () => {
    // a correlates with b and c, but b and c oppose each other: that is impossible.
    const factor = factorize([
      [1, 0.9, 0.9],
      [0.9, 1, -0.9],
      [0.9, -0.9, 1],
    ]);
    factor.forEach((row) => expect(sum(row.map((value) => value * value))).toBeCloseTo(1, 9));
    expect(
      factorize([
        [1, 0.5],
        [0.5, 1],
      ])[1],
    ).toEqual([0.5, Math.sqrt(0.75)]);
  });
});

describe('answers from the draws', () => {
  // Two draws of three steps, by hand: a brings 1, 2, 3 or 3, 2, 1, b always 10.
  const few: JointPaths = {
    keys: ['a', 'b'],
    steps: 3,
    draws: 2,
    lines: [Float64Array.from([1, 2, 3, 3, 2, 1]), new Float64Array(6).fill(10)],
    total: Float64Array.from([11, 12, 13, 13, 12, 11]),
  };

  it('add up within a draw', () => {
    const { single, cumulative } = computePathQuantiles(few, [0, 0.5, 1], 'a', 100);
    expect(single).toEqual([
      [1, 2, 1],
      [2, 2, 2],
      [3, 2, 3],
    ]);
    expect(cumulative).toEqual([
      [101, 103, 106],
      [102, 104, 106],
      [103, 105, 106],
    ]);
  });

  it('give every target its chance from the same draws', () => {
    const targets = [
      { key: 'a', collected: 0, target: 2, steps: 1 },
      { key: 'a', collected: 0, target: 6 },
      { collected: 4, target: 41 },
      { collected: 0, target: 25, steps: 2 },
    ];
    expect(computeTargetChances(few, targets)).toEqual([0.5, 1, 0, 0.5]);
    expect(() => computeTargetChances(few, [{ collected: NaN, target: 1 }])).toThrow(RangeError);
    expect(() => computeTargetChances(few, [{ collected: 0, target: 1, steps: 4 }])).toThrow(RangeError);
  });

  it('agree with the outlook of one line alone', () => {
    const hotel = lines[0]?.forecast ?? whole;
    const target = 1.02 * sum(hotel.point);
    const [chance = NaN] = computeTargetChances(withoutOthers, [{ key: 'hotel', collected: 0, target }]);
    expect(Math.abs(chance - targetOutlook(hotel, { collected: 0, target, draws: 800 }).probability)).toBeLessThan(0.06);
  });

  const added = (supposition: Supposition, key?: string): number[] => {
    const { median: middle, range80 } = compareDraws(few, applySupposition(few, supposition), key);
    return [middle, ...range80].map((value) => Math.round(100 * value) / 100);
  };
  const scaled = (keys: readonly string[], factor: number, from: number): Supposition => ({
    keys,
    event: { kind: 'scaled', cause: 'supposition', from, to: null, factor },
  });
  const moved = (usual: number, actual: number): Supposition => ({ keys: ['a'], event: { kind: 'moved', usual, actual } });

  it('say what a supposition adds, on the same draws', () => {
    expect(added({ keys: ['b'], event: { kind: 'added', from: 1, to: 3, amount: 6 } })).toEqual([6, 6, 6]);
    expect(added(scaled(['a'], 1.5, 0))).toEqual([3, 3, 3]);
    // From the second step on a brings 5 or 3, and b brings 20: a tenth of 25 or 23.
    expect(added(scaled(['a', 'b'], 1.1, 1))).toEqual([2.4, 2.32, 2.48]);
    expect(added(scaled(['a', 'b'], 1.1, 1), 'b')).toEqual([2, 2, 2]);
  });

  it('a campaign that is moved changes the months and not the year', () => {
    const later = applySupposition(few, moved(0, 2));
    expect([...getDraws(later, 'a')]).toEqual([3, 2, 1, 1, 2, 3]);
    expect([...getDraws(later)]).toEqual([13, 12, 11, 11, 12, 13]);
    expect(added(moved(2, 1))).toEqual([0, 0, 0]);
    expect(few.lines[0] && [...few.lines[0]]).toEqual([1, 2, 3, 3, 2, 1]);
  });

  it('take events by their positions in the series', () => {
    expect([...getDraws(applySupposition(few, moved(24, 26), 24), 'a')]).toEqual([3, 2, 1, 1, 2, 3]);
  });

  it('refuse suppositions that lie outside or have no factor', () => {
    expect(() => applySupposition(few, moved(2, 3))).toThrow(RangeError);
    expect(() => applySupposition(few, moved(0, 2), 1)).toThrow(RangeError);
    expect(() => applySupposition(few, scaled(['none'], 2, 0))).toThrow(RangeError);
    expect(() => applySupposition(few, scaled(['a'], NaN, 0))).toThrow(RangeError);
    expect(() => applySupposition(few, { keys: ['a'], event: { kind: 'scaled', cause: 'waiver', from: 0, to: null } })).toThrow(RangeError);
    expect(() => applySupposition(few, { keys: ['a'], event: { kind: 'added', from: 0, to: 1, amount: NaN } })).toThrow(RangeError);
  });
});
