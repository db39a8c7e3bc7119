/**
 * Limits of the ratio to the plan, used by pages, findings and files. From `onPlan` revenue is on plan; below `farBehind` it is
 * far behind.
 */
export const PLAN_LIMITS = { onPlan: 1, watch: 0.95, farBehind: 0.9 } as const;

/** True if revenue is below the plan by any amount. */
export const isBelowPlan = (ratio: number): boolean => ratio < PLAN_LIMITS.onPlan;
