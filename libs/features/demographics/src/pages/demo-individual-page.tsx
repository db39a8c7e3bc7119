import { lazy } from 'react';
import { FilteredPage, PageDetails, RelatedLinks } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { PageSentence, PanelRow } from '@pendapa/panels';
import { DividedPanel } from '../components/individuals/divided-panel.tsx';
import { IndividualKpis } from '../components/individuals/individual-kpis.tsx';
import { AgePanel, OwingAges, SexPanel } from '../components/individuals/panels.tsx';
import { messages as sharedTexts } from '../messages/groups.ts';
import { messages } from '../messages/individuals.ts';
import * as ask from '../questions/demo-individual.ts';

const Details = lazy(() => import('./demo-individual-details.tsx'));

/**
 * Individual taxpayers by age, sex and city, with their objects, exemptions and arrears. Offers no filter by tax or unit, because
 * people are counted over all of them.
 */
export default function DemoIndividualPage() {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  return (
    <FilteredPage
      question={t('question')}
      sentence={
        <PageSentence
          query={ask.ages}
          measure="objects"
          // Names the group that a change of tax rules would affect most.
          sentence={({ formatted }) => t('sentence', formatted.largest('ageGroup', 'objects'))}
        />
      }
      offers={['period', 'compare']}
      countsTaxpayers
    >
      <IndividualKpis />
      <DividedPanel name="sx" label={t('sexes.switch')}>
        {(isDivided) => (
          <PanelRow hasEqualWidths>
            {isDivided ? <SexPanel /> : <AgePanel />}
            <OwingAges />
          </PanelRow>
        )}
      </DividedPanel>
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
        <FurtherLink to="/tax-subjects">{shared('toSubjects')}</FurtherLink>
        <FurtherLink to="/payment-channels">{t('toChannels')}</FurtherLink>
      </RelatedLinks>
    </FilteredPage>
  );
}
