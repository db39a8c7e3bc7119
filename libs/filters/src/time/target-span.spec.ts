import { endedMonthsOf, targetSpanOf } from './use-span.ts';

describe('the span of a target', () => {
  it.each([
    ['2026-11-14', 'year', 1, '2026-01-01', '2026-12-31'],
    ['2026-11-14', 'quarter', 1, '2026-10-01', '2026-12-31'],
    ['2026-03-31', 'quarter', 1, '2026-01-01', '2026-03-31'],
    ['2024-02-29', 'month', 1, '2024-02-01', '2024-02-29'],
    // A fiscal year from July: its second quarter begins in October.
    ['2026-11-14', 'year', 7, '2026-07-01', '2027-06-30'],
    ['2026-09-30', 'quarter', 7, '2026-07-01', '2026-09-30'],
  ] as const)('on %s by %s, fiscal year from month %i', (day, target, firstMonth, from, to) =>
    expect(targetSpanOf(day, target, firstMonth)).toEqual({ from, to }),
  );
});

it.each([
  ['of a year its months that are over', '2026-01-01', '2026-11-14', { from: '2026-01-01', to: '2026-10-31' }],
  ['of other days the whole months among them', '2026-01-10', '2026-04-20', { from: '2026-02-01', to: '2026-03-31' }],
  ['all of a month that is over', '2026-10-01', '2026-10-31', { from: '2026-10-01', to: '2026-10-31' }],
  ['none of the running month', '2026-11-01', '2026-11-14', null],
  ['none of some days', '2026-03-05', '2026-03-20', null],
])('takes %s', (_, from, to, expected) => expect(endedMonthsOf({ from, to }, '2026-11-14')).toEqual(expected));
