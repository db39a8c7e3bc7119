import { useMessages } from '@pendapa/i18n';
import type { CoverLine } from '@pendapa/export-files';
import { writeAddress } from './address.ts';
import type { FilterName } from './choices.ts';
import { useFiltersIfAny } from './filters-context.ts';
import { useFilterValue } from './use-filter-words.ts';
import { filterTexts } from '../messages/filters.ts';

const MOST_RECORDED = 200;

export interface FiltersInWords {
  /** Every filter of the page with its value, default or not: a file has to say what it was made with. */
  readonly lines: readonly CoverLine[];
  /** Of these the ones that are set. */
  readonly chosen: readonly CoverLine[];
  /** Values of those that are set, and of a period that is, for the name of a file. */
  readonly named: string;
  /** Those that are set, as in the address. */
  readonly set: Readonly<Record<string, string>>;
}

const NONE: FiltersInWords = { lines: [], chosen: [], named: '', set: {} };

export function useFiltersInWords(): FiltersInWords {
  const t = useMessages(filterTexts);
  const value = useFilterValue();
  const filters = useFiltersIfAny();
  if (!filters) return NONE;
  const parameters = writeAddress(filters.choices);
  const set = [...new Set(parameters.keys())].map((key) => [key, parameters.getAll(key).join(',').slice(0, MOST_RECORDED)]);
  const line = (name: FilterName): CoverLine => ({ label: t(name), text: value(filters, name) });
  const chosen = filters.offers.filter((name) => name !== 'period' && filters.set.includes(name));
  const named = filters.offers.filter((name) => filters.set.includes(name)).map((name) => value(filters, name));
  return { lines: filters.offers.map(line), chosen: chosen.map(line), named: named.join(' '), set: Object.fromEntries(set) };
}
