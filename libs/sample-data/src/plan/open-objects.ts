import { FIRST_YEAR, LAST_YEAR } from '../facts/assumptions.ts';

/** Per thousand objects of a pool, each year: so many of the oldest close, so many of the youngest opened. */
export const CLOSING = 15;
export const OPENING = 25;

/** Part of the objects of a pool that are open all through a year. */
export const openAllYear = (year: number): number =>
  1 - (OPENING * (LAST_YEAR + 1 - year)) / 1_000 - (CLOSING * (year - FIRST_YEAR + 1)) / 1_000;
