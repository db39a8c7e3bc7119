import { CoursePanel, growth, totalOf, usePanelWords, useTogether, type AnswerTo } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import { useToDate, useYearMonths, type ToDate } from './overview-questions.ts';

function useSentence(): (answer: AnswerTo<ToDate> | null) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  return (answer) => {
    if (!answer) return null;
    const [ratio, variance] = [totalOf(answer, 'planAchievement'), totalOf(answer, 'planVariance')];
    if (typeof ratio === 'number' && typeof variance === 'string') {
      const below = variance.startsWith('-');
      return t(below ? 'line.below' : 'line.above', { percent: format.percent(ratio), amount: format.money(variance.replace('-', '')) });
    }
    const change = growth(totalOf(answer, 'realisedToDate'), totalOf(answer, 'realisedToDate', 'comparison'));
    return change === null ? null : t('line.sentenceLastYear', { change: format.change(change) });
  };
}

/** Are we on track: actual against plan and last year, from the first day of the fiscal year. */
export function OverviewCumulative({ height }: { readonly height: number }) {
  const sentence = useSentence();
  const { months, toDate } = useTogether({ months: useYearMonths(), toDate: useToDate() });
  return (
    <CoursePanel
      words={usePanelWords(messages, 'line')}
      asked={months}
      toDate={toDate.answer}
      height={height}
      sentence={() => sentence(toDate.answer)}
    />
  );
}
