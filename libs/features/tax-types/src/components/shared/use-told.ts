import type { AnswerTo } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/shared.ts';
import { suppressedRows } from './suppression.ts';

/** A figure in words, or that it is hidden: by row of the answer. */
export function useTold<M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>): (row: number, words: string) => string {
  const t = useMessages(messages);
  const hidden = suppressedRows(answer, measure);
  return (row, words) => (hidden.has(row) ? t('suppressed') : words);
}
