import { known, missing, NO_ROWS, type Row } from '@pendapa/query';
import type { Side } from '../../questions/cross-dimensional.ts';
import type { Measure } from './choices.ts';
import { outOfLine, pivotOf } from './pivot.ts';

const row = (tax: string, channel: string | null, amount: string, transactions = 40): Row<Measure, Side> => {
  const none = { amount: missing(NO_ROWS), principal: missing(NO_ROWS), transactions: missing(NO_ROWS) };
  // Dimensions that were not queried have no codes.
  const codes = { taxType: tax, channel } as Row<Measure, Side>['codes'];
  return { codes, current: { amount: known(amount), principal: known(amount), transactions: known(transactions) }, comparison: none };
};

/** Land 400 and restaurants 600; bank 500 and counter 500. Expected for land at the counter: 200. */
const ROWS = [
  row('land', 'bank', '100'),
  row('land', 'counter', '300'),
  row('food', 'bank', '400'),
  row('food', 'counter', '197'),
  row('food', null, '3', 4),
];

describe('a table of two sides', () => {
  it('holds each cell against its row and its column', () => {
    const pivot = pivotOf(ROWS, ['taxType', 'channel'], 'amount');
    expect(pivot.rows).toEqual([
      { code: 'food', total: '600' },
      { code: 'land', total: '400' },
    ]);
    // Payments without a channel come last.
    expect(pivot.columns.map(({ code, total }) => [code, total])).toEqual([
      ['bank', '500'],
      ['counter', '497'],
      [null, '3'],
    ]);
    expect(pivot.cellAt('land', 'bank')).toMatchObject({ value: '100', shareOfRow: 0.25, expected: 200, index: 0.5, pale: false });
    expect(pivot.cellAt('food', null)).toMatchObject({ pale: true });
    expect(pivot.cellAt('land', null)).toBeNull();
  });

  it('judges no cell under 30 transactions or under 1 % of its column', () => {
    const rows = [...ROWS, row('air', 'bank', '4'), row('air', 'counter', '300', 29)];
    const pivot = pivotOf(rows, ['taxType', 'channel'], 'amount');
    expect(pivot.cellAt('air', 'bank')).toMatchObject({ pale: true });
    expect(pivot.cellAt('air', 'counter')).toMatchObject({ pale: true });
    expect(pivot.cellAt('food', 'bank')).toMatchObject({ pale: false });
  });

  it('names what is farthest out of line, never a cell of few transactions', () => {
    const { above, below } = outOfLine(pivotOf(ROWS, ['taxType', 'channel'], 'amount'), ['taxType', 'channel']);
    // 300 instead of the expected 198.8, and 197 instead of 298.2.
    expect(above?.row).toBe(ROWS[1]);
    expect(below?.row).toBe(ROWS[3]);
  });

  it('names no combination that rules force: a column of one row in four', () => {
    const rows = [
      ...ROWS,
      row('vehicle', 'samsat', '900'),
      row('vehicle', 'bank', '10'),
      row('fuel', 'bank', '50'),
      row('fuel', 'counter', '50'),
    ];
    const pivot = pivotOf(rows, ['taxType', 'channel'], 'amount');
    // 900 is furthest above what is expected, but only one of four taxes is paid at Samsat.
    const { above } = outOfLine(pivot, ['taxType', 'channel']);
    expect(above?.row).toBe(ROWS[2]);
  });

  it('expects nothing where a reversal makes a cell negative', () => {
    const pivot = pivotOf([...ROWS, row('land', null, '-50')], ['taxType', 'channel'], 'amount');
    expect(pivot.indexed).toBe(false);
    expect(outOfLine(pivot, ['taxType', 'channel'])).toEqual({ above: null, below: null });
    expect(pivot.cellAt('land', 'bank')).toMatchObject({ value: '100', index: null });
  });

  it('adds money beyond what numbers can hold', () => {
    const pivot = pivotOf([row('land', 'bank', '9007199254740993'), row('land', 'counter', '2')], ['taxType', 'channel'], 'amount');
    expect(pivot.rows[0]?.total).toBe('9007199254740995');
  });
});
