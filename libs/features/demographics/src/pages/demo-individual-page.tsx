import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  FilteredPage,
  FurtherLink,
  PanelRow,
  useAddressChoice,
  useFilteredAnswer,
  usePanelWords,
  type FilterName,
} from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { AgePanel, OwingAges } from '../components/individuals/ages.tsx';
import { IndividualKpis, IndividualSentence } from '../components/individuals/individual-kpis.tsx';
import { SexPanel } from '../components/individuals/sexes.tsx';
import { CountAndMoney } from '../components/shared/count-and-money.tsx';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { messages } from '../messages/individuals.ts';
import { menu } from '../messages/menu.ts';
import { SEGMENTS, taxesPaid } from '../questions/demo-individual.ts';

/** People are counted over all taxes and units: filters by those would reach nothing on this page. */
const OFFERS: readonly FilterName[] = ['period', 'compare'];

/** One tax, two, three or more. */
const TAXES = 3;

/** By age, and by sex where the reader wants it, as of the youngest neither is told. */
function Ages() {
  const t = useMessages(messages);
  const [told, tell] = useAddressChoice('sx', ['together', 'apart']);
  return (
    <>
      <PanelRow even>
        {told === 'apart' ? <SexPanel height={CHART_HEIGHTS.small} /> : <AgePanel height={CHART_HEIGHTS.small} />}
        <OwingAges height={CHART_HEIGHTS.small} />
      </PanelRow>
      <FormControlLabel
        control={<Switch size="small" checked={told === 'apart'} onChange={(_, checked) => tell(checked ? 'apart' : 'together')} />}
        label={t('sexes.switch')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </>
  );
}

const TaxesPaid = () => (
  <CountAndMoney
    words={usePanelWords(messages, 'taxes')}
    asked={useFilteredAnswer(taxesPaid)}
    by="taxTypesPaid"
    height={CHART_HEIGHTS.low}
    first={TAXES}
  />
);

const Details = () => <GroupDetails words={usePanelWords(messages, 'table')} kind="individual" segments={SEGMENTS} />;

export default function DemoIndividualPage() {
  const title = useMessages(menu);
  const t = useMessages(messages);
  return (
    <FilteredPage title={title('individual')} question={t('question')} sentence={<IndividualSentence />} offers={OFFERS} counted>
      <IndividualKpis />
      <Ages />
      <TaxesPaid />
      <Details />
      <FurtherLink to="/tax-subjects">{t('toSubjects')}</FurtherLink>
    </FilteredPage>
  );
}
