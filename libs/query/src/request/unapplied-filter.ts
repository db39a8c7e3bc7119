import type { Period, SubjectKey } from '@pendapa/contracts';
import type { FilterName } from './filter-names.ts';

export interface MeasureName {
  readonly subject: SubjectKey;
  readonly measure: string;
}

/** A filter that is set but that an answer does not apply. */
export interface UnappliedFilter {
  readonly filter: FilterName;
  /** Days of the answer, if the filter is the period. */
  readonly days: Period | null;
  /** Limits this to some measures of the answer, if the others apply the filter or are not affected. */
  readonly only?: readonly MeasureName[];
}

const namesOf = ({ only = [] }: UnappliedFilter): string => only.map(({ subject, measure }) => `${subject} ${measure}`).join();
const isSameFilter = (one: UnappliedFilter, other: UnappliedFilter): boolean =>
  one.filter === other.filter && one.days?.from === other.days?.from && one.days?.to === other.days?.to && namesOf(one) === namesOf(other);

/** Filters that any of several answers does not apply; the target span only if none applies it. */
export function mergeUnappliedFilters(several: readonly (readonly UnappliedFilter[])[]): readonly UnappliedFilter[] {
  const all = several
    .flat()
    .filter(({ filter }) => filter !== 'target' || several.every((one) => one.some((other) => other.filter === filter)));
  return all.filter((each, index) => all.findIndex((one) => isSameFilter(one, each)) === index);
}
