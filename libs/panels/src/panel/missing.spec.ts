import type { TotalGrain, ValueState } from '@pendapa/contracts';
import { answerOf } from '@pendapa/testing';
import { missingOf } from './missing.ts';

const empty = { payingObjects: { unit: 'count' as const, total: null } };

describe('why there is no figure', () => {
  it('is nothing where there is one, a zero included', () => {
    expect(missingOf(answerOf({ measures: { payingObjects: { unit: 'count', total: 0 } } }), 'payingObjects')).toBeNull();
  });

  it('names the extract that would bring it', () => {
    const answer = answerOf({ measures: empty, notes: [{ code: 'not-imported', params: { extract: 'objects' } }] });
    expect(missingOf(answer, 'payingObjects')).toEqual({ kind: 'not-imported', extract: 'objects' });
  });

  it('tells a recap from an empty period', () => {
    const recap = answerOf({ measures: empty, notes: [{ code: 'recap-only', params: { measures: 'transactions,payingObjects' } }] });
    expect(missingOf(recap, 'payingObjects')).toEqual({ kind: 'recap', measure: 'payingObjects' });
    expect(missingOf(answerOf({ measures: empty, notes: [{ code: 'no-rows', params: {} }] }), 'payingObjects')).toEqual({
      kind: 'no-rows',
    });
  });

  it('tells a class that is not known from an empty period', () => {
    const notes = [{ code: 'unknown-class', params: { measures: 'digitalShare' } }] as const;
    expect(missingOf(answerOf({ measures: { digitalShare: { unit: 'ratio', total: null } }, notes }), 'digitalShare')).toEqual({
      kind: 'unknown-class',
    });
  });

  it('does not take a single row without a code for a breakdown', () => {
    const answer = answerOf({ by: { taxType: [null] }, measures: { amount: { unit: 'money', values: ['5'], total: '5' } } });
    expect(missingOf(answer, 'amount')).toEqual({ kind: 'not-split', dimension: 'taxType' });
  });

  it('is no breakdown either where whoever could have a code has none', () => {
    const answer = answerOf({
      by: { sector: [null, 'not-applicable'] },
      measures: { taxpayers: { unit: 'count', values: [5, 6], total: 11 } },
    });
    expect(missingOf(answer, 'taxpayers')).toEqual({ kind: 'not-split', dimension: 'sector' });
  });

  it('keeps a breakdown in which only some rows lack a code', () => {
    const answer = answerOf({ by: { taxType: [null, 'PAT'] }, measures: { amount: { unit: 'money', values: ['5', '6'], total: '11' } } });
    expect(missingOf(answer, 'amount')).toBeNull();
  });

  it('tells which finer payments a figure needs', () => {
    const coarse = (grain: TotalGrain, from: string, to: string) => {
      const state: ValueState = { state: 'absent', reason: 'coarse-totals', grain };
      const answer = answerOf({ measures: { amount: { unit: 'money', total: null } } });
      const totals = { ...answer.totals, states: { current: { amount: state }, comparison: {} } };
      return missingOf({ ...answer, period: { from, to }, totals }, 'amount');
    };
    const kind = 'coarse-totals';
    expect(coarse('year', '2025-01-01', '2025-06-30')).toEqual({ kind, grain: 'year', needs: 'month' });
    expect(coarse('year', '2025-01-01', '2025-06-14')).toEqual({ kind, grain: 'year', needs: 'day' });
    expect(coarse('month', '2025-01-01', '2025-06-14')).toEqual({ kind, grain: 'month', needs: 'day' });
  });
});
