import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { MIN_CASES } from '@pendapa/contracts';
import { useMoneyMeasure, useRegionLadder } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, useHasBorders, usePanelWords } from '@pendapa/panels';
import { RegionMapRow } from '../components/map/region-map-row.tsx';
import { CategoryBars } from '../components/overview/category-bars.tsx';
import { RegionNotes } from '../components/overview/region-notes.tsx';
import { UnitKpis } from '../components/overview/unit-kpis.tsx';
import { RegionTable } from '../components/shared/region-table.tsx';
import { messages } from '../messages/regional.ts';
import * as ask from '../questions/regional.ts';

/** Details table of all regions of the page's level. */
function RegionDetails() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={ask.regions(money, useRegionLadder().level)}
      measure={money}
      note={() => t('table.weak', { payers: MIN_CASES })}
      table={({ read, ...frame }) => <RegionTable {...frame} answer={read.answer} />}
    />
  );
}

/** Achievement of the units, regions as a table with its notes, and categories of taxes or the map. */
export default function RegionalDetails() {
  return (
    <>
      <DetailsPart part="regions">
        <UnitKpis />
        <RegionDetails />
        <RegionNotes />
        <ReconciliationStrip />
      </DetailsPart>
      {useHasBorders() ? (
        <DetailsPart part="categories">
          <CategoryBars />
        </DetailsPart>
      ) : (
        <DetailsPart part="map">
          <RegionMapRow hasPath={false} secondPanel={null} />
        </DetailsPart>
      )}
    </>
  );
}
