import { pearson } from '../correlation/pearson.ts';
import { at, mean, range, sum } from '../numbers/arrays.ts';
import { createRandom, sampleNormal } from '../numbers/random.ts';
import { sampleErrorPaths } from './error-paths.ts';
import { forecast } from './forecast.ts';
import { towardsGrowth } from './growth.ts';
import { hasUsualRefunds } from './refunds.ts';
import { hasSeason } from './season-test.ts';
import { simulateJointPaths } from './joint.ts';

describe('the step towards growth', () => {
  const yearsOf = (...totals: readonly number[]): number[] => totals.flatMap((total) => range(12).map(() => total / 12));

  it('is a quarter of the way to last year times the mean growth of two years', () => {
    // Growth 20 % and 10 %: 1.15 x 11 = 12.65 a month. From 10: 10 + 2.65 / 4.
    expect(towardsGrowth([10], yearsOf(100, 120, 132), 12)).toEqual([expect.closeTo(10.6625, 10)]);
  });

  it('counts a growth of 20 % at most, and a fall of 15 % at most', () => {
    expect(towardsGrowth([0], yearsOf(12, 120, 1200), 12)).toEqual([expect.closeTo(30, 10)]);
    expect(towardsGrowth([0], yearsOf(1200, 120, 12), 12)).toEqual([expect.closeTo(0.2125, 10)]);
  });

  it('is left out below three years, and beside a year of refunds', () => {
    expect(towardsGrowth([10], yearsOf(100, 120), 12)).toEqual([10]);
    expect(towardsGrowth([10], yearsOf(100, -120, 132), 12)).toEqual([10]);
  });
});

describe('the test for a season', () => {
  const random = createRandom(5);
  const noise = (length: number): number[] => range(length).map(() => sampleNormal(random));
  const walk = (length: number): number[] => noise(length).reduce<number[]>((path, step) => [...path, (path.at(-1) ?? 0) + step], []);
  const foundIn = (make: () => number[]): number => mean(range(200).map(() => (hasSeason(make(), 12) ? 1 : 0)));

  // The nominal risk is 5 %; of 200 series chance alone gives up to 9 %.
  it.each([
    ['noise of two and a half years', () => noise(30)],
    ['noise of five years', () => noise(60)],
    ['noise with a trend', () => noise(60).map((value, t) => value + t / 10)],
    ['a walk', () => walk(60)],
  ])('finds none in %s but for the nominal risk', (_name, make) => {
    expect(foundIn(make)).toBeLessThanOrEqual(0.1);
  });

  it('finds a season of 10 % in noise of 5 %', () => {
    expect(foundIn(() => noise(60).map((value, t) => 0.1 * Math.sin((2 * Math.PI * t) / 12) + 0.05 * value))).toBeGreaterThan(0.95);
  });
});

describe('the errors of a year', () => {
  it('have a part in common: their sum varies more than that of errors that only carry over', () => {
    const random = createRandom(2);
    const sums = range(4000).map(() => sum(sampleErrorPaths([[1]], [0], 12, random).flat()));
    const centre = mean(sums);
    // Independent errors: variance 12. With 15 % in common: 0.85 x 12 + 0.15 x 144 = 31.8.
    const variance = mean(sums.map((value) => (value - centre) ** 2));
    expect(variance).toBeGreaterThan(29.5);
    expect(variance).toBeLessThan(34);
    // Twelve months are a twentieth of a deviation too high each.
    expect(centre).toBeGreaterThan(0.3);
    expect(centre).toBeLessThan(0.9);
  });

  it('of two taxes without any other relation are related by their common parts', () => {
    const random = createRandom(3);
    const independent = [
      [1, 0],
      [0, 1],
    ];
    const pairs = range(4000).map(() => sampleErrorPaths(independent, [0, 0], 12, random).map(sum));
    const [a, b] = [0, 1].map((line) => pairs.map((pair) => pair[line] ?? NaN));
    // The common parts have a variance of 0.15 x 144 = 21.6 out of 31.8, and a quarter of it is that of all taxes.
    expect(pearson(a ?? [], b ?? [])?.r).toBeCloseTo((0.25 * 21.6) / 31.8, 1);
  });
});

describe('a tax with a refund', () => {
  const random = createRandom(9);
  const months = range(48).map(() => 100 * Math.exp(0.5 * sampleNormal(random)));
  const lowest = (values: readonly number[]): number =>
    Math.min(...simulateJointPaths({ lines: [{ key: 'a', forecast: forecast({ values, frequency: 12, horizon: 6 }) }], draws: 500 }).total);

  it('has no negative draws because of one month, but with refunds in every eighth', () => {
    expect(lowest(months.map((value, t) => (t === 20 ? -60 : value)))).toBeGreaterThanOrEqual(0);
    expect(lowest(months.map((value, t) => (t % 8 === 0 ? -at(months, t) : value)))).toBeLessThan(0);
    expect([hasUsualRefunds([1, -1, 1, 1]), hasUsualRefunds([1, -1, -1, 1])]).toEqual([false, true]);
  });
});
