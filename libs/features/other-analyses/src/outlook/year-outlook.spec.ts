import { answerForecast, forecast, simulateJointPaths } from '@pendapa/statistics';
import type { OutlookLine } from './line-paths.ts';
import { yearOutlook } from './year-outlook.ts';

const month = (level: number, t: number): number =>
  Math.round(level * (1000 + 300 * Math.sin((2 * Math.PI * t) / 12) + 40 * Math.sin(t * t)));
const months = (level: number, length: number): number[] => Array.from({ length }, (_, t) => month(level, t));

/** History up to October; two months of the year are ahead. */
const line = (key: string, level: number, more: Partial<OutlookLine> = {}): OutlookLine => {
  const values = months(level, 46);
  const collected = values.slice(-10).reduce((sum, value) => sum + value, 0);
  return { key, values, collected, target: null, planned: [], ...more };
};
const young = line('young', 1, { values: [...Array<null>(36).fill(null), ...months(1, 10)], collected: 9000, planned: [700, 800] });
const outlook = (lines: readonly OutlookLine[], target: number | null = null) => yearOutlook({ lines, steps: 2, target });

it('a line alone is forecast as the library does it', () => {
  const one = line('pkb', 1);
  const { months: ahead, total, lines } = outlook([one]);
  const { point, intervals } = forecast({ values: one.values, frequency: 12, horizon: 2 });
  expect(ahead.bands.map(({ level }) => level)).toEqual([50, 80, 95]);
  point.forEach((value, step) => expect(Math.abs((ahead.median[step] ?? NaN) / value - 1)).toBeLessThan(0.02));
  intervals.forEach(({ low, high }, band) => {
    expect(Math.abs((ahead.bands[band]?.low[1] ?? NaN) / (low[1] ?? NaN) - 1)).toBeLessThan(0.05);
    expect(Math.abs((ahead.bands[band]?.high[1] ?? NaN) / (high[1] ?? NaN) - 1)).toBeLessThan(0.05);
  });
  expect(total).toEqual(lines[0]?.end);
});

it('the chance counts the draws in which what has come and what comes reach the target', () => {
  const [one, two] = [line('pkb', 1, { target: 12_000 }), line('pbb', 2, { target: 24_000 })];
  const series = (values: readonly (number | null)[]) => forecast({ values, frequency: 12, horizon: 2 });
  const both = one.values.map((value, t) => (value ?? 0) + (two.values[t] ?? 0));
  const paths = simulateJointPaths({
    lines: [one, two].map(({ key, values }) => ({ key, forecast: series(values) })),
    total: series(both),
  });
  const countReaching = (draws: Float64Array, before: number, target: number): number =>
    Array.from({ length: paths.draws }, (_, d) => before + (draws[2 * d] ?? 0) + (draws[2 * d + 1] ?? 0)).filter((end) => end >= target)
      .length / paths.draws;
  const target = one.collected + two.collected + 6200;
  const found = outlook([one, two], target);
  expect(found.total?.chance).toBe(countReaching(paths.total, one.collected + two.collected, target));
  const ofLine = (index: number, { collected, target: own }: OutlookLine) =>
    countReaching(paths.lines[index] ?? new Float64Array(), collected, own ?? NaN);
  expect(found.lines.map(({ end }) => end?.chance)).toEqual([ofLine(0, one), ofLine(1, two)]);
});

it('a target is reached by what the lines bring that have one, and by no other', () => {
  const [one, two] = [line('pkb', 1, { target: 12_000 }), line('pbb', 2)];
  const found = outlook([one, two], 12_000);
  expect(found.onTarget).toEqual(found.lines[0]?.end);
  expect(found.total?.chance).toBe(found.lines[0]?.end?.chance);
  expect(found.total?.median).toBeGreaterThan(found.onTarget?.median ?? NaN);
  expect(yearOutlook({ lines: [one, two], steps: 2, target: null, budgets: [{ target: 12_000, keys: ['pkb'] }] }).chances).toEqual([
    found.lines[0]?.end?.chance,
  ]);
});

it('the total lies within what its lines reach, in a narrower range than their ranges added up', () => {
  const { total, lines } = outlook([line('pkb', 1), line('pbb', 2), line('hotel', 0.5)]);
  const added = (edge: 'low' | 'high') => lines.reduce((sum, { end }) => sum + (end?.[edge] ?? NaN), 0);
  expect(total?.low).toBeGreaterThan(added('low'));
  expect(total?.high).toBeLessThan(added('high'));
});

it('a line of less than two years counts with its plan, which has a range, and says so', () => {
  const without = outlook([line('pkb', 1)]);
  const { lines, total, months: ahead } = outlook([line('pkb', 1), young]);
  const end = lines[1]?.end;
  expect(lines[1]).toMatchObject({ key: 'young', end: { chance: null }, refused: 'too-few-values', notes: [] });
  // Of 9,000 and a plan of 1,500 more; nothing is known of the plan of the months before.
  expect(Math.abs((end?.median ?? NaN) / 10_500 - 1)).toBeLessThan(0.02);
  expect(end?.low).toBeLessThan(10_500 - 300);
  expect(end?.high).toBeGreaterThan(10_500 + 300);
  expect(Math.abs((total?.median ?? NaN) / ((without.total?.median ?? NaN) + 10_500) - 1)).toBeLessThan(0.02);
  expect(Math.abs((ahead.median[0] ?? NaN) / ((without.months.median[0] ?? NaN) + 700) - 1)).toBeLessThan(0.1);
});

it('a young line follows its realisation, and has a chance from six months on', () => {
  // Ten months brought half of their plan.
  const half = { ...young, plannedSoFar: Array<number>(10).fill(2000), target: 10_000 };
  const [, followed] = outlook([line('pkb', 1), half]).lines;
  // Credibility 40 / 46.25, so that 1,500 become some 1,500 x 0.5 ** 0.86 = 820.
  expect(Math.abs((followed?.end?.median ?? NaN) / 9820 - 1)).toBeLessThan(0.02);
  expect(followed?.end?.chance).toBeGreaterThan(0);
  expect(followed?.end?.chance).toBeLessThan(1);
  const younger = { ...half, values: half.values.map((value, t) => (t < 42 ? null : value)) };
  expect(outlook([line('pkb', 1), younger]).lines[1]?.end?.chance).toBeNull();
});

it('a plan is not less than what its unfinished month has brought', () => {
  expect(outlook([line('pkb', 1), { ...young, unfinished: 2750 }]).lines[1]?.end?.low).toBeGreaterThan(9000 + 2750);
});

it('the pace of earlier months narrows the month that is not over, day by day, on a line and on the total', () => {
  const paceOf = (share: number) =>
    Array.from({ length: 8 }, (_, k) => ({ byNow: 1000 * share * (k % 2 === 0 ? 1.1 : 0.9) ** (1 - share), whole: 1000 }));
  const widthAt = (share: number | null): number => {
    const of = (key: string, level: number): OutlookLine => {
      const one = line(key, level);
      const next = month(level, 46);
      return { ...one, unfinished: next * (share ?? 0.1), ...(share !== null && { pace: paceOf(share) }) };
    };
    const { months: ahead } = outlook([of('pkb', 1), of('pbb', 2)]);
    const [low = NaN, high = NaN] = [ahead.bands[1]?.low[0], ahead.bands[1]?.high[0]];
    return high - low;
  };
  const widths = [widthAt(null), widthAt(0.5), widthAt(0.8), widthAt(0.99)];
  widths.slice(1).forEach((width, k) => expect(width).toBeLessThan(widths[k] ?? NaN));
});

it('the pace of usual months says nothing of a peak month, on its line and on the total', () => {
  // The month ahead is the eleventh: a peak of ten times the usual in one tax of two, due on its last day.
  const withPeak = line('pbb', 1, { values: months(1, 46).map((value, t) => (t % 12 === 10 ? 10 * value : value)) });
  const pace = Array.from({ length: 8 }, (_, k) => ({ byNow: 450 + k, whole: 1000 }));
  const usual = line('pkb', 20, { unfinished: 0.45 * month(20, 46), pace });
  const { median } = outlook([{ ...withPeak, unfinished: 0.05 * month(1, 46), pace }, usual]).months;
  const whole = 10 * month(1, 46) + month(20, 46);
  expect(Math.abs((median[0] ?? NaN) / whole - 1)).toBeLessThan(0.05);
});

it('an event that is over leaves the total reconciled, one that lasts does not', () => {
  const totalWith = (to: number | null) => {
    const event = { kind: 'scaled' as const, cause: 'waiver', from: 30, to, factor: 1 };
    return outlook([line('pkb', 1, { events: [event] }), line('pbb', 2)]).total;
  };
  const plain = outlook([line('pkb', 1), line('pbb', 2)]).total;
  expect(totalWith(32)).toEqual(plain);
  expect(totalWith(null)).not.toEqual(plain);
});

it('a known event counts on its line, and the total is the sum of the lines', () => {
  const halved = { kind: 'scaled' as const, cause: 'reform', from: 46, to: null, factor: 0.5, uncertainty: 0 };
  const plain = outlook([line('pkb', 1), line('pbb', 2)]);
  const known = outlook([line('pkb', 1, { events: [halved] }), line('pbb', 2)]);
  const rest = (found: typeof plain): number => (found.lines[0]?.end?.median ?? NaN) - line('pkb', 1).collected;
  expect(Math.abs(rest(known) / rest(plain) - 0.5)).toBeLessThan(0.03);
  expect(known.lines[0]?.notes).toContain('events-known');
  const missing = (plain.total?.median ?? NaN) - (known.total?.median ?? NaN);
  expect(Math.abs(missing / (rest(plain) / 2) - 1)).toBeLessThan(0.15);
});

it('an unfinished month brings at least what it has brought', () => {
  const { months: ahead } = outlook([line('pkb', 1, { unfinished: 2000 })]);
  expect(ahead.bands[2]?.low[0]).toBeGreaterThanOrEqual(2000);
});

it.each<[string, OutlookLine]>([
  ['constant', line('flat', 1, { values: Array<number>(46).fill(500) })],
  ['too-few-values', young],
])('nothing is forecast from %s alone', (reason, one) => {
  expect(outlook([one])).toMatchObject({ total: null, months: { median: [], bands: [] }, lines: [{ refused: reason }] });
});

it.each<[string, OutlookLine]>([
  ['a month of which nothing is known', line('gap', 1, { values: months(1, 46).map((value, t) => (t === 30 ? null : value)) })],
  ['a month of refunds', line('refund', 1, { values: months(1, 46).map((value, t) => (t === 30 ? -value : value)) })],
])('%s leaves a forecast of finite numbers, with a note', (_name, one) => {
  expect(answerForecast({ values: one.values, frequency: 12, horizon: 2 }).kind).toBe('forecast');
  const { total, lines } = outlook([one]);
  expect([total?.low, total?.median, total?.high].every(Number.isFinite)).toBe(true);
  expect(lines[0]?.notes.length).toBeGreaterThan(0);
});
