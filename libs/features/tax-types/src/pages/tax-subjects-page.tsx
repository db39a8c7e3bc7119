import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { KindShares } from '../components/subjects/panels.tsx';
import { SubjectKpis } from '../components/subjects/subject-kpis.tsx';
import { SubjectSteps, TopShares, TopShareSentence } from '../components/subjects/top-shares.tsx';
import { messages } from '../messages/subjects.ts';

const Details = lazy(() => import('./tax-subjects-details.tsx'));

/**
 * Taxpayers: how concentrated payments are, and payments by group. Offers no filter by tax or unit, because payers are counted over
 * all of them.
 */
export default function TaxSubjectsPage() {
  const t = useMessages(messages);
  return (
    <FilteredPage question={t('question')} sentence={<TopShareSentence />} offers={['period', 'compare']} countsTaxpayers>
      <SubjectKpis />
      <PanelRow hasEqualWidths>
        <TopShares />
        <KindShares />
      </PanelRow>
      <SubjectSteps />
      <PageDetails
        parts={[
          { part: 'groups', title: t('table.title'), about: t('details.groups') },
          { part: 'concentration', title: t('lorenz.title'), about: t('details.concentration') },
          { part: 'taxes', title: t('matrix.title'), about: t('details.taxes') },
          { part: 'largest', title: t('details.largest.title'), about: t('details.largest') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/transactions-by-taxpayer">{t('toChanges')}</FurtherLink>
        <FurtherLink to="/demo-individual">{t('toIndividuals')}</FurtherLink>
        <FurtherLink to="/demo-corporate">{t('toFirms')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
