import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, PanelRow } from '@pendapa/panels';
import { share } from '@pendapa/query';
import { ObjectMonths, ObligationFunnel } from '../components/objects/flows.tsx';
import { ObjectKpis } from '../components/objects/object-kpis.tsx';
import { messages as caseTexts } from '../messages/cases.ts';
import { messages } from '../messages/objects.ts';
import { owingUnits } from '../questions/tax-objects.ts';

const Details = lazy(() => import('./tax-objects-details.tsx'));

/** Registered objects: active, paying, and those that owe. */
export default function TaxObjectsPage() {
  const t = useMessages(messages);
  const cases = useMessages(caseTexts);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={owingUnits}
          measure="nonPayers"
          sentence={({ total, formatted }) =>
            t('sentence', {
              count: formatted.total('nonPayers'),
              all: formatted.total('objectsDue'),
              share: formatted.percent(share(total('nonPayers'), total('objectsDue'))),
            })
          }
        />
      }
      offers={['period', 'compare', 'region', 'level', 'tax', 'category', 'unit', 'kind']}
    >
      <ObjectKpis />
      <PanelRow>
        <ObjectMonths />
        <ObligationFunnel />
      </PanelRow>
      <PageDetails
        parts={[
          { part: 'objects', title: t('table.title'), about: t('details.objects') },
          { part: 'places', title: t('units.title'), about: t('details.places') },
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
