import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { CountAndMoney, PAYERS_AND_PAYMENTS, PageSentence, PanelRow, usePanelWords } from '@pendapa/panels';
import { IndividualKpis } from '../components/individuals/individual-kpis.tsx';
import {
  AgePanel,
  CitiesPanel,
  DigitalAges,
  ExemptHoldingsPanel,
  ExemptionsPanel,
  ObjectsPerPersonPanel,
  OwingAges,
  SexPanel,
} from '../components/individuals/panels.tsx';
import { DividedPanel } from '../components/individuals/divided-panel.tsx';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { Tenures } from '../components/shared/tenures.tsx';
import { messages as sharedTexts } from '../messages/groups.ts';
import { messages } from '../messages/individuals.ts';
import * as ask from '../questions/demo-individual.ts';

/** Number of bands of taxes paid: one, two, three or more. */
const TAX_BANDS = 3;

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
      <DividedPanel name="ex" label={t('both.switch')}>
        {(isDivided) => (
          <PanelRow hasEqualWidths>
            {isDivided ? <ExemptHoldingsPanel /> : <ObjectsPerPersonPanel />}
            <ExemptionsPanel />
          </PanelRow>
        )}
      </DividedPanel>
      <DigitalAges />
      <DividedPanel name="ct" label={t('cities.switch')}>
        {(isDivided) =>
          isDivided ? (
            <PanelRow hasEqualWidths>
              <Tenures kind="individual" />
              <CitiesPanel />
            </PanelRow>
          ) : (
            <Tenures kind="individual" />
          )
        }
      </DividedPanel>
      <CountAndMoney
        {...PAYERS_AND_PAYMENTS}
        initialRows={TAX_BANDS}
        words={usePanelWords(messages, 'taxes')}
        query={ask.taxesPaid}
        by="taxTypesPaid"
        height="low"
      />
      <GroupDetails words={usePanelWords(messages, 'table')} kind="individual" segments={ask.SEGMENTS} />
      <ReconciliationStrip reconciliation={ask.reconciliation} />
      <FurtherLink to="/tax-subjects">{shared('toSubjects')}</FurtherLink>
      <FurtherLink to="/payment-channels">{t('toChannels')}</FurtherLink>
    </FilteredPage>
  );
}
