import type { CodeFilter } from '@pendapa/query';
import { useFilters } from '../choices/filters-context.ts';
import { useFilterValue } from './use-filter-words.ts';

export interface Chosen {
  readonly code: string;
  readonly name: string;
}

/** The only chosen code of a filter, with its name; null if none or several are chosen. */
export function useChosenMember(filter: CodeFilter): Chosen | null {
  const filters = useFilters();
  const value = useFilterValue();
  const [code, ...others] = filters.choices[filter];
  return code === undefined || others.length > 0 ? null : { code, name: value(filters, filter) };
}
