import { useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChangeText, FactCard, KpiStrip, MeasureCard, MeasureCards, useCardWords } from '@pendapa/panels';
import { messages } from '../../messages/revenue-channel.ts';
import * as ask from '../../questions/revenue-channel.ts';
import { biggestMover } from './channel-shares.ts';

/** Cards: revenue, digital share, transactions, average payment, and the channel whose share changed most. */
export function ChannelKpis() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <KpiStrip>
      <MeasureCard query={ask.totals(money)} measure={money} />
      <MeasureCard query={ask.digitalShare} measure="digitalShare" />
      <MeasureCards query={ask.totals(money)} measures={['transactions', 'averageValue']} />
      <FactCard
        {...useCardWords(messages, 'kpi.mover')}
        query={ask.channels(money)}
        measure={money}
        fact={({ answer, name, format }) => {
          const mover = biggestMover(answer, money);
          if (!mover) return null;
          const { row, now, before } = mover;
          const text = (
            <span>
              <ChangeText now={now} before={before} spec={{ unit: 'ratio', good: 'neutral' }} />{' '}
              {t('kpi.moverText', { before: format.percent(before), now: format.percent(now) })}
            </span>
          );
          return { value: name('channel', row), text };
        }}
      />
    </KpiStrip>
  );
}
