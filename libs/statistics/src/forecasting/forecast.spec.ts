import { at, range } from '../numbers/arrays.ts';
import { forecast, type Forecast } from './forecast.ts';
import { targetOutlook } from './simulate.ts';

const month = (t: number): number => 100 * (1 + 0.4 * Math.sin((2 * Math.PI * t) / 12)) * (1 + 0.002 * t) * (1 + 0.03 * Math.sin(t * t));
const months = (length: number, change: (value: number, t: number) => number | null = (value) => value): (number | null)[] =>
  range(length).map((t) => change(month(t), t));
const forecastMonths = (values: readonly (number | null)[], frequency = 12, horizon = 18): Forecast =>
  forecast({ values, frequency, horizon });
const sixty = forecastMonths(months(60));
const codes = ({ notes }: Forecast): string[] => notes.map(({ code }) => code);
const width = ({ intervals }: Forecast, h = 0): number => {
  const widest = intervals[2];
  return at(widest?.high ?? [], h) - at(widest?.low ?? [], h);
};

const hard: Record<string, (number | null)[]> = {
  'one value': [5],
  'two values': [5, 7],
  'one value among missing ones': [null, null, 4, null],
  'values of both signs': [3, 0, -1],
  'all negative': months(48, (value) => -value),
  'all zero': Array<number>(30).fill(0),
  constant: Array<number>(30).fill(7),
  'mostly zero': range(60).map((t) => (t % 12 === 5 ? 1000 : 0)),
  'zeros and one value': [...Array<number>(40).fill(0), 5],
  'thirteen months': months(13),
  'two years': months(24),
  alternating: range(40).map((t) => (t % 2 === 0 ? 1e6 : -1e6)),
  'running away': range(60).map((t) => Math.exp(t)),
  'hardly anything': months(60, (value) => value * 1e-290),
  'more than there is': months(60, (value) => value * 1e290),
  'at the end of all numbers': [1e308, 1.7e308, 1.7e308],
  'every second month missing': months(60, (value, t) => (t % 2 === 0 ? value : null)),
  'one value of a thousand times': months(60, (value, t) => (t === 40 ? value * 1000 : value)),
  'not numbers': months(40, (value, t) => (t === 10 ? NaN : t === 20 ? Infinity : value)),
};

describe('a forecast of any series', () => {
  for (const [name, values] of Object.entries(hard)) {
    it.each([12, 4, 1])(`is finite and in order: ${name}, cycle of %d`, (frequency) => {
      const { point, intervals } = forecastMonths(values, frequency, 7);
      expect(point).toHaveLength(7);
      expect(intervals.map(({ level }) => level)).toEqual([50, 80, 95]);
      point.forEach((value, h) => {
        const [fifty, eighty, ninetyFive] = intervals.map(({ low, high }) => ({ low: at(low, h), high: at(high, h) }));
        const path = [ninetyFive?.low, eighty?.low, fifty?.low, value, fifty?.high, eighty?.high, ninetyFive?.high].map((x) => x ?? NaN);
        expect(path.every(Number.isFinite)).toBe(true);
        expect(path).toEqual([...path].sort((a, b) => a - b));
      });
    });
  }

  it('is the same every time, and plain data that a worker can send', () => {
    expect(structuredClone(sixty)).toEqual(forecastMonths(months(60)));
  });

  it('follows the unit of the series', () => {
    const large = forecastMonths(months(60, (value) => value * 1e12));
    sixty.point.forEach((value, h) => expect(at(large.point, h) / 1e12 / value).toBeCloseTo(1, 9));
  });

  it('refuses what it cannot answer', () => {
    expect(() => forecastMonths([])).toThrow(RangeError);
    expect(() => forecastMonths([null, null])).toThrow(RangeError);
    expect(() => forecastMonths([1, 2, 3], 0)).toThrow(RangeError);
    expect(() => forecastMonths([1, 2, 3], 365)).toThrow(RangeError);
    expect(() => forecastMonths([1, 2, 3], 12, 0)).toThrow(RangeError);
  });
});

describe('what a forecast knows of its series', () => {
  const truth = (t: number): number => 100 * (1 + 0.4 * Math.sin((2 * Math.PI * t) / 12)) * (1 + 0.002 * t);
  const offBy = ({ point }: Forecast, n: number, factor = 1): number =>
    Math.max(...point.slice(0, 12).map((value, h) => Math.abs(value / (factor * truth(n + h)) - 1)));

  it('a season continues', () => {
    const found = forecastMonths(months(60));
    expect(found.seasonal).toBe(true);
    expect(offBy(found, 60)).toBeLessThan(0.08);
    expect(codes(found)).toEqual([]);
  });

  it('missing months are filled, and said', () => {
    const found = forecastMonths(months(60, (value, t) => ([3, 20, 33, 34].includes(t) ? null : value)));
    expect(offBy(found, 60)).toBeLessThan(0.08);
    expect(found.notes).toContainEqual({ code: 'gaps-filled', positions: [3, 20, 33, 34] });
  });

  it('months missing at the end are passed over: the first step is the one after the series', () => {
    const found = forecastMonths(months(60, (value, t) => (t > 56 ? null : value)));
    expect(found.point).toHaveLength(18);
    expect(offBy(found, 60)).toBeLessThan(0.08);
    expect(found.notes).toContainEqual({ code: 'end-not-known', positions: [57, 58, 59] });
  });

  it('a slip of the keyboard does not matter, wherever it is', () => {
    for (const place of [15, 40, 59]) {
      const found = forecastMonths(months(60, (value, t) => (t === place ? value * 1000 : value)));
      expect(offBy(found, 60)).toBeLessThan(0.08);
      expect(found.notes).toContainEqual({ code: 'outliers-replaced', positions: [place] });
    }
  });

  it('after a break the new level counts, with the old season', () => {
    const found = forecastMonths(months(60, (value, t) => (t < 54 ? value : value / 2)));
    expect(offBy(found, 60, 0.5)).toBeLessThan(0.1);
    expect(found.notes).toContainEqual({ code: 'structural-break', positions: [54] });
  });

  it('zeros before a tax began are left out', () => {
    const found = forecastMonths([...Array<number>(20).fill(0), ...months(60)]);
    expect(offBy(found, 60)).toBeLessThan(0.08);
    expect(codes(found)).toContain('leading-zeros-left-out');
  });

  it('amounts that were never negative stay so', () => {
    const found = forecastMonths(
      range(48).map((t) => Math.max(0, 10 - t / 3)),
      1,
      24,
    );
    expect(Math.min(...found.point, ...found.intervals.flatMap(({ low }) => low))).toBeGreaterThanOrEqual(0);
  });

  it('a campaign that moves is said, and its months are wide', () => {
    const wobble = (t: number): number => 1 + 0.05 * Math.sin(t * t);
    const year = (peak: number, from: number): number[] => range(12).map((m) => (m === peak ? 480 : 40) * wobble(from + m));
    const steady = forecastMonths(range(5).flatMap((y) => year(8, 12 * y)));
    const moving = forecastMonths([8, 8, 5, 8, 4].flatMap((peak, y) => year(peak, 12 * y)));
    expect(codes(steady)).toEqual([]);
    expect(moving.notes).toContainEqual({ code: 'moving-campaign', positions: [8, 20, 29, 44, 52] });
    expect(width(moving, 8)).toBeGreaterThan(2 * width(steady, 8));
    expect(width(moving, 4)).toBeGreaterThan(2 * width(steady, 4));
  });

  it('little history means wide intervals', () => {
    const five = forecastMonths(months(5));
    expect(width(five)).toBeGreaterThan(3 * width(sixty));
    expect(codes(five)).toContain('short-series');
  });

  it('a constant narrows with the years, and zero stays zero', () => {
    const few = forecastMonths(Array<number>(10).fill(7));
    const many = forecastMonths(Array<number>(120).fill(7));
    expect(many.point.every((value) => value === 7)).toBe(true);
    expect(width(many)).toBeGreaterThan(0);
    expect(width(many)).toBeLessThan(width(few));
    expect(width(forecastMonths(Array<number>(30).fill(0)))).toBe(0);
  });

  it('positions in notes and past forecasts are those of the series as given, also of a long one', () => {
    const found = forecastMonths(months(200, (value, t) => (t === 190 ? null : value)));
    expect(found.notes).toContainEqual({ code: 'gaps-filled', positions: [190] });
    expect(Math.max(...found.past.map(({ target }) => target))).toBe(199);
    const last = found.past.find(({ target }) => target === 199);
    expect(last?.actual).toBeCloseTo(month(199), 6);
  });

  it('its past forecasts give its accuracy', () => {
    const { past, accuracy } = sixty;
    expect(accuracy?.origins).toBe(10);
    expect(accuracy?.mase).toBeLessThan(1.2);
    expect(past.every(({ step, target }) => step >= 1 && target < 60)).toBe(true);
    expect(forecastMonths(months(20)).accuracy).toBeNull();
  });

  it('can be asked for one method alone', () => {
    const values = months(60);
    const { point, methods } = forecast({ values, frequency: 12, horizon: 12, methods: ['seasonal-naive'] });
    expect(methods).toEqual([{ key: 'seasonal-naive', weight: 1 }]);
    point.forEach((value, h) => expect(value).toBeCloseTo(values[48 + h] ?? NaN, 6));
  });
});

describe('the outlook for a target', () => {
  const yearly = forecastMonths(months(60), 12, 6);
  const expected = yearly.point.reduce((sum, value) => sum + value, 0);

  it('is about even for the expected total, and certain far away', () => {
    const even = targetOutlook(yearly, { collected: 1000, target: 1000 + expected, draws: 1000 });
    expect(even.probability).toBeGreaterThan(0.4);
    expect(even.probability).toBeLessThan(0.6);
    expect(targetOutlook(yearly, { collected: 1000, target: 900, draws: 1000 }).probability).toBe(1);
    expect(targetOutlook(yearly, { collected: 1000, target: 5000, draws: 1000 }).probability).toBe(0);
  });

  it('has nested ranges around a total near the forecast', () => {
    const { total, range80, range95 } = targetOutlook(yearly, { collected: 0, target: 1, draws: 1000 });
    expect(Math.abs(total / expected - 1)).toBeLessThan(0.02);
    expect([range95[0], range80[0], total, range80[1], range95[1]]).toEqual(
      [range95[0], range80[0], total, range80[1], range95[1]].sort((a, b) => a - b),
    );
  });

  it('repeats with its seed, and can stop before the end of the forecast', () => {
    const ask2 = (seed: number): number => targetOutlook(yearly, { collected: 0, target: expected, seed, draws: 100 }).total;
    expect(ask2(3)).toBe(ask2(3));
    expect(ask2(3)).not.toBe(ask2(4));
    expect(targetOutlook(yearly, { collected: 10, target: 0, steps: 0 }).total).toBe(10);
    expect(() => targetOutlook(yearly, { collected: 0, target: 0, steps: 7 })).toThrow(RangeError);
  });

  it.each([{ collected: NaN }, { target: NaN }, { target: Infinity }, { draws: 0 }, { draws: 2.5 }, { steps: NaN }])(
    'refuses %p, which has no answer',
    (wrong) => {
      expect(() => targetOutlook(yearly, { collected: 0, target: 1, ...wrong })).toThrow(RangeError);
    },
  );
});
