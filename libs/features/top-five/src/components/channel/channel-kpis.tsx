import { MeasureCards, ChangeText, FactCard, KpiStrip, MeasureCard, useMoneyMeasure } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-channel.ts';
import { biggestMover, channelShares } from './channel-shares.ts';
import { useChannels, useChosen, useDigital } from './questions.ts';

/** What came in, how much of it digitally and how often, how large a payment is, and which channel gains or loses most. */
export function ChannelKpis() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const chosen = useChosen();
  return (
    <KpiStrip>
      <MeasureCard asked={chosen} measure={money} />
      <MeasureCard asked={useDigital()} measure="digitalShare" />
      <MeasureCards asked={chosen} measures={['transactions', 'averageValue']} />
      <FactCard
        label={t('kpi.mover')}
        asked={useChannels()}
        measure={money}
        fact={({ answer, rows, name, format }) => {
          const mover = biggestMover(channelShares(answer, money));
          const row = mover && rows.find(({ codes }) => codes.channel === mover.channel);
          if (!mover || !row) return null;
          const text = (
            <span>
              <ChangeText now={mover.now} before={mover.before} spec={{ unit: 'ratio', good: 'neutral' }} />{' '}
              {t('kpi.moverText', { before: format.percent(mover.before), now: format.percent(mover.now) })}
            </span>
          );
          return { value: name('channel', row), text };
        }}
      />
    </KpiStrip>
  );
}
