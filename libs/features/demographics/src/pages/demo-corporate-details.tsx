import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { ConcentrationPanel, CountAndMoney, PAYERS_AND_PAYMENTS, usePanelWords } from '@pendapa/panels';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { Tenures } from '../components/shared/tenures.tsx';
import { messages } from '../messages/corporations.ts';
import * as ask from '../questions/demo-corporate.ts';

/** Number of rows shown before "show all". */
const INITIAL_ROWS = 10;

/** Groups as a table, legal forms, and concentration. */
export default function DemoCorporateDetails() {
  return (
    <>
      <DetailsPart part="groups">
        <GroupDetails words={usePanelWords(messages, 'table')} kind="corporate" segments={ask.SEGMENTS} />
        <ReconciliationStrip reconciliation={ask.reconciliation} />
      </DetailsPart>
      <DetailsPart part="forms">
        <CountAndMoney
          {...PAYERS_AND_PAYMENTS}
          initialRows={INITIAL_ROWS}
          words={usePanelWords(messages, 'forms')}
          query={ask.legalForms}
          by="legalForm"
          height="low"
        />
        <Tenures kind="corporate" />
      </DetailsPart>
      <DetailsPart part="concentration">
        <ConcentrationPanel words={usePanelWords(messages, 'lorenz')} query={ask.paidBands} height="large" />
      </DetailsPart>
    </>
  );
}
