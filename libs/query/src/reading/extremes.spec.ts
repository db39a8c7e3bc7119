import { extremesOf, rowsShownFirst, withEnoughCases } from './extremes.ts';

const RATES = [
  { name: 'A', rate: 0.9, of: 100 },
  { name: 'B', rate: 0.5, of: 30 },
  { name: 'C', rate: 0, of: 29 },
  { name: 'D', rate: null, of: 500 },
];
const named = (rows: readonly (typeof RATES)[number][]) => {
  const found = extremesOf(rows, { value: ({ rate }) => rate, cases: ({ of }) => of });
  return found && [found.highest.name, found.lowest.name];
};

it('calls nobody the lowest for fewer than thirty cases, nor whose rate is not known', () => {
  expect(named(RATES)).toEqual(['A', 'B']);
});

it('calls nobody the lowest who alone was chosen, or who is like all others', () => {
  expect(named(RATES.slice(0, 1))).toBeNull();
  expect(named([])).toBeNull();
  expect(named(RATES.slice(0, 2).map((row) => ({ ...row, rate: 1 })))).toBeNull();
});

it('leaves out rates of fewer than thirty cases, unless there are no others', () => {
  const ranked = (rows: readonly (typeof RATES)[number][]) => withEnoughCases(rows, ({ of }) => of).map(({ name }) => name);
  expect(ranked(RATES)).toEqual(['A', 'B', 'D']);
  expect(ranked(RATES.slice(2, 3))).toEqual(['C']);
});

it('shows rows of few cases behind "show all", but five rows at least', () => {
  const rows = (enough: number, few: number) => [...Array<number>(enough).fill(30), ...Array<number>(few).fill(29)];
  const shown = (of: readonly number[]) => rowsShownFirst(of, (cases) => cases, 8);
  expect([shown(rows(6, 9)), shown(rows(20, 1)), shown(rows(2, 9)), shown(rows(0, 9))]).toEqual([6, 8, 5, 5]);
});
