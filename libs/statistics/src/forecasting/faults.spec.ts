import { at, range, sum } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { sampleNormal, createRandom, type Random } from '../numbers/random.ts';
import { forecast, type Forecast, type ForecastRequest } from './forecast.ts';
import { targetOutlook } from './simulate.ts';

// Short form of `npm run bench:forecast-faults`: simulated taxes with realistic faults.
const RUNS = 2;
const LEVEL = 1e9;
const usual = (t: number): number => LEVEL * (1 + 0.2 * Math.sin((2 * Math.PI * t) / 12));
const quiet = (random: Random, months = 60): number[] => range(months).map((t) => usual(t) * Math.exp(0.06 * sampleNormal(random)));
const YEAR = sum(range(12).map(usual));

interface Simulated extends Partial<ForecastRequest> {
  readonly values: readonly number[];
}
const forecasts = (make: (random: Random) => Simulated): Forecast[] =>
  range(RUNS).map((k) => forecast({ frequency: 12, horizon: 12, ...make(createRandom(40 + k)) }));
const ratioOf = (found: readonly Forecast[], truth: number): number => median(found.map(({ point }) => sum(point) / truth));
const codes = ({ notes }: Forecast): string[] => notes.map(({ code }) => code);

const campaign =
  (times: number, months = 60) =>
  (random: Random): Simulated => {
    const values = quiet(random, months);
    for (let year = 0; 12 * year < months; year++) {
      const t = 12 * year + 8 + Math.floor(3 * random());
      if (t < months) values[t] = at(values, t) + (times - 1) * LEVEL * Math.exp(0.06 * sampleNormal(random));
    }
    return { values };
  };

describe('a due date that moves by a month or two', () => {
  const eighty = forecasts(campaign(80));

  it.each([5, 30, 80, 200])('keeps the total of the year with a peak of %d times the usual month', (times) => {
    const truth = YEAR + (times - 1) * LEVEL;
    const found = times === 80 ? eighty : forecasts(campaign(times));
    expect(Math.abs(ratioOf(found, truth) - 1)).toBeLessThan(0.05);
    found.forEach((one) => expect(codes(one)).toEqual(['moving-campaign']));
    const chances = found.map((one) => targetOutlook(one, { collected: 0, target: 0.9 * truth, draws: 1000 }).probability);
    expect(median(chances)).toBeGreaterThan(0.6);
  });

  it.each([66, 71])('comes once in the next twelve months, also with %d months known', (months) => {
    expect(Math.abs(ratioOf(forecasts(campaign(30, months)), YEAR + 29 * LEVEL) - 1)).toBeLessThan(0.06);
  });

  it('is in its range in every month it has fallen into', () => {
    for (const { intervals } of eighty) {
      const wide = intervals.find(({ level }) => level === 80);
      const reached = [8, 9, 10].filter((h) => at(wide?.high ?? [], h) > 40 * LEVEL && at(wide?.low ?? [], h) < 3 * LEVEL);
      expect(reached.length).toBeGreaterThan(0);
      expect(at(wide?.high ?? [], 2)).toBeLessThan(3 * LEVEL);
    }
  });

  it('is not two peaks a year that take turns in being the higher', () => {
    const values = range(60).map((t) => (t % 12 === 1 ? 60 + 9 * Math.sin(t) : t % 12 === 7 ? 60 + 9 * Math.cos(t) : 8));
    expect(codes(forecast({ values, frequency: 12, horizon: 12 }))).not.toContain('moving-campaign');
  });
});

describe('an unusual last month', () => {
  const last =
    (factor: number, count = 1) =>
    (random: Random): Simulated => {
      const values = quiet(random);
      return { values: values.map((value, t) => (t >= values.length - count ? value * factor : value)) };
    };

  it.each([0, 0.1, 3, 10, 40])('hardly moves the year when it is %d times the usual', (factor) => {
    const found = forecasts(last(factor));
    expect(ratioOf(found, YEAR)).toBeGreaterThan(0.87);
    expect(ratioOf(found, YEAR)).toBeLessThan(1.15);
    found.forEach((one) => expect(codes(one).some((code) => code === 'unusual-end' || code === 'outliers-replaced')).toBe(true));
  });

  it('is said with its position, up to three of them, and what lasts longer is a new level', () => {
    const three = forecasts(last(2.5, 3))[0];
    expect(three?.notes).toContainEqual({ code: 'unusual-end', positions: [57, 58, 59] });
    const found = forecasts(last(2.5, 6));
    expect(Math.abs(ratioOf(found, 2.5 * YEAR) - 1)).toBeLessThan(0.15);
    expect(found[0] && codes(found[0])).toContain('structural-break');
  });
});

describe('a month that is not over', () => {
  it('counts as at least so much, and changes no other month', () => {
    const values = quiet(createRandom(7));
    const forecastUnfinished = (unfinished?: number): Forecast =>
      forecast({ values, frequency: 12, horizon: 12, ...(unfinished === undefined ? {} : { unfinished }) });
    const [plain, early, late] = [forecastUnfinished(), forecastUnfinished(0.3 * usual(60)), forecastUnfinished(1.3 * usual(60))];
    expect(at(early.point, 0) / at(plain.point, 0)).toBeCloseTo(1, 2);
    expect(at(late.point, 0)).toBeGreaterThan(1.3 * usual(60));
    late.intervals.forEach(({ low }) => expect(at(low, 0)).toBeGreaterThanOrEqual(1.3 * usual(60)));
    expect(late.point.slice(1)).toEqual(plain.point.slice(1));
    expect(targetOutlook(late, { collected: 0, target: 1.3 * usual(60), steps: 1, draws: 500 }).probability).toBe(1);
    expect(() => forecastUnfinished(NaN)).toThrow(RangeError);
  });
});

describe('a tax that has stopped', () => {
  it('stays at nothing, in the draws too, and is said', () => {
    const found = forecast({ values: [...quiet(createRandom(3), 30), ...Array<number>(30).fill(0)], frequency: 12, horizon: 12 });
    expect(found.point).toEqual(Array<number>(12).fill(0));
    found.intervals.forEach(({ low, high }) => expect([...low, ...high].every((value) => value === 0)).toBe(true));
    expect(found.notes).toContainEqual({ code: 'stopped', positions: range(30).map((k) => 30 + k) });
    expect(targetOutlook(found, { collected: 5, target: 6, draws: 500 })).toMatchObject({ probability: 0, total: 5, range95: [5, 5] });
  });

  it('is not one that is paid once a year', () => {
    const values = range(66).map((t) => (t % 12 === 5 ? 1000 : 0));
    expect(codes(forecast({ values, frequency: 12, horizon: 12 }))).not.toContain('stopped');
  });
});

describe('what is shown of the past', () => {
  const values: (number | null)[] = quiet(createRandom(11));
  values[35] = null;
  values[40] = 1000 * usual(40);
  const later = values.map((value, t) => (value !== null && t >= 50 ? value / 2 : value));
  const { past, accuracy, notes } = forecast({ values: later, frequency: 12, horizon: 12 });

  it('is the series as given, with a mark where the forecast used something else', () => {
    expect(notes.map(({ code }) => code)).toEqual(expect.arrayContaining(['gaps-filled', 'outliers-replaced', 'structural-break']));
    past.forEach(({ target, actual }) => expect(actual).toBe(later[target]));
    const changeOf = (t: number): (string | null)[] => [...new Set(past.filter(({ target }) => target === t).map(({ change }) => change))];
    expect([35, 40, 45, 55].map(changeOf)).toEqual([['filled'], ['replaced'], ['lifted'], [null]]);
  });

  it('has its forecasts on the level of their time, and an accuracy without slips and gaps', () => {
    const ratios = past.filter(({ target }) => target === 45).map(({ forecast: made }) => made / usual(45));
    ratios.forEach((ratio) => expect(Math.abs(ratio - 1)).toBeLessThan(0.3));
    expect(accuracy?.mape).toBeLessThan(0.15);
  });
});
