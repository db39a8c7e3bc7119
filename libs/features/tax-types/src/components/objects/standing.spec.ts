import { figureOf } from '@pendapa/query';
import { standingOf } from './standing.ts';

const objectCounts = (registered: number, suspended: number, payingObjects: number | null) => ({
  registered: figureOf(registered),
  suspended: figureOf(suspended),
  payingObjects: figureOf(payingObjects),
});

it('parts the registered objects into paying, active without payment and temporarily closed', () => {
  expect(standingOf(objectCounts(100, 10, 70))).toEqual({
    registered: 100,
    active: 90,
    suspended: 10,
    paying: 70,
    unpaid: 20,
  });
});

it('counts an object that paid and was closed in no part beyond the registered ones', () => {
  expect(standingOf(objectCounts(10, 0, 12))).toMatchObject({ paying: 10, unpaid: 0 });
});

it('does not take unknown for zero', () => {
  expect(standingOf(objectCounts(10, 0, null))).toBeNull();
});
