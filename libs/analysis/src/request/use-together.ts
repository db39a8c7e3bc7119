import { useState } from 'react';
import { mergeUnappliedFilters } from '../filters/unapplied-filters.ts';
import type { QueryResult } from './use-answer.ts';

/** Query results; null for queries that are not sent now. */
type Several = Readonly<Record<string, QueryResult | null>>;

const settled = (asked: QueryResult | null): boolean => asked === null || (asked.state !== 'loading' && asked.state !== 'updating');
const same = (one: QueryResult | null | undefined, other: QueryResult | null): boolean =>
  one?.answer === other?.answer && one?.state === other?.state && one?.failure === other?.failure;

/** Marks the last shown answers as previous; each keeps its own retry function. */
function lastOf<T extends Several>(kept: T, asked: T): T {
  const entries = Object.entries(asked).map(([key, one]) => {
    const last = kept[key];
    return [key, one && last ? { ...last, state: 'updating', retry: one.retry, unappliedFilters: one.unappliedFilters } : one];
  });
  return Object.fromEntries(entries) as T;
}

/** True if the measures of a query changed, so that the previous answer cannot stay visible. */
const otherMeasures = (kept: Several, asked: Several): boolean =>
  Object.entries(asked).some(([key, one]) => one?.state === 'loading' && Boolean(kept[key]?.answer));

/** Shares unapplied filters between all answers, because they are shown as one. */
function shareUnappliedFilters<T extends Several>(asked: T): T {
  const several = Object.values(asked).filter((one) => one !== null);
  const unappliedFilters = mergeUnappliedFilters(several.map((one) => one.unappliedFilters ?? []));
  return Object.fromEntries(Object.entries(asked).map(([key, one]) => [key, one && { ...one, unappliedFilters }])) as T;
}

/**
 * Combines answers of one chart or table. After a change of filters the previous ones stay until all new ones have
 * arrived, so that figures of different periods never mix. The first answers are shown as they arrive.
 */
export function useTogether<T extends Several>(asked: T): T {
  const [kept, setKept] = useState<T | null>(null);
  const all = Object.values(asked).every(settled);
  if (all && !Object.entries(asked).every(([key, one]) => same(kept?.[key], one))) setKept(asked);
  return shareUnappliedFilters(all || kept === null || otherMeasures(kept, asked) ? asked : lastOf(kept, asked));
}
