import type { Value } from '@pendapa/contracts';
import { comparedRows, directionOf, fallsIn, percentFalls, risesIn } from './changes.ts';
import { figureOf } from './figure.ts';

const rowOf = (name: string, now: Value, before: Value) => ({
  name,
  current: { amount: figureOf(now) },
  comparison: { amount: figureOf(before) },
});

const ROWS = [
  rowOf('slight', '99999', '100000'),
  rowOf('largest', '500', '1000'),
  rowOf('risen', '400', '100'),
  rowOf('unknown', null, '100'),
  rowOf('refunded', '-70', '-20'),
  rowOf('stopped', '0', '90'),
  rowOf('unchanged', '7', '7'),
];

const names = (list: readonly { readonly row: { readonly name: string } }[]) => list.map(({ row }) => row.name);

describe('direction of a change', () => {
  it('is none if the percentage rounds to 0', () => {
    expect([0.0004, -0.0004, 0].map((change) => directionOf(change))).toEqual(['same', 'same', 'same']);
    expect([0.0006, -0.0006].map((change) => directionOf(change))).toEqual(['up', 'down']);
  });

  it('rounds a rise and a fall alike', () => expect([0.0005, -0.0005].map((change) => directionOf(change))).toEqual(['up', 'down']));

  it('follows the decimals that are shown', () => expect([directionOf(-0.0004, 2), directionOf(-0.004, 0)]).toEqual(['down', 'same']));
});

it('compares the rows whose change is known, the largest fall first', () => {
  const compared = comparedRows(ROWS, 'amount');
  expect(names(compared)).toEqual(['largest', 'stopped', 'refunded', 'slight', 'unchanged', 'risen']);
  expect(names(fallsIn(compared))).toEqual(['largest', 'stopped', 'refunded', 'slight']);
  expect(names(risesIn(compared))).toEqual(['risen']);
});

it('gives falls in percent, but none that rounds to 0.0% or has no base', () => {
  expect(percentFalls(ROWS, 'amount').map(({ row, fall, ratio }) => [row.name, fall, ratio])).toEqual([
    ['largest', '500', 0.5],
    ['stopped', '90', 1],
  ]);
});
