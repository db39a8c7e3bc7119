import { FilteredPage, ReconciliationStrip, type FilterName } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { RegionMapRow } from '../components/map/region-map-row.tsx';
import { CategoryBars } from '../components/overview/category-bars.tsx';
import { RegionDetails } from '../components/shared/region-table.tsx';
import { RegionKpis } from '../components/overview/region-kpis.tsx';
import { RegionNotes } from '../components/overview/region-notes.tsx';
import { RegionSentence } from '../components/overview/top-regions.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/regional.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind', 'penalty'];

export default function RegionalPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('regional')} question={t('question')} sentence={<RegionSentence />} offers={OFFERS}>
      <RegionKpis />
      <RegionMapRow height={CHART_HEIGHTS.medium} />
      <RegionNotes />
      <CategoryBars />
      <RegionDetails />
      <ReconciliationStrip />
    </FilteredPage>
  );
}
