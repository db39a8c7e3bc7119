import type { UploadReceipt } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { sumTexts } from '../messages/sums.ts';
import { allMonths, changesByMonth, isYear, stateOfMonth } from './months.ts';

/** Says what publishing will do: "Publish: replace 3 months, add 1 month". */
export function usePublishLabel(): (receipt: UploadReceipt) => string {
  const t = useMessages(sumTexts);
  return ({ extracts }) => {
    const months = changesByMonth(allMonths(extracts));
    const rows = extracts.reduce((sum, { rows: { accepted } }) => sum + accepted, 0);
    if (months.length === 0) return t('publish.rows', { count: rows });
    const unit = months.every(({ month }) => isYear(month)) ? 'Years' : 'Months';
    const of = (state: ReturnType<typeof stateOfMonth>): number => months.filter((change) => stateOfMonth(change) === state).length;
    const changes = (
      [
        ['replace', of('replaced')],
        ['add', of('new')],
        ['remove', of('removed')],
      ] as const
    ).flatMap(([verb, count]) => (count === 0 ? [] : [t(`publish.${verb}${unit}`, { count })]));
    return t('publish.changes', { changes: changes.join(', ') });
  };
}
