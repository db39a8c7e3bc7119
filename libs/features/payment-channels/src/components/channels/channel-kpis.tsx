import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, MeasureCards, PageSentence, useCardWords } from '@pendapa/panels';
import { isNothing, known, knownPartOf, missing, stateOf, toKnownPlotValue } from '@pendapa/query';
import { messages } from '../../messages/payment-channels.ts';
import * as ask from '../../questions/payment-channels.ts';

/** Says how the digital share changed from the compared days. */
export function DigitalSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      query={ask.digitalShares}
      measure="digitalTransactionShare"
      sentence={({ formatted, periodLabels, total }) => {
        const figures = [total('digitalTransactionShare'), total('digitalTransactionShare', 'comparison')] as const;
        // Of payments whose class is known, if some have none.
        const [share, before] = [formatted.percent(toKnownPlotValue(figures[0])), formatted.percent(toKnownPlotValue(figures[1]))];
        const isWhole = figures.every((figure) => knownPartOf(stateOf(figure)) === null);
        const { comparison } = periodLabels;
        return (
          t(isWhole ? 'sentence.moved' : 'sentence.movedOfKnown', { share, before, comparison }) ??
          t(isWhole ? 'sentence.now' : 'sentence.ofKnown', { share })
        );
      }}
    />
  );
}

/** Cards: digital share of payments with a choice of channel, reversals, and central transfers. */
export function ChannelKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCards query={ask.digitalShares} measures={['digitalTransactionShare', 'digitalShare']} />
      <MeasureCard query={ask.reversals} measure="reversals" />
      <FactCard
        {...useCardWords(messages, 'kpi.transfer')}
        query={ask.classes}
        measure="amount"
        fact={({ rows }) => {
          const amountOf = (channelClass: string | null) => rows.find(({ codes }) => codes.channelClass === channelClass)?.current.amount;
          const [transfer, unclassed] = [amountOf('transfer'), amountOf(null)];
          // Payments through channels without a class could be transfers.
          const isOpen = transfer === undefined && unclassed !== undefined && !isNothing(unclassed);
          const value = transfer ?? (isOpen ? missing({ state: 'unknown', field: 'channelClass' }) : known('0'));
          return { text: t('kpi.transferText'), figure: { kind: 'money', value } };
        }}
      />
    </KpiStrip>
  );
}
