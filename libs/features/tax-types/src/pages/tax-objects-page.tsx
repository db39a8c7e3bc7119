import { FilteredPage, FurtherLink, PanelRow, RegionBreadcrumb } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { IdleObjects } from '../components/objects/idle-objects.tsx';
import { ObjectKpis } from '../components/objects/object-kpis.tsx';
import { ObjectMonths } from '../components/objects/object-months.tsx';
import { ObjectTypes, UnpaidUnits } from '../components/objects/object-types.tsx';
import { DutyFunnel, ObjectDetails, ObjectFunnel, ObjectPlaces, ObjectSentence } from '../components/objects/panels.tsx';
import { messages } from '../messages/objects.ts';

export default function TaxObjectsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<ObjectSentence />}
      offers={['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind']}
    >
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
