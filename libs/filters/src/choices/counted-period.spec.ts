import { DEFAULT_CHOICES, type PeriodChoice } from './choices.ts';
import { countedChoices, countedPeriods } from './counted-period.ts';

const date = { asOf: '2026-11-14', firstMonth: 1 };

it('offers the year to date, its days a year before, and whole years back to the first data', () => {
  expect(countedPeriods(date, '2024-03-01')).toEqual([
    { from: '2026-01-01', to: '2026-11-14' },
    { from: '2025-01-01', to: '2025-11-14' },
    { from: '2025-01-01', to: '2025-12-31' },
    { from: '2024-01-01', to: '2024-12-31' },
  ]);
});

it.each<[PeriodChoice, PeriodChoice, boolean]>([
  ['year', 'year', false],
  ['last-year', 'last-year', false],
  [{ from: '2025-01-01', to: '2025-11-14' }, { from: '2025-01-01', to: '2025-11-14' }, false],
  [{ from: '2024-01-01', to: '2024-12-31' }, { from: '2024-01-01', to: '2024-12-31' }, false],
  ['month', 'year', true],
  ['twelve-months', 'year', true],
  [{ from: '2025-03-01', to: '2025-06-30' }, 'last-year', true],
  [{ from: '2023-05-01', to: '2024-02-29' }, { from: '2024-01-01', to: '2024-12-31' }, true],
])('%j is %j there', (period, expected, named) => {
  const { choices, dropped } = countedChoices({ ...DEFAULT_CHOICES, period }, date);
  expect([choices.period, dropped.map(({ filter }) => filter)]).toEqual([expected, named ? ['period'] : []]);
});

it('compares with the same days a year before alone', () => {
  const { choices, dropped } = countedChoices({ ...DEFAULT_CHOICES, compare: 'previous' }, date);
  expect([choices.compare, dropped.map(({ filter }) => filter)]).toEqual(['last-year', ['compare']]);
});
