import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { CountAndMoney, PanelRow, PAYERS_AND_PAYMENTS, usePanelWords } from '@pendapa/panels';
import { IndividualMoreKpis } from '../components/individuals/individual-kpis.tsx';
import { DividedPanel } from '../components/individuals/divided-panel.tsx';
import {
  CitiesPanel,
  DigitalAges,
  ExemptHoldingsPanel,
  ExemptionsPanel,
  ObjectsPerPersonPanel,
  SexPanel,
} from '../components/individuals/panels.tsx';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { Tenures } from '../components/shared/tenures.tsx';
import { messages } from '../messages/individuals.ts';
import * as ask from '../questions/demo-individual.ts';

/** Number of bands of taxes paid: one, two, three or more. */
const TAX_BANDS = 3;

/** Groups as a table, holdings, digital payment, and number of taxes. */
export default function DemoIndividualDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="groups">
        <GroupDetails words={usePanelWords(messages, 'table')} kind="individual" segments={ask.SEGMENTS} />
        <DividedPanel name="sx" label={t('sexes.switch')}>
          {(isDivided) => isDivided && <SexPanel />}
        </DividedPanel>
        <ReconciliationStrip reconciliation={ask.reconciliation} />
      </DetailsPart>
      <DetailsPart part="holdings">
        <IndividualMoreKpis />
        <DividedPanel name="ex" label={t('both.switch')}>
          {(isDivided) => (
            <PanelRow hasEqualWidths>
              {isDivided ? <ExemptHoldingsPanel /> : <ObjectsPerPersonPanel />}
              <ExemptionsPanel />
            </PanelRow>
          )}
        </DividedPanel>
      </DetailsPart>
      <DetailsPart part="digital">
        <DigitalAges />
      </DetailsPart>
      <DetailsPart part="taxes">
        <CountAndMoney
          {...PAYERS_AND_PAYMENTS}
          initialRows={TAX_BANDS}
          words={usePanelWords(messages, 'taxes')}
          query={ask.taxesPaid}
          by="taxTypesPaid"
          height="low"
        />
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
      </DetailsPart>
    </>
  );
}
