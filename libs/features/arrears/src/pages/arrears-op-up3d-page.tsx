import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useHasBorders } from '@pendapa/panels';
import { HighestSentence, HighestSteps, PlaceKpis, SharesByKind } from '../components/op-up3d/kind-shares.tsx';
import { PlacePath, PlaceTiles } from '../components/op-up3d/place-tiles.tsx';
import { messages } from '../messages/op-up3d.ts';

const Details = lazy(() => import('./arrears-op-up3d-details.tsx'));

/** The map comes first if borders were imported; tiles, most of few objects, stand in the details. */
function Places() {
  return (
    useHasBorders() && (
      <>
        <PlacePath />
        <PlaceTiles />
      </>
    )
  );
}

function Parts() {
  const t = useMessages(messages);
  const map = useHasBorders() ? [] : [{ part: 'map', title: t('tiles.title'), about: t('details.map') }];
  return (
    <PageDetails
      parts={[
        ...map,
        { part: 'units', title: t('units.title'), about: t('details.units') },
        { part: 'change', title: t('change.title'), about: t('details.change') },
        { part: 'places', title: t('places.title'), about: t('details.places') },
        { part: 'list', title: t('details.list.title'), about: t('details.list') },
      ]}
    >
      <Details />
    </PageDetails>
  );
}

/** Places of objects in arrears: the UP3D (district tax offices) and Samsat with the highest share. */
export default function ArrearsOpUp3dPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<HighestSentence />}
      offers={['period', 'region', 'level', 'tax', 'category', 'unit', 'kind']}
      isSnapshot
    >
      <PlaceKpis />
      <Places />
      <SharesByKind />
      <HighestSteps />
      <Parts />
      <RelatedLinks>
        <FurtherLink to="/arrears-op-trend">{t('toTrend')}</FurtherLink>
        <FurtherLink to="/arrears-up3d">{t('toAmounts')}</FurtherLink>
        <FurtherLink to="/compliance-up3d">{t('toCompliance')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
