import { FactCard, KpiStrip, MeasureCard, MeasureCards, PageSentence, useCardWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payment-channels.ts';
import * as ask from '../../questions/payment-channels.ts';
import { isChosenWay } from './digital-share.ts';

/** Whether people move: the digital share now and on the compared days. */
export function DigitalSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={ask.digital}
      measure="digitalTransactionShare"
      sentence={({ told, said }) => {
        const [share, before] = [told.total('digitalTransactionShare'), told.total('digitalTransactionShare', 'comparison')];
        return t('sentence.moved', { share, before, comparison: said.comparison }) ?? t('sentence.now', { share });
      }}
    />
  );
}

/** How much of what people chose a channel for is digital, what was reversed, and what the state transferred, which nobody chose. */
export function ChannelKpis() {
  const t = useMessages(messages);
  return (
    <KpiStrip>
      <MeasureCards asked={ask.digital} measures={['digitalTransactionShare', 'digitalShare']} />
      <MeasureCard asked={ask.reversals} measure="reversals" />
      <FactCard
        {...useCardWords(messages, 'kpi.transfer')}
        asked={ask.classes}
        measure="amount"
        fact={({ rows, text, exact }) => {
          const transfer = rows.find(({ codes }) => !isChosenWay(codes.channelClass));
          const said = transfer && { value: text('amount', transfer), exact: exact('amount', transfer) };
          return { ...said, text: t('kpi.transferText'), figure: { kind: 'money', value: transfer ? transfer.current.amount : '0' } };
        }}
      />
    </KpiStrip>
  );
}
