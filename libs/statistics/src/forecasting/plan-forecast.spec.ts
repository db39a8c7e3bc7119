import { at, range, sum } from '../numbers/arrays.ts';
import { createRandom, sampleNormal } from '../numbers/random.ts';
import { forecastFromPlan } from './plan-forecast.ts';
import { targetOutlook } from './simulate.ts';

const flat = (count: number, amount: number): number[] => range(count).map(() => amount);
const widthOf = (months: number): number => {
  const made = forecastFromPlan({ values: flat(months, 80), plannedSoFar: flat(months, 100), planned: flat(6, 100) });
  const { range80 } = targetOutlook(made, { collected: 0, target: 0 });
  return Math.log(range80[1] / range80[0]);
};

describe('a tax too young for a forecast', () => {
  it('is its plan times its realisation, shrunk towards the plan', () => {
    // Six months at 80 %: credibility (6 / 0.25) / (6 / 0.25 + 1 / 0.16) = 24 / 30.25.
    const made = forecastFromPlan({ values: [null, ...flat(6, 80)], plannedSoFar: flat(7, 100), planned: [100, 200] });
    const factor = 0.8 ** (24 / 30.25);
    expect(made.point).toEqual([expect.closeTo(100 * factor, 6), expect.closeTo(200 * factor, 6)]);
    expect(forecastFromPlan({ values: [], plannedSoFar: [], planned: [100] }).point).toEqual([expect.closeTo(100, 6)]);
  });

  it('always has a range, which narrows with its months', () => {
    expect(widthOf(0)).toBeGreaterThan(widthOf(6));
    expect(widthOf(6)).toBeGreaterThan(widthOf(11));
    // Alone the error of the realisation gives 2 x 1.2816 / sqrt(30.25) on the log scale.
    expect(widthOf(6)).toBeGreaterThan((2 * 1.2816) / Math.sqrt(30.25));
  });

  it('brings at least what its unfinished month has brought', () => {
    const { point, intervals } = forecastFromPlan({ values: [], plannedSoFar: [], planned: [100, 100], unfinished: 300 });
    expect(at(point, 0)).toBeGreaterThanOrEqual(300);
    intervals.forEach(({ low }) => expect(at(low, 0)).toBeGreaterThanOrEqual(300));
  });

  it('lies in its 80 % range about as often as it says, where plans are off as assumed', () => {
    const random = createRandom(4);
    const inside = range(200).filter(() => {
      const realised = Math.exp(0.4 * sampleNormal(random));
      const months = range(12).map(() => 100 * realised * Math.exp(0.5 * sampleNormal(random) - 0.125));
      const made = forecastFromPlan({ values: months.slice(0, 6), plannedSoFar: flat(6, 100), planned: flat(6, 100) });
      const rest = sum(months.slice(6));
      const { range80 } = targetOutlook(made, { collected: 0, target: rest, draws: 400 });
      return range80[0] <= rest && rest <= range80[1];
    });
    expect(inside.length / 200).toBeGreaterThan(0.7);
    expect(inside.length / 200).toBeLessThan(0.95);
  });
});
