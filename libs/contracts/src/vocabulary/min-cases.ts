/** Rates and changes of fewer cases are not ranked or called strong. */
export const MIN_CASES = 30;
