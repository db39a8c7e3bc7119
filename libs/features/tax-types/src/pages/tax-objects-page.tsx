import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ObjectKpis } from '../components/objects/object-kpis.tsx';
import { ObjectSteps, OwingSentence, OwingUnits } from '../components/objects/owing-units.tsx';
import { messages as caseTexts } from '../messages/cases.ts';
import { messages } from '../messages/objects.ts';

const Details = lazy(() => import('./tax-objects-details.tsx'));

/** Registered objects: paying, and those that owe. */
export default function TaxObjectsPage() {
  const t = useMessages(messages);
  const cases = useMessages(caseTexts);
  return (
    <FilteredPage
      question={t('question')}
      sentence={<OwingSentence />}
      offers={['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind']}
    >
      <ObjectKpis />
      <OwingUnits />
      <ObjectSteps />
      <PageDetails
        parts={[
          { part: 'objects', title: t('table.title'), about: t('details.objects') },
          { part: 'months', title: t('months.title'), about: t('details.months') },
          { part: 'places', title: t('places.title'), about: t('details.places') },
          { part: 'idle', title: cases('idle.title'), about: t('details.idle') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/compliance">{t('duties.further')}</FurtherLink>
        <FurtherLink to="/arrears-op-tax-type">{t('toArrears')}</FurtherLink>
        <FurtherLink to="/demo-taxobject">{t('toKinds')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
