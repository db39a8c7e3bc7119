import { NO_ROWS } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { lastMonth, unitsByTotal, weakestMonth } from './unit-months.ts';

const months = answerOf({
  by: { unit: ['A', 'A', 'B', 'B'], month: ['2026-10-01', '2026-11-01', '2026-10-01', '2026-11-01'] },
  measures: {
    realised: { unit: 'money', values: ['10', '5', '20', '7'] },
    realisedOfPlan: { unit: 'money', values: ['10', '5', '20', null] },
    plan: { unit: 'money', values: ['20', '5', '20', null] },
  },
});

it('the last month is summed over the units that have figures', () => {
  const last = lastMonth(months);
  expect([last?.month, last?.realised, last?.ofPlan, last?.plan, last?.realisedBy('A'), last?.realisedBy('C')]).toEqual([
    '2026-11-01',
    '12',
    '5',
    '5',
    '5',
    NO_ROWS,
  ]);
  expect(lastMonth(months, ['B'])?.realised).toBe('7');
});

it('units by what they brought, and the finished month in which most of them missed their plan', () => {
  expect(unitsByTotal(months)).toEqual(['B', 'A']);
  expect(weakestMonth(months)).toEqual({ month: '2026-10-01', unitsBelowPlan: 1, unitCount: 2 });
});
