import type { CodeFilter } from './choices.ts';
import { useFilters } from './filters-context.ts';

/** What a click on a mark does: the page is narrowed to its code, which is of the named filter. */
export function useNarrow(): (filter: CodeFilter) => (code: string) => void {
  const { change } = useFilters();
  return (filter) => (code) => change({ [filter]: [code] });
}
