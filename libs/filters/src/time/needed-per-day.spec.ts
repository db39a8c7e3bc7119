import { neededPerDay } from './needed-per-day.ts';

describe('needed per day', () => {
  it('is exact and rounded up, so that the days reach the whole', () => {
    expect(neededPerDay('100', 3)).toBe('34');
    expect(neededPerDay('9007199254740993', 1)).toBe('9007199254740993');
  });

  it('is nothing once the target is reached, and unknown without a target or without days', () => {
    expect(neededPerDay('-5', 3)).toBe('0');
    expect(neededPerDay(null, 3)).toBeNull();
    expect(neededPerDay('100', 0)).toBeNull();
    expect(neededPerDay('100', null)).toBeNull();
  });
});
