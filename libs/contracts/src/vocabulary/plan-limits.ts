/** Parts of a plan that pages, findings and files judge by: on plan from the first on, below plan under it, and how far below. */
export const PLAN_LIMITS = { onPlan: 1, watch: 0.95, farBehind: 0.9 } as const;

/** True if revenue is below the plan by any amount. */
export const isBelowPlan = (ratio: number): boolean => ratio < PLAN_LIMITS.onPlan;
