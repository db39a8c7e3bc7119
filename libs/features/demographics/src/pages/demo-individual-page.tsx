import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PanelRow } from '@pendapa/panels';
import { IndividualKpis } from '../components/individuals/individual-kpis.tsx';
import { OwingAges, OwingSentence, OwingSteps } from '../components/individuals/owing-ages.tsx';
import { AgePanel } from '../components/individuals/panels.tsx';
import { messages as sharedTexts } from '../messages/groups.ts';
import { messages } from '../messages/individuals.ts';

const Details = lazy(() => import('./demo-individual-details.tsx'));

/**
 * Individual taxpayers by age, sex and city, with their objects, exemptions and arrears. Offers no filter by tax or unit, because
 * people are counted over all of them.
 */
export default function DemoIndividualPage() {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  return (
    <FilteredPage question={t('question')} sentence={<OwingSentence />} offers={['period', 'compare']} countsTaxpayers>
      <IndividualKpis />
      <PanelRow hasEqualWidths>
        <OwingAges />
        <AgePanel />
      </PanelRow>
      <OwingSteps />
      <PageDetails
        parts={[
          { part: 'groups', title: t('table.title'), about: t('details.groups') },
          { part: 'holdings', title: t('held.title'), about: t('details.holdings') },
          { part: 'digital', title: t('digital.title'), about: t('details.digital') },
          { part: 'taxes', title: t('taxes.title'), about: t('details.taxes') },
        ]}
      >
        <Details />
      </PageDetails>
      <RelatedLinks>
        <FurtherLink to="/arrears-up3d">{t('toCollection')}</FurtherLink>
        <FurtherLink to="/tax-subjects">{shared('toSubjects')}</FurtherLink>
        <FurtherLink to="/payment-channels">{t('toChannels')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
