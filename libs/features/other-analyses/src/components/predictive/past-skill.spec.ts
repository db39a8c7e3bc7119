import type { PastYear } from '../../outlook/past-forecasts.ts';
import { likelyOf, skillOf } from './past-skill.ts';

const pastOf = (origin: number, chances: readonly (readonly [chance: number, isReached: boolean])[]): PastYear => ({
  origin,
  median: 110,
  low: 95,
  high: 105,
  actual: 100,
  lastYear: 80,
  chances: chances.map(([chance, isReached]) => ({ chance, isReached })),
});

it('counts how often a chance of about 7 in 10 came true, and over how many years', () => {
  const past = [...Array(6).keys()].map((month) =>
    pastOf(24 + 3 * month, [
      [0.7, month !== 2],
      [0.6, month < 3],
      [0.8, false],
      [0.59, true],
    ]),
  );
  // Twelve cases of 60 to 80 %: five of the first and three of the second kind came true. Origins 24 to 39 lie in two years.
  expect(likelyOf(past)).toEqual({ all: 12, reached: 8, years: 2 });
});

it('says nothing of fewer than ten cases', () => {
  expect(likelyOf([...Array(9).keys()].map((month) => pastOf(24 + month, [[0.7, true]])))).toBeNull();
});

it('compares the error with that of repeating the year before', () => {
  const { all, covered, error, naive } = skillOf([pastOf(30, [])]);
  expect([all, covered]).toEqual([1, 1]);
  expect(error).toBeCloseTo(0.1, 12);
  expect(naive).toBeCloseTo(0.2, 12);
});
