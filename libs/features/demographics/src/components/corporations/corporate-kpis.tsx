import { KpiStrip, MeasureCard, PageSentence, share, useFilteredAnswer } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/corporations.ts';
import * as ask from '../../questions/demo-corporate.ts';

/** So many sectors are told to carry the revenue from firms. */
const LEADING = 3;

/** How few sectors bring most; at least so much where one of them is not told. */
export function CorporateSentence() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <PageSentence
      asked={useFilteredAnswer(ask.sectors)}
      measure="amount"
      sentence={({ rows, hidden, total }) => {
        const told = rows.filter(({ codes, current }) => codes.sector !== null && current.amount !== null);
        const leading = told.sort((a, b) => Number(b.current.amount) - Number(a.current.amount)).slice(0, LEADING);
        const part = share(
          leading.reduce((sum, { current }) => sum + Number(current.amount), 0),
          total('amount'),
        );
        if (leading.length < LEADING || part === null) return null;
        const key = rows.some((row) => hidden('amount', row)) ? 'sentenceAtLeast' : 'sentence';
        return t(key, { share: format.percent(part) });
      }}
    />
  );
}

/** How many firms there are, how many came and went, what they paid, and how much of it the largest. */
export function CorporateKpis() {
  const t = useMessages(messages);
  const registered = useFilteredAnswer(ask.registered);
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={registered} measure="registered" />
      <MeasureCard asked={registered} measure="opened" />
      <MeasureCard asked={registered} measure="closed" />
      <MeasureCard asked={useFilteredAnswer(ask.sectors)} measure="amount" />
      <MeasureCard asked={useFilteredAnswer(ask.weights)} measure="largestShare" />
    </KpiStrip>
  );
}
