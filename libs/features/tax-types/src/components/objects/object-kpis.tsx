import { MeasureCards, FactCard, KpiStrip, MeasureCard, share } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { IdleCount } from './idle-objects.tsx';
import { useObjects } from './questions.ts';

/** How many objects there are, how many came and went, and how many pay. */
export function ObjectKpis() {
  const t = useMessages(messages);
  const asked = useObjects();
  return (
    <KpiStrip>
      <MeasureCard asked={asked} measure="registered" />
      <FactCard
        label={t('kpi.active')}
        asked={asked}
        measure="registered"
        fact={({ total, format }) => {
          const [registered, suspended] = [total('registered'), total('suspended')];
          if (registered === null || suspended === null) return null;
          const active = Number(registered) - Number(suspended);
          return {
            text: t('kpi.activeText', { share: format.percent(share(active, registered)) }),
            figure: { kind: 'count', value: active },
          };
        }}
      />
      <MeasureCards asked={asked} measures={['suspended', 'opened', 'closed', 'net', 'payingRatio']} />
      <IdleCount />
    </KpiStrip>
  );
}
