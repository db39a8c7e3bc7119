import type { WorkCalendar } from '@pendapa/contracts';
import { planSlices } from './plan-slices.ts';
import { workingDays } from './working-days.ts';

const WEEKDAYS: WorkCalendar = new Map();
/** Lebaran 2024 and two days of joint leave on each side. */
const LEBARAN: WorkCalendar = new Map(
  ['2024-04-08', '2024-04-09', '2024-04-10', '2024-04-11', '2024-04-12', '2024-04-15'].map((day) => [day, false]),
);

it.each([
  ['2025-03-01', '2025-03-31', 21],
  ['2025-03-01', '2025-03-02', 0],
  ['2025-03-01', '2025-03-05', 3],
  ['2026-11-01', '2026-11-14', 10],
  ['2024-02-29', '2024-02-29', 1],
])('counts the weekdays from %s to %s', (from, to, expected) => {
  expect(workingDays({ from, to }, WEEKDAYS)).toBe(expected);
});

it('cuts a month by the working days of the calendar, and by weekdays where it knows of none', () => {
  const half = { from: '2024-04-01', to: '2024-04-15' };
  expect(planSlices(half, 1, LEBARAN)).toMatchObject([{ part: 5, whole: 16 }]);
  expect(planSlices(half, 1, WEEKDAYS)).toMatchObject([{ part: 11, whole: 22 }]);
  const withoutWorkingDays = new Map(Array.from({ length: 30 }, (_, day) => [`2024-04-${String(day + 1).padStart(2, '0')}`, false]));
  expect(planSlices(half, 1, withoutWorkingDays)).toMatchObject([{ part: 11, whole: 22 }]);
});

it('joins whole months and cuts the running one by its weekdays', () => {
  expect(planSlices({ from: '2026-01-01', to: '2026-11-14' }, 1, WEEKDAYS)).toEqual([
    { fiscalYear: 2026, start: '2026-01-01', firstMonth: 1, lastMonth: 10, part: 1, whole: 1 },
    { fiscalYear: 2026, start: '2026-01-01', firstMonth: 11, lastMonth: 11, part: 10, whole: 21 },
  ]);
});

it('keeps fiscal years apart', () => {
  expect(planSlices({ from: '2022-06-01', to: '2022-08-31' }, 7, WEEKDAYS)).toEqual([
    { fiscalYear: 2022, start: '2021-07-01', firstMonth: 12, lastMonth: 12, part: 1, whole: 1 },
    { fiscalYear: 2023, start: '2022-07-01', firstMonth: 1, lastMonth: 2, part: 1, whole: 1 },
  ]);
});

it('has no plan for a period that has not begun', () => {
  expect(planSlices({ from: '2026-12-01', to: '2026-11-14' }, 1, WEEKDAYS)).toEqual([]);
});
