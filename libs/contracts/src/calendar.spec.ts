import {
  addDays,
  addMonths,
  calendarDate,
  dateParts,
  fiscalYearOf,
  fiscalYearPeriod,
  isCalendarDate,
  lengthInDays,
  monthEnd,
  monthStart,
  previousPeriod,
  sameDaysLastYear,
  yearToDate,
  type Period,
} from './calendar.ts';

const period = (from: string, to: string): Period => ({ from, to });

describe('a calendar date', () => {
  it.each(['2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31', '2025-12-31'])('%s exists', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-01-00',
    '1899-12-31',
    '2200-01-01',
    '2024-1-1',
    '24-01-01',
    '2024-01-01T00:00',
    ' 2024-01-01',
    '२०२४-01-01',
    '',
  ])('"%s" does not', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('comes apart and together', () => {
    expect(dateParts('2024-02-09')).toEqual({ year: 2024, month: 2, day: 9 });
    expect(calendarDate(2024, 2, 9)).toBe('2024-02-09');
  });
});

it.each([
  ['2025-01-31', 1, '2025-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2025-01-15', -1, '2024-12-15'],
  ['2025-12-15', 1, '2026-01-15'],
  ['2025-03-31', -13, '2024-02-29'],
  ['2025-05-31', 0, '2025-05-31'],
])('%s moved by %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

it.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-12-31', 1, '2025-01-01'],
  ['2025-01-01', -1, '2024-12-31'],
  ['2024-01-01', 366, '2025-01-01'],
])('%s moved by %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

it('knows where a month begins and ends', () => {
  expect([monthStart('2024-02-15'), monthEnd('2024-02-15'), monthEnd('2023-02-01'), monthEnd('2025-12-31')]).toEqual([
    '2024-02-01',
    '2024-02-29',
    '2023-02-28',
    '2025-12-31',
  ]);
});

it.each([
  ['2025-01-01', '2025-01-01', 1],
  ['2024-01-01', '2024-12-31', 366],
  ['2025-03-29', '2025-03-31', 3],
])('counts both ends: %s to %s are %i days', (from, to, days) => {
  expect(lengthInDays({ from, to })).toBe(days);
});

describe('the fiscal year', () => {
  it.each([
    ['2025-01-01', 1, 2025],
    ['2025-12-31', 1, 2025],
    ['2022-06-30', 7, 2022],
    ['2022-07-01', 7, 2023],
    ['2022-03-31', 4, 2022],
    ['2022-04-01', 4, 2023],
  ])('of %s, beginning in month %i, is %i', (date, firstMonth, expected) => {
    expect(fiscalYearOf(date, firstMonth)).toBe(expected);
  });

  it.each([
    [2025, 1, '2025-01-01', '2025-12-31'],
    [2023, 7, '2022-07-01', '2023-06-30'],
    [2024, 3, '2023-03-01', '2024-02-29'],
  ])('%i, beginning in month %i, runs from %s to %s', (year, firstMonth, from, to) => {
    expect(fiscalYearPeriod(year, firstMonth)).toEqual({ from, to });
  });

  it('to date begins with it', () => {
    expect(yearToDate('2026-11-14', 1)).toEqual(period('2026-01-01', '2026-11-14'));
    expect(yearToDate('2023-02-10', 7)).toEqual(period('2022-07-01', '2023-02-10'));
    expect(yearToDate('2022-07-01', 7)).toEqual(period('2022-07-01', '2022-07-01'));
  });
});

describe('the same days last year', () => {
  it.each([
    ['2026-01-01', '2026-11-14', '2025-01-01', '2025-11-14'],
    ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
    ['2024-01-15', '2024-02-29', '2023-01-15', '2023-02-28'],
    ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['2025-02-15', '2025-02-28', '2024-02-15', '2024-02-28'],
    ['2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ])('of %s to %s are %s to %s', (from, to, earlierFrom, earlierTo) => {
    expect(sameDaysLastYear(period(from, to))).toEqual(period(earlierFrom, earlierTo));
  });
});

describe('the period before', () => {
  it.each([
    ['2026-03-10', '2026-03-12', '2026-03-07', '2026-03-09'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    ['2026-03-01', '2026-03-30', '2026-01-30', '2026-02-28'],
    ['2026-01-01', '2026-01-01', '2025-12-31', '2025-12-31'],
  ])('%s to %s is %s to %s', (from, to, earlierFrom, earlierTo) => {
    expect(previousPeriod(period(from, to))).toEqual(period(earlierFrom, earlierTo));
  });
});
