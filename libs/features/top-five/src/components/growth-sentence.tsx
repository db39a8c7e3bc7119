import Typography from '@mui/material/Typography';
import { growth, totalOf, type AnswerTo } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { useYearToDate } from './op-trend-questions.ts';

type Measures = 'amount' | 'payingObjects' | 'amountPerObject';

/** Growth by more objects, and growth by more from each: (1 + total) = (1 + objects) x (1 + value per object). */
function useSentence(): (answer: AnswerTo<Measures>) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (answer) => {
    const grown = (measure: Measures) => growth(totalOf(answer, measure), totalOf(answer, measure, 'comparison'));
    const [total, objects, each] = [grown('amount'), grown('payingObjects'), grown('amountPerObject')];
    const now = format.value(totalOf(answer, 'amount'), 'money');
    if (total === null) return t('noGrowth', { now, date: format.date(answer.asOf) });
    const words = t(total > 0 ? 'up' : total < 0 ? 'down' : 'same', { change: format.percent(Math.abs(total)) });
    if (objects !== null && each !== null)
      return t('because', { growth: words, objects: format.change(objects), value: format.change(each) });
    return t('alone', { growth: words, before: format.value(totalOf(answer, 'amount', 'comparison'), 'money'), now });
  };
}

/** The answer to the page's question in one sentence. */
export function GrowthSentence() {
  const sentence = useSentence();
  const { answer } = useYearToDate();
  return (
    <Typography component="p" variant="subtitle1" sx={{ fontWeight: 600, minHeight: { xs: '3em', md: '1.5em' }, textWrap: 'pretty' }}>
      {answer && totalOf(answer, 'amount') !== null ? sentence(answer) : '\u00a0'}
    </Typography>
  );
}
