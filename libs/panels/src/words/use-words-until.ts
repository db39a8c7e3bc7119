import { useFormat } from '@pendapa/i18n';
import { lastDayOf, type AnswerTo } from '@pendapa/query';
import type { PanelWords } from './panel-words.ts';

/** Words whose description names the last day with data of an answer instead of the data date. */
export function useWordsUntil(words: PanelWords, answer: AnswerTo | null): PanelWords {
  const date = useFormat().date(answer && lastDayOf(answer));
  return { ...words, description: (periodLabels) => words.description({ ...periodLabels, date }) };
}
