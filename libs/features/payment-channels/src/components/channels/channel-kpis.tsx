import { ChangeText, FactCard, KpiStrip, MeasureCard, PageSentence, type Reader } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payment-channels.ts';
import * as ask from '../../questions/payment-channels.ts';
import { digitalShare, isChosenWay } from './digital-share.ts';

type Measure = 'transactions' | 'amount';
type Classes = Reader<Measure, 'channelClass'>;

/** Now and on the compared days; null where it is not known, or nothing is compared. */
function sharesIn({ rows, answer }: Classes, measure: Measure) {
  const shareOf = (series: 'current' | 'comparison') =>
    digitalShare(rows.map((row) => ({ channelClass: row.codes.channelClass, value: row[series][measure] })));
  return { now: shareOf('current'), before: answer.comparison ? shareOf('comparison') : null };
}

/** Whether people move: the digital share now and on the compared days. */
export function DigitalSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={ask.classes}
      measure="transactions"
      sentence={(read) => {
        const { now, before } = sharesIn(read, 'transactions');
        if (now === null) return t('sentence.unknown');
        const share = read.format.percent(now);
        const moved = { share, before: read.told.percent(before), comparison: read.said.comparison };
        return t('sentence.moved', moved) ?? t('sentence.now', { share });
      }}
    />
  );
}

/** How much of what people chose a channel for is digital, what was reversed, and what the state transferred, which nobody chose. */
export function ChannelKpis() {
  const t = useMessages(messages);
  const digital = (measure: Measure) => (read: Classes) => {
    const { now, before } = sharesIn(read, measure);
    return {
      value: read.told.percent(now) ?? t('unknown'),
      text: now === null ? t('kpi.unclassed') : <ChangeText now={now} before={before} spec={{ unit: 'ratio', good: 'up' }} />,
      figure: { kind: 'ratio', value: now, before } as const,
    };
  };
  return (
    <KpiStrip>
      <FactCard label={t('kpi.byCount')} asked={ask.classes} measure="transactions" fact={digital('transactions')} />
      <FactCard label={t('kpi.byValue')} asked={ask.classes} measure="amount" fact={digital('amount')} />
      <MeasureCard asked={ask.reversals} measure="reversals" />
      <FactCard
        label={t('kpi.transfer')}
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
