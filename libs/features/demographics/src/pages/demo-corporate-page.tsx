import { FilteredPage, FurtherLink, ReconciliationStrip, useFilteredAnswer, usePanelWords } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { Concentration } from '../components/corporations/concentration.tsx';
import { CorporateKpis, CorporateSentence } from '../components/corporations/corporate-kpis.tsx';
import { CountAndMoney, PAYERS } from '../components/shared/count-and-money.tsx';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { Tenures } from '../components/shared/tenures.tsx';
import { messages } from '../messages/corporations.ts';
import { messages as sharedTexts } from '../messages/groups.ts';
import { legalForms, sectors, SEGMENTS, summed } from '../questions/demo-corporate.ts';

/** Firms are counted over all taxes and units: filters by those would reach nothing on this page. */
/** Rows that are shown before all are asked for. */
const FIRST = 10;

const Sectors = () => (
  <CountAndMoney {...PAYERS} first={FIRST} words={usePanelWords(messages, 'sectors')} asked={useFilteredAnswer(sectors)} by="sector" />
);

const LegalForms = () => (
  <CountAndMoney
    {...PAYERS}
    first={FIRST}
    words={usePanelWords(messages, 'forms')}
    asked={useFilteredAnswer(legalForms)}
    by="legalForm"
    height="low"
  />
);

const Details = () => <GroupDetails words={usePanelWords(messages, 'table')} kind="corporate" segments={SEGMENTS} />;

export default function DemoCorporatePage() {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  return (
    <FilteredPage question={t('question')} sentence={<CorporateSentence />} offers={['period', 'compare']} counted>
      <CorporateKpis />
      <Sectors />
      <Concentration />
      <LegalForms />
      <Tenures kind="corporate" />
      <Details />
      <ReconciliationStrip of={summed} />
      {/* Without the sector: a list by sector would name the few. */}
      <FurtherLink to="/transactions-by-taxpayer">{t('toPayers')}</FurtherLink>
      <FurtherLink to="/tax-subjects">{shared('toSubjects')}</FurtherLink>
    </FilteredPage>
  );
}
