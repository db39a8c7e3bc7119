import { growth, PageSentence, RankingPanel, totalOf, useMoneyMeasure, useNarrow, type AnswerTo } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { ToggleChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/revenue-op-trend.ts';
import { useByTaxType, useInPeriod, useTrendLength, type Money, type TrendLength } from './questions.ts';

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

const SHORTEST_FIRST: readonly TrendLength[] = ['12', '24', '36', '60'];

/** How far back the months of the trend go. */
export function TrendLengthChoice() {
  const t = useMessages(messages);
  const format = useFormat();
  const [length, choose] = useTrendLength();
  return (
    <ToggleChoice
      label={t('months.length')}
      value={length}
      choices={SHORTEST_FIRST}
      name={(months) => t('months.count', { n: format.count(Number(months)) })}
      onChoose={choose}
    />
  );
}

/** Which taxes the revenue comes from, and which of them move it; a click narrows the page to one. */
export function OpTrendTaxes({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const narrow = useNarrow();
  return (
    <RankingPanel
      title={t('taxes.title')}
      asked={useByTaxType()}
      measure={useMoneyMeasure()}
      by="taxType"
      height={height}
      onSelect={narrow('tax')}
    />
  );
}
