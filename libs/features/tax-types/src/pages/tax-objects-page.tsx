import { FilteredPage, FurtherLink, PanelRow, RegionBreadcrumb, type FilterName } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { IdleObjects } from '../components/objects/idle-objects.tsx';
import { ObjectKpis } from '../components/objects/object-kpis.tsx';
import { ObjectMonths } from '../components/objects/object-months.tsx';
import { ObjectTypes, UnpaidUnits } from '../components/objects/object-types.tsx';
import { DutyFunnel, ObjectDetails, ObjectFunnel, ObjectPlaces, ObjectSentence } from '../components/objects/panels.tsx';
import { menu } from '../messages/menu.ts';
import { messages } from '../messages/objects.ts';

const OFFERS: readonly FilterName[] = ['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind'];

export default function TaxObjectsPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('objects')} question={t('question')} sentence={<ObjectSentence />} offers={OFFERS}>
      <ObjectKpis />
      <PanelRow>
        <ObjectMonths />
        <DutyFunnel />
      </PanelRow>
      <FurtherLink to="/compliance">{t('duties.further')}</FurtherLink>
      <FurtherLink to="/arrears-op-tax-type">{t('toArrears')}</FurtherLink>
      <ObjectFunnel />
      <ObjectTypes />
      <RegionBreadcrumb />
      <PanelRow>
        <UnpaidUnits />
        <ObjectPlaces />
      </PanelRow>
      <IdleObjects />
      <ObjectDetails />
      <FurtherLink to="/demo-taxobject">{t('toKinds')}</FurtherLink>
    </FilteredPage>
  );
}
