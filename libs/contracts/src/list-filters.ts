import { NOT_APPLICABLE, QUALITIES, type DimensionKey } from './vocabulary/index.ts';

/** Codes of the dimension `ageBand`, youngest first. */
export const AGE_BANDS = ['0-1', '1-2', '2-3', '3-5', '5+'] as const;
/** Codes of the dimension `yearsOwed`; the last one stands for all greater numbers. */
export const YEARS_OWED = ['1', '2', '3', '4', '5'] as const;
/** Choice of every filter for rows whose data do not tell its code. */
export const NOT_KNOWN = 'unknown';

interface ListFilterSpec {
  /** The choices in their order, besides `NOT_KNOWN`; null if the data have them. */
  readonly codes: readonly string[] | null;
  /** The dimension whose names the choices have; null if they have their own. */
  readonly dimension: DimensionKey | null;
  /** `debts` are chosen, so that a row has the number and sum of those alone; or `objects` with all their debts. */
  readonly chooses: 'debts' | 'objects';
}

/**
 * Filters of a list.
 *
 * - `lastAction`, `actionAge`: last action of collection for a debt at the snapshot, and the time since.
 * - `nextStep`: the letter that the rules allow next.
 * - `yearsOwed`: tax years of all debts of the object at the snapshot.
 * - `objectKind`: kind of object in the register, by the agency's codes.
 * - `paid`: whether payments of the object are recorded in the days of the query, for any of its taxes.
 * - `lastChannel`: channel of the last of these payments, also if it was taken back; `none` without payments.
 */
const FILTERS = {
  age: { codes: AGE_BANDS, dimension: 'ageBand', chooses: 'debts' },
  taxYear: { codes: null, dimension: 'taxYear', chooses: 'debts' },
  quality: { codes: QUALITIES, dimension: 'quality', chooses: 'debts' },
  lastAction: { codes: ['none', 'reminder', 'warning', 'warrant', 'seizure'], dimension: 'lastAction', chooses: 'debts' },
  actionAge: { codes: [NOT_APPLICABLE, '00-03', '03-12', '12-24', '24+'], dimension: 'actionAge', chooses: 'debts' },
  nextStep: { codes: ['warning', 'warrant', NOT_APPLICABLE], dimension: 'nextStep', chooses: 'debts' },
  yearsOwed: { codes: YEARS_OWED, dimension: 'yearsOwed', chooses: 'objects' },
  objectKind: { codes: null, dimension: 'objectClass', chooses: 'objects' },
  paid: { codes: ['yes', 'no'], dimension: null, chooses: 'objects' },
  lastChannel: { codes: null, dimension: 'channel', chooses: 'objects' },
} as const satisfies Readonly<Record<string, ListFilterSpec>>;

export type ListFilterKey = keyof typeof FILTERS;
export const LIST_FILTERS = Object.keys(FILTERS) as readonly ListFilterKey[];
export const listFilterSpec = (key: ListFilterKey): ListFilterSpec => FILTERS[key];

export type ListFilters = Readonly<Partial<Record<ListFilterKey, readonly string[]>>> & {
  /** Smallest and largest amount of a row, in minor units, both included. */
  readonly min?: string;
  readonly max?: string;
};

/** True if no filter is set. */
export const isUnfiltered = ({ min, max, ...codes }: ListFilters): boolean =>
  min === undefined && max === undefined && Object.values(codes).every((of) => of.length === 0);
