import { findHalfOfYear, seasonOf, strongestMonthIndex, averageCumulativeShares, weakestMonthIndex } from './season.ts';
import { endedMonthsOf, monthIndexInYear, sumOf, unbrokenMonthsOf, yearsOfMonths, type MonthAmount } from './year-grid.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
/** A year with 100 in every month except September. */
const year = (name: string, september: number): MonthAmount[] =>
  MONTHS.map((month) => ({ month: `${name}-${month}-01`, amount: month === '09' ? String(september) : '100' }));

const TWO_AND_SOME = [...year('2024', 900), ...year('2025', 900), { month: '2026-01-01', amount: '100' }];
const years = yearsOfMonths(TWO_AND_SOME, { from: '2024-01-01', to: '2026-01-20' }, 1);

it('puts months into their fiscal years, and knows which are whole', () => {
  expect(years.map(({ from, isComplete }) => [from, isComplete])).toEqual([
    ['2024-01-01', true],
    ['2025-01-01', true],
    ['2026-01-01', false],
  ]);
  expect(years[2]?.months.map(({ amount }) => amount).slice(0, 2)).toEqual(['100', null]);
  expect(endedMonthsOf(years, '2026-01-20')).toHaveLength(24);
  expect(endedMonthsOf(years, '2026-01-31')).toHaveLength(25);
});

it('takes a month without a row as nothing where the data reach, and as unknown where they do not', () => {
  const [only] = yearsOfMonths([{ month: '2026-03-01', amount: '5' }], { from: '2026-02-01', to: '2026-04-14' }, 1);
  expect(only?.months.slice(0, 5).map(({ amount }) => amount)).toEqual([null, '0', '5', '0', null]);
});

it('takes a month whose extract is missing as unknown: its year is not complete, and a series begins after it', () => {
  const gap = yearsOfMonths(TWO_AND_SOME, { from: '2024-01-01', to: '2026-01-31' }, 1, ['2024-03-01']);
  expect(gap.map(({ isComplete }) => isComplete)).toEqual([false, true, false]);
  expect(endedMonthsOf(gap, '2026-01-31')).toHaveLength(24);
  // April to December 2024, all of 2025, and January 2026: 9 + 12 + 1.
  const series = unbrokenMonthsOf(gap, '2026-01-31');
  expect([series.length, series[0]?.month]).toEqual([22, '2024-04-01']);
  expect(unbrokenMonthsOf(years, '2026-01-31')).toHaveLength(25);
});

it('begins a fiscal year in its own first month', () => {
  const [first] = yearsOfMonths([{ month: '2025-07-01', amount: '5' }], { from: '2025-07-01', to: '2026-06-30' }, 7);
  expect(first).toMatchObject({ from: '2025-07-01', isComplete: true });
  expect([monthIndexInYear('2025-07-01', '2026-06-01'), monthIndexInYear('2025-01-01', '2026-11-01')]).toEqual([11, 10]);
});

it('tells the season of whole years: 900 of 2,000 in September, 100 of 2,000 elsewhere', () => {
  const season = seasonOf(years);
  expect(season?.yearCount).toBe(2);
  // 12 × 900 / 2,000 = 5.4 and 12 × 100 / 2,000 = 0.6.
  expect(season?.indices.map(({ index }) => Math.round(index * 100) / 100)).toEqual([
    ...Array<number>(8).fill(0.6),
    5.4,
    ...Array<number>(3).fill(0.6),
  ]);
  expect(season && [strongestMonthIndex(season), weakestMonthIndex(season)]).toEqual([8, 0]);
});

it('finds the month by whose end half is in', () => {
  // 800 of 2,000 by August, 1,700 by September.
  expect(averageCumulativeShares(years)[7]).toBeCloseTo(0.4);
  expect(findHalfOfYear(years)).toEqual({ monthIndex: 8, share: expect.closeTo(0.85) as number });
});

it('knows no season without a whole year, or where nothing came in', () => {
  const open = yearsOfMonths(year('2026', 100).slice(0, 3), { from: '2026-01-01', to: '2026-03-31' }, 1);
  const empty = yearsOfMonths([], { from: '2025-01-01', to: '2025-12-31' }, 1);
  expect([seasonOf(open), findHalfOfYear(open), seasonOf(empty), findHalfOfYear(empty)]).toEqual([null, null, null, null]);
});

it('adds up money beyond what a number holds', () => {
  const months = [
    { month: '2026-01-01', amount: '9007199254740993' },
    { month: '2026-02-01', amount: '9007199254740993' },
  ];
  expect(sumOf(months)).toBe('18014398509481986');
  expect(sumOf([])).toBeNull();
});
