import { AnswerRows, DetailsPanel, RankingPanel, useFilteredAnswer, useNarrow, usePanelWords, useReferences } from '@pendapa/analysis';
import type { References } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payment-channels.ts';
import * as ask from '../../questions/payment-channels.ts';
import { monthsLive } from './months-live.ts';

/** This year against the same days of last year; a click shows the page of one channel. */
export function ChannelRanking() {
  const t = useMessages(messages);
  return (
    <RankingPanel
      title={t('ranking.title')}
      asked={useFilteredAnswer(ask.channels)}
      measure="transactions"
      by="channel"
      height="large"
      onSelect={useNarrow()('channel')}
    />
  );
}

export function Reversals() {
  const t = useMessages(messages);
  return (
    <RankingPanel title={t('reversals.title')} asked={useFilteredAnswer(ask.reversals)} measure="reversals" by="channel" height="large" />
  );
}

const liveOf = (references: References | null, code: string | null) => references?.channels.find((channel) => channel.code === code);

/** The proof: every channel with its class, how long people have had it, and how they use it. */
export function ChannelDetails() {
  const t = useMessages(messages);
  const format = useFormat();
  const references = useReferences();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={useFilteredAnswer(ask.channels)}
      measure="transactions"
      table={({ read, ...frame }) => {
        const live = (code: string | null): number | null => monthsLive(liveOf(references, code), read.answer.asOf);
        const ended = (code: string | null): string | null => {
          const last = liveOf(references, code)?.liveTo ?? null;
          return last !== null && last < read.answer.asOf ? t('ended', { date: format.date(last) }) : null;
        };
        const name = (code: string | null): string => read.name('channel', { codes: { channel: code, channelClass: null } });
        return (
          <AnswerRows
            {...frame}
            read={read}
            columns={({ by, of, share, growth, make }) => [
              by('channel', ({ codes }) => [name(codes.channel), ended(codes.channel) ?? []].flat().join(', ')),
              by('channelClass', ({ codes }) => (codes.channelClass === null ? t('noClass') : null)),
              make.count({ key: 'live', header: t('live'), value: ({ codes }) => live(codes.channel) }),
              of('transactions'),
              share('transactions'),
              growth('transactions'),
              of('amount'),
              of('averageValue'),
            ]}
          />
        );
      }}
    />
  );
}
