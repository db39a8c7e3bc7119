import { neededPerDay, workingDaysAfter } from './working-days.ts';

describe('working days', () => {
  // 14 Nov 2026 is a Saturday: from Monday 16 Nov to Thursday 31 Dec there are 6 whole weeks and 4 days.
  it.each([
    ['2026-11-14', '2026-12-31', 34],
    ['2026-11-13', '2026-11-16', 1],
    ['2026-12-30', '2026-12-31', 1],
    ['2026-12-31', '2026-12-31', 0],
  ])('after %s up to %s: %i', (date, last, days) => expect(workingDaysAfter(date, last)).toBe(days));
});

describe('needed per day', () => {
  it('is exact and rounded up, so that the days reach the whole', () => {
    expect(neededPerDay('100', 3)).toBe('34');
    expect(neededPerDay('9007199254740993', 1)).toBe('9007199254740993');
  });

  it('is nothing once the target is reached, and unknown without a target or without days', () => {
    expect(neededPerDay('-5', 3)).toBe('0');
    expect(neededPerDay(null, 3)).toBeNull();
    expect(neededPerDay('100', 0)).toBeNull();
  });
});
