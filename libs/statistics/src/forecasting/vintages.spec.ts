import { range, sum } from '../numbers/arrays.ts';
import { sampleNormal, createRandom } from '../numbers/random.ts';
import { answerForecast } from './answer.ts';
import { forecast } from './forecast.ts';
import { computeVintages, summarizeVintages, type Vintage } from './vintages.ts';

const random = createRandom(8);
const months = range(54).map(
  (t) => 100 * (1 + 0.3 * Math.sin((2 * Math.PI * t) / 12)) * 1.006 ** t * Math.exp(0.04 * sampleNormal(random)),
);
const yearOf = (k: number): number => sum(months.slice(12 * k, 12 * k + 12));

describe('vintages', () => {
  const vintages = computeVintages({ values: months, frequency: 12, periodsOver: 6, draws: 300 });

  it('say what would have been said at that date of each complete year', () => {
    expect(vintages.map(({ origin, periodsOver }) => [origin, periodsOver])).toEqual([
      [30, 6],
      [42, 6],
    ]);
    expect(vintages.map(({ actual }) => actual)).toEqual([yearOf(2), yearOf(3)]);
    expect(vintages.map(({ lastYear }) => lastYear)).toEqual([yearOf(1), yearOf(2)]);
    const pastForecast = forecast({ values: months.slice(0, 30), frequency: 12, horizon: 6 });
    expect(vintages[0]?.total).toBeCloseTo(sum(months.slice(24, 30)) + sum(pastForecast.point), 9);
  });

  it('know nothing of what came later', () => {
    const other = months.map((value, t) => (t < 30 ? value : 9 * value));
    const changed = computeVintages({ values: other, frequency: 12, periodsOver: 6, draws: 300 });
    expect(changed[0]).toMatchObject({ total: vintages[0]?.total, range80: vintages[0]?.range80 });
    expect(changed[0]?.actual).not.toBeCloseTo(yearOf(2), 0);
  });

  it('leave out years with a missing month, and refuse years without periods', () => {
    const gap = months.map((value, t) => (t === 20 ? null : value));
    expect(computeVintages({ values: gap, frequency: 12, periodsOver: 0, draws: 10 }).map(({ origin }) => origin)).toEqual([36]);
    expect(() => computeVintages({ values: months, frequency: 1 })).toThrow(RangeError);
  });

  it('are summed up beside last year as the forecast to beat', () => {
    const one = { origin: 0, periodsOver: 6, range80: [95, 115], range95: [80, 130] } as const;
    const rows: Vintage[] = [
      { ...one, total: 110, actual: 100, lastYear: 80 },
      { ...one, total: 120, actual: 120, lastYear: 108 },
      { ...one, total: 130, actual: 200, lastYear: 200 },
    ];
    // Errors 10, 0 and 35 % against 20, 10 and 0 %; inside 80 %: the first, inside 95 %: the first two.
    const skill = summarizeVintages(rows);
    expect(skill).toMatchObject({ years: 3, covered80: 1 / 3, covered95: 2 / 3 });
    expect(skill?.meanError).toBeCloseTo(0.15, 12);
    expect(skill?.medianError).toBeCloseTo(0.1, 12);
    expect(skill?.lastYearMeanError).toBeCloseTo(0.1, 12);
    expect(skill?.lastYearMedianError).toBeCloseTo(0.1, 12);
    expect(summarizeVintages([])).toBeNull();
  });
});

describe('an answer', () => {
  const answer = (values: readonly (number | null)[], frequency = 12, horizon = 6) => answerForecast({ values, frequency, horizon });

  it('is the forecast, or the reason why there is none', () => {
    expect(answer(months.slice(0, 24)).kind).toBe('forecast');
    expect(answer([...months.slice(0, 23), null])).toEqual({ kind: 'refused', reason: 'too-few-values', known: 23, needed: 24 });
    expect(answer(Array<number>(30).fill(7))).toMatchObject({ reason: 'constant', known: 30 });
    expect(answer([])).toMatchObject({ reason: 'too-few-values', known: 0 });
    expect(answer([NaN, null], 12)).toMatchObject({ reason: 'too-few-values' });
    expect(answer(months, 365)).toMatchObject({ reason: 'cycle-not-supported' });
    expect(answer(months, 12, 0)).toMatchObject({ reason: 'cycle-not-supported' });
  });
});
