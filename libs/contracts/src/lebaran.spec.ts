import { lengthInDays, type Period } from './calendar.ts';
import { ramadanBegunBy, sameDaysFromLebaran } from './lebaran.ts';

const period = (from: string, to: string): Period => ({ from, to });

// Lebaran is on 10 April 2024, 31 March 2025 and 21 March 2026: 355 days from one to the next.
it.each([
  ['the month of the holiday', period('2026-03-01', '2026-03-31'), period('2025-03-11', '2025-04-10')],
  ['the holiday itself', period('2026-03-21', '2026-03-21'), period('2025-03-31', '2025-03-31')],
  ['a year to date', period('2026-01-01', '2026-11-14'), period('2025-01-11', '2025-11-24')],
  ['across 29 February', period('2025-02-01', '2025-02-28'), period('2024-02-12', '2024-03-10')],
  ['a period that begins in an earlier year', period('2025-11-15', '2026-01-31'), period('2024-11-25', '2025-02-10')],
])('%s stands beside the days as far from the holiday', (_, days, expected) => {
  const found = sameDaysFromLebaran(days);
  expect(found).toEqual(expected);
  expect(found && lengthInDays(found)).toBe(lengthInDays(days));
});

it.each([
  ['the first known holiday has none before it', period('2019-01-01', '2019-12-31')],
  ['a year before the list', period('2015-01-01', '2015-02-01')],
  ['a year after the list', period('2027-01-01', '2027-01-31')],
])('%s', (_, days) => {
  expect(sameDaysFromLebaran(days)).toBeNull();
});

it.each([
  ['the one that is over', '2026-11-14', period('2026-02-19', '2026-03-20')],
  ['one of 29 days', '2024-12-31', period('2024-03-12', '2024-04-09')],
  ['the one that has just begun', '2025-03-01', period('2025-03-01', '2025-03-30')],
  ['the one of the year before', '2025-02-28', period('2024-03-12', '2024-04-09')],
  ['none before the list', '2019-05-05', null],
])('the latest Ramadan that has begun: %s', (_, day, expected) => {
  expect(ramadanBegunBy(day)).toEqual(expected);
});
