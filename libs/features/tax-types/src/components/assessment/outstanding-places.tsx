import { PanelRow, RegionBreadcrumb, useFilters, useRegionLadder } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/assessment.ts';
import { OutstandingPanel } from './outstanding-panel.tsx';

/** Which units and regions are behind, down to the ward; a click narrows the page. */
export function OutstandingPlaces() {
  const t = useMessages(messages);
  const { change } = useFilters();
  const ladder = useRegionLadder();
  return (
    <>
      <RegionBreadcrumb />
      <PanelRow>
        <OutstandingPanel title={t('units.title')} by="unit" height={CHART_HEIGHTS.medium} onSelect={(unit) => change({ unit: [unit] })} />
        {/* Another level is another panel: rows of the level before do not carry its codes. */}
        <OutstandingPanel
          key={ladder.level}
          title={t('places.title')}
          by={ladder.level}
          height={CHART_HEIGHTS.medium}
          onSelect={ladder.down}
        />
      </PanelRow>
    </>
  );
}
