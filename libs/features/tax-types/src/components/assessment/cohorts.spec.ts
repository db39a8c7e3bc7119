import type { Status } from '@pendapa/contracts';
import { rowsOf, type AnswerTo } from '@pendapa/query';
import { answerOf } from '@pendapa/testing';
import { cohortsOf, collectedDays, LENGTHS } from './cohorts.ts';

const paid: AnswerTo<'paid', 'taxYear' | 'ageMonths'> = answerOf({
  by: { taxYear: ['2023', '2024', '2024'], ageMonths: ['0', '0', '2'] },
  measures: { paid: { unit: 'money', values: ['50', '40', '30'], total: '120' } },
});
const due: AnswerTo<'netDue', 'taxYear' | 'month'> = answerOf({
  by: { taxYear: ['2023', '2024', '2024'], month: ['2023-01-01', '2024-01-01', '2024-03-01'] },
  measures: { netDue: { unit: 'money', values: ['100', '60', '40'], total: '200' } },
});
const source = { paid: rowsOf(paid), due: rowsOf(due), asOf: '2024-05-14' };

it('adds up what was paid within each length, as far as all assessments of the year are that old', () => {
  const [latest] = cohortsOf({ ...source, since: '2023-01-02' });
  expect(latest?.year).toBe('2024');
  // Issued until 31 March, with data to 14 May: one whole month is over, two are not.
  expect(latest?.shares.slice(0, 2)).toEqual([0.4, null]);
  const later = cohortsOf({ ...source, asOf: '2024-06-30', since: '2023-01-02' })[0];
  expect(later?.shares.slice(0, 4)).toEqual([0.4, 0.4, 0.7, null]);
  expect(latest?.shares).toHaveLength(LENGTHS.length);
});

it('counts twelve months, not thirteen, as within 12 months', () => {
  const ages: AnswerTo<'paid', 'taxYear' | 'ageMonths'> = answerOf({
    by: { taxYear: ['2023', '2023', '2023'], ageMonths: ['0', '11', '12'] },
    measures: { paid: { unit: 'money', values: ['20', '30', '40'], total: '90' } },
  });
  const [year] = cohortsOf({ paid: rowsOf(ages), due: rowsOf(due).slice(0, 1), since: '2023-01-02', asOf: '2025-05-14' });
  expect(year?.shares[LENGTHS.indexOf(12)]).toBe(0.5);
  expect(year?.shares[LENGTHS.indexOf(18)]).toBe(0.9);
});

it('knows older years further', () => {
  const older = cohortsOf({ ...source, since: '2023-01-02' })[1];
  // Issued in January 2023, more than 15 months before the data end: 12 months are known, 18 are not.
  expect(older?.shares.map((share) => share !== null)).toEqual(LENGTHS.map((months) => months <= 15));
});

it('leaves out the years that began before the payments in the data', () => {
  expect(cohortsOf({ ...source, since: '2024-01-02' }).map(({ year }) => year)).toEqual(['2024']);
  expect(cohortsOf({ ...source, since: '2025-01-02' })).toEqual([]);
});

describe('collectedDays', () => {
  const assessments = { extract: 'assessments', from: '2024-02-08', to: '2025-04-08' } as Status['extracts'][number];

  it('begins with the first assessment, and with the first payment without assessments', () => {
    const data = { since: '2023-01-02', asOf: '2025-05-14' };
    expect(collectedDays({ ...data, extracts: [assessments] })).toEqual({ from: '2024-02-08', to: '2025-05-14' });
    expect(collectedDays({ ...data, extracts: [] })).toEqual({ from: '2023-01-02', to: '2025-05-14' });
  });

  it('names no days that are unknown or reversed', () => {
    expect(collectedDays({ since: null, asOf: null, extracts: [assessments] })).toEqual({});
    expect(collectedDays({ since: '2022-01-03', asOf: '2023-12-29', extracts: [assessments] })).toEqual({});
  });
});
