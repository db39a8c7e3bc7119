import { at, mean, range, sum } from '../numbers/arrays.ts';
import { createRandom, sampleNormal } from '../numbers/random.ts';
import { estimateFactors, moveSteps, readEvents, scaleSteps, withoutEvents, type ForecastEvent, type MovedEvent } from './events.ts';
import { forecast } from './forecast.ts';
import type { PathModel } from './path.ts';
import { targetOutlook } from './simulate.ts';

const MOVED: MovedEvent = { kind: 'moved', usual: 5, actual: 2 };
const MODEL: PathModel = {
  usual: [10, 20, 90, 40],
  sizes: [0.1, 0.2, 0.3, 0.4],
  scale: { logs: true, unit: 5 },
  carried: 0,
  campaigns: [],
  atLeast: null,
  nonNegative: true,
};

describe('an amount that is collected in another period', () => {
  it('is put back where it is usual, and is unknown if its usual period is ahead', () => {
    expect(withoutEvents([1, 2, 90, 4, 5, 6], [MOVED], [])).toEqual([1, 2, 6, 4, 5, 90]);
    expect(withoutEvents([1, 2, 90, 4], [MOVED], [])).toEqual([1, 2, null, 4]);
    expect(withoutEvents([1, 2], [MOVED], [])).toEqual([1, 2]);
  });

  it('changes places with the usual amount of the other period', () => {
    // Steps are periods 3 to 6: the peak of period 5 came in period 2, which usually brings 7.
    expect(moveSteps(MODEL, [MOVED], 3, () => 7)).toMatchObject({ usual: [10, 20, 7, 40], sizes: [0.1, 0.2, 0.3, 0.4] });
    // Steps are periods 2 to 5.
    expect(moveSteps(MODEL, [MOVED], 2, () => NaN)).toMatchObject({ usual: [40, 20, 90, 10], sizes: [0.4, 0.2, 0.3, 0.1] });
  });
});

it('a move out of the horizon takes its amount along, and one from before the series changes nothing', () => {
  const values = range(60).map((t) => (t % 12 === 5 ? 900 + t : 100 + (t % 7)));
  const made = (events: readonly ForecastEvent[]) => forecast({ values, frequency: 12, horizon: 6, events }).point;
  const plain = made([]);
  expect(at(plain, 5)).toBeGreaterThan(800);
  expect(at(made([{ kind: 'moved', usual: 65, actual: 67 }]), 5)).toBeLessThan(150);
  const unknown = values.map((value, t) => (t < 57 ? null : value));
  const point = forecast({ values: unknown, frequency: 12, horizon: 6, events: [{ kind: 'moved', usual: 56, actual: 62 }] }).point;
  expect(point.every(Number.isFinite)).toBe(true);
});

describe('a change of amounts', () => {
  const flat = range(36).map(() => 100);
  const scaled = (from: number, to: number | null, cause = 'reform'): ForecastEvent => ({ kind: 'scaled', cause, from, to });

  it('has the stated factor', () => {
    const declared: ForecastEvent = { kind: 'scaled', cause: 'reform', from: 37, to: null, factor: 0.6, uncertainty: 0.1 };
    const [event] = estimateFactors(flat, [declared], 12);
    expect(event).toMatchObject({ factor: 0.6, uncertainty: 0.1 });
    expect(scaleSteps(MODEL, event ? [event] : [], 36)).toMatchObject({
      usual: [10, 12, 54, 24],
      campaignFactors: [1, 0.6, 0.6, 0.6],
      factorErrors: [{ steps: [1, 2, 3], deviation: 0.1 }],
    });
  });

  it('has the factor of earlier events of its cause, if nothing is stated', () => {
    // Two months of 150 and two of 200: factors 1.5 and 2, with the geometric mean of their product, 3.
    const values = flat.map((value, t) => (t === 5 || t === 6 ? 150 : t === 20 || t === 21 ? 200 : value));
    const events = [scaled(5, 7, 'waiver'), scaled(20, 22, 'waiver'), scaled(38, 40, 'waiver')];
    const ahead = estimateFactors(values, events, 12).find(({ from }) => from === 38);
    expect(ahead?.factor).toBeCloseTo(Math.sqrt(3), 6);
    // The earlier ones are undone by their own factors.
    expect(withoutEvents(values, [], estimateFactors(values, events, 12)).map((value) => Math.round(value ?? NaN))).toEqual(flat);
    expect(ahead?.uncertainty).toBeGreaterThan(0.15);
  });

  it('has the factor of its own first months, and none where nothing is known of it or the series shows it', () => {
    const lost = (months: number): number[] => flat.map((value, t) => (t >= 36 - months ? 0.6 * value : value));
    expect(estimateFactors(lost(2), [scaled(34, null)], 12)[0]?.factor).toBeCloseTo(0.6, 6);
    expect(estimateFactors(lost(4), [scaled(32, null)], 12)).toEqual([]);
    expect(estimateFactors(flat, [scaled(37, null)], 12)).toEqual([]);
  });

  describe('on top of an earlier one', () => {
    // 24 months of 100, 34 of 50, and two of 25.
    const twice = range(60).map((t) => (t < 24 ? 100 : t < 58 ? 50 : 25));

    it('is compared with the level since the earlier one', () => {
      const found = estimateFactors(twice, [scaled(24, null, 'first'), scaled(58, null, 'second')], 12);
      expect(found.map(({ cause }) => cause)).toEqual(['second']);
      expect(found[0]?.factor).toBeCloseTo(0.5, 4);
    });

    it('is half of what the stated factor of the earlier one leaves', () => {
      const declared: ForecastEvent = { kind: 'scaled', cause: 'first', from: 24, to: null, factor: 0.5 };
      const found = estimateFactors(twice, [declared, scaled(58, null, 'second')], 12);
      expect(found.find(({ cause }) => cause === 'second')?.factor).toBeCloseTo(0.5, 6);
      expect(withoutEvents(twice, [], found).map((value) => Math.round(value ?? NaN))).toEqual(twice.map(() => 100));
    });
  });

  it('that is stated counts where no month is without events', () => {
    const declared: ForecastEvent = { kind: 'scaled', cause: 'waiver', from: 40, to: 42, factor: 0.7 };
    const all = scaled(0, 36, 'always');
    expect(estimateFactors(flat, [all, declared], 12)).toEqual([{ ...declared, uncertainty: 0 }]);
  });
});

describe('an amount on top of the usual', () => {
  const random = createRandom(5);
  const values = range(60).map((t) => 100 * (1 + 0.2 * Math.sin(t / 1.9)) * Math.exp(0.05 * sampleNormal(random)));
  const made = (own: readonly number[], events: readonly ForecastEvent[]) => forecast({ values: own, frequency: 12, horizon: 6, events });

  it('is taken out of the past, so that it does not come again', () => {
    const withAction = values.map((value, t) => (t === 57 || t === 58 ? value + 400 : value));
    const known = made(withAction, [{ kind: 'added', from: 57, to: 59, amount: 800 }]);
    made(values, []).point.forEach((expected, step) => expect(at(known.point, step)).toBeCloseTo(expected, 6));
  });

  it('comes in equal parts, without widening the range', () => {
    const [plain, known] = [made(values, []), made(values, [{ kind: 'added', from: 61, to: 63, amount: 50 }])];
    const differences = known.point.map((value, step) => Math.round((value - at(plain.point, step)) * 1e6) / 1e6);
    expect(differences).toEqual([0, 25, 25, 0, 0, 0]);
    const rangeOf = (one: typeof plain) => targetOutlook(one, { collected: 0, target: 0, draws: 500 }).range80;
    rangeOf(plain).forEach((bound, side) => expect(at(rangeOf(known), side) - bound).toBeCloseTo(50, 6));
    known.intervals.forEach(({ low, high }, level) => {
      expect(at(high, 1) - at(low, 1)).toBeCloseTo(at(plain.intervals[level]?.high ?? [], 1) - at(plain.intervals[level]?.low ?? [], 1), 6);
    });
    expect(known.notes.map(({ code }) => code)).toContain('events-known');
  });
});

describe('a discount window that lies in other months each year, and is known', () => {
  /** First month of the window of each year, from 0. Payments rise by half in its two months. */
  const BEGINNINGS = [2, 9, 6, 1, 3, 8];
  const series = (seed: number): number[] => {
    const random = createRandom(seed);
    return range(72).map((t) => {
      const begins = at(BEGINNINGS, Math.floor(t / 12));
      const isWithin = t % 12 === begins || t % 12 === begins + 1;
      return 100 * (1 + 0.2 * Math.sin((t * Math.PI) / 6)) * (isWithin ? 1.5 : 1) * Math.exp(0.04 * sampleNormal(random));
    });
  };
  const windows = BEGINNINGS.map((month, year): ForecastEvent => ({
    kind: 'scaled',
    cause: 'discount',
    from: 12 * year + month,
    to: 12 * year + month + 2,
  }));

  it('raises its months by what earlier windows brought, and halves the error of a month', () => {
    const errors = range(4).map((k) => {
      const all = series(40 + k);
      const actual = all.slice(60);
      const errorOf = (events: readonly ForecastEvent[]): number =>
        mean(
          forecast({ values: all.slice(0, 60), frequency: 12, horizon: 12, events }).point.map((value, h) =>
            Math.abs(value / at(actual, h) - 1),
          ),
        );
      return { known: errorOf(windows), unknown: errorOf([]) };
    });
    expect(mean(errors.map(({ known }) => known))).toBeLessThan(0.5 * mean(errors.map(({ unknown }) => unknown)));
    const { point } = forecast({ values: series(40).slice(0, 60), frequency: 12, horizon: 12, events: windows });
    const without = forecast({ values: series(40).slice(0, 60), frequency: 12, horizon: 12, events: windows.slice(0, -1) }).point;
    expect(at(point, 8) / at(without, 8)).toBeCloseTo(1.5, 1);
    expect(at(point, 4)).toBeCloseTo(at(without, 4), 6);
  });
});

it.each<[string, ForecastEvent]>([
  ['a position between two periods', { kind: 'moved', usual: 1.5, actual: 2 }],
  ['a move by a whole cycle', { kind: 'moved', usual: 14, actual: 2 }],
  ['a change that ends when it begins', { kind: 'scaled', cause: 'reform', from: 3, to: 3, factor: 0.5 }],
  ['a factor of 0', { kind: 'scaled', cause: 'reform', from: 3, to: null, factor: 0 }],
  ['an amount that is no number', { kind: 'added', from: 3, to: 4, amount: NaN }],
  ['an amount that ends when it begins', { kind: 'added', from: 3, to: 3, amount: 1 }],
  ['a negative uncertainty', { kind: 'scaled', cause: 'reform', from: 3, to: null, factor: 1, uncertainty: -1 }],
])('%s is refused', (_name, event) => {
  expect(() => readEvents([1, 2, 3], [event], 12)).toThrow(RangeError);
});

const MONTHS_OF_YEAR = 12;
const [MAY, SEPTEMBER] = [4, 8];

/** Land tax with half of its year in the due month; the due date of the sixth year is in May. */
function landTax(seed: number): number[] {
  const random = createRandom(seed);
  return range(6 * MONTHS_OF_YEAR).map((t) => {
    const due = t < 5 * MONTHS_OF_YEAR ? SEPTEMBER : MAY;
    return 100 * (t % MONTHS_OF_YEAR === due ? 11 : 1) * Math.exp(0.1 * sampleNormal(random));
  });
}

describe('the due date of land tax moves from September to May, and is known beforehand', () => {
  const moved: ForecastEvent = { kind: 'moved', usual: 60 + SEPTEMBER, actual: 60 + MAY };
  const RUNS = 6;
  // The forecasts are made at the ends of December, April, May and July.
  it.each([60, 64, 65, 67])('the rest of the year after %d months lies in its 80 %% range', (known) => {
    const horizon = 72 - known;
    const inside = range(RUNS).map((k) => {
      const all = landTax(20 + k);
      const made = forecast({ values: all.slice(0, known), frequency: MONTHS_OF_YEAR, horizon, events: [moved] });
      const rest = sum(all.slice(known));
      expect(sum(made.point) / rest).toBeGreaterThan(0.75);
      expect(sum(made.point) / rest).toBeLessThan(1.3);
      expect(made.notes.map(({ code }) => code)).toContain('events-known');
      const { range80 } = targetOutlook(made, { collected: 0, target: rest, draws: 500 });
      return range80[0] <= rest && rest <= range80[1] ? 1 : 0;
    });
    expect(mean(inside)).toBeGreaterThan(0.6);
  });
});

it('a change of amounts changes a moving campaign, in point, intervals and draws', () => {
  const random = createRandom(8);
  // Each year brings 11 months of 10 and a month of 990 in August or September: 90 % of it.
  const peaks = [8, 7, 8, 8, 7];
  const values = peaks.flatMap((peak) => range(MONTHS_OF_YEAR).map((m) => (m === peak ? 990 : 10) * Math.exp(0.05 * sampleNormal(random))));
  const made = (events: readonly ForecastEvent[]) => forecast({ values, frequency: MONTHS_OF_YEAR, horizon: MONTHS_OF_YEAR, events });
  const [plain, lowered] = [made([]), made([{ kind: 'scaled', cause: 'tariff', from: 60, to: null, factor: 0.6 }])];
  expect(plain.notes.map(({ code }) => code)).toContain('moving-campaign');
  const ratioOf = (of: (one: typeof plain) => number): number => of(lowered) / of(plain);
  expect(ratioOf(({ point }) => sum(point))).toBeCloseTo(0.6, 2);
  expect(ratioOf(({ intervals }) => at(intervals[1]?.high ?? [], 8))).toBeCloseTo(0.6, 2);
  expect(ratioOf((one) => targetOutlook(one, { collected: 0, target: 0, draws: 500 }).total)).toBeCloseTo(0.6, 1);
});

describe('a tax that loses 40 % for good', () => {
  const LOST_FROM = 54;
  const series = (seed: number, months: number): number[] => {
    const random = createRandom(seed);
    return range(months).map(
      (t) => 100 * (1 + 0.2 * Math.sin(t / 1.9)) * (t >= LOST_FROM ? 0.6 : 1) * Math.exp(0.04 * sampleNormal(random)),
    );
  };

  it('is forecast within 5 % if it is known beforehand', () => {
    const event: ForecastEvent = { kind: 'scaled', cause: 'reform', from: LOST_FROM, to: null, factor: 0.6, uncertainty: 0.05 };
    const ratios = range(4).map((k) => {
      const all = series(70 + k, LOST_FROM + MONTHS_OF_YEAR);
      const made = forecast({ values: all.slice(0, LOST_FROM), frequency: MONTHS_OF_YEAR, horizon: MONTHS_OF_YEAR, events: [event] });
      return sum(made.point) / sum(all.slice(LOST_FROM));
    });
    expect(Math.abs(mean(ratios) - 1)).toBeLessThan(0.05);
  });

  it('is noticed within three months if it is not known, and said', () => {
    for (const seed of range(4)) {
      const { notes } = forecast({ values: series(80 + seed, LOST_FROM + 3), frequency: MONTHS_OF_YEAR, horizon: MONTHS_OF_YEAR });
      const noticed = notes
        .filter(({ code }) => code === 'unusual-end' || code === 'structural-break')
        .flatMap(({ positions }) => positions);
      expect(noticed.some((t) => t >= LOST_FROM)).toBe(true);
    }
  });

  it('has a wide range where the factor is not sure', () => {
    const widthOf = (uncertainty: number): number => {
      const event: ForecastEvent = { kind: 'scaled', cause: 'reform', from: LOST_FROM, to: null, factor: 0.6, uncertainty };
      const made = forecast({ values: series(90, LOST_FROM), frequency: MONTHS_OF_YEAR, horizon: MONTHS_OF_YEAR, events: [event] });
      const { range80 } = targetOutlook(made, { collected: 0, target: 0, draws: 1000 });
      const usual = made.intervals.find(({ level }) => level === 80);
      expect(at(usual?.low ?? [], 5)).toBeLessThan(at(made.point, 5));
      return Math.log(range80[1] / range80[0]);
    };
    // The errors of the year are small, so that the factor gives its width: 2 x 1.2816 x 0.2 on the log scale.
    expect(widthOf(0.2)).toBeGreaterThan(2 * 1.2816 * 0.2 * 0.9);
    expect(widthOf(0.2)).toBeGreaterThan(2 * widthOf(0));
  });
});
