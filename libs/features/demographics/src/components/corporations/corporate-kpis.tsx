import { KpiStrip, largestFirst, MeasureCard, MeasureCards, moneySum, PageSentence, share, useFilteredAnswer } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/corporations.ts';
import * as ask from '../../questions/demo-corporate.ts';

/** So many sectors are told to carry the revenue from firms. */
const LEADING = 3;

/** How few sectors bring most; at least so much where one of them is not told. */
export function CorporateSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useFilteredAnswer(ask.sectors)}
      measure="amount"
      sentence={({ rows, hidden, total, format }) => {
        const leading = largestFirst(rows, 'sector', 'amount').slice(0, LEADING);
        const part = share(moneySum(leading.map(({ current }) => current.amount)), total('amount'));
        if (leading.length < LEADING || part === null) return null;
        const key = rows.some((row) => hidden('amount', row)) ? 'sentenceAtLeast' : 'sentence';
        return t(key, { share: format.percent(part) });
      }}
    />
  );
}

/** How many firms there are, how many came and went, what they paid, and how much of it the largest. */
export function CorporateKpis() {
  return (
    <KpiStrip>
      <MeasureCards asked={useFilteredAnswer(ask.registered)} measures={['registered', 'opened', 'closed']} />
      <MeasureCard asked={useFilteredAnswer(ask.sectors)} measure="amount" />
      <MeasureCard asked={useFilteredAnswer(ask.weights)} measure="largestShare" />
    </KpiStrip>
  );
}
