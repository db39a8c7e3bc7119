import { NO_ROWS } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { monthCourses, type MonthAnswer } from './month-courses.ts';

it('holds each finished month against the mean of the region, the largest region first', () => {
  // W2 has 30, 50 and 10 in September to November. November is not over on the 14th, so the mean is 40.
  const answer: MonthAnswer = answerOf({
    by: {
      ward: ['W1', 'W2', 'W2', 'W2', null],
      month: ['2026-10-01', '2026-10-01', '2026-09-01', '2026-11-01', '2026-10-01'],
    },
    measures: { amount: { unit: 'money', values: ['20', '50', '30', '10', '99'], total: '209' } },
  });
  expect(monthCourses(answer, 'amount')).toEqual({
    months: ['2026-09-01', '2026-10-01'],
    regions: [
      { code: 'W2', values: ['30', '50'], index: [0.75, 1.25] },
      { code: 'W1', values: [NO_ROWS, '20'], index: [null, 2] },
    ],
  });
});
