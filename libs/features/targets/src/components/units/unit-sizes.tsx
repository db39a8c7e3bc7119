import { PointsPanel, useNarrow, usePanelWords, useTargetName } from '@pendapa/analysis';
import { messages } from '../../messages/target-units.ts';
import { useUnits } from './questions.ts';
import { UnitTable } from './unit-table.tsx';

/** Whether the large units are behind or the small ones, which swing more. */
export const UnitSizes = () => (
  <PointsPanel
    words={usePanelWords(messages, 'sizes')}
    asked={useUnits()}
    measure="planAchievement"
    height="large"
    by="unit"
    x="target"
    xTitle={useTargetName()}
    y="planAchievement"
    told={['target', 'realisedToDate', 'planToDate', 'planAchievement']}
    onSelect={useNarrow()('unit')}
    table={(drawing) => <UnitTable {...drawing} />}
  />
);
