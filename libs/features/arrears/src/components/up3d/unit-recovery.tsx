import { PointsPanel, useNarrow, usePanelWords } from '@pendapa/analysis';
import { messages } from '../../messages/up3d.ts';
import { useFlows } from './questions.ts';

/** Who has much debt and collects little of it. */
export const UnitRecovery = () => (
  <PointsPanel
    words={usePanelWords(messages, 'recovery')}
    asked={useFlows()}
    measure="recoveryRate"
    by="unit"
    x="opening"
    y="recoveryRate"
    told={['opening', 'collected', 'recoveryRate']}
    onSelect={useNarrow()('unit')}
  />
);
