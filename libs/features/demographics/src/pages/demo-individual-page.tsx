import type { ReactNode } from 'react';
import { FilteredPage, FurtherLink, PanelRow, ReconciliationStrip, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { AgePanel, OwingAges, SexPanel } from '../components/individuals/ages.tsx';
import { CitiesPanel } from '../components/individuals/cities.tsx';
import { DigitalAges } from '../components/individuals/digital.tsx';
import { ExemptHoldingsPanel, ExemptionsPanel, HeldPanel } from '../components/individuals/holdings.tsx';
import { IndividualKpis, IndividualSentence } from '../components/individuals/individual-kpis.tsx';
import { Parted } from '../components/individuals/parted.tsx';
import { CountAndMoney, PAYERS } from '../components/shared/count-and-money.tsx';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { Tenures } from '../components/shared/tenures.tsx';
import { messages as sharedTexts } from '../messages/groups.ts';
import { messages } from '../messages/individuals.ts';
import { SEGMENTS, summed, taxesPaid } from '../questions/demo-individual.ts';

/** People are counted over all taxes and units: filters by those would reach nothing on this page. */
/** One tax, two, three or more. */
const TAXES = 3;

const beside = (left: ReactNode, right: ReactNode) => (
  <PanelRow even>
    {left}
    {right}
  </PanelRow>
);

const TaxesPaid = () => (
  <CountAndMoney
    {...PAYERS}
    first={TAXES}
    words={usePanelWords(messages, 'taxes')}
    asked={useFilteredAnswer(taxesPaid)}
    by="taxTypesPaid"
    height="low"
  />
);

const Details = () => <GroupDetails words={usePanelWords(messages, 'table')} kind="individual" segments={SEGMENTS} />;

export default function DemoIndividualPage() {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  return (
    <FilteredPage question={t('question')} sentence={<IndividualSentence />} offers={['period', 'compare']} counted>
      <IndividualKpis />
      <Parted
        name="sx"
        label={t('sexes.switch')}
        together={beside(<AgePanel />, <OwingAges />)}
        apart={beside(<SexPanel />, <OwingAges />)}
      />
      <Parted
        name="ex"
        label={t('both.switch')}
        together={beside(<HeldPanel />, <ExemptionsPanel />)}
        apart={beside(<ExemptHoldingsPanel />, <ExemptionsPanel />)}
      />
      <DigitalAges />
      <Parted
        name="ct"
        label={t('cities.switch')}
        together={<Tenures kind="individual" />}
        apart={beside(<Tenures kind="individual" />, <CitiesPanel />)}
      />
      <TaxesPaid />
      <Details />
      <ReconciliationStrip of={summed} />
      <FurtherLink to="/tax-subjects">{shared('toSubjects')}</FurtherLink>
      <FurtherLink to="/payment-channels">{t('toChannels')}</FurtherLink>
    </FilteredPage>
  );
}
