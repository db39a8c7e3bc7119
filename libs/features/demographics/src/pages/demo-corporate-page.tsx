import { FilteredPage, ReconciliationStrip } from '@pendapa/analysis';
import { FurtherLink } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import {
  CountAndMoney,
  PAYERS_AND_PAYMENTS,
  ConcentrationPanel,
  KpiStrip,
  MeasureCard,
  MeasureCards,
  PanelRow,
  usePanelWords,
} from '@pendapa/panels';
import { CorporateSentence, UnevenSectors } from '../components/corporations/sectors.tsx';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { Tenures } from '../components/shared/tenures.tsx';
import { messages } from '../messages/corporations.ts';
import { messages as sharedTexts } from '../messages/groups.ts';
import * as ask from '../questions/demo-corporate.ts';

/** Number of rows shown before "show all". */
const INITIAL_ROWS = 10;

/**
 * Firms by sector, legal form and time since registration, with their payments. Offers no filter by tax or unit, because firms are
 * counted over all of them.
 */
export default function DemoCorporatePage() {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  return (
    <FilteredPage question={t('question')} sentence={<CorporateSentence />} offers={['period', 'compare']} countsTaxpayers>
      <KpiStrip>
        <MeasureCards query={ask.registeredTotals} measures={['registered', 'opened', 'closed']} />
        <MeasureCard query={ask.sectors} measure="amount" />
        <MeasureCard query={ask.weights} measure="largestShare" />
      </KpiStrip>
      <CountAndMoney
        {...PAYERS_AND_PAYMENTS}
        initialRows={INITIAL_ROWS}
        words={usePanelWords(messages, 'sectors')}
        query={ask.sectors}
        by="sector"
      />
      <PanelRow hasEqualWidths>
        <ConcentrationPanel words={usePanelWords(messages, 'lorenz')} query={ask.paidBands} height="large" />
        <UnevenSectors />
      </PanelRow>
      <CountAndMoney
        {...PAYERS_AND_PAYMENTS}
        initialRows={INITIAL_ROWS}
        words={usePanelWords(messages, 'forms')}
        query={ask.legalForms}
        by="legalForm"
        height="low"
      />
      <Tenures kind="corporate" />
      <GroupDetails words={usePanelWords(messages, 'table')} kind="corporate" segments={ask.SEGMENTS} />
      <ReconciliationStrip reconciliation={ask.reconciliation} />
      {/* The link carries no sector, because a list by sector would reveal small groups. */}
      <FurtherLink to="/transactions-by-taxpayer">{t('toPayers')}</FurtherLink>
      <FurtherLink to="/tax-subjects">{shared('toSubjects')}</FurtherLink>
    </FilteredPage>
  );
}
