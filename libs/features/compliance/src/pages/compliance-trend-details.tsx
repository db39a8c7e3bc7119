import { DetailsPart, FindingsPanel, ReconciliationStrip } from '@pendapa/analysis';
import { DetailsPanel, usePanelWords } from '@pendapa/panels';
import { LifeCohorts } from '../components/trend/life-cohorts.tsx';
import { PaidCurves } from '../components/trend/paid-curves.tsx';
import { PaymentEvents } from '../components/trend/year-lines.tsx';
import { messages } from '../messages/trend.ts';
import * as ask from '../questions/compliance-trend.ts';

/** Details of the compliance trend: speed of payment, events, cohorts, years and taxes, findings. */
export default function ComplianceTrendDetails() {
  return (
    <>
      <DetailsPart part="curves">
        <PaidCurves />
      </DetailsPart>
      <DetailsPart part="events">
        <PaymentEvents />
      </DetailsPart>
      <DetailsPart part="cohorts">
        <LifeCohorts />
      </DetailsPart>
      <DetailsPart part="table">
        <DetailsPanel words={usePanelWords(messages, 'table')} query={ask.yearTaxes} measure="obligations" />
        <ReconciliationStrip reconciliation={ask.obligationReconciliation} />
      </DetailsPart>
      <DetailsPart part="findings">
        <FindingsPanel subject="compliance" />
      </DetailsPart>
    </>
  );
}
