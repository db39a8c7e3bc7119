import type { TaxDueRule } from '@pendapa/contracts';
import { rowsOf, type AnswerTo } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { highestGrowth, largestShortfall, nearestDue, quadrantsOf, reachedBy } from './tax-figures.ts';
import type { TaxAnswer } from './taxes.ts';

// Plan 300, realised 290: PKB -20, BPHTB +15, PAT -5; cigarettes came in without a plan.
const answer: TaxAnswer = answerOf({
  by: { taxType: ['PKB', 'BPHTB', 'PAT', 'ROKOK'] },
  measures: {
    realised: { unit: 'money', values: ['160', '100', '20', '10'], before: ['100', '100', '25', null], total: '290', totalBefore: '225' },
    realisedToDate: { unit: 'money', values: ['160', '100', '20', '10'], total: '290' },
    target: { unit: 'money', values: ['200', '100', '30', null], total: '330' },
    targetApbd: { unit: 'money', values: ['190', '100', '30', null], total: '320' },
    targetApbdp: { unit: 'money', values: ['200', null, null, null], total: '200' },
    planToDate: { unit: 'money', values: ['180', '85', '25', null], total: '290' },
    achievement: { unit: 'ratio', values: [0.8, 1, 0.667, null], total: 0.88 },
    planAchievement: { unit: 'ratio', values: [0.889, 1.176, 0.8, null], total: 1 },
    planVariance: { unit: 'money', values: ['-20', '15', '-5', null], total: '0' },
  },
  comparison: { from: '2025-01-01', to: '2025-11-14' },
});

it('counts the tax types on plan and at their target; one without a plan is in neither', () => {
  expect(reachedBy(rowsOf(answer))).toEqual({ planned: 3, onPlan: 1, atTarget: 1 });
});

it('finds the largest shortfall in money, not in percent', () => {
  expect(largestShortfall(rowsOf(answer)).worst?.codes.taxType).toBe('PKB');
  expect(largestShortfall([]).worst).toBeNull();
});

it('parts the taxes at an equal share and at the growth of the whole', () => {
  const quadrants = quadrantsOf(answer);
  expect(quadrants?.averageShare).toBe(0.25);
  expect(quadrants?.growth).toBeCloseTo(65 / 225, 10);
  // PKB 55 % and +60 %; BPHTB 34 % and 0 %; PAT 7 % and -20 %; cigarettes have nothing to grow from.
  expect(quadrants?.taxes.map(({ row, quadrant }) => [row.codes.taxType, quadrant])).toEqual([
    ['PKB', 'highHigh'],
    ['BPHTB', 'highLow'],
    ['PAT', 'lowLow'],
  ]);
});

it('has no classes without a comparison', () => {
  const singleTax: TaxAnswer = answerOf({ by: { taxType: ['PKB'] }, measures: { realised: { unit: 'money', values: ['1'], total: '1' } } });
  expect(quadrantsOf(singleTax)).toBeNull();
});

const due = (tax: string, next: string | null): TaxDueRule => ({
  tax,
  next,
  rule: next === null ? 'own-date' : 'after-period',
  length: null,
  unit: null,
  basis: null,
  validFrom: '2024-01-05',
  validTo: null,
});

it('names every tax of the first date; taxes without a common date have none', () => {
  const dueRules = [due('PBB', '2027-09-30'), due('HOTEL', '2026-12-14'), due('PKB', null), due('RESTO', '2026-12-14')];
  expect(nearestDue(dueRules)).toEqual({ on: '2026-12-14', taxes: ['HOTEL', 'RESTO'] });
  expect(nearestDue([due('PKB', null)])).toBeNull();
});

describe('highestGrowth', () => {
  // PKB grew by 60 %, PAT shrank; BPHTB is unchanged.
  const taxType = ['PKB', 'BPHTB', 'PAT'];
  const payersOf = (values: readonly (number | null)[]): AnswerTo<'payingObjects', 'taxType'> =>
    answerOf({
      by: { taxType },
      measures: { payingObjects: { unit: 'count', values: [...values], before: [40, 40, 40], total: null, totalBefore: 120 } },
      comparison: { from: '2025-01-01', to: '2025-11-14' },
    });

  it('names the tax that grew most among those with enough payers', () => {
    const { best, weak, open } = highestGrowth(rowsOf(answer), payersOf([40, 40, 40]));
    expect([best?.row.codes.taxType, best?.growth, weak, open]).toEqual(['PKB', 0.6, 0, null]);
    const other = highestGrowth(rowsOf(answer), payersOf([29, 40, 40]));
    expect([other.best?.row.codes.taxType, other.weak, other.open]).toEqual(['BPHTB', 1, null]);
  });

  it('leaves open which tax grew most if its payers are unknown', () => {
    expect(highestGrowth(rowsOf(answer), payersOf([null, 40, 40])).open).not.toBeNull();
    // A tax with less growth changes nothing.
    expect(highestGrowth(rowsOf(answer), payersOf([40, 40, null])).open).toBeNull();
  });
});
