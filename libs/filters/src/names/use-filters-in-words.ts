import type { CoverLine } from '@pendapa/export-files';
import { useMessages } from '@pendapa/i18n';
import type { FilterName } from '@pendapa/query';
import { writeAddress } from '../choices/address.ts';
import { useFiltersIfAny } from '../choices/filters-context.ts';
import { useFilterValue } from './use-filter-words.ts';
import { filterTexts } from '../messages/filters.ts';

const MAX_RECORDED = 200;

export interface FiltersInWords {
  /** All filters with their values, defaults included, because a file must state them. */
  readonly lines: readonly CoverLine[];
  /** Filters that are set. */
  readonly chosen: readonly CoverLine[];
  /** Values of set filters and period, for a file name. */
  readonly named: string;
  /** Set filters, as in the address. */
  readonly set: Readonly<Record<string, string>>;
}

const NONE: FiltersInWords = { lines: [], chosen: [], named: '', set: {} };

export function useFiltersInWords(): FiltersInWords {
  const t = useMessages(filterTexts);
  const value = useFilterValue();
  const filters = useFiltersIfAny();
  if (!filters) return NONE;
  const parameters = writeAddress(filters.choices);
  const set = [...new Set(parameters.keys())].map((key) => [key, parameters.getAll(key).join(',').slice(0, MAX_RECORDED)]);
  const coverLine = (name: FilterName): CoverLine => ({ label: t(name), text: value(filters, name) });
  const chosen = filters.offers.filter((name) => name !== 'period' && filters.changedFilters.includes(name));
  const named = filters.offers.filter((name) => filters.changedFilters.includes(name)).map((name) => value(filters, name));
  return { lines: filters.offers.map(coverLine), chosen: chosen.map(coverLine), named: named.join(' '), set: Object.fromEntries(set) };
}
