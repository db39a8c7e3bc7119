import { useMemo, type ReactNode } from 'react';
import { changedChoices, type Choices } from '../choices/choices.ts';
import { FiltersContext, ShownFiltersContext, useFilters, type Filters } from '../choices/filters-context.ts';
import { periodOf } from '../choices/period.ts';
import { useCheckedChoices } from './use-checked-choices.ts';

export interface NarrowedFiltersProps {
  /** Choices that replace those of the page; the address stays. */
  readonly choices: Partial<Choices>;
  readonly children: ReactNode;
}

/** Everything inside queries with the filters of the page, narrowed by more choices. Unknown codes are left out. */
export function NarrowedFilters({ choices: narrower, children }: NarrowedFiltersProps) {
  const filters = useFilters();
  const { date, isReady } = filters;
  const wanted = useMemo(() => changedChoices(filters.choices, narrower), [filters.choices, narrower]);
  const checked = useCheckedChoices(wanted);
  const narrowed = useMemo((): Filters => {
    const choices = checked?.choices ?? wanted;
    return {
      ...filters,
      choices,
      names: checked?.names ?? new Map(),
      period: date && periodOf(choices.period, date),
      isReady: isReady && date !== null && checked !== null,
    };
  }, [filters, wanted, checked, date, isReady]);
  return (
    <FiltersContext value={narrowed}>
      <ShownFiltersContext value={null}>{children}</ShownFiltersContext>
    </FiltersContext>
  );
}
