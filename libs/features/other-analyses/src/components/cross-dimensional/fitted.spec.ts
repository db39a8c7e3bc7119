import { curveOfFit } from '@pendapa/statistics';
import { fittedOf, type FitOptions, type UnitPoint } from './fitted.ts';

/** y = 2x + 1 with small deviations, and one outlier. */
const points = (away: number): readonly UnitPoint[] =>
  Array.from({ length: 12 }, (_, at) => ({
    code: `U${String(at)}`,
    name: `Unit ${String(at)}`,
    x: at,
    y: 2 * at + 1 + (at % 2 === 0 ? 0.2 : -0.2) + (at === 6 ? away : 0),
  }));

const FILING: FitOptions = { across: 'filing', up: 'digital', method: 'pearson', q: null };

it('names the unit that the line does not explain, and draws the line from end to end', () => {
  const fitted = fittedOf(points(15), FILING);
  expect(fitted.judgement).toBe('rising');
  expect(fitted.fit?.outliers.map(({ key }) => key)).toEqual(['U6']);
  const { fit } = fittedOf(points(0), FILING);
  const band = fit && curveOfFit(fit, [0, 5, 11]);
  expect(band?.[0]?.x).toBe(0);
  expect(band?.at(-1)?.x).toBe(11);
  expect(band?.at(-1)?.expected).toBeCloseTo(23, 0);
  expect(band?.every(({ low, expected, high }) => low < expected && expected < high)).toBe(true);
});

it('judges nothing of few units, of what is the same, of what shares a part, or of what may be chance', () => {
  expect(fittedOf(points(0).slice(0, 7), FILING)).toMatchObject({ judgement: 'few', correlation: null, fit: null });
  expect(
    fittedOf(
      points(0).map((point) => ({ ...point, y: 3 })),
      FILING,
    ),
  ).toMatchObject({ judgement: 'same', fit: null });
  expect(fittedOf(points(0), { ...FILING, across: 'growth' }).judgement).toBe('shared');
  expect(
    fittedOf(
      points(0).map((point, at) => ({ ...point, y: (at * 5) % 7 })),
      FILING,
    ).judgement,
  ).toBe('chance');
});

it('correlates by the method of the other views, and judges by the p value that is adjusted for all pairs', () => {
  const curved = points(0).map((point, at) => ({ ...point, y: at ** 3 }));
  expect(fittedOf(curved, { ...FILING, method: 'spearman' }).correlation?.r).toBe(1);
  expect(fittedOf(curved, FILING).correlation?.r).toBeLessThan(0.95);
  expect(fittedOf(curved, { ...FILING, q: 0.2 }).judgement).toBe('chance');
  expect(fittedOf(curved, { ...FILING, q: 0.01 }).judgement).toBe('rising');
});

it('ranks no arrears against assessments, whose unpaid part they are', () => {
  expect(fittedOf(points(0), { ...FILING, across: 'realisation', up: 'arrears' }).judgement).toBe('shared');
  expect(fittedOf(points(0), { ...FILING, across: 'realisation', up: 'old' }).judgement).toBe('shared');
});
