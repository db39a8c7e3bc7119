import { useState } from 'react';
import { mergeUnappliedFilters } from './unapplied-filter.ts';
import type { QueryResult } from './use-answer.ts';

/** Query results; null for queries that are not sent now. */
type Several = Readonly<Record<string, QueryResult | null>>;

const settled = (result: QueryResult | null): boolean => result === null || (result.state !== 'loading' && result.state !== 'updating');
const isSameResult = (one: QueryResult | null | undefined, other: QueryResult | null): boolean =>
  one?.answer === other?.answer && one?.state === other?.state && one?.failure === other?.failure;

/** Marks the last shown answers as previous; each keeps its own retry function. */
function lastOf<T extends Several>(previous: T, results: T): T {
  const entries = Object.entries(results).map(([key, one]) => {
    const last = previous[key];
    return [key, one && last ? { ...last, state: 'updating', retry: one.retry, unappliedFilters: one.unappliedFilters } : one];
  });
  return Object.fromEntries(entries) as T;
}

/** True if the measures of a query changed, so that the previous answer cannot stay visible. */
const otherMeasures = (previous: Several, results: Several): boolean =>
  Object.entries(results).some(([key, one]) => one?.state === 'loading' && Boolean(previous[key]?.answer));

/** Shares unapplied filters between all answers, because they are shown as one. */
function shareUnappliedFilters<T extends Several>(results: T): T {
  const several = Object.values(results).filter((one) => one !== null);
  const unappliedFilters = mergeUnappliedFilters(several.map((one) => one.unappliedFilters ?? []));
  return Object.fromEntries(Object.entries(results).map(([key, one]) => [key, one && { ...one, unappliedFilters }])) as T;
}

/**
 * Combines answers of one chart or table. After a change of filters the previous ones stay until all new ones have arrived.
 * Figures of different periods therefore never mix. The first answers are shown as they arrive.
 */
export function useTogether<T extends Several>(results: T): T {
  const [previous, setPrevious] = useState<T | null>(null);
  const all = Object.values(results).every(settled);
  if (all && !Object.entries(results).every(([key, one]) => isSameResult(previous?.[key], one))) setPrevious(results);
  return shareUnappliedFilters(all || previous === null || otherMeasures(previous, results) ? results : lastOf(previous, results));
}
