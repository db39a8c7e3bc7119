import { useCallback } from 'react';
import { useFormat, useMessages } from '@pendapa/i18n';
import type { LeftAside } from '../filters/left-aside.ts';
import { filterTexts } from '../messages/filters.ts';

/** The filters that figures do not follow, a sentence for all of them; other days than those of the period are named. */
export function useLeftAsideWords(): (leftAside: readonly LeftAside[]) => readonly string[] {
  const t = useMessages(filterTexts);
  const format = useFormat();
  return useCallback(
    (leftAside) => {
      const others = leftAside.filter(({ days }) => days === null);
      const label = others.map(({ filter }) => (filter === 'penalty' ? t('penalty.without') : t(filter)).toLowerCase()).join(', ');
      const dates = leftAside.flatMap(({ days }) => (days ? [format.period(days)] : [])).join(', ');
      return [...(label === '' ? [] : [t('leftAside', { label })]), ...(dates === '' ? [] : [t('otherDays', { dates })])];
    },
    [t, format],
  );
}
