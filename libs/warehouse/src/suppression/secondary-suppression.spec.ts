import { TOTAL, type Cell, type CellKey } from './lattice.ts';
import { suppressCells } from './secondary-suppression.ts';

const cell = (codes: readonly string[], taxpayers: number, value = taxpayers): Cell => ({ codes, taxpayers, value });
const hiddenOf = (cells: readonly Cell[], decided: readonly number[], money = false): readonly CellKey[] =>
  suppressCells({ cells, width: cells[0]?.codes.length ?? 0, decided, threshold: 10, isMoney: money }).hiddenCells;

/** One dimension; its total is known. */
const LINE = [0b1];
/** Two dimensions; the total and the sums by the first are known. */
const BY_SECOND = [0b10, 0b11];

it('hides nothing if every group is empty or large enough', () => {
  expect(hiddenOf([cell(['A'], 10), cell(['B'], 0), cell(['C'], 400)], LINE)).toEqual([]);
});

it('hides a small group and the smallest other group that gives it ten possible values', () => {
  expect(hiddenOf([cell(['A'], 3), cell(['B'], 40), cell(['C'], 25)], LINE)).toEqual([['A'], ['C']]);
});

it('hides a third group if two small ones do not protect each other', () => {
  expect(hiddenOf([cell(['A'], 2), cell(['B'], 3), cell(['C'], 25), cell(['D'], 90)], LINE)).toEqual([['A'], ['B'], ['C']]);
});

it('publishes the sums over both kinds if a rectangle of cells protects a small cell', () => {
  const cells = [cell(['I', 'A'], 4), cell(['I', 'B'], 60), cell(['C', 'A'], 50), cell(['C', 'B'], 70)];
  expect(hiddenOf(cells, BY_SECOND)).toEqual([
    ['C', 'A'],
    ['C', 'B'],
    ['I', 'A'],
    ['I', 'B'],
  ]);
});

it('hides an empty cell if it would give its neighbour away', () => {
  const cells = [cell(['I', 'A'], 4), cell(['C', 'A'], 60), cell(['I', 'B'], 80)];
  expect(hiddenOf(cells, [0b11])).toContainEqual(['C', 'B']);
});

it('hides more amounts if a protecting amount would itself be known to within a tenth', () => {
  const cells = [
    cell(['I', 'A'], 3, 5),
    cell(['C', 'A'], 20, 100),
    cell(['I', 'B'], 30, 50_000),
    cell(['C', 'B'], 30, 60_000),
    cell(['I', 'D'], 40, 40_000),
    cell(['C', 'D'], 40, 70_000),
  ];
  // With row A alone, a large cell could change by 105 at most.
  expect(hiddenOf(cells, [0b11], true)).toHaveLength(6);
});

it('hides nothing in a published sum of 0, and everything in a hidden one', () => {
  const cells = [
    cell(['I', 'A'], 3, 0),
    cell(['C', 'A'], 20, 0),
    cell(['I', 'B'], 30, 50_000),
    cell(['C', 'B'], 30, 60_000),
    cell(['I', 'D'], 40, 40_000),
    cell(['C', 'D'], 40, 70_000),
  ];
  expect(hiddenOf(cells, [0b11], true)).toEqual([]);
  const beneath = { cells, width: 2, decided: [0b11], threshold: 10, isMoney: true, isPrimary: (key: CellKey) => key[1] === 'A' };
  const isHiddenAbove = (key: CellKey): boolean => key[0] === TOTAL && key[1] === 'A';
  expect(suppressCells({ ...beneath, isHiddenAbove }).hiddenCells).toEqual([
    ['C', 'A'],
    ['I', 'A'],
  ]);
});

it('hides all cells if nothing can protect a small one', () => {
  const cells = Array.from({ length: 12 }, (_, index) => cell([`S${String(index)}`], 1));
  expect(hiddenOf(cells, LINE)).toHaveLength(12);
});

it('hides given primary cells and what would give them away', () => {
  const cells = [cell(['A'], 30), cell(['B'], 40), cell(['C'], 25)];
  const { isHidden } = suppressCells({
    cells,
    width: 1,
    decided: LINE,
    threshold: 10,
    isMoney: false,
    isPrimary: ([code]) => code === 'A',
  });
  expect([isHidden(['A']), isHidden(['C']), isHidden(['B']), isHidden([TOTAL])]).toEqual([true, true, false, false]);
});
