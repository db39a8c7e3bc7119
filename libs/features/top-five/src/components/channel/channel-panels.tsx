import {
  useChosenMember,
  AnswerRows,
  DetailsPanel,
  PageSentence,
  PanelRow,
  RankingPanel,
  share,
  useLargest,
  useMoneyMeasure,
  useNarrow,
  usePanelWords,
} from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-channel.ts';
import { paymentColumns } from '../shared/payment-columns.ts';
import { useChannels, useTaxesOfChannel, useUnitsOfChannel } from './questions.ts';

/** Which channel brings the most. */
export function ChannelSentence() {
  const money = useMoneyMeasure();
  const largest = useLargest();
  return <PageSentence asked={useChannels()} measure={money} sentence={(read) => largest(read, 'channel', money)} />;
}

/** Which channels carry the money; a click goes into one. */
export function ChannelRanking() {
  const t = useMessages(messages);
  return (
    <RankingPanel
      title={t('ranking.title')}
      asked={useChannels()}
      measure={useMoneyMeasure()}
      by="channel"
      height="large"
      onSelect={useNarrow()('channel')}
    />
  );
}

/** Inside the chosen channel: its tax types, and the units; a click on a tax type narrows the units to it. */
export function ChannelDrill() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const narrow = useNarrow();
  const chosen = useChosenMember('channel');
  const [taxes, units] = [useTaxesOfChannel(chosen !== null), useUnitsOfChannel(chosen !== null)];
  if (!chosen) return null;
  const channel = chosen.name;
  return (
    <PanelRow>
      <RankingPanel title={t('drill.taxes', { channel })} asked={taxes} measure={money} by="taxType" onSelect={narrow('tax')} />
      <RankingPanel title={t('drill.units', { channel })} asked={units} measure={money} by="unit" onSelect={narrow('unit')} />
    </PanelRow>
  );
}

/** The proof: every channel with its figures. */
export function ChannelDetails() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={useChannels()}
      measure={money}
      table={({ read, ...frame }) => (
        <AnswerRows
          {...frame}
          read={read}
          columns={(columns) => [
            columns.by('channel'),
            ...paymentColumns(columns, money),
            columns.make.change({
              key: 'points',
              header: t('points'),
              value: ({ current }) => share(current[money], read.total(money)),
              before: ({ comparison }) => share(comparison[money], read.total(money, 'comparison')),
              spec: { unit: 'ratio', good: 'neutral' },
            }),
          ]}
        />
      )}
    />
  );
}
