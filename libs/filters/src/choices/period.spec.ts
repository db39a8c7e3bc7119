import { choiceOf, comparedWith, periodOf, stepPeriod } from './period.ts';
import type { PeriodChoice } from './choices.ts';

const date = { asOf: '2026-11-14', firstMonth: 1 };

it.each<[PeriodChoice, string, string]>([
  ['year', '2026-01-01', '2026-11-14'],
  ['month', '2026-11-01', '2026-11-14'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
  ['twelve-months', '2025-11-15', '2026-11-14'],
  ['quarter', '2026-10-01', '2026-11-14'],
  ['half-year', '2026-07-01', '2026-11-14'],
  ['ramadan', '2026-02-19', '2026-03-20'],
  [{ from: '2026-02-01', to: '2026-02-28' }, '2026-02-01', '2026-02-28'],
  // Ends with the data, so that it is not compared with a complete period.
  [{ from: '2026-10-01', to: '2026-12-31' }, '2026-10-01', '2026-11-14'],
  [{ from: '2027-01-01', to: '2027-01-31' }, '2027-01-01', '2027-01-31'],
])('%j runs from %s to %s', (choice, from, to) => {
  expect(periodOf(choice, date)).toEqual({ from, to });
});

it('counts years from the first month of the fiscal year', () => {
  const july = { asOf: '2026-11-14', firstMonth: 7 };
  expect(periodOf('year', july)).toEqual({ from: '2026-07-01', to: '2026-11-14' });
  expect(periodOf('last-year', july)).toEqual({ from: '2025-07-01', to: '2026-06-30' });
  expect(periodOf('half-year', { asOf: '2026-06-30', firstMonth: 4 })).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  expect(periodOf('quarter', { asOf: '2026-01-31', firstMonth: 12 })).toEqual({ from: '2025-12-01', to: '2026-01-31' });
});

it.each<[PeriodChoice, -1 | 1, PeriodChoice | null]>([
  ['year', -1, 'last-year'],
  ['year', 1, null],
  ['last-year', -1, { from: '2024-01-01', to: '2024-12-31' }],
  ['last-year', 1, 'year'],
  ['month', -1, 'last-month'],
  ['last-month', -1, { from: '2026-09-01', to: '2026-09-30' }],
  ['last-month', 1, 'month'],
  [{ from: '2026-07-01', to: '2026-09-30' }, -1, { from: '2026-04-01', to: '2026-06-30' }],
  [{ from: '2026-07-01', to: '2026-09-30' }, 1, 'quarter'],
  ['quarter', -1, { from: '2026-07-01', to: '2026-09-30' }],
  ['half-year', -1, { from: '2026-01-01', to: '2026-06-30' }],
  [{ from: '2026-02-10', to: '2026-02-19' }, -1, { from: '2026-01-31', to: '2026-02-09' }],
  [{ from: '2026-02-10', to: '2026-02-19' }, 1, { from: '2026-02-20', to: '2026-03-01' }],
])('the step from %j by %i is %j', (choice, direction, expected) => {
  expect(stepPeriod(choice, direction, date)).toEqual(expected);
});

it('goes as far back as it went forth', () => {
  const back = stepPeriod('month', -1, date);
  expect(back && stepPeriod(back, 1, date)).toBe('month');
});

it('calls dates that are a preset by its name', () => {
  expect(choiceOf({ from: '2026-10-01', to: '2026-10-31' }, date)).toBe('last-month');
  expect(choiceOf({ from: '2026-10-01', to: '2026-10-30' }, date)).toEqual({ from: '2026-10-01', to: '2026-10-30' });
});

it('compares an unfinished period with as many days', () => {
  const period = periodOf('month', date);
  expect(comparedWith(period, 'none')).toBeNull();
  expect(comparedWith(period, 'previous')).toEqual({ from: '2026-10-18', to: '2026-10-31' });
  expect(comparedWith(period, 'last-year')).toEqual({ from: '2025-11-01', to: '2025-11-14' });
  expect(comparedWith(period, 'lebaran')).toEqual({ from: '2025-11-11', to: '2025-11-24' });
  expect(comparedWith({ from: '2018-01-01', to: '2018-12-31' }, 'lebaran')).toBeNull();
});
