import { figureOf, known, missing, valueOf } from './figure.ts';
import { largestChanges } from './largest-changes.ts';

const rows = [
  { tax: 'A', change: '-10' },
  { tax: 'B', change: '30' },
  { tax: 'C', change: '0' },
  { tax: 'D', change: '4' },
  { tax: 'E', change: null },
];

it('tells the largest changes in either direction first, and all others together as the exact rest', () => {
  const { shown, rest } = largestChanges(rows, ({ change }) => figureOf(change), known('26'), 2);
  expect(shown.map(({ row, change }) => [row.tax, change])).toEqual([
    ['B', '30'],
    ['A', '-10'],
  ]);
  // 26 - 30 + 10 = 6: 4 of D, and 2 of unknown changes.
  expect(rest).toBe('6');
});

it('leaves out what changed nothing and what is not known, and has no rest of an unknown whole', () => {
  const { shown, rest } = largestChanges(rows, ({ change }) => figureOf(change), missing({ state: 'unknown' }), 9);
  expect(shown.map(({ row }) => row.tax)).toEqual(['B', 'A', 'D']);
  expect(valueOf(rest)).toBeNull();
});
