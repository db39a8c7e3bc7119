import type { ReportedFinding } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { sumTexts } from '../messages/sums.ts';

/** The place of a finding: file, row and column. */
export function usePlace(): (finding: ReportedFinding) => string {
  const t = useMessages(sumTexts);
  const { count } = useFormat();
  return ({ file, line, column }) => {
    if (line === 0) return t('placeFile', { file });
    return column === null ? t('placeRow', { file, line: count(line) }) : t('place', { file, line: count(line), column });
  };
}
