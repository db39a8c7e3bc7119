import { useCallback } from 'react';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import type { LeftAside } from '../filters/left-aside.ts';
import { filterTexts } from '../messages/filters.ts';
import { definitionOf } from './use-names.ts';

/** The filters that figures do not follow, a sentence for all of them; other days than those of the period are named, and measures of which alone it is true. */
export function useLeftAsideWords(): (leftAside: readonly LeftAside[]) => readonly string[] {
  const t = useMessages(filterTexts);
  const text = useText();
  const format = useFormat();
  return useCallback(
    (leftAside) => {
      const nameOf = ({ filter }: LeftAside): string => (filter === 'penalty' ? t('penalty.without') : t(filter)).toLowerCase();
      const label = leftAside
        .filter(({ days, only }) => days === null && only === undefined)
        .map(nameOf)
        .join(', ');
      const some = leftAside.flatMap((one) => {
        const measures = one.only?.map(({ subject, measure }) => text(definitionOf(subject, measure).label)).join(', ');
        return measures === undefined ? [] : [t('leftAsideOf', { label: nameOf(one), measures })];
      });
      const dates = leftAside.flatMap(({ days }) => (days ? [format.period(days)] : [])).join(', ');
      return [...(label === '' ? [] : [t('leftAside', { label })]), ...some, ...(dates === '' ? [] : [t('otherDays', { dates })])];
    },
    [t, text, format],
  );
}
