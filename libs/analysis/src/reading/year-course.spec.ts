import { answerOf } from '@pendapa/testing';
import { runningSums, yearCourse } from './year-course.ts';

it('sums run exactly, and end where nothing is known', () => {
  expect(runningSums(['9007199254740993', '1', null, '5'])).toEqual(['9007199254740993', '9007199254740994', null, null]);
});

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
  period: { from: '2026-01-01', to: '2026-12-31' },
};

const toDate = (to: string, realised: string, planned: string) => ({
  ...answerOf({ measures: { realisedToDate: { unit: 'money', total: realised }, planToDate: { unit: 'money', total: planned } } }),
  asOf: '2026-11-14',
  period: { from: '2026-01-01', to },
});

it('actual and plan end with the month of the data date, last year goes on', () => {
  const { actual, plan, lastYear, lastDay } = yearCourse(answer, null);
  expect([actual, plan, lastYear, lastDay]).toEqual([['10', '15', null], ['9', '15', null], ['8', '16', '24'], '2026-11-14']);
});

it('both end where the period ends, with the figures of its cards', () => {
  const { actual, plan, lastYear, lastDay } = yearCourse(answer, toDate('2026-10-15', '7', '4'));
  expect([actual, plan, lastYear, lastDay]).toEqual([['7', null, null], ['4', null, null], ['8', '16', '24'], '2026-10-15']);
});
