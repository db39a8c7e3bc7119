import { isBelowPlan } from './plan-limits.ts';

it('is below plan whatever is lacking', () => {
  expect([1.2, 1, 0.9999, 0.95, 0.5].map(isBelowPlan)).toEqual([false, false, true, true, true]);
});
