import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink, RegionBreadcrumb } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, useHasBorders } from '@pendapa/panels';
import { RegionMapRow } from '../components/map/region-map-row.tsx';
import { CategoryBars } from '../components/overview/category-bars.tsx';
import { RegionKpis, RegionSteps } from '../components/overview/region-kpis.tsx';
import { RegionSentence, TopRegions } from '../components/overview/top-regions.tsx';
import { messages } from '../messages/regional.ts';

const Details = lazy(() => import('./regional-details.tsx'));

/** Pixels for six regions, which are about as high as the cities beside them. */
const REGIONS_HEIGHT = 290;

/** An agency with borders sees the map; without them tiles would say what the bars say, so they stand in the details. */
function FirstPart() {
  if (useHasBorders()) return <RegionMapRow />;
  return (
    <>
      <RegionBreadcrumb />
      <PanelRow hasEqualWidths>
        <TopRegions height={REGIONS_HEIGHT} />
        <CategoryBars />
      </PanelRow>
    </>
  );
}

/** The details; what the first part shows is not among them. */
function RegionParts() {
  const t = useMessages(messages);
  const hasBorders = useHasBorders();
  return (
    <PageDetails
      parts={[
        { part: 'regions', title: t('table.title'), about: t('details.regions') },
        hasBorders
          ? { part: 'categories', title: t('categories.title'), about: t('details.categories') }
          : { part: 'map', title: t('map.title'), about: t('details.map') },
      ]}
    >
      <Details />
    </PageDetails>
  );
}

/** Revenue by region, as bars or map, and table. */
export default function RegionalPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<RegionSentence />}
      offers={['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind', 'penalty']}
    >
      <RegionKpis />
      <FirstPart />
      <RegionSteps />
      <RegionParts />
      <RelatedLinks>
        <FurtherLink to="/detailed-regional">{t('toDetailed')}</FurtherLink>
        <FurtherLink to="/target-units">{t('toUnits')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
