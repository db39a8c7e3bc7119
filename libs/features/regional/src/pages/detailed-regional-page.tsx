import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink, RegionBreadcrumb } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, useHasBorders } from '@pendapa/panels';
import { ChangeSentence } from '../components/detail/change-sentence.tsx';
import { DetailKpis } from '../components/detail/detail-kpis.tsx';
import { LargestChanges } from '../components/detail/largest-changes.tsx';
import { RegionMapRow } from '../components/map/region-map-row.tsx';
import { FallSteps } from '../components/shared/fall-steps.tsx';
import { messages } from '../messages/detailed.ts';

/** Rows of a list that is as high as the map. */
const ROWS_OF_MAP = 10;

const Details = lazy(() => import('./detailed-regional-details.tsx'));

/** Regions that fell and that rose; an agency with borders sees the map beside the falls. */
function FirstPart() {
  if (useHasBorders()) return <RegionMapRow hasPath={false} secondPanel={<LargestChanges direction="falls" initialRows={ROWS_OF_MAP} />} />;
  return (
    <PanelRow hasEqualWidths>
      <LargestChanges direction="falls" />
      <LargestChanges direction="rises" />
    </PanelRow>
  );
}

function RegionDetails() {
  const t = useMessages(messages);
  const map = useHasBorders()
    ? { part: 'map', title: t('details.largest.title'), about: t('details.largest') }
    : { part: 'map', title: t('details.map.title'), about: t('details.map') };
  return (
    <PageDetails
      parts={[
        { part: 'months', title: t('months.title'), about: t('details.months') },
        { part: 'indicators', title: t('heat.title'), about: t('details.indicators') },
        map,
        { part: 'areas', title: t('areas.title'), about: t('details.areas') },
        { part: 'list', title: t('table.title'), about: t('details.list') },
      ]}
    >
      <Details />
    </PageDetails>
  );
}

/** One region in detail: indicators, areas within it, and months. */
export default function DetailedRegionalPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<ChangeSentence />}
      offers={['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'penalty']}
    >
      <DetailKpis />
      <RegionBreadcrumb />
      <FirstPart />
      <FallSteps page="/revenue-op-trend" />
      <RegionDetails />
      <RelatedLinks>
        <FurtherLink to="/compliance">{t('heat.further')}</FurtherLink>
        <FurtherLink to="/cross-dimensional?view=heatmap">{t('toRelations')}</FurtherLink>
        <FurtherLink to="/arrears-op-up3d">{t('toArrears')}</FurtherLink>
        <FurtherLink to="/demo-taxobject">{t('toKinds')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
