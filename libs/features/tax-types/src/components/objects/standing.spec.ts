import { standingOf } from './standing.ts';

it('parts the registered objects into paying, active without payment and temporarily closed', () => {
  expect(standingOf({ registered: 100, suspended: 10, payingObjects: 70 })).toEqual({
    registered: 100,
    active: 90,
    suspended: 10,
    paying: 70,
    unpaid: 20,
  });
});

it('counts an object that paid and was closed in no part beyond the registered ones', () => {
  expect(standingOf({ registered: 10, suspended: 0, payingObjects: 12 })).toMatchObject({ paying: 10, unpaid: 0 });
});

it('does not take unknown for zero', () => {
  expect(standingOf({ registered: 10, suspended: 0, payingObjects: null })).toBeNull();
});
