import { MeasureCards, KpiStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/up3d.ts';
import { usePursuit } from './questions.ts';

const CARDS = ['total', 'collectible', 'untouched', 'untouchedShare', 'overdueSteps', 'overdueStepAmount'] as const;

/** How much is owed, how much of it nobody was written to about, and how many steps are late. */
export function PursuitKpis() {
  const t = useMessages(messages);
  const asked = usePursuit();
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCards asked={asked} measures={CARDS} />
    </KpiStrip>
  );
}
