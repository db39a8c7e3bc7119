import { createContext, use } from 'react';
import type { Period, Texts } from '@pendapa/contracts';
import type { FilterName } from '@pendapa/query';
import type { Dropped } from './address.ts';
import type { Choices } from './choices.ts';
import type { DataDate } from './period.ts';

/** Names of the chosen codes; a code without an entry is shown itself. */
export type CodeNames = ReadonlyMap<string, Texts>;

/** Filters of a page, read from its address. */
export interface Filters {
  readonly offers: readonly FilterName[];
  readonly choices: Choices;
  /** True if the page counts taxpayers, so that only some periods exist. */
  readonly countsTaxpayers: boolean;
  /** True if the page is about arrears, so that the end of its period chooses a snapshot. */
  readonly isSnapshot: boolean;
  /** Filters that differ from their default. */
  readonly changedFilters: readonly FilterName[];
  /** False until the codes of the address are checked; no query is sent before. */
  readonly isReady: boolean;
  /** Null until the data date is known. */
  readonly period: Period | null;
  readonly date: DataDate | null;
  /** True if the filters were restored from the last visit and are unchanged. */
  readonly isRestored: boolean;
  readonly names: CodeNames;
  readonly dropped: readonly Dropped[];
  /** Writes the address; the page follows. `replace` adds no history entry. */
  readonly change: (next: Partial<Choices>, options?: { readonly replace?: boolean }) => void;
  /** Resets the named filters, or all. */
  readonly reset: (names?: readonly FilterName[]) => void;
}

export const FiltersContext = createContext<Filters | null>(null);

/**
 * Filters to which the figures of an answer belong. A separate context, because a change of a context renders
 * all its readers.
 */
export const ShownFiltersContext = createContext<Filters | null>(null);

/** Null on a page without filters. */
export const useFiltersIfAny = (): Filters | null => use(ShownFiltersContext) ?? use(FiltersContext);

/** Returns the page's filters; inside figures those of the shown answer. Throws outside of `FilteredPage`. */
export function useFilters(): Filters {
  const filters = useFiltersIfAny();
  if (!filters) throw new Error('useFilters outside of FilteredPage');
  return filters;
}
