import { figureOf, NO_ROWS } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { findFastestGrowth, toFirstValueRatios, unitYears, yearlyGrowth } from './unit-years.ts';

const values = (...written: readonly (string | null)[]) => written.map((value) => figureOf(value));

const answer = answerOf({
  by: {
    unit: ['A', 'A', 'A', 'B', 'B'],
    year: ['2024-01-01', '2025-01-01', '2026-01-01', '2025-01-01', '2026-01-01'],
  },
  measures: { amount: { unit: 'money', values: ['100', '121', '90', '200', '80'] } },
  period: { from: '2024-01-01', to: '2026-11-14' },
});

it('units by years, ranked in each year; the unfinished year is told apart', () => {
  const { years, finished, units } = unitYears(answer, 'amount');
  expect([years, finished]).toEqual([['2024-01-01', '2025-01-01', '2026-01-01'], 2]);
  expect(units).toEqual([
    { unit: 'A', values: ['100', '121', '90'], ranks: [1, 2, 1] },
    { unit: 'B', values: [NO_ROWS, '200', '80'], ranks: [null, 1, 2] },
  ]);
});

it('growth a year is compound and leaves the unfinished year out', () => {
  expect(yearlyGrowth(values('100', '110', '121', '5'), 3)).toBeCloseTo(0.1, 10);
  expect(yearlyGrowth(values('100', '5'), 1)).toBeNull();
  expect(yearlyGrowth(values(null, '100', '121'), 3)).toBeNull();
  expect(yearlyGrowth(values('0', '121'), 2)).toBeNull();
});

it('an index begins with the first known year', () => {
  expect(toFirstValueRatios(values(null, '200', '100'))).toEqual([null, 1, 0.5]);
  expect(toFirstValueRatios(values('0', null))).toEqual([null, null]);
});

it('the fastest is the one that grew most from something', () => {
  const rowOf = (now: string, before: string | null) => ({
    codes: {},
    current: { amount: figureOf(now) },
    comparison: { amount: figureOf(before) },
  });
  const rows = [rowOf('110', '100'), rowOf('50', '10'), rowOf('9', '0')];
  expect(findFastestGrowth(rows, 'amount')).toEqual({ row: rows[1], growth: 4 });
  expect(findFastestGrowth([rowOf('1', null)], 'amount')).toBeUndefined();
});
