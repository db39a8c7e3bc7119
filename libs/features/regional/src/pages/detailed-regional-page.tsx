import { FilteredPage } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { DetailKpis, DetailSentence } from '../components/detail/detail-kpis.tsx';
import { IndicatorHeat } from '../components/detail/indicator-heat.tsx';
import { MonthMultiples } from '../components/detail/month-multiples.tsx';
import { RegionAreas } from '../components/detail/region-areas.tsx';
import { RegisterTable } from '../components/detail/register-table.tsx';
import { RegionMapRow } from '../components/map/region-map-row.tsx';
import { RegionNotes } from '../components/overview/region-notes.tsx';
import { messages } from '../messages/detailed.ts';

/** One region in detail: indicators, areas within it, and months. */
export default function DetailedRegionalPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<DetailSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'penalty']}
    >
      <DetailKpis />
      <RegionMapRow />
      <RegionNotes />
      <IndicatorHeat />
      <FurtherLink to="/compliance">{t('heat.further')}</FurtherLink>
      <FurtherLink to="/cross-dimensional?view=heatmap">{t('toRelations')}</FurtherLink>
      <PanelRow>
        <RegionAreas />
        <MonthMultiples />
      </PanelRow>
      <FurtherLink to="/arrears-op-up3d">{t('toArrears')}</FurtherLink>
      <FurtherLink to="/demo-taxobject">{t('toKinds')}</FurtherLink>
      <RegisterTable />
    </FilteredPage>
  );
}
