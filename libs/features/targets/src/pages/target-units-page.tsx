import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink, useTargetName } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { WithAndWithoutTotals, DetailsPanel, PanelRow, PointsPanel, usePanelWords } from '@pendapa/panels';
import { OwnUnit } from '../components/units/own-unit.tsx';
import { UnitKpis, UnitSentence } from '../components/units/unit-kpis.tsx';
import { Shortfalls, UnitRanks, UnitTable, UnitTaxHeat } from '../components/units/unit-panels.tsx';
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

/** Units against their plan, and the taxes of the user's own unit. */
export default function TargetUnitsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<UnitSentence />}
      offers={['period', 'tax', 'category', 'without', 'unit', 'kind', 'version']}
    >
      <UnitKpis />
      <PanelRow hasEqualWidths>
        <Shortfalls as="money" />
        <Shortfalls as="part" />
      </PanelRow>
      <OwnUnit />
      <UnitTaxHeat />
      <PanelRow>
        <UnitRanks />
        <UnitSizes />
      </PanelRow>
      <DetailsPanel
        words={usePanelWords(messages, 'table')}
        query={ask.units}
        measure="realisedToDate"
        table={(drawing) => <UnitTable {...drawing} />}
        footer={<WithAndWithoutTotals query={ask.totals} />}
      />
      <FurtherLink to="/revenue-up3d-current">{t('toCurrent')}</FurtherLink>
      <FurtherLink to="/arrears-up3d">{t('toArrears')}</FurtherLink>
      <FurtherLink to="/cross-dimensional?view=heatmap">{t('toRelations')}</FurtherLink>
      <ReconciliationStrip reconciliation={ask.reconciliation} />
    </FilteredPage>
  );
}
