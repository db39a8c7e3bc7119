import { rowsOf, type AnswerTo } from '@pendapa/analysis';
import { answerOf } from '@pendapa/testing';
import { AGES, cohortsOf } from './cohorts.ts';

const paid: AnswerTo<'paid', 'taxYear' | 'ageMonths'> = answerOf({
  by: { taxYear: ['2023', '2024', '2024'], ageMonths: ['0', '0', '2'] },
  measures: { paid: { unit: 'money', values: ['50', '40', '30'], total: '120' } },
});
const due: AnswerTo<'netDue', 'taxYear' | 'month'> = answerOf({
  by: { taxYear: ['2023', '2024', '2024'], month: ['2023-01-01', '2024-01-01', '2024-03-01'] },
  measures: { netDue: { unit: 'money', values: ['100', '60', '40'], total: '200' } },
});
const source = { paid: rowsOf(paid), due: rowsOf(due), asOf: '2024-05-14' };

it('adds up what was paid by each age, as far as all assessments of the year are that old', () => {
  const [latest] = cohortsOf({ ...source, since: '2023-01-02' });
  expect(latest?.year).toBe('2024');
  expect(latest?.shares.slice(0, 4)).toEqual([0.4, 0.4, 0.7, null]);
  expect(latest?.shares).toHaveLength(AGES.length);
});

it('knows older years further', () => {
  const older = cohortsOf({ ...source, since: '2023-01-02' })[1];
  // Issued in January 2023, 16 months before the data end: 12 months are known, 18 are not.
  expect(older?.shares.map((share) => share !== null)).toEqual(AGES.map((age) => age <= 16));
});

it('leaves out the years that began before the payments in the data', () => {
  expect(cohortsOf({ ...source, since: '2024-01-02' }).map(({ year }) => year)).toEqual(['2024']);
  expect(cohortsOf({ ...source, since: '2025-01-02' })).toEqual([]);
});
