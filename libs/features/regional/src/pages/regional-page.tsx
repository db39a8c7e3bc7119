import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { useMoneyMeasure, useRegionLadder } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { RegionMapRow } from '../components/map/region-map-row.tsx';
import { CategoryBars } from '../components/overview/category-bars.tsx';
import { RegionKpis } from '../components/overview/region-kpis.tsx';
import { RegionNotes } from '../components/overview/region-notes.tsx';
import { RegionSentence } from '../components/overview/top-regions.tsx';
import { RegionTable } from '../components/shared/region-table.tsx';
import { messages } from '../messages/regional.ts';
import * as ask from '../questions/regional.ts';

/** Details table of all regions of the page's level. */
function RegionDetails() {
  const money = useMoneyMeasure();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      query={ask.regions(money, useRegionLadder().level)}
      measure={money}
      table={({ read, ...frame }) => <RegionTable {...frame} answer={read.answer} />}
    />
  );
}

/** Revenue by region, as map and table. */
export default function RegionalPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<RegionSentence />}
      offers={['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind', 'penalty']}
    >
      <RegionKpis />
      <RegionMapRow />
      <RegionNotes />
      <CategoryBars />
      <RegionDetails />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
