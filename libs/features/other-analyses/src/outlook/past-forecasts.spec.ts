import type { ForecastEvent } from '@pendapa/statistics';
import { lastOrigins, pastForecasts, yearAgoOrigin } from './past-forecasts.ts';
import { yearOutlook } from './year-outlook.ts';

const months = (level: number): number[] =>
  Array.from({ length: 51 }, (_, t) => Math.round(level * (1000 + 300 * Math.sin((2 * Math.PI * t) / 12) + 40 * Math.sin(t * t))));
const LINES = [
  { key: 'pkb', values: months(1) },
  { key: 'pbb', values: months(2) },
];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

it('says of a past month end what the outlook would have said then, and what came', () => {
  const progress: number[] = [];
  const past = pastForecasts({ lines: LINES, origins: lastOrigins(51, 6) }, (done) => progress.push(done));
  // Four years are complete: the last six month ends are July to December of the fourth.
  expect(past.map(({ origin }) => origin)).toEqual([42, 43, 44, 45, 46, 47]);
  const then = yearOutlook({
    lines: LINES.map(({ key, values }) => ({
      key,
      values: values.slice(0, 45),
      collected: sum(values.slice(36, 45)),
      target: null,
      planned: [],
    })),
    steps: 3,
    target: null,
  });
  const year = (from: number): number => sum(LINES.flatMap(({ values }) => values.slice(from, from + 12)));
  expect(past[3]).toEqual({
    origin: 45,
    median: then.total?.median,
    low: then.total?.low,
    high: then.total?.high,
    actual: year(36),
    lastYear: year(24),
    chances: expect.any(Array) as unknown,
  });
  expect(progress.at(-1)).toBe(1);
});

it('says which chance each target had then, and whether the year reached it', () => {
  // Both years bring about the same: nine tenths of last year are reached, six fifths are not.
  const chances = pastForecasts({ lines: LINES, origins: [47] }, () => undefined)[0]?.chances ?? [];
  expect(chances).toHaveLength(7);
  expect(chances[0]).toEqual({ chance: 1, isReached: true });
  expect(chances.at(-1)).toEqual({ chance: 0, isReached: false });
});

it('knows of no event that begins after the month end', () => {
  const halved = (from: number): ForecastEvent => ({ kind: 'scaled', cause: 'reform', from, to: null, factor: 0.5 });
  const moved = (usual: number, actual: number): ForecastEvent => ({ kind: 'moved', usual, actual });
  const medianWith = (events: readonly ForecastEvent[]): number | undefined =>
    pastForecasts({ lines: LINES.map((line) => ({ ...line, events })), origins: [42] }, () => undefined)[0]?.median;
  const plain = pastForecasts({ lines: LINES, origins: [42] }, () => undefined)[0]?.median;
  expect(medianWith([halved(42), moved(44, 47)])).toBe(plain);
  // Known in the last month, and expected to last.
  expect(medianWith([halved(41)])).not.toBe(plain);
  expect(medianWith([moved(41, 44)])).not.toBe(plain);
});

it('leaves out a tax of which nothing would have been forecast then', () => {
  const young = { key: 'young', values: months(1).map((value, t) => (t < 30 ? null : value)) };
  const single = pastForecasts({ lines: LINES, origins: [47] }, () => undefined);
  expect(pastForecasts({ lines: [...LINES, young], origins: [47] }, () => undefined)).toEqual(single);
});

describe('a young tax with a plan', () => {
  // It began in the third year: of month 24 on, half of its plan comes in.
  const plans = months(1).map((value, t) => (t < 24 ? null : value));
  const young = { key: 'opsen', values: plans.map((plan) => (plan === null ? null : plan / 2)), plans };
  const looked = (lines: Parameters<typeof pastForecasts>[0]['lines'], origins: readonly number[]) =>
    pastForecasts({ lines, origins }, () => undefined);

  it('is part of the backtest from half a year on, with a wide range and its plan as the forecast to beat', () => {
    const [without, withYoung] = [looked(LINES, [29, 30]), looked([...LINES, young], [29, 30])];
    expect(withYoung[0]).toEqual(without[0]);
    const [before, both] = [without[1], withYoung[1]];
    if (!before || !both) throw new Error('both have a forecast');
    const planned = sum(months(1).slice(24, 36));
    expect(both.actual - before.actual).toBeCloseTo(planned / 2, 0);
    expect(both.lastYear - before.lastYear).toBeCloseTo(planned, 0);
    // After six of twelve months half of the rest is expected, shrunk towards the plan, and not certain.
    const added = both.median - before.median;
    expect(added).toBeGreaterThan(0.5 * planned);
    expect(added).toBeLessThan(0.65 * planned);
    expect(both.high - both.low).toBeGreaterThan(before.high - before.low);
    expect(both.low < both.actual && both.actual < both.high).toBe(true);
  });

  it('is compared with its own last year once it has one', () => {
    const [without, withYoung] = [looked(LINES, [40])[0], looked([...LINES, young], [40])[0]];
    expect((withYoung?.lastYear ?? NaN) - (without?.lastYear ?? NaN)).toBeCloseTo(sum(months(1).slice(24, 36)) / 2, 0);
  });
});

it('looks back at years that are over, from the second known one on', () => {
  expect(lastOrigins(51, 3)).toEqual([45, 46, 47]);
  expect(lastOrigins(40, 24)).toEqual([24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]);
  expect(lastOrigins(35, 24)).toEqual([]);
});

it('a year ago as many months of a year were known as now', () => {
  // Ten months of the fifth year lead to the tenth month of the fourth.
  expect(yearAgoOrigin(58)).toEqual([46]);
  expect(yearAgoOrigin(48)).toEqual([36]);
  expect(yearAgoOrigin(35)).toEqual([]);
});
