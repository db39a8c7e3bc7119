/** Columns of payments of what has a target, and of what has none. */
export interface Covered {
  readonly of: string;
  readonly without: string;
}

/** Payments since the start of the year of what has an annual target, and the others. */
export const ON_TARGET = { of: 'amount_of_target', without: 'amount_without_target' } as const satisfies Covered;
/** Payments of what has a plan in their month, and the others; since the start of the year, and in the period. */
export const ON_YEAR_PLAN = { of: 'amount_of_year_plan', without: 'amount_without_year_plan' } as const satisfies Covered;
export const ON_PLAN = { of: 'amount_of_plan', without: 'amount_without_plan' } as const satisfies Covered;
