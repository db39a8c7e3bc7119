import { answerOf } from '@pendapa/testing';
import type { AnswerTo } from './answer-to.ts';
import { missing, NO_ROWS } from './figure.ts';
import { difference, growth, isWeakGrowth, largestAbsolute, share } from './numbers.ts';
import { codesOf, columnOf, largestFirst, memberOf, rowsOf, totalOf } from './rows.ts';

const answer: AnswerTo<'amount' | 'payingObjects', 'taxType'> = answerOf({
  by: { taxType: ['PBBP2', null] },
  members: { taxType: { PBBP2: { id: 'Pajak Bumi dan Bangunan', en: 'Land and building tax' } } },
  measures: {
    amount: { unit: 'money', values: ['300', '100'], before: ['200', null], total: '400', totalBefore: '200' },
    payingObjects: { unit: 'count', values: [3, null], total: 3 },
  },
  comparison: { from: '2025-01-01', to: '2025-11-14' },
});

describe('reading an answer', () => {
  it('turns columns into rows', () => {
    expect(rowsOf(answer)).toEqual([
      { codes: { taxType: 'PBBP2' }, current: { amount: '300', payingObjects: 3 }, comparison: { amount: '200', payingObjects: NO_ROWS } },
      {
        codes: { taxType: null },
        current: { amount: '100', payingObjects: NO_ROWS },
        comparison: { amount: NO_ROWS, payingObjects: NO_ROWS },
      },
    ]);
  });

  it('orders stated members from the largest, without those that are not known', () => {
    const objects = answerOf({
      by: { taxType: ['PKB', 'PBBP2', 'RESTO', null] },
      measures: { payingObjects: { unit: 'count', values: [2, 10, null, 99], total: 111 } },
    });
    const { rows } = largestFirst(rowsOf<string, 'taxType'>(objects), 'taxType', 'payingObjects');
    expect(rows.map(({ codes }) => codes.taxType)).toEqual(['PBBP2', 'PKB']);
  });

  it('reads single columns, names and totals', () => {
    expect(columnOf(answer, 'amount', 'comparison')).toEqual(['200', NO_ROWS]);
    expect(codesOf(answer, 'taxType')).toEqual(['PBBP2', null]);
    expect(memberOf(answer, 'taxType', 'PBBP2')?.en).toBe('Land and building tax');
    expect(memberOf(answer, 'taxType', null)).toBeNull();
    expect(totalOf(answer, 'amount')).toBe('400');
    expect(totalOf(answer, 'payingObjects', 'comparison')).toEqual(NO_ROWS);
  });

  it('gives no rows for an answer without columns', () => {
    expect(rowsOf(answerOf({ measures: {} }))).toEqual([]);
  });
});

describe('figures made of two', () => {
  it('are unknown where one of them is', () => {
    expect(growth('110', null)).toBeNull();
    expect(difference(missing({ state: 'hidden' }), '1')).toEqual({ state: 'hidden' });
    expect(share('1', null)).toBeNull();
  });

  it('have weak growth on fewer than thirty payers in either period, not where payers are not known', () => {
    expect([isWeakGrowth(29, 30), isWeakGrowth(30, 29), isWeakGrowth(30, 30), isWeakGrowth(null, null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('have no growth from nothing and no share of nothing', () => {
    expect(growth('110', '0')).toBeNull();
    expect(growth('110', '-5')).toBeNull();
    expect(share('1', '0')).toBeNull();
  });

  it('are exact for money beyond the range of floats', () => {
    expect(difference('9007199254740993', '1')).toBe('9007199254740992');
    expect(growth('110', '100')).toBeCloseTo(0.1, 12);
    expect(share(1, 4)).toBe(0.25);
    expect(largestAbsolute(['-5', null, '3'])).toBe(5);
  });
});
