import { rowsOf, type AnswerTo } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { cohortsOf } from './cohorts.ts';
import { curvesOf } from './curves.ts';

const dueIn = (months: readonly string[], amounts: readonly (string | null)[]) => {
  const due: AnswerTo<'due', 'month'> = answerOf({ by: { month: months }, measures: { due: { unit: 'money', values: amounts } } });
  return rowsOf(due);
};
const paidIn = (cells: readonly (readonly [month: string, age: string, amount: string])[]) => {
  const paid: AnswerTo<'paid', 'month' | 'monthsSinceDue'> = answerOf({
    by: { month: cells.map(([month]) => month), monthsSinceDue: cells.map(([, age]) => age) },
    measures: { paid: { unit: 'money', values: cells.map(([, , amount]) => amount) } },
  });
  return rowsOf(paid);
};

describe('curves of what was paid', () => {
  const months = ['2025-01-01', '2025-02-01', '2025-06-01', '2026-01-01', '2026-02-01', '2026-06-01'];
  const due = dueIn(months, ['60', '40', '900', '100', '100', '500']);
  const paid = paidIn([
    ['2025-01-01', '0', '50'],
    ['2025-01-01', '25', '10'],
    ['2025-02-01', '2', '30'],
    ['2025-06-01', '0', '900'],
    ['2026-01-01', '0', '90'],
    ['2026-02-01', '1', '100'],
    ['2026-06-01', '0', '500'],
  ]);

  it('takes the months of the running year that are three months old, and the same of the years before', () => {
    // On 31 May 2026 obligations due in February are three months old; June is not over.
    const known = curvesOf({ paid, due, asOf: '2026-05-31' });
    expect(known).toMatchObject({ first: '2026-01-01', last: '2026-02-01' });
    const [now, before] = known?.curves ?? [];
    expect(now?.shares.slice(0, 5)).toEqual([0.45, 0.95, 0.95, 0.95, null]);
    expect(before?.shares.slice(0, 4)).toEqual([0.5, 0.5, 0.8, 0.8]);
    // Payments after more than two years belong to no age.
    expect(curvesOf({ paid, due, asOf: '2027-12-31' })?.curves[1]?.shares.at(-1)).toBeCloseTo(0.98);
  });

  it('takes younger months where nothing else was due, and knows nothing where none is over', () => {
    const september = dueIn(['2025-09-01', '2026-09-01'], ['100', '100']);
    const payments = paidIn([
      ['2025-09-01', '0', '70'],
      ['2026-09-01', '0', '80'],
    ]);
    const known = curvesOf({ paid: payments, due: september, asOf: '2026-11-14' });
    expect(known?.curves.map(({ year, shares }) => [year, shares[0], shares[1], shares[2]])).toEqual([
      ['2026', 0.8, 0.8, null],
      ['2025', 0.7, 0.7, 0.7],
    ]);
    expect(curvesOf({ paid: payments, due: dueIn(['2026-11-01'], ['100']), asOf: '2026-11-14' })).toBeNull();
    expect(curvesOf({ paid: payments, due: dueIn(['2026-09-01'], [null]), asOf: '2026-11-14' })).toBeNull();
  });
});

describe('cohorts', () => {
  const answer: AnswerTo<'objectYears' | 'compliantYearShare', 'openedYear' | 'year'> = answerOf({
    by: {
      openedYear: ['2020', '2024', '2024', '2024', '2025', '2025', '2026'],
      year: ['2024-01-01', '2024-01-01', '2025-01-01', '2026-01-01', '2025-01-01', '2026-01-01', '2026-01-01'],
    },
    measures: {
      objectYears: { unit: 'count', values: [9, 4, 5, 6, 7, 8, 9] },
      compliantYearShare: { unit: 'ratio', values: [0.9, 0.5, 0.6, 0.7, 0.8, null, 1] },
    },
  });

  it('follows objects from the first year of their life on, as far as years are over', () => {
    expect(cohortsOf(rowsOf(answer), '2026-10-31')).toEqual([
      { year: '2025', shares: [0.8, null], objects: [7, null] },
      { year: '2024', shares: [0.5, 0.6], objects: [4, 5] },
    ]);
    expect(cohortsOf(rowsOf(answer), '2026-12-31').map(({ year }) => year)).toEqual(['2026', '2025', '2024']);
    expect(cohortsOf([], '2026-10-31')).toEqual([]);
  });
});
