import { mean } from './arrays.ts';
import { sampleNormal, createRandom } from './random.ts';

describe('seeded random numbers', () => {
  it('repeats with its seed and differs with another', () => {
    const draw = (seed: number): number[] => {
      const random = createRandom(seed);
      return [random(), random(), random()];
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('draws normal numbers of mean 0 and variance 1', () => {
    const random = createRandom(1);
    const draws = Array.from({ length: 20000 }, () => sampleNormal(random));
    // Three standard errors of the mean and of the variance.
    expect(Math.abs(mean(draws))).toBeLessThan(3 / Math.sqrt(20000));
    expect(Math.abs(mean(draws.map((value) => value * value)) - 1)).toBeLessThan(3 * Math.sqrt(2 / 20000));
  });
});
