/**
 * Filters of a list by the debts of its cases. `age`, `taxYear` and `quality` choose debts: a row shows the number and the sum of
 * those chosen. `yearsOwed` chooses objects by the tax years of all their debts at the snapshot.
 */
export const LIST_FILTERS = ['age', 'taxYear', 'quality', 'yearsOwed'] as const;
export type ListFilterKey = (typeof LIST_FILTERS)[number];

/** Codes of the dimension `ageBand`, youngest first. */
export const AGE_BANDS = ['0-1', '1-2', '2-3', '3-5', '5+'] as const;
/** Codes of the dimension `yearsOwed`; the last one stands for all greater numbers. */
export const YEARS_OWED = ['1', '2', '3', '4', '5'] as const;

export type ListFilters = Readonly<Partial<Record<ListFilterKey, readonly string[]>>> & {
  /** Smallest and largest amount of a row, in minor units, both included. */
  readonly min?: string;
  readonly max?: string;
};

/** True if no filter is set. */
export const isUnfiltered = ({ min, max, ...codes }: ListFilters): boolean =>
  min === undefined && max === undefined && Object.values(codes).every((of) => of.length === 0);
