import { findSumsAbove, findTotalsBeyondChance } from './sums-in-order.ts';

const big = (amounts: readonly number[]) => amounts.map(BigInt);
const placesOf = (...tables: readonly (readonly number[])[]) =>
  findTotalsBeyondChance(tables.map(big)).map((found) => found.map(({ at }) => at));

/** Pseudo-random numbers that are equal in each run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('finds totals of groups, totals of totals, and what they stand for', () => {
  expect(findSumsAbove(big([1, 2, 3, 5, 4, 9, 12])).found.map(({ at, rows }) => [at, rows])).toEqual([
    [2, 2],
    [5, 2],
    [6, 6],
  ]);
  expect(placesOf([137, 211, 348, 89, 410, 499, 847])).toEqual([[2, 5, 6]]);
  expect(placesOf([137, 211, 90, 438])).toEqual([[3]]);
  expect(placesOf([438, 137, 211, 90])).toEqual([[0]]);
});

it('takes no single sum of two for a total, nor nothing', () => {
  expect(placesOf([1, 2, 3])).toEqual([[]]);
  expect(placesOf([137, 211, 348, 90, 800, 12])).toEqual([[]]);
  expect(placesOf([0, 0, 0, 0, 0])).toEqual([[]]);
  expect(placesOf([5, 5, 5, 5, 5])).toEqual([[]]);
});

it('finds none among many tables of rounded amounts, where some agree by chance', () => {
  const draw = randomNumbers(7);
  const tables = Array.from({ length: 4_000 }, () => Array.from({ length: 4 + draw(9) }, () => (1 + draw(900)) * 1_000));
  expect(placesOf(...tables).flat()).toEqual([]);
});

it('finds none in one long table of rounded amounts', () => {
  const draw = randomNumbers(11);
  for (let round = 0; round < 40; round += 1) expect(placesOf(Array.from({ length: 60 }, () => (1 + draw(3_000)) * 1_000))).toEqual([[]]);
});

it('finds a total in each of many tables', () => {
  const draw = randomNumbers(3);
  const tables = Array.from({ length: 300 }, () => {
    const rows = Array.from({ length: 4 }, () => (1 + draw(90)) * 1_000);
    return [...rows, rows.reduce((a, b) => a + b)];
  });
  expect(placesOf(...tables).every((places) => places.includes(4))).toBe(true);
});
