import { nextOrders, sortRows } from './sort-rows.ts';

interface Paid {
  readonly unit: string;
  readonly tax: string;
  readonly amount: string | null;
}

const ROWS: readonly Paid[] = [
  { unit: 'B', tax: 'PKB', amount: '9007199254740993' },
  { unit: 'A', tax: 'PKB', amount: null },
  { unit: 'A', tax: 'PBB', amount: '9007199254740992' },
  { unit: 'B', tax: 'PBB', amount: '5' },
];
const COLUMNS = [
  { key: 'unit', sortBy: ({ unit }: Paid) => unit },
  { key: 'amount', sortBy: ({ amount }: Paid) => amount },
];

const sorted = (...orders: readonly { key: string; descending: boolean }[]) =>
  sortRows(ROWS, COLUMNS, orders).map(({ unit, amount }) => `${unit} ${amount ?? '-'}`);

it('sorts by one column, and where rows are equal there by the next; unknown ones last', () => {
  expect(sorted({ key: 'unit', descending: false }, { key: 'amount', descending: true })).toEqual([
    'A 9007199254740992',
    'A -',
    'B 9007199254740993',
    'B 5',
  ]);
  expect(sorted({ key: 'amount', descending: false })).toEqual(['B 5', 'A 9007199254740992', 'B 9007199254740993', 'A -']);
});

it('leaves the rows as they came without an order, and by a column that there is not', () => {
  expect(sortRows(ROWS, COLUMNS, [])).toBe(ROWS);
  expect(sortRows(ROWS, COLUMNS, [{ key: 'moon', descending: true }])).toBe(ROWS);
});

it('turns a column round, begins anew, or adds a column after the others', () => {
  const one = nextOrders([], 'amount', 'descending', false);
  expect(one).toEqual([{ key: 'amount', descending: true }]);
  expect(nextOrders(one, 'amount', 'descending', false)).toEqual([{ key: 'amount', descending: false }]);
  const two = nextOrders(one, 'unit', 'ascending', true);
  expect(two).toEqual([...one, { key: 'unit', descending: false }]);
  expect(nextOrders(two, 'amount', 'descending', true)).toEqual([
    { key: 'amount', descending: false },
    { key: 'unit', descending: false },
  ]);
  expect(nextOrders(two, 'unit', 'ascending', false)).toEqual([{ key: 'unit', descending: true }]);
});
