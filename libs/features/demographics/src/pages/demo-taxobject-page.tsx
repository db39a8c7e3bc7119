import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink, RegionBreadcrumb } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow, useHasBorders } from '@pendapa/panels';
import { ObjectKinds } from '../components/tax-objects/kinds.tsx';
import { ObjectKpis } from '../components/tax-objects/object-kpis.tsx';
import { ObjectTiles } from '../components/tax-objects/object-tiles.tsx';
import { KindSteps, ObjectsSentence, OwingKinds } from '../components/tax-objects/owing-kinds.tsx';
import { messages } from '../messages/tax-objects.ts';

const Details = lazy(() => import('./demo-taxobject-details.tsx'));

/** Arrears of objects, and the worth of their kinds; an agency with borders sees first where the objects are. */
function FirstPart() {
  if (!useHasBorders())
    return (
      <PanelRow hasEqualWidths>
        <OwingKinds />
        <ObjectKinds />
      </PanelRow>
    );
  return (
    <>
      <RegionBreadcrumb />
      <PanelRow>
        <ObjectTiles />
        <ObjectKinds />
      </PanelRow>
      <OwingKinds />
    </>
  );
}

function ObjectsInDetail() {
  const t = useMessages(messages);
  const map = useHasBorders() ? [] : [{ part: 'map', title: t('tiles.title'), about: t('details.map') }];
  return (
    <PageDetails
      parts={[
        { part: 'objects', title: t('table.title'), about: t('details.objects') },
        { part: 'values', title: t('bands.title'), about: t('details.values') },
        { part: 'areas', title: t('details.areas.title'), about: t('details.areas') },
        ...map,
      ]}
    >
      <Details />
    </PageDetails>
  );
}

/** Tax objects by kind, value and area, with payments and arrears. */
export default function DemoTaxobjectPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<ObjectsSentence />} offers={['tax', 'region', 'level', 'period', 'compare']}>
      <ObjectKpis />
      <FirstPart />
      <KindSteps />
      <ObjectsInDetail />
      <RelatedLinks>
        <FurtherLink to="/tax-objects">{t('toObjects')}</FurtherLink>
        <FurtherLink to="/arrears-op-tax-type">{t('toArrears')}</FurtherLink>
        <FurtherLink to="/assessment">{t('toAssessments')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
