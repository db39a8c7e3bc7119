import { decimalOf, exactNumber } from './numbers.ts';
import { safeCell } from './safe-cell.ts';

const rupiah = { code: 'IDR', symbol: 'Rp', digits: 0 };

it('moves the decimal mark of minor units without computing', () => {
  expect(['5', '-5', '12345', '-100', '0'].map((minor) => decimalOf(minor, 2))).toEqual(['0.05', '-0.05', '123.45', '-1.00', '0.00']);
});

it('knows which numbers a spreadsheet keeps', () => {
  expect(['123456789012345', '1234567890123456', '120000000000000000000', '-0.05'].map(exactNumber)).toEqual([
    123_456_789_012_345,
    null,
    120_000_000_000_000_000_000,
    -0.05,
  ]);
});

it('writes small and large doubles without exponents', () => {
  const decimals = [1e-7, -2.5e-9, 1e21, 0.1].map((value) => safeCell(value, { kind: 'ratio' }, rupiah, ''));
  expect(decimals).toEqual([
    { type: 'number', decimal: '0.0000001', value: 1e-7 },
    { type: 'number', decimal: '-0.0000000025', value: -2.5e-9 },
    { type: 'number', decimal: '1000000000000000000000', value: 1e21 },
    { type: 'number', decimal: '0.1', value: 0.1 },
  ]);
});

it('leaves a cell empty where the value is unknown or no number', () => {
  for (const value of [null, Number.NaN, Number.POSITIVE_INFINITY])
    expect(safeCell(value, { kind: 'count' }, rupiah, '')).toEqual({ type: 'empty' });
});

it('keeps an identifier text, with its zeros', () => {
  expect(safeCell('007', { kind: 'id' }, rupiah, '')).toEqual({ type: 'text', text: '007' });
  expect(safeCell(7, { kind: 'id' }, rupiah, '')).toEqual({ type: 'text', text: '7' });
});
