import type { UploadReceipt } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { sumTexts } from '../messages/sums.ts';
import { countOfState } from './months.ts';

const VERBS = [
  ['replace', 'replaced'],
  ['add', 'added'],
  ['remove', 'removed'],
] as const;

/** Says what publishing will do: "Publish: replace 3 months, add to 1 month". */
export function usePublishLabel(): (receipt: UploadReceipt) => string {
  const t = useMessages(sumTexts);
  return ({ extracts }) => {
    const changes = VERBS.flatMap(([verb, state]) => {
      const { months, years } = countOfState(extracts, state);
      return [
        ...(months === 0 ? [] : [t(`publish.${verb}Months`, { count: months })]),
        ...(years === 0 ? [] : [t(`publish.${verb}Years`, { count: years })]),
      ];
    });
    const rows = extracts.reduce((sum, { rows: { accepted } }) => sum + accepted, 0);
    return changes.length === 0 ? t('publish.rows', { count: rows }) : t('publish.changes', { changes: changes.join(', ') });
  };
}
