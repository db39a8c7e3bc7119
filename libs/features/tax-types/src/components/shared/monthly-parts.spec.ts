import { rowsOf, type AnswerTo } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { monthlyParts } from './monthly-parts.ts';

it('gives every part a value for every month, the largest part first', () => {
  const answer: AnswerTo<'amount' | 'principal', 'month' | 'taxCategory'> = answerOf({
    by: { month: ['2024-02-01', '2024-01-01', '2024-02-01'], taxCategory: ['A', 'B', 'B'] },
    measures: { amount: { unit: 'money', values: ['5', '9', '1'], total: '15' } },
  });
  expect(monthlyParts(rowsOf(answer), 'taxCategory', 'amount')).toEqual({
    months: ['2024-01-01', '2024-02-01'],
    parts: [
      { code: 'B', values: ['9', '1'] },
      { code: 'A', values: ['0', '5'] },
    ],
  });
});
