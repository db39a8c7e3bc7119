import { ALL, type Cell, type Place } from './lattice.ts';
import { patternOf } from './pattern.ts';

const cell = (codes: readonly string[], taxpayers: number, value = taxpayers): Cell => ({ codes, taxpayers, value });
const hiddenOf = (cells: readonly Cell[], decided: readonly number[], money = false): readonly Place[] =>
  patternOf({ cells, width: cells[0]?.codes.length ?? 0, decided, below: 10, money }).places;

/** One dimension of which the sum over all is known. */
const LINE = [0b1];
/** Two of which the sums over all and by the first are known, and those by the second are not. */
const BESIDE_KIND = [0b10, 0b11];

it('hides nothing where every group is large enough, and none that is empty', () => {
  expect(hiddenOf([cell(['A'], 10), cell(['B'], 0), cell(['C'], 400)], LINE)).toEqual([]);
});

it('hides a small group and the smallest other that leaves ten whole values for it', () => {
  expect(hiddenOf([cell(['A'], 3), cell(['B'], 40), cell(['C'], 25)], LINE)).toEqual([['A'], ['C']]);
});

it('hides a third where two small groups could be no more than both together', () => {
  expect(hiddenOf([cell(['A'], 2), cell(['B'], 3), cell(['C'], 25), cell(['D'], 90)], LINE)).toEqual([['A'], ['B'], ['C']]);
});

it('leaves the sums over both kinds open where a rectangle of cells protects a small one', () => {
  const cells = [cell(['I', 'A'], 4), cell(['I', 'B'], 60), cell(['C', 'A'], 50), cell(['C', 'B'], 70)];
  expect(hiddenOf(cells, BESIDE_KIND)).toEqual([
    ['C', 'A'],
    ['C', 'B'],
    ['I', 'A'],
    ['I', 'B'],
  ]);
});

it('hides a group without anybody where its neighbour would be known by it', () => {
  const cells = [cell(['I', 'A'], 4), cell(['C', 'A'], 60), cell(['I', 'B'], 80)];
  expect(hiddenOf(cells, [0b11])).toContainEqual(['C', 'B']);
});

it('hides more money where what protects a small amount would itself be known to within a tenth', () => {
  const cells = [
    ...[cell(['I', 'A'], 3, 5), cell(['C', 'A'], 20, 100)],
    ...[cell(['I', 'B'], 30, 50_000), cell(['C', 'B'], 30, 60_000)],
    ...[cell(['I', 'D'], 40, 40_000), cell(['C', 'D'], 40, 70_000)],
  ];
  // Beside the small row alone one of the large ones could be changed by 105 at most.
  expect(hiddenOf(cells, [0b11], true)).toHaveLength(6);
});

it('hides nothing of a sum that is told to be nothing, and all of one that is hidden', () => {
  const cells = [
    ...[cell(['I', 'A'], 3, 0), cell(['C', 'A'], 20, 0)],
    ...[cell(['I', 'B'], 30, 50_000), cell(['C', 'B'], 30, 60_000)],
    ...[cell(['I', 'D'], 40, 40_000), cell(['C', 'D'], 40, 70_000)],
  ];
  expect(hiddenOf(cells, [0b11], true)).toEqual([]);
  const beneath = { cells, width: 2, decided: [0b11], below: 10, money: true, seeds: (place: Place) => place[1] === 'A' };
  const veiled = (place: Place): boolean => place[0] === ALL && place[1] === 'A';
  expect(patternOf({ ...beneath, veiled }).places).toEqual([
    ['C', 'A'],
    ['I', 'A'],
  ]);
});

it('tells nothing of a table in which no change could hide a small group', () => {
  const cells = Array.from({ length: 12 }, (_, index) => cell([`S${String(index)}`], 1));
  expect(hiddenOf(cells, LINE)).toHaveLength(12);
});

it('hides what it is told to hide, and what that would give away', () => {
  const cells = [cell(['A'], 30), cell(['B'], 40), cell(['C'], 25)];
  const { hides } = patternOf({ cells, width: 1, decided: LINE, below: 10, money: false, seeds: ([code]) => code === 'A' });
  expect([hides(['A']), hides(['C']), hides(['B']), hides([ALL])]).toEqual([true, true, false, false]);
});
