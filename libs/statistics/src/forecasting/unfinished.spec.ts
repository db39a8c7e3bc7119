import { at, mean, range, sum } from '../numbers/arrays.ts';
import { createRandom, sampleNormal } from '../numbers/random.ts';
import { forecast, type Forecast, type ForecastRequest } from './forecast.ts';
import { computeIntervals, expectedPath, type PathModel } from './path.ts';
import { conditionOnShares } from './unfinished.ts';

const MODEL: PathModel = {
  usual: [100, 100, 100],
  sizes: [0.2, 0.2, 0.2],
  scale: { logs: true, unit: 5 },
  carried: 0.5,
  campaigns: [],
  atLeast: 60,
  nonNegative: true,
};
const HALF = range(12).map(() => 0.5);

/** Bounds of the 80 % interval of the first step, before it is cut at the amount so far. */
function boundsOf(conditioned: PathModel): readonly [low: number, high: number] {
  const model = { ...conditioned, atLeast: null };
  const usual = computeIntervals(model, expectedPath(model))[1];
  return [at(usual?.low ?? [], 0), at(usual?.high ?? [], 0)];
}

describe('an unfinished month', () => {
  it('is estimated by its amount and the share that was always in by then, and carries its surprise on', () => {
    // 60 are exactly half: 120. Of ln 1.2 later steps keep 0.15 + 0.85 x 0.5 and 0.15 + 0.85 x 0.25.
    const { usual, sizes } = conditionOnShares(MODEL, HALF);
    [120, 100 * 1.2 ** 0.575, 100 * 1.2 ** 0.3625].forEach((expected, step) => expect(at(usual, step)).toBeCloseTo(expected, 8));
    [0, 0.2 * Math.sqrt(1 - 0.575 ** 2), 0.2 * Math.sqrt(1 - 0.3625 ** 2)].forEach((size, step) =>
      expect(at(sizes, step)).toBeCloseTo(size, 8),
    );
  });

  it('stays near its forecast where shares vary as much as the forecast errs', () => {
    // Logarithms of the shares: ln 0.5 plus or minus a. Their size is 0.2, that of the forecast, so both weigh the same.
    const a = (0.2 * (1.1 / 1.2816)) / Math.sqrt((12 / 11) * (13 / 12));
    const shares = range(12).map((k) => 0.5 * Math.exp(k % 2 === 0 ? a : -a));
    expect(at(conditionOnShares(MODEL, shares).usual, 0)).toBeCloseTo(100 * 1.2 ** 0.5, 1);
  });

  it('says nothing where all comes on the due date, with few months, and without an amount', () => {
    expect(
      conditionOnShares(
        MODEL,
        range(12).map(() => 0),
      ),
    ).toBe(MODEL);
    expect(conditionOnShares(MODEL, HALF.slice(0, 5))).toBe(MODEL);
    const nothingYet = { ...MODEL, atLeast: 0 };
    expect(conditionOnShares(nothingYet, HALF)).toBe(nothingYet);
  });

  it('changes all steps of a forecast', () => {
    const random = createRandom(3);
    const values = range(48).map(() => 100 * Math.exp(0.1 * sampleNormal(random)));
    const request = { values, frequency: 12, horizon: 6, unfinished: 75 };
    const [without, with_] = [forecast(request).point, forecast({ ...request, shares: HALF }).point];
    expect(sum(with_)).toBeGreaterThan(sum(without));
    expect(at(with_, 0)).toBeCloseTo(150, 0);
    expect(at(with_, 1)).toBeGreaterThan(at(without, 1));
  });
});

describe('a month that is not like those of the shares', () => {
  // Land tax with a yearly peak of 900 in September, and 100 in other months; the series ends with August.
  const random = createRandom(5);
  const landTax = range(56).map((t) => (t % 12 === 8 ? 900 : 100) * Math.exp(0.05 * sampleNormal(random)));
  const shares = range(8).map((k) => 0.45 + 0.01 * (k % 3));
  const made = (request: Partial<ForecastRequest>) => forecast({ values: landTax, frequency: 12, horizon: 6, ...request });
  const codes = ({ notes }: Forecast): string[] => notes.map(({ code }) => code);

  it('keeps its forecast if it is a peak that is due on its last day', () => {
    // 90 by the 14th are no sign of 90 / 0.45 = 200.
    const [without, with_] = [made({ unfinished: 90 }), made({ unfinished: 90, shares })];
    expect(with_.point).toEqual(without.point);
    expect(at(with_.point, 0)).toBeGreaterThan(800);
    expect(with_.notes).toContainEqual({ code: 'shares-left-out', positions: [56] });
    expect(codes(without)).not.toContain('shares-left-out');
  });

  it('keeps it if it is far below them, and not if it is like them', () => {
    // Step 0 of a series that ends with September is October.
    const low = range(57).map((t) => (t % 12 === 9 ? 30 : 100) + (t % 7));
    expect(codes(made({ values: low, unfinished: 30, shares }))).toContain('shares-left-out');
    const october = { values: landTax.concat(900), unfinished: 60 };
    expect(at(made({ ...october, shares }).point, 0)).toBeGreaterThan(at(made(october).point, 0) * 1.1);
  });

  it('keeps it if a known event moves it', () => {
    const even = range(56).map((t) => 100 + (t % 7));
    const request = { values: even, unfinished: 90, events: [{ kind: 'moved', usual: 58, actual: 56 }] } as const;
    expect(made({ ...request, shares }).point).toEqual(made(request).point);
    expect(made({ values: even, unfinished: 90, shares }).point).not.toEqual(made({ values: even, unfinished: 90 }).point);
  });
});

/** Share of a month that is in after `day` of 20 working days. */
type Pattern = (day: number, normal: () => number) => number;
const limit = (share: number): number => Math.min(1, Math.max(0, share));
const PATTERNS: readonly (readonly [name: string, pattern: Pattern])[] = [
  ['payments on all days', (day, normal) => limit((day / 20) * Math.exp(0.1 * normal() * (1 - day / 20)))],
  ['all on the tenth working day', (day) => (day < 10 ? 0 : 1)],
  ['two paydays', (day, normal) => (day < 5 ? 0 : day < 15 ? limit(0.5 + 0.05 * normal()) : 1)],
  ['one late bank', (day, normal) => limit((day / 20) * (normal() > 1 && day < 20 ? 0.7 : 1))],
];

describe.each(PATTERNS)('with %s', (_name, pattern) => {
  const random = createRandom(11);
  const normal = (): number => sampleNormal(random);
  // True months err like the model says: 0.2 x 0.86 is the standard deviation of errors whose 80 % reach 1.1 sizes.
  const months = range(200).map(() => 100 * Math.exp(0.172 * normal()));
  const boundsAt = (day: number): (readonly [low: number, high: number, true_: number])[] =>
    months.map((month) => {
      const shares = range(36).map(() => pattern(day, normal));
      const [low, high] = boundsOf(conditionOnShares({ ...MODEL, atLeast: month * pattern(day, normal) }, shares));
      return [low, high, month];
    });
  const widthAt = (day: number): number => mean(boundsAt(day).map(([low, high]) => high - low));

  it('the range narrows from day to day, and ends at the amount', () => {
    const widths = [1, 6, 11, 16, 20].map(widthAt);
    widths.slice(1).forEach((width, k) => expect(width).toBeLessThanOrEqual(at(widths, k) * 1.05));
    expect(widths.at(-1)).toBeCloseTo(0, 6);
  });

  it('the 80 % range holds the month as often as it says, at least', () => {
    for (const day of [6, 12]) {
      const inside = mean(boundsAt(day).map(([low, high, month]) => (low - 1e-6 <= month && month <= high + 1e-6 ? 1 : 0)));
      expect(inside).toBeGreaterThan(0.72);
    }
  });
});
