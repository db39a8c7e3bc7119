import { DetailsPart, ReconciliationStrip } from '@pendapa/analysis';
import { ConcentrationPanel, usePanelWords } from '@pendapa/panels';
import { UnevenSectors } from '../components/corporations/sectors.tsx';
import { GroupDetails } from '../components/shared/group-details.tsx';
import { Tenures } from '../components/shared/tenures.tsx';
import { messages } from '../messages/corporations.ts';
import * as ask from '../questions/demo-corporate.ts';

/** Groups as a table, time since registration, and concentration. */
export default function DemoCorporateDetails() {
  return (
    <>
      <DetailsPart part="groups">
        <GroupDetails words={usePanelWords(messages, 'table')} kind="corporate" segments={ask.SEGMENTS} />
        <ReconciliationStrip reconciliation={ask.reconciliation} />
      </DetailsPart>
      <DetailsPart part="tenure">
        <Tenures kind="corporate" />
      </DetailsPart>
      <DetailsPart part="concentration">
        <UnevenSectors />
        <ConcentrationPanel words={usePanelWords(messages, 'lorenz')} query={ask.paidBands} height="large" />
      </DetailsPart>
    </>
  );
}
