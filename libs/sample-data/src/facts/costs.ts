/** Cost of collection in permille of a year's revenue: an assumption. A part is equal for all units, the remainder follows revenue. */
export const COST_PER_MILLE = 14;
export const FIXED_SHARE = 0.35;

/** Parts of the cost. The share of printing and postage falls, that of systems rises. */
export const COST_ITEMS = [
  { item: 'personnel', percent: 58, yearly: 0 },
  { item: 'systems', percent: 16, yearly: 0.6 },
  { item: 'service', percent: 14, yearly: 0 },
  { item: 'notices', percent: 12, yearly: -0.6 },
] as const;
