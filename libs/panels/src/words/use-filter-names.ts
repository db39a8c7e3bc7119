import { useCallback } from 'react';
import { filterTexts } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import type { FilterName } from '@pendapa/query';

/** Filters that are named by the choice, because they have no name of their own. */
const CHOICE_NAMES = { penalty: 'penalty.without', without: 'without.pbb' } as const;

const lowerFirst = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Name of a filter within a sentence. */
export function useFilterNames(): (filter: FilterName) => string {
  const nameText = useMessages(filterTexts);
  return useCallback(
    (filter) => lowerFirst(nameText(filter === 'penalty' || filter === 'without' ? CHOICE_NAMES[filter] : filter)),
    [nameText],
  );
}
