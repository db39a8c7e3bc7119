import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { RegionMapRow } from '../components/map/region-map-row.tsx';
import { RegionKpis } from '../components/overview/region-kpis.tsx';
import { RegionSentence } from '../components/overview/top-regions.tsx';
import { messages } from '../messages/regional.ts';

const Details = lazy(() => import('./regional-details.tsx'));

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
      <PageDetails
        parts={[
          { part: 'regions', title: t('table.title'), about: t('details.regions') },
          { part: 'categories', title: t('categories.title'), about: t('details.categories') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/detailed-regional">{t('toDetailed')}</FurtherLink>
        <FurtherLink to="/target-units">{t('toUnits')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
