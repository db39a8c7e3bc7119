/** Rates and changes of fewer cases are not ranked or called strong. */
export const MIN_CASES = 30;
/** Number of the largest payers whose sum is published. */
export const TOP_PAYERS = 10;
/** Concentration is not computed for fewer payers. */
export const MIN_PAYERS = MIN_CASES;
