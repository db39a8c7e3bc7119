import { useFilters, useMoneyMeasure } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-channel.ts';
import { BreakdownPanel } from '../shared/breakdown-panel.tsx';
import { useChannels } from './questions.ts';

/** Which channels carry the money; a click goes into one. */
export function ChannelRanking({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const { change } = useFilters();
  return (
    <BreakdownPanel
      title={t('ranking.title')}
      asked={useChannels()}
      money={useMoneyMeasure()}
      by="channel"
      header={t('channel')}
      height={height}
      onSelect={(code) => change({ channel: [code] })}
    />
  );
}
