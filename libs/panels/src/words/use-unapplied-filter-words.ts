import { useCallback } from 'react';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import type { UnappliedFilter } from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { useFilterNames } from './use-filter-names.ts';
import { definitionOf } from './use-names.ts';

/** Sentences about unapplied filters. They name other days than those of the period, and the measures if only some are concerned. */
export function useUnappliedFilterWords(): (unappliedFilters: readonly UnappliedFilter[]) => readonly string[] {
  const t = useMessages(messages);
  const filterName = useFilterNames();
  const text = useText();
  const format = useFormat();
  return useCallback(
    (unappliedFilters) => {
      const nameOf = ({ filter }: UnappliedFilter): string => filterName(filter);
      const label = unappliedFilters
        .filter(({ days, only }) => days === null && only === undefined)
        .map(nameOf)
        .join(', ');
      const some = unappliedFilters.flatMap((one) => {
        const measures = one.only?.map(({ subject, measure }) => text(definitionOf(subject, measure).label)).join(', ');
        return measures === undefined ? [] : [t('unappliedOf', { label: nameOf(one), measures })];
      });
      const dates = unappliedFilters.flatMap(({ days }) => (days ? [format.period(days)] : [])).join(', ');
      return [...(label === '' ? [] : [t('unapplied', { label })]), ...some, ...(dates === '' ? [] : [t('otherDays', { dates })])];
    },
    [t, filterName, text, format],
  );
}
