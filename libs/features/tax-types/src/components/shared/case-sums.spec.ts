import { listedAmount } from './case-sums.ts';

it('adds up what is listed, beyond the numbers of a double', () => {
  const row = {
    name: null,
    number: null,
    kind: null,
    document: null,
    tax: null,
    unit: null,
    region: null,
    on: null,
    from: null,
    to: null,
    count: null,
  };
  const rows = [
    { ...row, rank: 1, amount: '9007199254740993' },
    { ...row, rank: 2, amount: '2' },
  ];
  expect(listedAmount({ rows })).toBe('9007199254740995');
  expect(listedAmount({ rows: [] })).toBe('0');
});
