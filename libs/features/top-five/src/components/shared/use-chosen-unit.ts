import { useFilters, useFilterValue } from '@pendapa/analysis';

export interface ChosenUnit {
  readonly code: string;
  readonly name: string;
}

/** The unit that the page is narrowed to, with its name; null where none or several are chosen. */
export function useChosenUnit(): ChosenUnit | null {
  const filters = useFilters();
  const value = useFilterValue();
  const [code, ...others] = filters.choices.unit;
  return code === undefined || others.length > 0 ? null : { code, name: value(filters, 'unit') };
}
