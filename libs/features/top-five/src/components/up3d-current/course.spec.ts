import { answerOf } from '@pendapa/testing';
import { course, runningSums } from './course.ts';
import { lastMonth } from './last-month.ts';
import { unitMonths } from './unit-months.ts';

it('sums run exactly, and end where nothing is known', () => {
  expect(runningSums(['9007199254740993', '1', null, '5'])).toEqual(['9007199254740993', '9007199254740994', null, null]);
});

it('actual and plan end with the month of the data date, last year goes on', () => {
  const answer = {
    ...answerOf({
      by: { month: ['2026-10-01', '2026-11-01', '2026-12-01'] },
      measures: {
        realised: { unit: 'money', values: ['10', '5', null], before: ['8', '8', '8'] },
        plan: { unit: 'money', values: ['9', '6', '9'] },
      },
      comparison: { from: '2025-01-01', to: '2025-12-31' },
    }),
    asOf: '2026-11-14',
  };
  const { actual, plan, lastYear } = course(answer);
  expect([actual, plan, lastYear]).toEqual([
    ['10', '15', null],
    ['9', '15', null],
    ['8', '16', '24'],
  ]);
});

const months = answerOf({
  by: { unit: ['A', 'A', 'B', 'B'], month: ['2026-10-01', '2026-11-01', '2026-10-01', '2026-11-01'] },
  measures: {
    realised: { unit: 'money', values: ['10', '5', '20', '7'] },
    plan: { unit: 'money', values: ['20', '5', '20', null] },
    planAchievement: { unit: 'ratio', values: [0.5, 1, 1, null] },
  },
});

it('the last month is summed over the units that have figures', () => {
  const last = lastMonth(months);
  expect([last?.month, last?.realised, last?.plan, last?.of('A'), last?.of('C')]).toEqual(['2026-11-01', '12', '5', '5', null]);
  expect(lastMonth(months, ['B'])?.realised).toBe('7');
});

it('units by months, who brought most first, and the finished month in which most of them missed their plan', () => {
  const { units, weakestMonth } = unitMonths(months);
  expect(units.map(({ unit, cells }) => [unit, cells.map((cell) => cell?.planAchievement ?? null)])).toEqual([
    ['B', [1, null]],
    ['A', [0.5, 1]],
  ]);
  expect(weakestMonth).toEqual({ month: '2026-10-01', below: 1, of: 2 });
});
