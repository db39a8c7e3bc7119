/** Columns of revenue with and without a target. */
export interface Covered {
  readonly of: string;
  readonly without: string;
}

/** Revenue of the year to date with and without an annual target. */
export const ON_TARGET = { of: 'amount_of_target', without: 'amount_without_target' } as const satisfies Covered;
/** Revenue with and without a plan for its month: of the year to date, and of the period. */
export const ON_YEAR_PLAN = { of: 'amount_of_year_plan', without: 'amount_without_year_plan' } as const satisfies Covered;
export const ON_PLAN = { of: 'amount_of_plan', without: 'amount_without_plan' } as const satisfies Covered;
