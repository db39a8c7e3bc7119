import { createContext, use } from 'react';
import type { Period } from '@pendapa/contracts';
import type { Dropped } from './address.ts';
import type { CodeNames } from './check-codes.ts';
import type { Choices, FilterName } from './choices.ts';
import type { DataDate } from './period.ts';

/** The filters of a page, read from its address. */
export interface Filters {
  readonly offers: readonly FilterName[];
  readonly choices: Choices;
  /** Whether the page counts taxpayers, so that it has whole years, the year to date and its days a year before alone. */
  readonly counted: boolean;
  /** Whether the page tells of arrears, so that the end of its period chooses one of their snapshots. */
  readonly stock: boolean;
  /** Those that differ from their default. */
  readonly set: readonly FilterName[];
  /** False while it is not yet known whether the codes of the address exist: nothing is asked before. */
  readonly ready: boolean;
  /** Null until the data date is known. */
  readonly period: Period | null;
  readonly date: DataDate | null;
  /** Whether they are those with which the reader left the page last, and nothing was changed since. */
  readonly restored: boolean;
  readonly names: CodeNames;
  readonly dropped: readonly Dropped[];
  /** Writes the address; the page follows. `replace` leaves no entry in the history. */
  readonly change: (next: Partial<Choices>, options?: { readonly replace?: boolean }) => void;
  /** Back to the defaults: the named ones, or all. */
  readonly reset: (names?: readonly FilterName[]) => void;
}

export const FiltersContext = createContext<Filters | null>(null);

/**
 * Inside the figures of an answer: the filters that they belong to. A context of its own, because React draws all readers of a context
 * anew that changed anywhere above them.
 */
export const ShownFiltersContext = createContext<Filters | null>(null);

/** Null on a page without filters. */
export const useFiltersIfAny = (): Filters | null => use(ShownFiltersContext) ?? use(FiltersContext);

/** The filters of the page around, inside of figures those that the figures belong to; throws outside of `FilteredPage`. */
export function useFilters(): Filters {
  const filters = useFiltersIfAny();
  if (!filters) throw new Error('useFilters outside of FilteredPage');
  return filters;
}
