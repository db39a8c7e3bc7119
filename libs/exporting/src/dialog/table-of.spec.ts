import { answerOf } from '@pendapa/testing';
import { tableOf, type TableWords } from './table-of.ts';

const words: TableWords = {
  text: ({ en }) => en,
  format: { year: (first) => (first ?? '').slice(0, 4) },
  unspecified: 'Not stated',
  state: ({ state }) => state,
  code: (dimension) => `${dimension} code`,
  compared: (label) => `${label}, comparison`,
};

it('has columns for what is compared, and none for a comparison of which nothing is known', () => {
  const answer = answerOf({
    by: { taxType: ['A', 'B'] },
    members: { taxType: { A: { id: 'BPHTB', en: 'BPHTB' }, B: { id: 'Reklame', en: 'Advertising' } } },
    measures: {
      amount: { unit: 'money', values: ['30', '12'], total: '42', before: [null, null], totalBefore: null },
      transactions: { unit: 'count', values: [3, 1], total: 4, before: [2, null], totalBefore: 2 },
    },
    comparison: { from: '2025-01-01', to: '2025-11-14' },
  });
  expect(tableOf('revenue', answer, words)).toMatchObject({
    columns: ['Tax type', 'Tax type code', 'Actual revenue', 'Transactions', 'Transactions, comparison'].map((label) => ({ label })),
    rows: [
      ['BPHTB', 'A', '30', 3, 2],
      ['Advertising', 'B', '12', 1, null],
    ],
    totals: [null, null, '42', 4, 2],
  });
});
