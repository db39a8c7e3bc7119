import { levelsIn } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useMemberName } from '@pendapa/panels';
import type { AnswerTo, RegionLevel, Row } from '@pendapa/query';
import { messages } from '../../messages/regional.ts';

/** Names the region of a row; a row without the answer's level is named by its parent. */
export function useRegionName(): <M extends string, D extends string>(
  answer: AnswerTo<M, D | RegionLevel>,
  codes: Row<M, D | RegionLevel>['codes'],
) => string {
  const t = useMessages(messages);
  const name = useMemberName();
  return (answer, codes) => {
    const { group, level } = levelsIn(answer);
    if (codes[level] !== null) return name(answer, level, codes[level]);
    return group === level || codes[group] === null ? t('noRegion') : t('noRegionIn', { region: name(answer, group, codes[group]) });
  };
}
