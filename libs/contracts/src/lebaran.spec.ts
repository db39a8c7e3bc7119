import { lengthInDays, type Period } from './calendar.ts';
import { sameDaysFromLebaran } from './lebaran.ts';

const period = (from: string, to: string): Period => ({ from, to });

// From 31 March 2025 to 20 March 2026 there are 354 days, from 10 April 2024 to 31 March 2025 355.
it.each([
  ['the month of the holiday', period('2026-03-01', '2026-03-31'), period('2025-03-12', '2025-04-11')],
  ['the holiday itself', period('2026-03-20', '2026-03-20'), period('2025-03-31', '2025-03-31')],
  ['a year to date', period('2026-01-01', '2026-11-14'), period('2025-01-12', '2025-11-25')],
  ['across 29 February', period('2025-02-01', '2025-02-28'), period('2024-02-12', '2024-03-10')],
  ['a period that begins in an earlier year', period('2025-11-15', '2026-01-31'), period('2024-11-26', '2025-02-11')],
])('%s stands beside the days as far from the holiday', (_, asked, expected) => {
  const found = sameDaysFromLebaran(asked);
  expect(found).toEqual(expected);
  expect(found && lengthInDays(found)).toBe(lengthInDays(asked));
});

it.each([
  ['the first known holiday has none before it', period('2019-01-01', '2019-12-31')],
  ['a year before the list', period('2015-01-01', '2015-02-01')],
  ['a year after the list', period('2027-01-01', '2027-01-31')],
])('%s', (_, asked) => {
  expect(sameDaysFromLebaran(asked)).toBeNull();
});
