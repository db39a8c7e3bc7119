import { FIRST_YEAR, LAST_YEAR } from '../facts/assumptions.ts';

/** Permille of a pool's objects that change each year: as many of the oldest close as of the youngest open. */
export const CLOSING_PER_MILLE = 15;
export const OPENING_PER_MILLE = 25;

/** Part of the objects of a pool that are open all through a year. */
export const openAllYearShare = (year: number): number =>
  1 - (OPENING_PER_MILLE * (LAST_YEAR + 1 - year)) / 1_000 - (CLOSING_PER_MILLE * (year - FIRST_YEAR + 1)) / 1_000;
