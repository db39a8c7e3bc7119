import { heldByTop } from '@pendapa/statistics';
import { answerOf } from '@pendapa/testing';
import { concentrationOf, heldGroups } from './concentration.ts';

const answer = answerOf({
  by: { amountBand: ['1000000', '2000000', '5000000'] },
  measures: {
    taxpayers: { unit: 'count', values: [60, null, 30], total: 100 },
    amount: { unit: 'money', values: ['100', null, '300'], total: '1000' },
  },
});

it('puts the bands that are not told together as the rest of the totals', () => {
  expect(heldGroups(answer)).toEqual([
    { count: 60, amount: 100 },
    { count: 30, amount: 300 },
    { count: 10, amount: 600 },
  ]);
  expect(heldByTop(concentrationOf(answer), 0.1)).toBeCloseTo(0.6, 10);
});

it('keeps to what is told where the totals are not', () => {
  const untold = answerOf({
    by: { amountBand: ['1000000'] },
    measures: { taxpayers: { unit: 'count', values: [60] }, amount: { unit: 'money', values: ['100'] } },
  });
  expect(heldGroups(untold)).toEqual([{ count: 60, amount: 100 }]);
});
