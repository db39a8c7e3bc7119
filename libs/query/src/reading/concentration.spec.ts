import { shareOfTop } from '@pendapa/statistics';
import { answerOf } from '@pendapa/testing';
import { concentrationOf, nonEmptyGroups } from './concentration.ts';

const answer = answerOf({
  by: { amountBand: ['1000000', '2000000', '5000000'] },
  measures: {
    taxpayers: { unit: 'count', values: [60, null, 30], total: 100 },
    amount: { unit: 'money', values: ['100', null, '300'], total: '1000' },
  },
});

it('puts the bands that are not told together as the rest of the totals', () => {
  expect(nonEmptyGroups(answer)).toEqual([
    { count: 60, amount: 100 },
    { count: 30, amount: 300 },
    { count: 10, amount: 600 },
  ]);
  expect(shareOfTop(concentrationOf(answer), 0.1)).toBeCloseTo(0.6, 10);
});

it('keeps to what is told where the totals are not', () => {
  const hiddenAnswer = answerOf({
    by: { amountBand: ['1000000'] },
    measures: { taxpayers: { unit: 'count', values: [60] }, amount: { unit: 'money', values: ['100'] } },
  });
  expect(nonEmptyGroups(hiddenAnswer)).toEqual([{ count: 60, amount: 100 }]);
});

describe('what the largest hold', () => {
  const ofBands = (taxpayers: readonly (number | null)[], amount: readonly (string | null)[], total?: readonly [number, string]) =>
    answerOf({
      by: { amountBand: ['1000000', '2000000', '5000000'].slice(0, taxpayers.length) },
      measures: {
        taxpayers: { unit: 'count', values: taxpayers, ...(total && { total: total[0] }) },
        amount: { unit: 'money', values: amount, ...(total && { total: total[1] }) },
      },
    });

  it('is read from the bands: of 100 payers one holds 400 of 1,000', () => {
    expect(shareOfTop(concentrationOf(ofBands([90, 9, 1], ['200', '400', '400'], [100, '1000'])), 0.01)).toBeCloseTo(0.4, 10);
  });

  it('takes a band that is not told as what the others leave', () => {
    expect(shareOfTop(concentrationOf(ofBands([90, 9, null], ['200', '400', null], [100, '1000'])), 0.01)).toBeCloseTo(0.4, 10);
  });

  it('is not known where nobody is known to have paid', () => {
    expect(shareOfTop(concentrationOf(ofBands([], [])), 0.01)).toBeNull();
  });
});
