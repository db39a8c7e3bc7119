import { valueOf } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { pilesOf, type CategoryAnswer } from './categories.ts';

it('piles the categories of each region, the largest of both first; what has no region is one of them', () => {
  const answer: CategoryAnswer = answerOf({
    by: { city: ['A', 'A', 'B', null], taxCategory: ['property', 'vehicle', 'vehicle', 'fuel'] },
    measures: { amount: { unit: 'money', values: ['100', '50', '400', '90'], total: '640' } },
  });
  const { categories, regions } = pilesOf(answer, 'amount');
  const written = regions.map(({ parts, ...region }) => ({ ...region, parts: parts.map(valueOf) }));
  expect({ categories, regions: written }).toEqual({
    categories: ['vehicle', 'property', 'fuel'],
    regions: [
      { code: 'B', total: '400', parts: ['400', null, null] },
      { code: 'A', total: '150', parts: ['50', '100', null] },
      { code: null, total: '90', parts: [null, null, '90'] },
    ],
  });
});
