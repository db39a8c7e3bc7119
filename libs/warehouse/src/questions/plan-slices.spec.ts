import { planSlices, weekdaysIn } from './plan-slices.ts';

it.each([
  ['2025-03-01', '2025-03-31', 21],
  ['2025-03-01', '2025-03-02', 0],
  ['2025-03-01', '2025-03-05', 3],
  ['2026-11-01', '2026-11-14', 10],
  ['2024-02-29', '2024-02-29', 1],
])('counts the weekdays from %s to %s', (from, to, expected) => {
  expect(weekdaysIn({ from, to })).toBe(expected);
});

it('joins whole months and cuts the running one by its weekdays', () => {
  expect(planSlices({ from: '2026-01-01', to: '2026-11-14' }, 1)).toEqual([
    { fiscalYear: 2026, start: '2026-01-01', firstMonth: 1, lastMonth: 10, part: 1, whole: 1 },
    { fiscalYear: 2026, start: '2026-01-01', firstMonth: 11, lastMonth: 11, part: 10, whole: 21 },
  ]);
});

it('keeps fiscal years apart', () => {
  expect(planSlices({ from: '2022-06-01', to: '2022-08-31' }, 7)).toEqual([
    { fiscalYear: 2022, start: '2021-07-01', firstMonth: 12, lastMonth: 12, part: 1, whole: 1 },
    { fiscalYear: 2023, start: '2022-07-01', firstMonth: 1, lastMonth: 2, part: 1, whole: 1 },
  ]);
});

it('has no plan for a period that has not begun', () => {
  expect(planSlices({ from: '2026-12-01', to: '2026-11-14' }, 1)).toEqual([]);
});
