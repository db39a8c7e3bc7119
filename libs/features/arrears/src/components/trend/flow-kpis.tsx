import { MeasureCards, FactCard, KpiStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/trend.ts';
import { useFlow } from './questions.ts';

const CARDS = ['closing', 'added', 'collected', 'writtenOff', 'recoveryRate'] as const;

/** What is left, how it came to that, and whether the movements add up to it. */
export function FlowKpis() {
  const t = useMessages(messages);
  const asked = useFlow();
  return (
    <KpiStrip>
      <MeasureCards asked={asked} measures={CARDS} />
      <FactCard
        label={t('check.title')}
        asked={asked}
        measure="difference"
        fact={({ total, format }) => {
          const difference = total('difference');
          if (difference === null) return null;
          if (BigInt(difference) === 0n) return { value: t('check.agrees'), text: t('check.text') };
          return { value: format.value(difference, 'money'), exact: format.valueExact(difference, 'money'), text: t('check.differs') };
        }}
      />
    </KpiStrip>
  );
}
