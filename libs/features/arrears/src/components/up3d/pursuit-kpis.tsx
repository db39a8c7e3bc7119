import { MeasureCards, KpiStrip } from '@pendapa/analysis';
import { usePursuit } from './questions.ts';

const CARDS = ['total', 'collectible', 'untouched', 'untouchedShare', 'overdueSteps', 'overdueStepAmount'] as const;

/** How much is owed, how much of it nobody was written to about, and how many steps are late. */
export function PursuitKpis() {
  const asked = usePursuit();
  return (
    <KpiStrip>
      <MeasureCards asked={asked} measures={CARDS} />
    </KpiStrip>
  );
}
