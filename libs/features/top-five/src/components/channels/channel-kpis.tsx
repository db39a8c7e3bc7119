import { ChangeText, KpiCard, KpiStrip, MeasureCard, memberOf, RemarkLines, useMoneyMeasure } from '@pendapa/analysis';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-channel.ts';
import { biggestMover, channelShares } from './channel-shares.ts';
import { useChannels, useChosen, useDigital } from './questions.ts';

const SHARE = { unit: 'ratio', good: 'neutral' } as const;

function BiggestMover() {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const money = useMoneyMeasure();
  const asked = useChannels();
  const { answer } = asked;
  const mover = answer && biggestMover(channelShares(answer, money));
  const member = answer && mover && memberOf(answer, 'channel', mover.channel);
  return (
    <KpiCard label={t('kpi.mover')} asked={[asked]} value={answer ? (member ? text(member) : '-') : undefined}>
      {mover && (
        <>
          <ChangeText now={mover.now} before={mover.before} spec={SHARE} />
          <span>{t('kpi.moverText', { before: format.percent(mover.before), now: format.percent(mover.now) })}</span>
          <RemarkLines answer={answer} measure={money} />
        </>
      )}
    </KpiCard>
  );
}

/** What came in, how much of it digitally and how often, how large a payment is, and which channel gains or loses most. */
export function ChannelKpis() {
  const t = useMessages(messages);
  const chosen = useChosen();
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={chosen} measure={useMoneyMeasure()} />
      <MeasureCard asked={useDigital()} measure="digitalShare" />
      <MeasureCard asked={chosen} measure="transactions" />
      <MeasureCard asked={chosen} measure="averageValue" />
      <BiggestMover />
    </KpiStrip>
  );
}
