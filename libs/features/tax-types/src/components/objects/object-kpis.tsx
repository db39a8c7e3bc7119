import { KpiCard, KpiStrip, MeasureCard, share, totalOf } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { IdleCount } from './idle-objects.tsx';
import { useObjects } from './questions.ts';

function Active() {
  const t = useMessages(messages);
  const format = useFormat();
  const asked = useObjects();
  const { answer } = asked;
  const [registered, suspended] = answer ? [totalOf(answer, 'registered'), totalOf(answer, 'suspended')] : [null, null];
  const active = registered === null || suspended === null ? null : Number(registered) - Number(suspended);
  return (
    <KpiCard label={t('kpi.active')} asked={[asked]} value={answer ? format.count(active) : undefined}>
      {active !== null && <span>{t('kpi.activeText', { share: format.percent(share(active, registered)) })}</span>}
    </KpiCard>
  );
}

/** How many objects there are, how many came and went, and how many pay. */
export function ObjectKpis() {
  const t = useMessages(messages);
  const asked = useObjects();
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={asked} measure="registered" />
      <Active />
      <MeasureCard asked={asked} measure="suspended" />
      <MeasureCard asked={asked} measure="opened" />
      <MeasureCard asked={asked} measure="closed" />
      <MeasureCard asked={asked} measure="net" />
      <MeasureCard asked={asked} measure="payingRatio" />
      <IdleCount />
    </KpiStrip>
  );
}
