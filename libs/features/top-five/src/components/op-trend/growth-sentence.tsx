import { growth, PageSentence, totalOf, useMoneyMeasure, type AnswerTo } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-op-trend.ts';
import { useInPeriod, type Money } from './questions.ts';

type Measures = Money | 'payingObjects' | 'amountPerObject';

/** Growth by more objects, and growth by more from each: (1 + total) = (1 + objects) x (1 + value per object). */
function useSentence(): (answer: AnswerTo<Measures>) => string {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  return (answer) => {
    const grown = (measure: Measures) => growth(totalOf(answer, measure), totalOf(answer, measure, 'comparison'));
    const [total, objects, each] = [grown(money), grown('payingObjects'), grown('amountPerObject')];
    const now = format.value(totalOf(answer, money), 'money');
    if (total === null) return t('noGrowth', { now, period: format.period(answer.period) });
    const words = t(total > 0 ? 'up' : total < 0 ? 'down' : 'same', { change: format.percent(Math.abs(total)) });
    // The value per object holds penalties, so it explains the growth of everything paid only.
    if (money === 'amount' && objects !== null && each !== null)
      return t('because', { growth: words, objects: format.change(objects), value: format.change(each) });
    return t('alone', { growth: words, before: format.value(totalOf(answer, money, 'comparison'), 'money'), now });
  };
}

/** The growth of the revenue, and what it comes from. */
export function GrowthSentence() {
  const sentence = useSentence();
  return <PageSentence asked={useInPeriod()} measure={useMoneyMeasure()} sentence={({ answer }) => sentence(answer)} />;
}
