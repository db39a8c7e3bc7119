import { monthsLive } from './months-live.ts';

it.each([
  ['2024-05-01', null, '2026-11-14', 30],
  ['2021-09-22', null, '2026-11-14', 61],
  ['2024-01-31', null, '2024-02-29', 1],
  ['2024-05-01', '2025-05-01', '2026-11-14', 12],
  ['2026-12-01', null, '2026-11-14', null],
  [null, null, '2026-11-14', null],
])('from %s to %s, on %s: %s months', (liveFrom, liveTo, on, months) => {
  expect(monthsLive({ code: 'VA', liveFrom, liveTo }, on)).toBe(months);
});

it('is not known of a channel that the table does not list', () => {
  expect(monthsLive(undefined, '2026-11-14')).toBeNull();
});
