import type { ReactNode } from 'react';
import {
  FilteredPage,
  FurtherLink,
  PanelRow,
  ReconciliationStrip,
  useAddressChoice,
  useFilteredAnswer,
  usePanelWords,
  type FilterName,
} from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { SwitchChoice } from '@pendapa/ui-layout';
import { AgePanel, OwingAges } from '../components/individuals/ages.tsx';
import { CitiesPanel } from '../components/individuals/cities.tsx';
import { DigitalAges } from '../components/individuals/digital.tsx';
import { ExemptionsPanel, HoldingsPanel } from '../components/individuals/holdings.tsx';
import { IndividualKpis, IndividualSentence } from '../components/individuals/individual-kpis.tsx';
import { SexPanel } from '../components/individuals/sexes.tsx';
import { CountAndMoney } from '../components/shared/count-and-money.tsx';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { Tenures } from '../components/shared/tenures.tsx';
import { messages } from '../messages/individuals.ts';
import { menu } from '../messages/menu.ts';
import { SEGMENTS, summed, taxesPaid, tenures } from '../questions/demo-individual.ts';

/** People are counted over all taxes and units: filters by those would reach nothing on this page. */
const OFFERS: readonly FilterName[] = ['period', 'compare'];

/** One tax, two, three or more. */
const TAXES = 3;

interface PartedProps {
  /** The parameter of the address. */
  readonly name: string;
  readonly label: string;
  readonly children: (parted: boolean) => ReactNode;
}

/** Panels of which one is parted further where the reader wants it, as it then hides more. */
function Parted({ name, label, children }: PartedProps) {
  const [told, tell] = useAddressChoice(name, ['together', 'apart']);
  return (
    <>
      <PanelRow even>{children(told === 'apart')}</PanelRow>
      <SwitchChoice label={label} checked={told === 'apart'} onChoose={(checked) => tell(checked ? 'apart' : 'together')} />
    </>
  );
}

/** By age, and by sex where the reader wants it, as of the youngest neither is told. */
const Ages = () => (
  <Parted name="sx" label={useMessages(messages)('sexes.switch')}>
    {(parted) => (
      <>
        {parted ? <SexPanel height={CHART_HEIGHTS.small} /> : <AgePanel height={CHART_HEIGHTS.small} />}
        <OwingAges height={CHART_HEIGHTS.small} />
      </>
    )}
  </Parted>
);

/** By how many objects they hold, and by exemption: together where the reader wants it. */
const Holdings = () => (
  <Parted name="ex" label={useMessages(messages)('both.switch')}>
    {(parted) => (
      <>
        <HoldingsPanel height={CHART_HEIGHTS.low} parted={parted} />
        <ExemptionsPanel height={CHART_HEIGHTS.low} />
      </>
    )}
  </Parted>
);

const PAYERS = { of: 'payers', count: 'taxpayers', money: 'amount', each: 'amountPerTaxpayer', first: TAXES } as const;

const TaxesPaid = () => (
  <CountAndMoney {...PAYERS} words={usePanelWords(messages, 'taxes')} asked={useFilteredAnswer(taxesPaid)} by="taxTypesPaid" height="low" />
);

/** How long they have been registered, and where they live where the reader wants it. */
function Registered() {
  const [words, asked] = [usePanelWords(messages, 'tenure'), useFilteredAnswer(tenures)];
  return (
    <Parted name="ct" label={useMessages(messages)('cities.switch')}>
      {(parted) => (
        <>
          <Tenures words={words} asked={asked} />
          {parted && <CitiesPanel />}
        </>
      )}
    </Parted>
  );
}

const Details = () => <GroupDetails words={usePanelWords(messages, 'table')} kind="individual" segments={SEGMENTS} />;

export default function DemoIndividualPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('individual')} question={t('question')} sentence={<IndividualSentence />} offers={OFFERS} counted>
      <IndividualKpis />
      <Ages />
      <Holdings />
      <DigitalAges height={CHART_HEIGHTS.low} />
      <Registered />
      <TaxesPaid />
      <Details />
      <ReconciliationStrip of={summed} />
      <FurtherLink to="/tax-subjects">{t('toSubjects')}</FurtherLink>
    </FilteredPage>
  );
}
