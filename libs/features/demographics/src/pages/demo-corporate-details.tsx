import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import {
  ConcentrationPanel,
  CountAndMoney,
  KpiStrip,
  MeasureCard,
  MeasureCards,
  PAYERS_AND_PAYMENTS,
  usePanelWords,
} from '@pendapa/panels';
import { UnevenSectors } from '../components/corporations/sectors.tsx';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { Tenures } from '../components/shared/tenures.tsx';
import { messages } from '../messages/corporations.ts';
import * as ask from '../questions/demo-corporate.ts';

/** Number of legal forms shown before "show all". */
const INITIAL_FORMS = 8;

/** Groups as a table, legal forms, time since registration, and concentration. */
export default function DemoCorporateDetails() {
  const t = useMessages(messages);
  return (
    <>
      <DetailsPart part="groups">
        <KpiStrip label={t('details.register')}>
          <MeasureCards query={ask.registeredTotals} measures={['registered', 'opened', 'closed']} />
        </KpiStrip>
        <GroupDetails words={usePanelWords(messages, 'table')} kind="corporate" segments={ask.SEGMENTS} />
        <ReconciliationStrip reconciliation={ask.reconciliation} />
      </DetailsPart>
      <DetailsPart part="forms">
        <CountAndMoney
          {...PAYERS_AND_PAYMENTS}
          initialRows={INITIAL_FORMS}
          words={usePanelWords(messages, 'forms')}
          query={ask.legalForms}
          by="legalForm"
          height="low"
        />
      </DetailsPart>
      <DetailsPart part="tenure">
        <Tenures kind="corporate" />
      </DetailsPart>
      <DetailsPart part="concentration">
        <KpiStrip label={t('details.concentration')}>
          <MeasureCard query={ask.weights} measure="largestShare" />
        </KpiStrip>
        <UnevenSectors />
        <ConcentrationPanel words={usePanelWords(messages, 'lorenz')} query={ask.paidBands} height="large" />
      </DetailsPart>
    </>
  );
}
