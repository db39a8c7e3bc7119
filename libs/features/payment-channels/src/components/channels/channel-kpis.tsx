import { ChangeText, FactCard, KpiStrip, MeasureCard, PageSentence, useFilteredAnswer, type Reader } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payment-channels.ts';
import * as ask from '../../questions/payment-channels.ts';
import { digitalShare, isChosenWay } from './digital-share.ts';

type Measure = 'transactions' | 'amount';
type Classes = Reader<Measure, 'channelClass'>;

const shareIn = ({ rows }: Classes, measure: Measure, series: 'current' | 'comparison'): number | null =>
  digitalShare(rows.map((row) => ({ channelClass: row.codes.channelClass, value: row[series][measure] })));

/** Whether people move: the digital share now and on the compared days. */
export function DigitalSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useFilteredAnswer(ask.classes)}
      measure="transactions"
      sentence={(read) => {
        const [now, before] = [shareIn(read, 'transactions', 'current'), shareIn(read, 'transactions', 'comparison')];
        if (now === null) return t('sentence.unknown');
        const share = read.format.percent(now);
        if (!read.answer.comparison || before === null) return t('sentence.now', { share });
        return t('sentence.moved', { share, before: read.format.percent(before), comparison: read.said.comparison });
      }}
    />
  );
}

/** How much of what people chose a channel for is digital, what was reversed, and what the state transferred, which nobody chose. */
export function ChannelKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const classes = useFilteredAnswer(ask.classes);
  const digital = (measure: Measure) => (read: Classes) => {
    const now = shareIn(read, measure, 'current');
    const before = read.answer.comparison ? shareIn(read, measure, 'comparison') : null;
    return {
      value: now === null ? t('unknown') : format.percent(now),
      text: now === null ? t('kpi.unclassed') : <ChangeText now={now} before={before} spec={{ unit: 'ratio', good: 'up' }} />,
      figure: { kind: 'ratio', value: now, before } as const,
    };
  };
  return (
    <KpiStrip>
      <FactCard label={t('kpi.byCount')} asked={classes} measure="transactions" fact={digital('transactions')} />
      <FactCard label={t('kpi.byValue')} asked={classes} measure="amount" fact={digital('amount')} />
      <MeasureCard asked={useFilteredAnswer(ask.reversals)} measure="reversals" />
      <FactCard
        label={t('kpi.transfer')}
        asked={classes}
        measure="amount"
        fact={(read) => {
          const transfer = read.rows.find(({ codes }) => !isChosenWay(codes.channelClass));
          return transfer
            ? {
                ...{ value: read.text('amount', transfer), exact: read.exact('amount', transfer), text: t('kpi.transferText') },
                figure: { kind: 'money', value: transfer.current.amount },
              }
            : { text: t('kpi.transferText'), figure: { kind: 'money', value: '0' } };
        }}
      />
    </KpiStrip>
  );
}
