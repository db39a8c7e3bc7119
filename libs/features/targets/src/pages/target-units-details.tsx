import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { useTargetName } from '@pendapa/filters';
import { DetailsPanel, PanelRow, PointsPanel, usePanelWords, WithAndWithoutTotals } from '@pendapa/panels';
import { UnitRanks, UnitTable, UnitTaxHeat } from '../components/units/unit-panels.tsx';
import { messages } from '../messages/target-units.ts';
import * as ask from '../questions/target-units.ts';
/** Scatter plot of units by target and achievement; small units vary more. */
const UnitSizes = () => (
  <PointsPanel
    words={usePanelWords(messages, 'sizes')}
    query={ask.units}
    measure="planAchievement"
    height="large"
    by="unit"
    x="target"
    xTitle={useTargetName()}
    y="planAchievement"
    tooltipMeasures={['target', 'realisedToDate', 'planToDate', 'planAchievement']}
    filterOnClick="unit"
    table={(drawing) => <UnitTable {...drawing} />}
  />
);

/** Units as a table, by tax, by month, and by size. */
export default function TargetUnitsDetails() {
  return (
    <>
      <DetailsPart part="units">
        <DetailsPanel
          words={usePanelWords(messages, 'table')}
          query={ask.units}
          measure="realisedToDate"
          table={(drawing) => <UnitTable {...drawing} />}
          footer={<WithAndWithoutTotals query={ask.totals} />}
        />
        <ReconciliationStrip reconciliation={ask.reconciliation} />
      </DetailsPart>
      <DetailsPart part="taxes">
        <UnitTaxHeat />
      </DetailsPart>
      <DetailsPart part="ranks">
        <PanelRow>
          <UnitRanks />
          <UnitSizes />
        </PanelRow>
      </DetailsPart>
    </>
  );
}
