import { FIRST_YEAR, LAST_YEAR } from '../facts/assumptions.ts';

/** Permille of a pool's objects that change each year: as many of the oldest close as of the youngest open. */
export const CLOSING = 15;
export const OPENING = 25;

/** Part of the objects of a pool that are open all through a year. */
export const openAllYear = (year: number): number =>
  1 - (OPENING * (LAST_YEAR + 1 - year)) / 1_000 - (CLOSING * (year - FIRST_YEAR + 1)) / 1_000;
