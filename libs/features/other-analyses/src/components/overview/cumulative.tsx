import { CoursePanel, growth, PageSentence, totalOf, usePanelWords, useTogether, type AnswerTo } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { useToDate, useYearMonths, type ToDate } from './questions.ts';

function useSentence(): (answer: AnswerTo<ToDate>) => string | null {
  const t = useMessages(messages);
  const format = useFormat();
  return (answer) => {
    const [ratio, variance] = [totalOf(answer, 'planAchievement'), totalOf(answer, 'planVariance')];
    if (typeof ratio === 'number' && typeof variance === 'string') {
      const below = variance.startsWith('-');
      return t(below ? 'line.below' : 'line.above', { percent: format.percent(ratio), amount: format.money(variance.replace('-', '')) });
    }
    const change = growth(totalOf(answer, 'realisedToDate'), totalOf(answer, 'realisedToDate', 'comparison'));
    return change === null ? null : t('line.sentenceLastYear', { change: format.change(change) });
  };
}

/** Where we stand against the plan, else against last year. */
export function OverviewSentence() {
  const sentence = useSentence();
  return <PageSentence asked={useToDate()} measure="realisedToDate" sentence={({ answer }) => sentence(answer)} />;
}

/** Are we on track: actual against plan and last year, from the first day of the fiscal year. */
export function OverviewCumulative() {
  const { months, toDate } = useTogether({ months: useYearMonths(), toDate: useToDate() });
  return <CoursePanel words={usePanelWords(messages, 'line')} asked={months} toDate={toDate.answer} height="large" />;
}
