import { answerOf } from '@pendapa/testing';
import { known, missing, NO_ROWS, valueOf, type Figure } from './figure.ts';
import { byLargest, difference, ratio, sum } from './numbers.ts';
import { largestFirst, rowsOf } from './rows.ts';

const unknown = (part?: string) => missing({ state: 'unknown', field: 'penalty', lacking: 1, rows: 3, ...(part && { known: part }) });

describe('a figure of an answer', () => {
  const [a, b]: readonly Figure[] = [known('9'), unknown('2')];

  it('does not compile where it is compared, ranked, added or written without looking at its state', () => {
    const misuses = (first: Figure, second: Figure) => [
      // @ts-expect-error A figure has no order of its own.
      () => first > second,
      // @ts-expect-error It is not added.
      () => first + second,
      // @ts-expect-error Nor is it taken from another.
      () => first - second,
      // @ts-expect-error Making it a number does not help.
      () => Number(first) - Number(second),
      // @ts-expect-error The same for sorting.
      () => [first, second].sort((x, y) => Number(x) - Number(y)),
      // @ts-expect-error It is never null, so there is nothing to replace by 0.
      () => (first ?? 0) + 1,
      // @ts-expect-error a figure is compared with 0 by isNothing
      () => first === 0,
      // @ts-expect-error an amount is printed by a formatter
      () => `${first}`,
      // @ts-expect-error Nor as a text of its own.
      () => String(first).length,
      // @ts-expect-error A sum of money is made by sum.
      () => BigInt(first),
      // @ts-expect-error No largest of several.
      () => Math.max(first, second),
    ];
    expect(misuses(a ?? known(0), b ?? known(0))).toHaveLength(11);
  });

  it('leaves numbers and texts alone', () => {
    const text: string | null = '5';
    expect(Number(text) + Number(1n)).toBe(6);
    expect(String(valueOf(known(7))).length).toBe(1);
  });
});

describe('what is made of figures', () => {
  it('has the state of the first that is missing', () => {
    expect(difference(known('5'), unknown('2'))).toEqual({ state: 'unknown', field: 'penalty', lacking: 1, rows: 3 });
    expect(ratio(missing({ state: 'hidden' }), known(4))).toEqual({ state: 'hidden' });
    expect(ratio(known(1), known(0))).toEqual({ state: 'absent', reason: 'no-base' });
  });

  it('sums what is known and says what lacks', () => {
    expect(sum([known('3'), unknown('2')])).toEqual({ state: 'unknown', field: 'penalty', lacking: 1, known: '5' });
    expect(sum([unknown(), unknown('2')])).toEqual({ state: 'unknown', field: 'penalty', lacking: 2, known: '2' });
    expect(sum([known('3'), missing({ state: 'hidden' })])).toEqual({ state: 'hidden' });
  });

  it('takes a part without rows as nothing, and only such parts as no rows', () => {
    expect(sum([known('3'), missing(NO_ROWS)])).toBe('3');
    expect(sum([missing(NO_ROWS), missing(NO_ROWS)])).toEqual(NO_ROWS);
    expect(sum([known('9007199254740993'), known('2')])).toBe('9007199254740995');
  });

  it('stands last in an order', () => {
    expect([unknown('9'), known('1'), known('2')].sort(byLargest).map(valueOf)).toEqual(['2', '1', null]);
  });
});

describe('the largest of rows', () => {
  const ranked = (banks: readonly (string | null)[], values: readonly (string | null)[], state?: 'unknown') => {
    const answer = answerOf({ by: { bank: banks }, measures: { amount: { unit: 'money', values } } });
    const at = values.flatMap((value, index) => (value === null ? [index] : []));
    const columns = answer.columns.map((column) =>
      column.kind === 'measure' && state ? { ...column, states: [{ state: { state }, at }] } : column,
    );
    return largestFirst(rowsOf<string, 'bank'>({ ...answer, columns }), 'bank', 'amount');
  };

  it('is sure where all others are known to be less', () => {
    expect(ranked(['A', 'B', null], ['9', '5', '3'])).toMatchObject({ isFirstSure: true, isWhole: false });
    // A bank of last year has no row this year: a known 0.
    expect(ranked(['A', 'B'], ['9', null])).toMatchObject({ isFirstSure: true, isWhole: true });
  });

  it('is not sure where another is not known, or what names no bank could be of another', () => {
    expect(ranked(['A', 'B'], ['9', null], 'unknown')).toMatchObject({ isFirstSure: false, isWhole: false });
    expect(ranked(['A', 'B', null], ['9', '5', '5'])).toMatchObject({ isFirstSure: false });
  });
});
