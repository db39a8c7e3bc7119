import { range } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { forecastShape, TAX_SHAPES, type TaxShape } from './tax-shapes.ts';

// Short form of `npm run bench:forecast-shapes`.
const RUNS = 3;
const NAMES = Object.keys(TAX_SHAPES).filter((name): name is TaxShape => name in TAX_SHAPES);

describe.each(NAMES)('the next year of %s', (name) => {
  const results = range(RUNS).map((k) => forecastShape(name, 100 + k, 300));

  it('is forecast within 15 %, in the median, and lies in its 80 % range in two runs of three', () => {
    const ratio = median(results.map((result) => result.ratio));
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.15);
    expect(results.filter(({ isInside }) => isInside).length).toBeGreaterThanOrEqual(2);
  });
});
