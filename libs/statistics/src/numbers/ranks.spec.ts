import { ranksOf } from './ranks.ts';

it('gives equal values the mean of their ranks', () => {
  expect(ranksOf([30, 10, 20, 20])).toEqual([4, 1, 2.5, 2.5]);
  expect(ranksOf([7, 7, 7])).toEqual([2, 2, 2]);
  expect(ranksOf([])).toEqual([]);
});
