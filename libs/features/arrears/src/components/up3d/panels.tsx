import { DetailsPanel, PointsPanel, useNarrow, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/up3d.ts';
import { useFlows, useUnitsWithFlows } from './questions.ts';

/** Pixels: as high as the letters beside it with their events. */
const RECOVERY_HEIGHT = 390;

/** Who has much debt and collects little of it. */
export const UnitRecovery = () => (
  <PointsPanel
    words={usePanelWords(messages, 'recovery')}
    asked={useFlows()}
    measure="recoveryRate"
    height={RECOVERY_HEIGHT}
    by="unit"
    x="opening"
    y="recoveryRate"
    told={['opening', 'collected', 'recoveryRate']}
    onSelect={useNarrow()('unit')}
  />
);

const PURSUED = ['collectible', 'untouched', 'untouchedShare', 'overdueSteps', 'overdueStepAmount'] as const;

/** The proof: what each unit had, collected, left aside, and will lose. */
export function UnitDetails() {
  const { units, flows, lapsing } = useUnitsWithFlows();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={units}
      measure="total"
      columns={({ by, of, beside }) => [
        by('unit'),
        of('total'),
        ...(['opening', 'collected', 'recoveryRate'] as const).map((measure) => beside(flows, 'unit', measure)),
        ...PURSUED.map((measure) => of(measure)),
        beside(lapsing, 'unit', 'expiring'),
      ]}
    />
  );
}
