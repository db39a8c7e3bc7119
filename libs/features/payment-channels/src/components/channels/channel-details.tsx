import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { useReferences } from '@pendapa/query';
import { messages } from '../../messages/payment-channels.ts';
import { channels } from '../../questions/payment-channels.ts';
import { monthsLive } from './months-live.ts';

/** Details table of channels: class, months since launch, and use. */
export function ChannelDetails() {
  const t = useMessages(messages);
  const references = useReferences();
  const known = (code: string | null) => references?.channels.find((channel) => channel.code === code);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={channels}
      measure="transactions"
      columns={({ read: { name, format, answer }, dimensionColumn, measureColumn, shareColumn, growthColumn, make }) => {
        const ended = (code: string | null): readonly string[] => {
          const last = known(code)?.liveTo ?? null;
          return last !== null && last < answer.asOf ? [t('ended', { date: format.date(last) })] : [];
        };
        return [
          dimensionColumn('channel', ({ codes }) => [name('channel', { codes }), ...ended(codes.channel)].join(', ')),
          dimensionColumn('channelClass', ({ codes }) => (codes.channelClass === null ? t('noClass') : null)),
          make.count({ key: 'live', header: t('live'), value: ({ codes }) => monthsLive(known(codes.channel), answer.asOf) }),
          measureColumn('transactions'),
          shareColumn('transactions'),
          growthColumn('transactions'),
          measureColumn('amount'),
          measureColumn('averageValue'),
        ];
      }}
    />
  );
}
