import type { CodeFilter } from '@pendapa/query';
import { useFilters } from './filters-context.ts';

/** Returns a click handler that sets a filter of the page to the code of the mark. */
export function useCrossFilter(): (filter: CodeFilter) => (code: string) => void {
  const { change } = useFilters();
  return (filter) => (code) => change({ [filter]: [code] });
}
