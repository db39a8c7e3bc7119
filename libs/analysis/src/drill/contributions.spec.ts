import type { Value } from '@pendapa/contracts';
import { figureOf, known, missing, valueOf, type Figure } from '@pendapa/query';
import { changeOfSums, contributionsOf } from './contributions.ts';
import { mainCause, payerEffects } from './payer-effects.ts';

const row = (name: string, now: Figure, before: Figure) => ({ name, current: { amount: now }, comparison: { amount: before } });
const HIDDEN = missing({ state: 'hidden' });

it('ranks members by what they add to the change, those in its own direction first', () => {
  // 70 - 100 = -30: A -25, B +5, C -10, D 0.
  const rows = [
    row('A', known('15'), known('40')),
    row('B', known('25'), known('20')),
    row('C', known('10'), known('20')),
    row('D', known('20'), known('20')),
  ];
  const fallen = contributionsOf(rows, 'amount', known('-30'));
  expect(fallen.map(({ row: { name }, change }) => [name, valueOf(change)])).toEqual([
    ['A', '-25'],
    ['C', '-10'],
    ['B', '5'],
  ]);
  expect(contributionsOf(rows, 'amount', known('5')).map(({ row: { name } }) => name)).toEqual(['B', 'C', 'A']);
});

it('counts a member that is new or gone with its whole sum, and shows hidden ones last', () => {
  const rows = [row('hidden', HIDDEN, known('9')), row('gone', figureOf(null), known('40')), row('new', known('10'), figureOf(null))];
  expect(contributionsOf(rows, 'amount', known('-30')).map(({ row: { name }, change }) => [name, valueOf(change)])).toEqual([
    ['gone', '-40'],
    ['new', '10'],
    ['hidden', null],
  ]);
  expect(valueOf(changeOfSums(HIDDEN, known('9')))).toBeNull();
});

const sums = (amount: Value, onObjects: Value, objects: Value) => ({
  amount: figureOf(amount),
  principal: figureOf(null),
  amountOnObjects: figureOf(onObjects),
  payingObjects: figureOf(objects),
});

describe('the causes of a change', () => {
  it('are number, amount per object, and what was paid without an object; together they are the change', () => {
    // 110 - 100 objects x (10 + 12) / 2 = 110; rest of 320: 210; without objects 80 - 100 = -20; 1400 - 1100 = 300.
    const parts = payerEffects({ current: sums('1400', '1320', 110), comparison: sums('1100', '1000', 100) });
    expect([parts.count, parts.value, valueOf(parts.rest)]).toEqual(['110', '210', '-20']);
    expect(mainCause(parts, known('300'))).toBe('moreEach');
  });

  it('are the number alone where all objects are new or gone', () => {
    const gone = payerEffects({ current: sums(null, null, 0), comparison: sums('50', '50', 1) });
    expect([gone.count, gone.value]).toEqual(['-50', '0']);
    expect(mainCause(gone, known('-50'))).toBe('fewerCount');
    expect(payerEffects({ current: sums('70', '70', 2), comparison: sums(null, null, 0) }).count).toBe('70');
  });

  it('are unknown where objects are unknown, and not named where something else explains most of the change', () => {
    const unknown = payerEffects({ current: sums('70', null, null), comparison: sums('50', null, null) });
    expect([unknown.count, unknown.value]).toEqual([null, null]);
    expect(mainCause(unknown, known('20'))).toBeNull();
    // Objects add +10 of +100.
    const rest = payerEffects({ current: sums('200', '20', 2), comparison: sums('100', '10', 1) });
    expect([rest.count, rest.value, valueOf(rest.rest)]).toEqual(['10', '0', '90']);
    expect(mainCause(rest, known('100'))).toBeNull();
  });
});
