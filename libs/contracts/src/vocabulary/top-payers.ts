import { MIN_CASES } from './min-cases.ts';

/** Number of the largest payers whose sum is published. */
export const TOP_PAYERS = 10;
/** Concentration is not computed for fewer payers. */
export const MIN_PAYERS = MIN_CASES;
